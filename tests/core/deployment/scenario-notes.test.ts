import { describe, expect, it } from "vitest";
import { catalogueFacts } from "../../../core/deployment/facts-by-name.js";
import { assumedOf, scenarioWarnings } from "../../../core/deployment/scenario-notes.js";
import { readScenario } from "../../../core/estimator/raw-scenario.js";
import { formatReason } from "../../../core/text/failure.js";

const read = (raw: Record<string, unknown>) => {
  const input = readScenario(raw, catalogueFacts);
  if ("code" in input) throw new Error(input.code);
  return input;
};
const base = { metric: "decode_tps_per_user", model: "Llama 3.1 8B", hardware: "RTX 4090" };

describe("assumedOf", () => {
  const assumed = (raw: Record<string, unknown>) => assumedOf(raw, read(raw));

  it("echoes what was left open, and nothing that was said", () => {
    expect(assumed(base)).toEqual({
      quant: "Q4_K_M",
      engine: "llama.cpp",
      gpus: 1,
      tp: 1,
      pp: 1,
      prompt: 64,
      output: 256,
      depth: 0,
      concurrency: 1,
      kvBits: 16,
    });
    const said = { quant: "fp8", engine: "vLLM", gpus: 2, depth: 2048, output: 0, concurrency: 4 };
    expect(assumed({ ...base, ...said })).toEqual({ tp: 2, pp: 1, prompt: 0, kvBits: 8 });
  });

  it("says that the requests of a batch start together", () => {
    expect(assumed({ ...base, metric: "e2e_ms" }).arrival).toBe("burst");
    expect(assumed({ ...base, metric: "ttft_ms" }).arrival).toBe("steady");
  });
});

describe("scenarioWarnings", () => {
  const warned = (raw: Record<string, unknown>, lang: "en" | "fr" = "en") =>
    scenarioWarnings(raw, read(raw)).map((reason) => formatReason(reason, lang));

  it("is silent about a usual scenario", () => {
    expect(warned(base)).toEqual([]);
  });

  it("says that a depth equal to the prompt counts once", () => {
    const equal = { ...base, prompt: 4096, depth: 4096 };
    expect(warned(equal).join()).toMatch(/^prompt and depth are equal/);
    expect(warned(equal, "fr").join()).toMatch(/^prompt et depth sont égaux/);
    expect(warned({ ...equal, depth: 4095 })).toEqual([]);
    expect(warned({ ...equal, metric: "ttft_ms" })).toEqual([]);
  });

  it("says what the memory rules say, of a name and of facts alike", () => {
    const tight = { metric: "decode_tps_per_user", hardware: "h100", quant: "bf16", depth: 1000, output: 0 };
    const [named] = warned({ ...tight, model: "41B" });
    const [stated] = warned({ ...tight, modelFacts: { total: 41 } });
    expect(named).toMatch(
      /^41B with 1,000 tokens of context needs 84\.\d+ GB per device .* offers 78\.227 GB/,
    );
    expect(stated).toBe(named);
    const card = { group: "nv-hbm", family: "NVIDIA DC (HBM)", bw: 3350, fp16: 989, mem: 80 };
    expect(warned({ ...tight, modelFacts: { total: 41 }, hardwareFacts: card })[0]).toMatch(/needs 84/);
    expect(warned({ ...tight, modelFacts: { total: 30 } }).join()).not.toMatch(/needs/);
  });

  it("does not judge memory where it is not said how the devices share", () => {
    const raw = { ...base, model: "DeepSeek-R1", hardware: "GB200", quant: "fp4", gpus: 20, tp: 1, dp: 4 };
    expect(warned(raw).join()).not.toMatch(/needs/);
  });

  it("believes the size of the weights file", () => {
    const fits = { ...base, quant: "fp8", engine: "vLLM", weightGB: 8.5 };
    expect(warned(fits)).toEqual([]);
    expect(warned({ ...fits, weightGB: 24 })[0]).toMatch(/needs 2\d/);
  });

  it("names an unknown engine, and none that somebody measured", () => {
    expect(warned({ ...base, engine: "foo" })[0]).toBe(
      "engine: “foo” is not known and is taken for an engine without constants of its own; nearest: vLLM, SGLang, TensorRT-LLM, llama.cpp, Ollama, MLX",
    );
    expect(warned({ ...base, engine: "vlm" }, "fr")[0]).toMatch(/«\svlm\s» est inconnu .*vLLM$/);
    for (const engine of ["ctranslate", "AutoGPTQ", "PyTorch Lightning", "exllama v1", "gpt-fast (PyTorch)"])
      expect(warned({ ...base, quant: "fp16", engine }).join()).not.toMatch(/is not known/);
  });

  it("names members that nothing reads, with the nearest that is read", () => {
    const raw = {
      ...base,
      id: "a",
      regime: "decode1-dense",
      promt: 1000,
      modelFacts: { total: 8, basis: "config.json", layer: 32 },
      hardwareFacts: { group: "nv-gddr", bw: 1008, fp16: 165, mem: 24, memm: 3 },
    };
    expect(warned(raw).slice(0, 3)).toEqual([
      "“promt” is not a member of a scenario and was not read; did you mean “prompt”?",
      "“modelFacts.layer” is not a member of a scenario and was not read; did you mean “layers”?",
      "“hardwareFacts.memm” is not a member of a scenario and was not read; did you mean “mem”?",
    ]);
  });
});
