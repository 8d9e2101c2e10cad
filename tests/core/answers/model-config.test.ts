import { describe, expect, it } from "vitest";
import { ask, runCommand } from "../../../core/answers/ask.js";
import { answerOwnModel } from "../../../core/answers/own-model.js";
import { DEEPSEEK_V3, LLAMA_31_8B } from "../catalogue/config/configs.js";

const config = JSON.stringify(LLAMA_31_8B, null, 2);

describe("/model with a config.json", () => {
  it("gives the answer of the pane and the terminal, in both languages", () => {
    for (const lang of ["en", "fr"] as const) {
      const own = answerOwnModel({ config, hardware: "RTX 4090", gpus: 2, context: 4096 }, lang);
      const reply = runCommand("model", { config, hardware: "RTX 4090", gpus: 2, context: 4096 }, lang);
      expect(own.ok && reply.ok && reply.answer).toEqual(own.ok && own.answer);
      expect(
        runCommand("model", { file: config, hardware: "RTX 4090", gpus: 2, context: 4096 }, lang),
      ).toEqual(reply);
    }
  });

  it("describes the model alone where no device is named", () => {
    const reply = runCommand("model", { file: JSON.stringify(DEEPSEEK_V3) }, "en");
    expect(reply.ok && reply.answer.headline[0]?.text).toMatch(/^67\d/);
  });

  it("takes it pasted behind the command, or as it stands", () => {
    const plain = ask(config, "en");
    expect(plain.ok && plain.answer.headline[0]?.text).toContain("8.03");
    const line = ask(`/model config:${config}`, "en");
    expect(line.ok && line.answer).toEqual(plain.ok && plain.answer);
  });

  it("still takes a name alone, and asks where nothing is given", () => {
    expect(ask("/model Llama 3.3 70B", "en").ok).toBe(true);
    expect(runCommand("model", {}, "en")).toMatchObject({ ok: false, failure: { param: "model" } });
  });

  it.each([
    ["no JSON", "hello"],
    ["a list", "[1, 2]"],
    ["nothing but a brace", "{"],
    ["a deep list", "[".repeat(150_000)],
    ["deep objects that close", `${'{"a":'.repeat(30_000)}1${"}".repeat(30_000)}`],
    ["a number that is a deep list", `{"num_hidden_layers":${"[".repeat(60_000)}${"]".repeat(60_000)}}`],
    ["a pickle", "\u0080\u0002}q\u0000(X\u0005"],
    ["prototype games", '{"__proto__":{"num_hidden_layers":4},"constructor":1}'],
    ["too long", `{"x":"${"y".repeat(400_000)}"}`],
    ["two files at once", `${config}\n${config}`],
  ])("refuses %s with a sentence", (_what, file) => {
    for (const lang of ["en", "fr"] as const) {
      const reply = runCommand("model", { file }, lang);
      expect(reply.ok).toBe(false);
      expect(!reply.ok && reply.message.length).toBeLessThan(700);
      expect(!reply.ok && reply.message).not.toMatch(/undefined|RangeError|\[object/);
    }
  });
});
