import { LIMIT_TEXTS } from "../../deployment/fleet-report.js";
import type { FleetLimit } from "../../estimator/fleet/size-fleet.js";
import type { Lang, Text } from "../../text/lang.js";
import { costOutputs } from "./cost-outputs.js";
import {
  liveFits,
  liveFleet,
  liveMemoryShare,
  livePlaces,
  liveReplicas,
  liveThroughput,
  liveTpot,
  liveTtft,
  PLANNED,
} from "./live.js";
import { DASH, NO_UNIT as none, orDash, type PlanOutput, quoted, same, whenSized } from "./output.js";
import { cachedTokens, up } from "./step.js";
import type { Flavour } from "./types.js";

/** The texts of a verdict; the conditional formats look for them. */
export const VERDICT = {
  kept: { en: "kept", fr: "tenu" },
  fits: { en: "fits", fr: "tient" },
  not: { en: "does not fit", fr: "ne tient pas" },
} as const satisfies Record<string, Text>;

const UNAVAILABLE: Text = {
  en: "not available: this engine does not run on this hardware, or not this format, or not on so many GPUs",
  fr: "indisponible : ce moteur ne tourne pas sur ce matériel, ou pas avec ce format, ou pas sur autant de GPU",
};
const TTFT_MISSED: Text = {
  en: "missed: an idle replica is slower already; take more GPUs, a shorter prompt, prefix caching",
  fr: "non tenu : un réplica au repos est déjà plus lent ; plus de GPU, prompt plus court, cache de préfixe",
};
const TPOT_MISSED: Text = {
  en: "missed: a single user is slower already; take more GPUs or fewer bits per weight",
  fr: "non tenu : un utilisateur seul est déjà plus lent ; plus de GPU ou moins de bits par poids",
};

/** The outputs of a flavour: the same lines and figures, by native formulas or by the add-in's functions. */
export function planOutputs(lang: Lang, flavour: Flavour): readonly PlanOutput[] {
  const all = outputs(lang);
  if (flavour === "portable") return all;
  return all.map(({ live, liveName, liveBand, ...output }) => ({
    ...output,
    ...liveBand,
    formula: live ?? output.formula,
    ...(liveName === undefined ? {} : { name: liveName }),
  }));
}

/** The band of a function, corrected. */
const corrected = (call: (column: "low" | "high") => string) => ({
  low: orDash(`${call("low")}*correction`),
  high: orDash(`${call("high")}*correction`),
});

