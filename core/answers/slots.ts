/**
 * What a question or command says, in the vocabulary of the question corpus. Only what was said: no defaults. Counts
 * and sizes carry their unit in the name; money is in US dollars unless `currency` says otherwise.
 */
export interface Slots {
  /** Ids of the catalogue, or `unlisted:<name>`. */
  readonly models?: readonly string[];
  readonly hardware?: readonly string[];
  readonly params_b?: number;
  /** The shape of a model's attention, where it is said instead of a name. */
  readonly layers?: number;
  readonly kv_heads?: number;
  readonly head_dim?: number;
  readonly active_b?: number;
  /** A count, or one count for each entry of `hardware`. */
  readonly gpus?: number | readonly number[];
  /** Ways for cards to share a model that are set against each other: "tp4", "pp4", "tp2pp2". */
  readonly splits?: string | readonly string[];
  readonly vram_gb?: number;
  readonly ram_gb?: number;
  readonly quant?: string | readonly string[];
  readonly kv_quant?: string;
  readonly weights_gb?: number;
  readonly bandwidth_gbs?: number;
  readonly tflops?: number;
  readonly context?: number;
  readonly prompt_tokens?: number;
  readonly output_tokens?: number;
  readonly cached_tokens?: number;
  readonly thinking_tokens?: number;
  readonly base_tokens?: number;
  readonly growth_tokens?: number;
  readonly words?: number;
  readonly words_per_day?: number;
  /** Pages of text that are read, and pages that are written. */
  readonly pages?: number;
  readonly output_pages?: number;
  readonly concurrency?: number;
  readonly users?: number;
  readonly rps?: number;
  readonly requests_per_day?: number;
  readonly tokens_per_day?: number;
  readonly tokens_in_per_month?: number;
  readonly tokens_out_per_month?: number;
  readonly ttft_ms?: number;
  readonly tpot_ms?: number;
  readonly latency_s?: number;
  readonly tps?: number;
  readonly tps_total?: number;
  readonly prefill_tps?: number;
  readonly tts_ms?: number;
  readonly asr_ms?: number;
  readonly vad_ms?: number;
  readonly network_ms?: number;
  readonly wpm?: number;
  readonly price_in?: number;
  readonly price_out?: number;
  readonly price_cached?: number;
  readonly price?: number;
  readonly gpu_hour?: number;
  readonly server_hour?: number;
  readonly server_month?: number;
  readonly spend_month?: number;
  readonly budget?: number;
  readonly kwh_price?: number;
  readonly power_w?: number;
  readonly utilisation?: number;
  readonly discount?: number;
  readonly hours_per_day?: number;
  readonly amortisation_years?: number;
  readonly currency?: string;
  readonly acceptance?: number;
  readonly draft_tokens?: number;
  readonly cost_ratio?: number;
  readonly active_ratio?: number;
  readonly kv_gb_per_request?: number;
  readonly calls?: number;
  readonly tool_s?: number;
  readonly temperature?: number;
  readonly top_p?: number;
  readonly top_k?: number;
  readonly min_p?: number;
  readonly order?: string;
  readonly probabilities?: readonly number[];
  readonly percentile?: number;
  readonly term?: string | readonly string[];
  readonly fact?: string | readonly string[];
  /** Several where engines are set against each other. */
  readonly engine?: string | readonly string[];
  /** A formula as typed, with its equals sign. */
  readonly formula?: string;
  /** Text pasted or attached: benchmark results. */
  readonly results?: string;
  /** A model's config.json, pasted or attached. */
  readonly config?: string;
  /** Which part of a multi-part answer is wanted: a help topic, a published claim. */
  readonly topic?: string;
  /** A question of the quiz and the reader's choice, from 1. */
  readonly question?: number;
  readonly choice?: number;
  /** A question in words, as typed. */
  readonly text?: string;
  /** Slots above that were not said but computed on the way to the answer; no reading has any. */
  readonly derived?: readonly (keyof Omit<Slots, "derived">)[];
}

export type SlotName = keyof Omit<Slots, "derived">;

/** The intent of a question and what it says. */
export interface Reading {
  readonly intent: string;
  readonly slots: Slots;
}

/** A reading as it is reported: a slot for which the text gave several values lists them all. */
export interface SaidReading {
  readonly intent: string;
  readonly slots: { readonly [Name in SlotName]?: Slots[Name] | readonly number[] };
}
