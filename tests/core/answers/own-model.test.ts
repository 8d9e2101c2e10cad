import { describe, expect, it } from "vitest";
import { ask } from "../../../core/answers/ask.js";
import { answerOwnModel, type OwnModelRequest } from "../../../core/answers/own-model.js";
import type { Lang } from "../../../core/index.js";
import { GEMMA_3_27B, LLAMA_31_8B, QWEN3_NEXT_80B, QWEN25_7B_AWQ } from "../catalogue/config/configs.js";

function answered(config: object, more: Omit<OwnModelRequest, "config"> = {}, lang: Lang = "en") {
  const reply = answerOwnModel({ config: JSON.stringify(config), ...more }, lang);
  return reply.ok ? reply.answer : expect.fail(reply.message);
}
const figureOf = (answer: ReturnType<typeof answered>, label: string) =>
  answer.headline.find((figure) => figure.label === label)?.value;

describe("answerOwnModel", () => {
  it("says how large a model is and what a token keeps", () => {
    const answer = answered(LLAMA_31_8B);
    expect(answer.title).toBe("LlamaForCausalLM");
    expect(figureOf(answer, "parameters")).toBeCloseTo(8.03, 2);
    expect(figureOf(answer, "KV cache per token, 16 bit")).toBe(131_072);
    expect(answer.inputs.find(({ label }) => label === "attention")?.value).toBe("grouped queries (GQA)");
  });

  it("gives the same memory and speed as the model of the catalogue", () => {
    const own = answered(LLAMA_31_8B, { hardware: "H100", quant: "fp8", context: 8192 });
    const known = ask('/fit model:"llama 3.1 8b" hardware:h100 quant:fp8 context:8192', "en");
    if (!known.ok) throw new Error(known.message);
    const memory = known.answer.headline.find(({ label }) => label === "memory needed")?.value;
    expect(figureOf(own, "memory needed")).toBeCloseTo(Number(memory), 1);
    const speed = own.headline.find(({ label }) => label === "per user");
    expect(speed?.low).toBeLessThan(Number(speed?.value));
    expect(speed?.ceiling).toBeGreaterThan(Number(speed?.value));
  });

  it("says what it assumes about the embeddings where the file is silent", () => {
    const { tie_word_embeddings: _left, ...silent } = LLAMA_31_8B;
    const embeddings = (answer: ReturnType<typeof answered>) =>
      answer.inputs.find(({ label }) => label === "embeddings");
    expect(embeddings(answered(LLAMA_31_8B))).toMatchObject({ value: "untied", source: "given" });
    expect(embeddings(answered(silent))).toMatchObject({ value: "untied", source: "default" });
    expect(answered(silent).notes.join()).toMatch(/“tie_word_embeddings” is missing: .* untied/);
    expect(answered(silent, {}, "fr").notes.join()).toMatch(/supposés séparés/);
  });

  it("takes quantised weights as they were released", () => {
    const answer = answered(QWEN25_7B_AWQ, { hardware: "rtx 4090" });
    expect(answer.inputs.find(({ label }) => label === "format")?.value).toMatch(/AWQ/);
    expect(figureOf(answer, "memory needed")).toBeLessThan(12);
  });

  it("answers in French, with French numbers", () => {
    const { headline, inputs, notes } = answered(GEMMA_3_27B, { hardware: "h100" }, "fr");
    expect(headline[0]).toMatchObject({ label: "paramètres", text: "27,01 Md de paramètres" });
    expect(inputs.find(({ label }) => label === "fenêtre")?.value).toMatch(/1\s024 tokens, 52 couches/);
    expect(notes.join(" ")).toContain("Paramètres comptés");
  });

  it("leaves the memory standing where there is no speed", () => {
    const answer = answered(QWEN3_NEXT_80B, { hardware: "rtx 4090", quant: "bf16" });
    expect(figureOf(answer, "fits")).toBe(false);
    expect(figureOf(answer, "memory needed")).toBeGreaterThan(150);
    expect(figureOf(answer, "per user")).toBeUndefined();
  });

  it("refuses an unknown device with the nearest names, and a broken file with its reason", () => {
    const unknown = answerOwnModel({ config: JSON.stringify(LLAMA_31_8B), hardware: "H1000" }, "en");
    expect(unknown.ok ? "" : unknown.message).toContain("H100");
    const broken = answerOwnModel({ config: "{" }, "fr");
    expect(broken.ok ? "" : broken.message).toContain("JSON non valide");
  });
});
