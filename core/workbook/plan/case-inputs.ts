/** Inputs that a case may change; the Plan column takes those of the Plan sheet. */
export const CASE_INPUTS = [
  "model",
  "hardware",
  "quant",
  "gpus",
  "engine",
  "prompt_tokens",
  "output_tokens",
  "cached_tokens",
  "users",
] as const;
export type CaseInput = (typeof CASE_INPUTS)[number];