function outputs(lang: Lang): readonly PlanOutput[] {
  const say = (text: Text) => quoted(text, lang);
  const limits = (["ttft", "tpot", "slots", "prefill"] as const satisfies FleetLimit[]).reduceRight(
    (rest, limit) => `IF(limit_before="${limit}",${say(LIMIT_TEXTS[limit])},${rest})`,
    DASH,
  );
  return [
    {
      heading: { en: "Verdict", fr: "Verdict" },
      label: { en: "memory", fr: "mémoire" },
      unit: none,
      live: `IFERROR(IF(${liveFits(PLANNED)},${say(VERDICT.fits)},${say(VERDICT.not)}),${say(UNAVAILABLE)})`,
      formula: `IFERROR(IF(slots>=1,${say(VERDICT.fits)},${say(VERDICT.not)}),${say(UNAVAILABLE)})`,
      name: "memory_verdict",
    },
    {
      label: { en: "TTFT limit", fr: "limite de TTFT" },
      unit: none,
      formula: orDash(
        `IF(ISNUMBER(replicas),${say(VERDICT.kept)},IF(slots<1,${DASH},IF(ttft_alone>ttft_slo_ms,${say(TTFT_MISSED)},${DASH})))`,
      ),
      name: "ttft_verdict",
    },
    {
      label: { en: "TPOT limit", fr: "limite de TPOT" },
      unit: none,
      formula: orDash(
        `IF(ISNUMBER(replicas),${say(VERDICT.kept)},IF(slots<1,${DASH},IF(tpot_alone>tpot_slo_ms,${say(TPOT_MISSED)},${DASH})))`,
      ),
      name: "tpot_verdict",
    },
    {
      label: { en: "one replica fewer would break", fr: "un réplica de moins romprait" },
      unit: none,
      live: orDash(liveFleet("limit")),
      formula: orDash(`IF(replicas=1,${say(LIMIT_TEXTS.none)},${limits})`),
    },
    {
      heading: { en: "Fleet", fr: "Parc" },
      label: { en: "replicas for the limits", fr: "réplicas pour les limites" },
      unit: none,
      live: orDash(liveReplicas("requests_per_s")),
      liveName: "replicas",
      formula: "replicas",
      format: "#,##0",
      low: "replicas_low",
      high: "replicas_high",
      liveBand: {
        low: orDash(liveReplicas("requests_per_s", "low")),
        high: orDash(liveReplicas("requests_per_s", "high")),
      },
      key: true,
    },
    {
      label: { en: "with headroom and spares", fr: "avec marge et réserve" },
      unit: none,
      formula: whenSized(`${up("replicas/(1-headroom)-1E-9")}+spares`),
      format: "#,##0",
      name: "deployed",
      key: true,
    },
    {
      label: { en: "GPUs in all", fr: "GPU au total" },
      unit: same("GPU"),
      formula: whenSized("deployed*gpus"),
      format: "#,##0",
      name: "total_gpus",
      key: true,
    },
    {
      label: { en: "running on each replica", fr: "en cours sur chaque réplica" },
      unit: { en: "requests", fr: "requêtes" },
      live: orDash(liveFleet("running")),
      formula: "running",
      format: "#,##0.0",
    },
    {
      label: { en: "places on each replica", fr: "places sur chaque réplica" },
      unit: { en: "requests", fr: "requêtes" },
      live: `IFERROR(${livePlaces(PLANNED)},0)`,
      liveName: "slots",
      formula: "slots",
      format: "#,##0",
    },
    {
      heading: { en: "What users see at the peak", fr: "Ce que voient les utilisateurs à la pointe" },
      label: { en: "TTFT at the percentile", fr: "TTFT au centile" },
      unit: same("ms"),
      live: orDash(`${liveFleet("ttftMs")}*correction`),
      liveName: "ttft_at_load",
      formula: "ttft_at_load",
      format: "#,##0",
    },
    {
      label: { en: "of it, waiting for a place", fr: "dont attente d’une place" },
      unit: same("ms"),
      live: orDash(`${liveFleet("slotWaitMs")}*correction`),
      formula: "slot_wait_ms",
      format: "#,##0",
    },
    {
      label: { en: "of it, waiting for prefills", fr: "dont attente des prefills" },
      unit: same("ms"),
      live: orDash(`${liveFleet("prefillWaitMs")}*correction`),
      formula: "prefill_wait_ms",
      format: "#,##0",
    },
    {
      label: { en: "time per token under load", fr: "temps par token sous charge" },
      unit: same("ms"),
      live: orDash(`${liveFleet("tpotMs")}*correction`),
      liveName: "tpot_at_load",
      formula: "tpot_at_load",
      format: "0.0",
    },
    {
      label: { en: "speed of a user under load", fr: "vitesse d’un utilisateur sous charge" },
      unit: same("tok/s"),
      formula: whenSized("1000/tpot_at_load"),
      format: "#,##0.0",
      name: "user_tps",
    },
    {
      label: { en: "whole response", fr: "réponse entière" },
      unit: same("s"),
      formula: whenSized("(ttft_at_load+(output_tokens-1)*tpot_at_load)/1000"),
      format: "#,##0.0",
      name: "response_s",
    },
    {
      label: { en: "share of time on prefills", fr: "part du temps en prefill" },
      unit: none,
      live: orDash(liveFleet("prefillUtilisation")),
      formula: "prefill_use",
      format: "0%",
    },
    {
      heading: { en: "A replica by itself", fr: "Un réplica seul" },
      label: { en: "prompt read from the cache", fr: "prompt lu dans le cache" },
      unit: same("tokens"),
      live: cachedTokens("prompt_tokens"),
      liveName: "cached_tokens",
      formula: "cached_tokens",
      format: "#,##0",
    },
    {
      label: { en: "TTFT of an idle replica", fr: "TTFT d’un réplica au repos" },
      unit: same("ms"),
      live: orDash(`${liveTtft(PLANNED)}*correction`),
      liveName: "ttft_alone",
      formula: "ttft_alone",
      format: "#,##0",
      low: "ttft_alone_low",
      high: "ttft_alone_high",
      liveBand: corrected((column) => liveTtft(PLANNED, column)),
    },
    {
      label: { en: "time per token, alone", fr: "temps par token, seul" },
      unit: same("ms"),
      live: orDash(`${liveTpot(PLANNED)}*correction`),
      liveName: "tpot_alone",
      formula: "tpot_alone",
      format: "0.0",
      low: "tpot_alone_low",
      high: "tpot_alone_high",
      liveBand: corrected((column) => liveTpot(PLANNED, "1", column)),
    },
    {
      label: { en: "least time per token (nominal)", fr: "temps minimal par token (nominal)" },
      unit: same("ms"),
      live: orDash(liveTpot(PLANNED, "1", "floor")),
      formula: "floor_ms_alone",
      format: "0.0",
    },
    {
      label: { en: "output of a replica at most", fr: "débit maximal d’un réplica" },
      unit: same("tok/s"),
      live: orDash(`${liveThroughput(PLANNED, "MAX(1,slots)")}/correction`),
      liveName: "tps_full",
      formula: "tps_full",
      format: "#,##0",
    },
    {
      label: { en: "memory used with one request", fr: "mémoire utilisée avec une requête" },
      unit: none,
      live: orDash(liveMemoryShare(PLANNED)),
      formula: orDash("memory_share"),
      format: "0%",
    },
    ...costOutputs(lang),
  ];
}
