import { concurrency, depthTokens, deviceCount, engine, hardware, model, quant } from "./names.js";

/** The arguments of LLM_TPS and its relatives, in their order. */
export const speedParams = [model, hardware, quant, deviceCount, depthTokens, concurrency, engine] as const;
