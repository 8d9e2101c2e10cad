// The same figures as calls of the add-in's functions, over the names of the Plan sheet.

/** Arguments that every function of a deployment takes; another device and count for the Compare sheet. */
export interface LiveCase {
  readonly hardware: string;
  readonly gpus: string;
  readonly quant: string;
  readonly prompt: string;
}

export const PLANNED: LiveCase = {
  hardware: "hardware",
  gpus: "gpus",
  quant: "quant",
  prompt: "prompt_tokens",
};

const context = ({ prompt }: LiveCase) => `${prompt}+output_tokens`;

export function liveFits(one: LiveCase): string {
  return `LLM_FITS(model,${one.hardware},${one.quant},${one.gpus},${context(one)},1,,engine)`;
}

export function livePlaces(one: LiveCase): string {
  return `MIN(256,LLM_MAX_SEQUENCES(model,${one.hardware},${one.quant},${one.gpus},${context(one)},,engine))`;
}

export function liveTtft(one: LiveCase, users = "1"): string {
  return `LLM_TTFT_MS(model,${one.hardware},${one.prompt},${one.quant},${one.gpus},0,${users},engine)`;
}

export function liveResponse(one: LiveCase, users = "1"): string {
  return `LLM_RESPONSE_S(model,${one.hardware},${one.prompt},output_tokens,${one.quant},${one.gpus},${users},engine)`;
}

/** What a response takes beyond its first token, over the other tokens. */
export function liveTpot(one: LiveCase, users = "1"): string {
  return `(1000*${liveResponse(one, users)}-${liveTtft(one, users)})/(output_tokens-1)`;
}

export function liveThroughput(one: LiveCase, users: string): string {
  return `LLM_THROUGHPUT_TPS(model,${one.hardware},${users},${one.prompt},output_tokens,${one.quant},${one.gpus},engine)`;
}

export const LIVE_REPLICAS =
  "LLM_REPLICAS(model,hardware,requests_per_s*peak_factor,prompt_tokens,output_tokens,ttft_slo_ms,tpot_slo_ms,percentile,quant,gpus,engine)";
