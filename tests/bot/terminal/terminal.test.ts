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
    expect(stdout).toContain("3,350 × 1 / (70 × 2)");
  });

  it("answers in French with French numbers", () => {
    expect(jeton(["--lang", "fr", "=TOKENS_PER_SEC(70;2;3350)"]).stdout).toContain("23,93 tok/s");
  });

  it("answers a French question in French, also on a line without a language; an explicit one wins", () => {
    const question = "quelle est la taille de llama 3.1 8b en q4 ?";
    expect(jeton([question]).stdout).toContain("Go");
    expect(JSON.stringify(lines([{ text: question }])[0])).toContain("Go");
    expect(jeton(["--lang", "en", question]).stdout).toContain("GB");
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

  it("refuses an unknown language, a text that is none, and two questions in one line", () => {
    const said = lines([
      { id: 1, lang: "xx", text: "=1+1" },
      { id: 2, text: 5 },
      { id: 3, text: "=1+1", scenario: {} },
      { id: 4, lang: "fr-CA", text: "=1+1" },
    ]) as { ok: boolean; failure: { message: string } }[];
    expect(said.map((answer) => answer.failure?.message)).toEqual([
      "lang: “xx” is not known. Expected: one of en, fr.",
      "text: “5” is not a text. Expected: a text, for example “=TOKENS_PER_SEC(70,2,3350)”.",
      "line: holds both “text” and “scenario”; ask one thing a line.",
      undefined,
    ]);
  });

  it("answers a scenario that memory speaks against, with a warning and with what was assumed", () => {
    const scenario = {
      metric: "decode_tps_per_user",
      modelFacts: { total: 41 },
      hardware: "h100",
      quant: "bf16",
    };
    expect(lines([{ id: 1, scenario }])[0]).toMatchObject({
      ok: true,
      predicted: expect.any(Number),
      assumed: { engine: "vLLM", prompt: 64, output: 256 },
      warnings: [expect.stringMatching(/^41B .* needs .* GB per device/), expect.any(String)],
    });
  });

  it("states one range for a prompt, whatever is wrong with it", () => {
    for (const prompt of [-5, "lots"]) {
      const scenario = { metric: "ttft_ms", model: "Llama 3.1 8B", hardware: "h100", prompt };
      expect(lines([{ id: 1, scenario }])[0]).toMatchObject({
        failure: { message: expect.stringMatching(/a number from 1 and up to/) },
      });
    }
  });
});
