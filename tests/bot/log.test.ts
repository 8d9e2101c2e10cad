import { describe, expect, it } from "vitest";
import { errorFields, makeLog } from "../../bot/log.js";

function collect(options: Partial<Parameters<typeof makeLog>[0]> = {}) {
  const lines: string[] = [];
  return { lines, log: makeLog({ write: (line) => lines.push(line), now: () => 0, ...options }) };
}

describe("makeLog", () => {
  it("writes one JSON object a line", () => {
    const { lines, log } = collect();
    log.info("ready", { port: 1 });
    expect(lines).toEqual(['{"time":"1970-01-01T00:00:00.000Z","level":"info","event":"ready","port":1}\n']);
  });

  it("keeps to its level", () => {
    const { lines, log } = collect({ level: "warn" });
    log.debug("a");
    log.info("b");
    log.warn("c");
    log.error("d");
    expect(lines.map((line) => JSON.parse(line).event)).toEqual(["c", "d"]);
  });

  it("never lets a secret out, wherever it stands", () => {
    const { lines, log } = collect({ secrets: ["abc.def.ghi", ""] });
    log.warn("abc.def.ghi", { deep: [{ url: "https://x/abc.def.ghi/y" }] });
    expect(lines[0]).not.toContain("abc.def.ghi");
    expect(lines[0]).toContain("[secret]");
  });

  it("takes BigInt and errors", () => {
    const { lines, log } = collect();
    log.info("x", { big: 10n, error: new RangeError("text of a user") });
    expect(lines[0]).toContain('"big":"10"');
    expect(lines[0]).toContain('"error":"RangeError"');
    expect(lines[0]).not.toContain("text of a user");
  });
});

describe("errorFields", () => {
  it("tells code, status, method and where, but not message, url or body", () => {
    const error = Object.assign(new Error("token xyz"), {
      code: 10062,
      status: 404,
      method: "POST",
      url: "https://discord.com/api/interactions/1/TOKEN/callback",
      requestBody: { json: "question" },
    });
    const fields = errorFields(error);
    expect(fields).toMatchObject({ error: "Error", code: 10062, status: 404, method: "POST" });
    expect(JSON.stringify(fields)).not.toMatch(/xyz|TOKEN|question/);
    expect((fields.where as string[])[0]).toMatch(/log\.test\.ts:\d+:\d+/);
    expect(JSON.stringify(fields)).not.toContain(process.cwd());
  });

  it("copes with what is no error", () => {
    expect(errorFields("text")).toEqual({ error: "string" });
  });
});
