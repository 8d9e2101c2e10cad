import { fail } from "../../failure.js";
import type { AttentionKind, ModelRow } from "../types.js";
import { attentionWeights, countWeights, latentWeights } from "./count-weights.js";
import { type Fields, fieldsOf, isRecord, type RawConfig } from "./fields.js";
import { type LayerKinds, layerKinds } from "./layers.js";
import { releasedFormat } from "./released-format.js";

/** A model read from its configuration. */
export interface OwnModel {
  readonly row: ModelRow;
  /** Whether the embeddings are tied was not stated: it is the family's default. */
  readonly tiedByDefault: boolean;
  /** Set where the released weights are quantised in a format with a name of its own. */
  readonly quant?: string;
}

/** More is no configuration. */
const LONGEST = 200_000;

/** What Gemma 3 configurations leave out because it is their class's default (transformers, Gemma3TextConfig). */
const DEFAULTS: Readonly<Record<string, RawConfig>> = {
  gemma3_text: { vocab_size: 262_208, head_dim: 256, num_attention_heads: 8, num_key_value_heads: 4 },
};

/**
 * Families whose class ties the embeddings unless told otherwise (transformers, configuration_*.py); the others, Llama,
 * Qwen, Mistral, DeepSeek, Phi and gpt-oss among them, keep two tables.
 */
const TIED_BY_DEFAULT =
  /^(?:gemma\w*|recurrent_gemma|cohere2?|starcoder2|smollm3|ernie4_5|falcon|gpt2|gpt_neo|gpt_bigcode|opt|bloom|mpt)$/;

/** Feed-forwards with two matrices; everybody else's are gated and have three. */
const PLAIN_FEED_FORWARD =
  /^(?:gpt2|gpt_neo|gpt_neox|gptj|opt|bloom|falcon|mpt|phi|starcoder2|gpt_bigcode|nemotron)$/;

/**
 * Reads the `config.json` that stands beside a model's weights: dimensions, cache, number of weights. Fails with the name
 * of the field that is missing or wrong.
 */
export function readModelConfig(text: string): OwnModel {
  const outer = parse(text);
  const inner = [outer.text_config, outer.llm_config, outer.language_config].find(isRecord);
  const own: RawConfig = { ...outer, ...inner };
  const fields = fieldsOf({ ...DEFAULTS[String(own.model_type)], ...own });
  const layers = fields.need("num_hidden_layers", "n_layer", "num_layers", "n_layers");
  const hidden = fields.need("hidden_size", "n_embd", "d_model");
  const heads = fields.need("num_attention_heads", "n_head", "n_heads");
  const vocab = fields.need("vocab_size");
  const kinds = layerKinds(fields, layers);
  const cache = cacheOf(fields, { layers, hidden, heads, kinds });
  const experts = expertsOf(fields, layers);
  const intermediate = fields.count("intermediate_size_mlp", "intermediate_size", "ffn_dim", "n_inner");
  const stated = fields.flag("tie_word_embeddings");
  const tied = stated ?? TIED_BY_DEFAULT.test(fields.text("model_type"));
  const state = stateOf(fields, hidden);
  const weights = countWeights({
    layers,
    hidden,
    vocab,
    tied,
    attention: cache.weights,
    stateMixer: state.weights,
    stateLayers: kinds.state,
    matrices: PLAIN_FEED_FORWARD.test(fields.text("model_type")) ? 2 : 3,
    intermediate: intermediate ?? (experts ? 0 : 4 * hidden),
    ...(experts ? { experts } : {}),
  });
  const { dtype, quant } = releasedFormat(fieldsOf({ ...own, ...pick(outer, "quantization_config") }));
  const maxContext = fields.count("max_position_embeddings", "n_positions", "max_seq_len");
  const row: ModelRow = {
    id: "own",
    name: fieldsOf(outer).text("_name_or_path", "name") || nameOf(outer),
    aliases: [],
    unverified: [],
    source: "config.json",
    vendor: "",
    moe: experts !== undefined,
    paramsB: weights.total / 1e9,
    activeParamsB: weights.active / 1e9,
    layers,
    hidden,
    vocab,
    tied,
    heads,
    nativeDtype: dtype,
    ...(intermediate === undefined ? {} : { intermediate }),
    ...(maxContext === undefined ? {} : { maxContext }),
    ...cache.facts,
    ...(kinds.state > 0
      ? { stateLayers: kinds.state, ...(state.bytes > 0 ? { stateBytes: state.bytes * kinds.state } : {}) }
      : {}),
    ...(experts
      ? {
          experts: experts.total,
          activeExperts: experts.active,
          expertIntermediate: experts.intermediate,
          denseLayers: layers - experts.layers,
        }
      : {}),
  };
  return { row, tiedByDefault: stated === undefined, ...(quant === undefined ? {} : { quant }) };
}

/** A config.json that is pasted as it stands. */
export function looksLikeConfig(text: string): boolean {
  return /^\s*\{/.test(text) && /"(?:num_hidden_layers|n_layers?|num_layers|text_config)"\s*:/.test(text);
}

function parse(text: string): RawConfig {
  const refuse = (en: string, fr: string) => fail("type", { param: "config.json", reason: { en, fr } });
  if (text.trim() === "") return refuse("empty; paste the whole file", "vide ; collez le fichier en entier");
  if (text.length > LONGEST)
    return refuse("too long for a configuration", "trop long pour une configuration");
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return refuse(
      "not valid JSON; paste the whole file, from the first brace to the last",
      "JSON non valide ; collez le fichier en entier, de la première accolade à la dernière",
    );
  }
  return isRecord(parsed)
    ? parsed
    : refuse(
        "not an object; a config.json begins with { and ends with }",
        "ce n’est pas un objet ; un config.json commence par { et finit par }",
      );
}

