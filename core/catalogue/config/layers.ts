import { fail } from "../../failure.js";
import type { Fields } from "./fields.js";

/** How many layers keep every token, a window, or a state of fixed size. */
export interface LayerKinds {
  readonly full: number;
  readonly window: number;
  readonly state: number;
  readonly windowTokens: number;
}

/** Fields by which hybrids with Mamba layers say what stands where; each family has its own language for it. */
const FOREIGN = [
  "hybrid_override_pattern",
  "attn_layer_period",
  "layers_block_type",
  "ssm_cfg",
  "rwkv_version",
];

/** The kinds of the layers: listed one by one, or implied by a pattern that the model family fixes. */
export function layerKinds(fields: Fields, layers: number): LayerKinds {
  const foreign = FOREIGN.find(
    (name) => fields.text(name) !== "" || fields.list(name) || fields.record(name),
  );
  const jamba = fields.count("attn_layer_period");
  if (foreign !== undefined || jamba !== undefined)
    return fail("infeasible", {
      param: foreign ?? "attn_layer_period",
      reason: {
        en: "layers with Mamba or another recurrent state, described in a way that is not read here",
        fr: "couches Mamba ou à autre état récurrent, décrites d’une façon qui n’est pas lue ici",
      },
    });
  const windowTokens = windowOf(fields);
  const listed = fields.list("layer_types");
  if (listed) return counted(listed, layers, windowTokens);
  const all = (window: number, state = 0): LayerKinds => ({
    full: layers - window - state,
    window,
    state,
    windowTokens: window > 0 ? windowTokens : 0,
  });
  const interval = fields.count("full_attention_interval");
  if (interval !== undefined) return all(0, layers - Math.floor(layers / interval));
  if (windowTokens === 0) return all(0);
  const family = fields.text("model_type");
  const pattern = fields.count("sliding_window_pattern") ?? PATTERNS[family];
  if (pattern !== undefined) return all(layers - Math.floor(layers / pattern));
  // Qwen2: the first layers keep everything.
  const first = fields.count("max_window_layers");
  return all(first === undefined ? layers : Math.max(0, layers - first));
}

/** Of so many layers one keeps every token, where the configuration leaves its family's usual pattern out. */
const PATTERNS: Readonly<Record<string, number>> = {
  gemma2: 2,
  gemma3_text: 6,
  gemma3: 6,
  cohere2: 4,
  gpt_oss: 2,
  llama4_text: 4,
};

/** The window; 0 where there is none, it is switched off, or it is as long as the longest context. */
function windowOf(fields: Fields): number {
  const window = fields.count("sliding_window", "attention_chunk_size") ?? 0;
  const longest = fields.count("max_position_embeddings") ?? Number.POSITIVE_INFINITY;
  return fields.flag("use_sliding_window") === false || window >= longest ? 0 : window;
}

function counted(types: readonly unknown[], layers: number, windowTokens: number): LayerKinds {
  const kinds = types.slice(0, layers);
  const of = (pattern: RegExp) => kinds.filter((kind) => pattern.test(String(kind))).length;
  const window = windowTokens > 0 ? of(/^(?:sliding|chunked)_attention$/) : 0;
  const state = of(/^linear_attention$/);
  const known = of(/^(?:full|sliding|chunked|linear)_attention$/);
  if (known < layers)
    return fail("infeasible", {
      param: "layer_types",
      given: String(kinds.find((kind) => !/^(?:full|sliding|chunked|linear)_attention$/.test(String(kind)))),
      allowed: { values: ["full_attention", "sliding_attention", "chunked_attention", "linear_attention"] },
      ...(kinds.length < layers
        ? {
            reason: {
              en: "“layer_types” lists {listed} layers and there are {layers}",
              fr: "« layer_types » énumère {listed} couches et il y en a {layers}",
              values: { listed: kinds.length, layers },
            },
          }
        : {}),
    });
  return { full: layers - window - state, window, state, windowTokens: window > 0 ? windowTokens : 0 };
}
