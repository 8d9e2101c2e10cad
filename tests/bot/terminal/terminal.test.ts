import { spawnSync } from "node:child_process";
import { describe, expect, it } from "vitest";
import { matches, vectors } from "../../helpers/vectors.js";

const jeton = (args: readonly string[], input = "") =>
  spawnSync(process.execPath, ["scripts/jeton.mjs", ...args], {
    input,
    encoding: "utf8",
    env: { ...process.env, LANG: "C" },
    maxBuffer: 1e8,
  });

const lines = (requests: readonly unknown[]) =>
  jeton(
    ["--jsonl"],
    requests.map((request) => (typeof request === "string" ? request : JSON.stringify(request))).join("\n"),
  )
    .stdout.trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Record<string, unknown>);

describe("jeton", () => {
  it("prints value, unit, inputs and working line", () => {
    const { stdout, status } = jeton(["=TOKENS_PER_SEC(70,2,3350)"]);
    expect(status).toBe(0);
    expect(stdout).toContain("23.93 tok/s");
    expect(stdout).toContain("3350 × 1 / (70 × 2)");
  });

  it("answers in French with French numbers", () => {
    expect(jeton(["--lang", "fr", "=TOKENS_PER_SEC(70;2;3350)"]).stdout).toContain("23,93 tok/s");
  });

  it("takes the language before or after the word plan", () => {
    for (const args of [
      ["--lang", "fr", "plan", "--help"],
      ["--lang=fr", "plan", "--help"],
      ["plan", "--lang", "fr", "--help"],
    ]) {
      const { stdout, status } = jeton(args);
      expect(status).toBe(0);
      expect(stdout).toContain("Usage : jeton plan");
    }
  });

  it("exits with 1 when refused and 2 on wrong usage", () => {
    const refused = jeton(["=TOKENS_PER_SEC(70,2,0)"]);
    expect(refused.status).toBe(1);
    expect(refused.stderr).toContain("bandwidth_gbs");
    for (const args of [["--nonsense"], ["--lang", "de", "=1"], ["--jsonl", "=1"], ["--json"]])
      expect(jeton(args).status).toBe(2);
  });

  it("prints one JSON line with --json", () => {
    const answer = JSON.parse(jeton(["--json", "=TPS_REALISTIC(70,2,3350)"]).stdout) as { value: unknown };
    expect(answer.value).toEqual([[11.964285714285714, 17.946428571428573]]);
  });

  it("chats on standard input when nothing is asked", () => {
    const { stdout, status } = jeton([], "=1+1\n/latency ttft:200 tpot:20\n");
    expect(status).toBe(0);
    expect(stdout).toMatch(/10\.18 s/);
  });
});

describe("jeton --jsonl", () => {
  it("answers every vector in full precision, and the lines keep their ids", () => {
    const typed = vectors.filter(({ formula }) => formula !== undefined);
    const answers = lines(typed.map(({ id, formula }) => ({ id, text: formula })));
    expect(answers.map(({ id }) => id)).toEqual(typed.map(({ id }) => id));
    for (const [i, vector] of typed.entries()) {
      const answer = answers[i] as { ok: boolean; value: unknown; failure: { code: string } };
      const result = answer.ok ? answer.value : { error: answer.failure.code };
      expect(
        matches(result, vector),
        `${vector.id} ${vector.formula} ${JSON.stringify(answer).slice(0, 200)}`,
      ).toBe(true);
    }
  });

  it("answers a malformed line with its own failure and goes on", () => {
    const answers = lines(["{nonsense", "[1]", { id: 7 }, { id: 8, text: 5 }, { id: 9, text: "=1+1" }]);
    expect(answers.map(({ ok }) => ok)).toEqual([false, false, false, false, true]);
    expect(answers[4]).toMatchObject({ id: 9, value: 2 });
    for (const answer of answers.slice(0, 4))
      expect(answer).toMatchObject({ failure: { code: "type", message: expect.stringMatching(/.{20}/) } });
  });

  it("takes the language of each line", () => {
    const [fr, en] = lines([
      { id: 1, lang: "fr", text: "=TOKENS_PER_SEC(70;0,5;3350)" },
      { id: 2, lang: "en", text: "=TOKENS_PER_SEC(70,0.5,3350)" },
    ]) as { value: number }[];
    expect(fr?.value).toBe(en?.value);
  });
});