function nameOf({ architectures, model_type: type }: RawConfig): string {
  const first = Array.isArray(architectures) ? architectures[0] : type;
  return typeof first === "string" ? first : "config.json";
}

function pick(config: RawConfig, name: string): RawConfig {
  return config[name] === undefined ? {} : { [name]: config[name] };
}

interface CacheDimensions {
  readonly layers: number;
  readonly hidden: number;
  readonly heads: number;
  readonly kinds: LayerKinds;
}

/** Cache bytes at 16 bit and the weights of one layer's attention. */
function cacheOf(
  fields: Fields,
  { hidden, heads, kinds }: CacheDimensions,
): { readonly weights: number; readonly facts: Partial<ModelRow> } {
  const growing = { growingLayers: kinds.full };
  const kvRank = fields.count("kv_lora_rank");
  if (kvRank !== undefined) {
    const rope = fields.need("qk_rope_head_dim");
    const nope = fields.need("qk_nope_head_dim");
    const value = fields.need("v_head_dim");
    const qRank = fields.count("q_lora_rank") ?? 0;
    return {
      weights: latentWeights({ hidden, heads, kvRank, qRank, rope, nope, value }),
      facts: {
        attention: "mla",
        kvLoraRank: kvRank,
        ...(qRank > 0 ? { qLoraRank: qRank } : {}),
        qkRopeDim: rope,
        qkNopeDim: nope,
        vHeadDim: value,
        kvGrowingBytes: (kvRank + rope) * 2 * kinds.full,
        ...growing,
      },
    };
  }
  const headDim = fields.count("head_dim") ?? wholeHead(hidden, heads);
  const multiQuery = fields.flag("multi_query") === true && fields.flag("new_decoder_architecture") !== true;
  const kvHeads =
    fields.count("num_key_value_heads", "num_kv_heads", "n_head_kv") ?? (multiQuery ? 1 : heads);
  if (kvHeads > heads || heads % kvHeads !== 0)
    return fail("domain", {
      param: "num_key_value_heads",
      given: kvHeads,
      reason: {
        en: "must divide the {heads} attention heads",
        fr: "doit diviser les {heads} têtes d’attention",
        values: { heads },
      },
    });
  const bytes = 2 * kvHeads * headDim * 2;
  const attention: AttentionKind =
    kinds.state > 0 ? "hybrid" : kvHeads === heads ? "mha" : kvHeads === 1 ? "mqa" : "gqa";
  return {
    weights: attentionWeights(hidden, heads, kvHeads, headDim, fields.text("model_type") === "qwen3_next"),
    facts: {
      attention,
      kvHeads,
      headDim,
      kvGrowingBytes: bytes * kinds.full,
      ...growing,
      ...(kinds.window > 0
        ? {
            kvWindowBytes: bytes * kinds.window,
            windowLayers: kinds.window,
            windowTokens: kinds.windowTokens,
          }
        : {}),
    },
  };
}

function wholeHead(hidden: number, heads: number): number {
  if (hidden % heads === 0) return hidden / heads;
  return fail("type", {
    param: "head_dim",
    reason: {
      en: "missing in this config.json, and {hidden} / {heads} heads is not a whole number",
      fr: "absent de ce config.json, et {hidden} / {heads} têtes ne tombe pas juste",
      values: { hidden, heads },
    },
  });
}

/** Weights and float32 state of one gated delta net, where its dimensions stand in the configuration. */
function stateOf(fields: Fields, hidden: number): { readonly weights: number; readonly bytes: number } {
  const keyHeads = fields.count("linear_num_key_heads") ?? 0;
  const valueHeads = fields.count("linear_num_value_heads") ?? 0;
  const keyDim = fields.count("linear_key_head_dim") ?? 0;
  const valueDim = fields.count("linear_value_head_dim") ?? 0;
  const keys = keyHeads * keyDim;
  const values = valueHeads * valueDim;
  return {
    weights: hidden * (2 * keys + 3 * values + 2 * valueHeads),
    bytes: valueHeads * keyDim * valueDim * 4,
  };
}

function expertsOf(fields: Fields, layers: number) {
  const total = fields.count("n_routed_experts", "num_local_experts", "num_experts", "moe_num_experts");
  if (total === undefined || total === 1) return undefined;
  const active = fields.need("num_experts_per_tok", "experts_per_token", "moe_k", "moe_top_k");
  if (active > total)
    return fail("domain", {
      param: "num_experts_per_tok",
      given: active,
      allowed: { kind: "integer", min: 1, max: total },
    });
  const intermediate = fields.need("moe_intermediate_size", "intermediate_size");
  const shared = fields.count("n_shared_experts", "num_shared_experts") ?? 0;
  const frequencies = fields.list("moe_layer_freq");
  const step =
    fields.count(
      "decoder_sparse_step",
      ...(frequencies ? [] : (["moe_layer_freq"] as const)),
      "interleave_moe_layer_step",
    ) ?? 1;
  const dense = fields.count("first_k_dense_replace") ?? fields.list("mlp_only_layers")?.length ?? 0;
  return {
    total,
    active,
    intermediate,
    layers: frequencies ? frequencies.filter((one) => one === 1).length : Math.floor((layers - dense) / step),
    sharedIntermediate:
      fields.count("shared_expert_intermediate_size") ??
      (fields.text("model_type") === "llama4_text" ? intermediate : shared * intermediate),
  };
}
