import type { Deployment } from "../deployment/deployment.js";
import { ttft as firstToken } from "../deployment/request.js";
import type { Lang } from "../text/lang.js";
import { formatNumber } from "../text/number.js";
import { tried } from "./attempt.js";

/** How the context of an agent grows from call to call. */
export interface Growth {
  readonly calls: number;
  readonly baseTokens: number;
  readonly growthTokens: number;
}

/** Context of the call in the middle of the loop: what its writing speed depends on. */
export function middleContext({ calls, baseTokens, growthTokens }: Growth): number {
  return Math.round(baseTokens + ((calls - 1) / 2) * growthTokens);
}

/**
 * Mean time to the first token of a call, in ms, where the engine keeps the prefix: the first call reads its whole
 * prompt, the others what was added. Undefined where the context does not fit.
 */
export function meanTtftMs(deployment: Deployment, growth: Growth): number | undefined {
  const { calls, baseTokens, growthTokens } = growth;
  return tried(() => {
    const first = firstToken(deployment, { promptTokens: Math.max(1, baseTokens) }).expected;
    if (calls === 1) return first;
    const middle = middleContext(growth);
    const later = firstToken(deployment, {
      promptTokens: Math.max(1, middle),
      cachedTokens: Math.max(0, middle - Math.max(1, growthTokens)),
    }).expected;
    return (first + (calls - 1) * later) / calls;
  });
}

export function growthNote({ baseTokens, growthTokens }: Growth, ttftMs: number, lang: Lang): string {
  const number = (value: number) => formatNumber(value, lang, 0);
  return lang === "fr"
    ? `TTFT moyen estimé à ${number(ttftMs)} ms : prompt de ${number(baseTokens)} tokens, ${number(growthTokens)} de plus à chaque appel, préfixe gardé en cache.`
    : `Mean TTFT estimated at ${number(ttftMs)} ms: a prompt of ${number(baseTokens)} tokens, ${number(growthTokens)} more with each call, prefix kept in cache.`;
}
