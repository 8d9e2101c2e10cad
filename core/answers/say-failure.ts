import type { Failure } from "../failure.js";
import { formatFailure } from "../text/failure.js";
import type { Lang } from "../text/lang.js";
import { commands } from "./commands.gen.js";

// Inside formulas a parameter has one name in both languages, because it is typed. A chat speaks to its reader.

const FRENCH: ReadonlyMap<string, string> = new Map([
  ["model", "modèle"],
  ["hardware", "matériel"],
  ["kv_quant", "cache"],
  ["quant", "format"],
  ["engine", "moteur"],
  ["gpus", "cartes"],
  ["context_tokens", "contexte"],
  ["sequences", "utilisateurs"],
  ["command", "commande"],
  ["users", "utilisateurs"],
  ["ttft_slo_ms", "ttft"],
  ["tpot_slo_ms", "tpot"],
  ["requests_per_s", "débit"],
]);

const ENGLISH: ReadonlyMap<string, string> = new Map([
  ["kv_quant", "kv"],
  ["context_tokens", "context"],
  ["sequences", "users"],
  ["ttft_slo_ms", "ttft"],
  ["tpot_slo_ms", "tpot"],
  ["requests_per_s", "rate"],
]);

/** What a name looks like, where nothing is near enough to be suggested. */
const EXAMPLES: ReadonlyMap<string, string> = new Map([
  ["term", "TTFT"],
  ["topic", "/latency"],
  ["command", "/help"],
]);

/** The sentence for a failure outside formulas: options as the reader types them, and no talk of cells. */
export function sayFailure(failure: Failure, lang: Lang): string {
  const { given, code, reason, ...rest } = failure;
  const named = failure.param === undefined ? {} : { param: spoken(failure.param, lang) };
  const example = EXAMPLES.get(failure.param ?? "");
  if (code === "unknown" && !reason && !failure.suggestion?.length && !failure.allowed && example)
    return formatFailure({ ...failure, ...named, allowed: { kind: "name", example } }, lang);
  if (reason) return formatFailure({ ...failure, ...named }, lang);
  if (given === null && code === "type")
    return formatFailure(
      { ...rest, code, ...named, reason: { en: "missing", fr: "valeur manquante" } },
      lang,
    );
  if (given === 0 && code === "domain")
    return formatFailure(
      { ...rest, code, ...named, reason: { en: "0 is out of range", fr: "0 est hors limites" } },
      lang,
    );
  return formatFailure({ ...failure, ...named }, lang);
}

function spoken(param: string, lang: Lang): string {
  if (lang === "en") return ENGLISH.get(param) ?? param;
  return FRENCH.get(param) ?? frenchOption(param) ?? param;
}

function frenchOption(name: string): string | undefined {
  for (const { options } of commands)
    for (const option of options) if (option.name === name && option.nameFr) return option.nameFr;
  return undefined;
}
