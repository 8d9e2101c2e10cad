import { describe, expect, it } from "vitest";
import { commandLine, decodeAction, encodeAction } from "../../bot/components.js";
import { parseCommandLine } from "../../core/answers/command.js";

describe("encodeAction and decodeAction", () => {
  it("carry a command line and its language", () => {
    const id = encodeAction("/latency ttft:200 tpot:20", "fr");
    expect(id).toBe("j1f:latency ttft:200 tpot:20");
    expect(decodeAction(id ?? "")).toEqual({ ok: true, line: "/latency ttft:200 tpot:20", lang: "fr" });
  });

  it("shorten option names when a line is long, and read it back to the same options", () => {
    const line = `/latency ttft:200 tpot:20.${"1".repeat(34)} tokens:500 speed:"1 000,${"5".repeat(12)}" budget:3`;
    const id = encodeAction(line, "en");
    expect(id?.length).toBeLessThanOrEqual(100);
    const decoded = decodeAction(id ?? "");
    expect(decoded).toEqual({ ok: true, line, lang: "en" });
  });

  it("leave quoted values alone", () => {
    const decoded = decodeAction('j1e:latency tt:5 tp:"to: b:1"');
    expect(decoded).toEqual({ ok: true, line: '/latency ttft:5 tpot:"to: b:1"', lang: "en" });
  });

  it("give up on a line that does not fit", () => {
    expect(encodeAction(`/calc ${"1+".repeat(60)}1`, "en")).toBeUndefined();
  });

  it("take a formula as it stands", () => {
    const id = encodeAction("/calc =TOKENS_PER_SEC(70; 2; 3350)", "fr");
    expect(decodeAction(id ?? "")).toMatchObject({ line: "/calc =TOKENS_PER_SEC(70; 2; 3350)" });
  });
});

describe("commandLine", () => {
  it("quotes what has spaces or colons, so that it is read back", () => {
    const line = commandLine("help", { topic: "a b:c" });
    expect(line).toBe('/help topic:"a b:c"');
    expect(parseCommandLine(line, "en").slots).toEqual({ topic: "a b:c" });
  });
});
