import type { Deployment } from "../deployment/deployment.js";
import { askOf } from "../deployment/memory.js";
import { maxSequences } from "../estimator/memory/inverse.js";
import type { Lang } from "../text/lang.js";
import { formatNumber } from "../text/number.js";
import { tried } from "./attempt.js";

/** Sequences of a length that run at once, as LLM_MAX_SEQUENCES counts them; undefined where that cannot be told. */
export function heldAtOnce(deployment: Deployment, tokens: number): number | undefined {
  const held = tried(() => maxSequences(askOf(deployment, tokens)).sequences);
  return held !== undefined && held >= 1 ? held : undefined;
}

/** What happens to the users beyond those. */
export function waitingNote(users: number, held: number, tokens: number, lang: Lang): string {
  const number = (value: number) => formatNumber(value, lang, 0);
  return lang === "fr"
    ? `Sur ${number(users)} utilisateurs, ${number(held)} séquences de ${number(tokens)} tokens tournent à la fois : les autres attendent.`
    : `Of ${number(users)} users, ${number(held)} sequences of ${number(tokens)} tokens run at once: the others wait.`;
}
