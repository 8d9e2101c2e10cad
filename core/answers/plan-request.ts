import { fail } from "../failure.js";
import type { PlanRequest } from "../workbook/plan/types.js";
import { engineOf, gpusOf, hardwareOf, modelOf, quantOf } from "./scenario.js";
import type { Slots } from "./slots.js";

const SECONDS_A_DAY = 86_400;

/** The planning sheet that a command or question asks for; what was not said stays open. */
export function planRequestOf(slots: Slots): PlanRequest {
  const { prompt_tokens: prompt, cached_tokens: cached, tps } = slots;
  return {
    model: modelOf(slots),
    hardware: hardwareOf(slots),
    quant: quantOf(slots),
    gpus: slots.gpus === undefined ? undefined : gpusOf(slots),
    engine: engineOf(slots),
    requestsPerS: rateOf(slots),
    promptTokens: prompt,
    outputTokens: slots.output_tokens,
    cacheHitRate: cached !== undefined && prompt ? Math.min(1, cached / prompt) : undefined,
    ttftMs: slots.ttft_ms,
    tpotMs: slots.tpot_ms ?? (tps === undefined ? undefined : 1000 / tps),
    percentile: slots.percentile,
    usdPerGpuHour: slots.gpu_hour,
    hoursPerDay: slots.hours_per_day,
    apiInputUsdPerM: slots.price_in,
    apiOutputUsdPerM: slots.price_out,
    usdPerKwh: slots.kwh_price,
  };
}

function rateOf({ rps, requests_per_day }: Slots): number {
  if (rps !== undefined) return rps;
  if (requests_per_day !== undefined) return requests_per_day / SECONDS_A_DAY;
  return fail("type", { param: "rate", given: null, allowed: { kind: "number", above: 0, example: 40 } });
}
