import { describe, expect, it } from "vitest";
import { readModelConfig } from "../../../../core/catalogue/config/read-config.js";
import { resolveModel } from "../../../../core/catalogue/resolve.js";
import { formatFailure } from "../../../../core/index.js";
import {
  DEEPSEEK_V3,
  GEMMA_3_27B,
  GPT_OSS_20B,
  LLAMA_31_8B,
  MIXTRAL_8X7B,
  QWEN3_30B_A3B,
  QWEN3_NEXT_80B,
  QWEN25_7B_AWQ,
} from "./configs.js";

const read = (config: object) => readModelConfig(JSON.stringify(config));
/** The sentence with which a configuration is refused. */
function refusal(text: string): string {
  try {
    readModelConfig(text);
  } catch (error) {
    return formatFailure((error as { failure: never }).failure, "en");
  }
  return "";
}

describe("readModelConfig", () => {
  // The catalogue's figures were checked against the same files one by one.
  it.each([
    ["Llama 3.1 8B", LLAMA_31_8B],
    ["Mixtral 8x7B", MIXTRAL_8X7B],
    ["Qwen3-30B-A3B", QWEN3_30B_A3B],
    ["DeepSeek-V3", DEEPSEEK_V3],
    ["gpt-oss-20b", GPT_OSS_20B],
    ["Gemma 3 27B", GEMMA_3_27B],
  ])("reads %s as the catalogue has it", (name, config) => {
    const { row } = read(config);
    const known = resolveModel(name, "model").row;
    expect((row.paramsB ?? 0) / (known.paramsB ?? 1)).toBeCloseTo(1, 2);
    for (const field of [
      "moe",
      "layers",
      "hidden",
      "heads",
      "headDim",
      "kvHeads",
      "attention",
      "kvLoraRank",
      "kvGrowingBytes",
      "growingLayers",
      "kvWindowBytes",
      "windowLayers",
      "windowTokens",
      "experts",
      "activeExperts",
      "expertIntermediate",
      "tied",
      "nativeDtype",
    ] as const)
      expect(row[field], field).toEqual(known[field]);
  });

  it("counts what one token uses", () => {
    expect(read(QWEN3_30B_A3B).row.activeParamsB).toBeCloseTo(3.353, 2);
    expect(read(MIXTRAL_8X7B).row.activeParamsB).toBeCloseTo(12.88, 2);
    expect(read(LLAMA_31_8B).row.activeParamsB).toBe(read(LLAMA_31_8B).row.paramsB);
  });

  it("reads layers that keep a state instead of a cache", () => {
    const { row } = read(QWEN3_NEXT_80B);
    // 12 of 48 layers attend: 2 × 2 heads × 256 × 2 bytes each.
    expect(row).toMatchObject({
      attention: "hybrid",
      growingLayers: 12,
      stateLayers: 36,
      kvGrowingBytes: 24_576,
    });
    // 32 heads with a state of 128 × 128 in float32, in 36 layers.
    expect(row.stateBytes).toBe(32 * 128 * 128 * 4 * 36);
    expect(row.paramsB).toBeGreaterThan(79);
    expect(row.paramsB).toBeLessThan(81);
  });

  it("names the format of quantised weights, and ignores a window that is switched off", () => {
    const { row, quant } = read(QWEN25_7B_AWQ);
    expect(quant).toBe("AWQ");
    expect(row.nativeDtype).toBe("fp16");
    expect(row.windowLayers).toBeUndefined();
    // 7.62 B as Alibaba states it.
    expect(row.paramsB).toBeCloseTo(7.62, 1);
    const modelopt = {
      ...LLAMA_31_8B,
      quantization_config: { quant_method: "modelopt", quant_algo: "NVFP4" },
    };
    expect(read(modelopt).quant).toBe("NVFP4");
    const weights = { num_bits: 8, type: "float" };
    const compressed = {
      ...LLAMA_31_8B,
      quantization_config: { quant_method: "compressed-tensors", config_groups: { group_0: { weights } } },
    };
    expect(read(compressed).row.nativeDtype).toBe("fp8");
  });

  it("takes the family's default where the file does not say whether the embeddings are tied", () => {
    const { tie_word_embeddings: _left, ...silent } = LLAMA_31_8B;
    expect(read(silent)).toMatchObject({ tiedByDefault: true, row: { tied: false } });
    expect(read(silent).row.paramsB).toBeCloseTo(8.03, 2);
    expect(read(LLAMA_31_8B).tiedByDefault).toBe(false);
    const tied = (model_type: string) => read({ ...silent, model_type }).row.tied;
    for (const type of [
      "qwen2",
      "qwen3_moe",
      "mistral",
      "mixtral",
      "deepseek_v3",
      "phi3",
      "gpt_oss",
      "olmo2",
    ])
      expect(tied(type), type).toBe(false);
    for (const type of ["gemma", "gemma2", "gemma3_text", "cohere", "cohere2", "starcoder2", "gpt2", "bloom"])
      expect(tied(type), type).toBe(true);
    expect(read({ ...silent, tie_word_embeddings: true })).toMatchObject({ row: { tied: true } });
  });

  it("states the field, the value and the range of a number that is out of it", () => {
    expect(refusal(JSON.stringify({ ...LLAMA_31_8B, hidden_size: -4096 }))).toBe(
      "hidden_size: -4096 is out of range. Expected: a whole number from 1 and up to 1,000,000, for example 4096.",
    );
    expect(refusal(JSON.stringify({ ...LLAMA_31_8B, num_hidden_layers: 1e308 }))).toMatch(
      /^num_hidden_layers: \S+ is out of range\. Expected: a whole number from 1 /,
    );
  });

  it.each([
    ["num_hidden_layers", 1e5, "10,000, for example 32"],
    ["vocab_size", 1e9, "100,000,000, for example 128256"],
    ["num_key_value_heads", 1e6, "10,000, for example 8"],
    ["max_position_embeddings", 1e12, "1,000,000,000, for example 131072"],
  ])("says the range of %s itself, not one for all fields", (field, value, range) => {
    expect(refusal(JSON.stringify({ ...LLAMA_31_8B, [field]: value }))).toMatch(
      new RegExp(`^${field}: .* Expected: a whole number from 1 and up to ${range}\\.$`),
    );
  });

  it("bounds the experts of a token by the experts there are", () => {
    expect(refusal(JSON.stringify({ ...MIXTRAL_8X7B, num_experts_per_tok: 9 }))).toBe(
      "num_experts_per_tok: 9 is out of range. Expected: a whole number from 1 and up to 8.",
    );
  });

  it("says how a configuration begins and ends", () => {
    expect(refusal("[]")).toBe("config.json: not an object; a config.json begins with { and ends with }.");
  });

  it.each(["hidden_size", "num_hidden_layers", "num_attention_heads", "vocab_size"])(
    "names %s when it is missing",
    (field) => {
      expect(refusal(JSON.stringify({ ...LLAMA_31_8B, [field]: undefined }))).toMatch(
        new RegExp(`^${field}: missing or 0 in this config\\.json; without “${field}”`),
      );
    },
  );

  it.each([
    [
      "kv_lora_rank without its head sizes",
      { ...DEEPSEEK_V3, qk_rope_head_dim: undefined },
      "qk_rope_head_dim",
    ],
    [
      "experts without a number per token",
      { ...MIXTRAL_8X7B, num_experts_per_tok: undefined },
      "num_experts_per_tok",
    ],
    [
      "more experts per token than there are",
      { ...MIXTRAL_8X7B, num_experts_per_tok: 9 },
      "num_experts_per_tok",
    ],
    [
      "KV heads that do not divide the heads",
      { ...LLAMA_31_8B, num_key_value_heads: 5 },
      "num_key_value_heads",
    ],
    ["a text for a number", { ...LLAMA_31_8B, hidden_size: "4096" }, "hidden_size"],
    ["a fraction", { ...LLAMA_31_8B, num_hidden_layers: 32.5 }, "num_hidden_layers"],
    ["heads of no whole size", { ...LLAMA_31_8B, hidden_size: 4097 }, "head_dim"],
    ["a hybrid with Mamba layers", { ...LLAMA_31_8B, attn_layer_period: 8 }, "attn_layer_period"],
    ["an unknown kind of layer", { ...GPT_OSS_20B, layer_types: Array(24).fill("mamba") }, "layer_types"],
  ])("refuses %s and names the field", (_what, config, field) => {
    expect(refusal(JSON.stringify(config))).toMatch(new RegExp(`^${field}: `));
  });

  it.each(["", "  ", "{", "[]", "null", "Llama 3.1 8B", "x".repeat(300_000)])(
    "refuses what is no JSON object",
    (text) => {
      expect(refusal(text)).toMatch(/^config\.json: /);
    },
  );
});
