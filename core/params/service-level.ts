import type { Param } from "../define.js";
import { deviceCount, engine, hardware, model, quant } from "./names.js";
import { percentile, requestsPerS } from "./queue.js";
import { tpotMs, ttftMs } from "./time.js";
import { cachedTokens, outputTokens, promptTokens } from "./tokens.js";

/** A deployment, its requests and the limits that they must keep: what fleets are sized from. */
export const serviceLevelParams = [
  model,
  hardware,
  {
    name: "requests_per_s",
    kind: "number",
    unit: "reqPerS",
    above: 0,
    max: 1e9,
    label: requestsPerS.label,
    help: requestsPerS.help,
  },
  promptTokens,
  outputTokens,
  {
    name: "ttft_slo_ms",
    kind: "number",
    unit: "ms",
    above: 0,
    label: { en: "TTFT limit", fr: "limite de TTFT" },
    help: ttftMs.help,
  },
  {
    name: "tpot_slo_ms",
    kind: "number",
    unit: "ms",
    above: 0,
    label: { en: "TPOT limit", fr: "limite de TPOT" },
    help: tpotMs.help,
  },
  { ...percentile, default: 0.95 },
  quant,
  deviceCount,
  engine,
  cachedTokens,
] as const satisfies readonly Param[];
