import type { Lang, Text } from "../../text/lang.js";
import type { Flavour } from "./build.js";
import { LIVE_REPLICAS, liveFits, livePlaces, liveThroughput, liveTpot, liveTtft, PLANNED } from "./live.js";
import { TIER_NAMES } from "./plan-inputs.js";

/** One output of the Plan sheet: the figure, its unit, and the band where there is one. */
export interface PlanOutput {
  readonly label: Text;
  readonly unit: Text;
  readonly formula: string;
  /** With the add-in's functions; the formula itself where it needs none, false where none gives it. */
  readonly live?: string | false;
  /** The name of the cell in the live flavour, where other sheets hold it in the portable one. */
  readonly liveName?: string;
  readonly format?: string;
  readonly name?: string;
  readonly low?: string;
  readonly high?: string;
  readonly key?: true;
  readonly heading?: Text;
}

const none: Text = { en: "", fr: "" };
const same = (text: string): Text => ({ en: text, fr: text });

/** A text in the workbook's language as a formula's constant. */
export function quoted({ en, fr }: Text, lang: Lang): string {
  return `"${(lang === "fr" ? fr : en).replaceAll('"', '""')}"`;
}

/** The texts of a verdict; the conditional formats look for their first word. */
export const VERDICT = {
  kept: { en: "kept", fr: "tenu" },
  missed: { en: "missed", fr: "non tenu" },
  fits: { en: "fits", fr: "tient" },
  not: { en: "does not fit", fr: "ne tient pas" },
} as const satisfies Record<string, Text>;

const UNAVAILABLE: Text = {
  en: "not available: this format does not run on this engine, or not on so many GPUs",
  fr: "indisponible : ce format ne tourne pas sur ce moteur, ou pas sur autant de GPU",
};

const DASH = '"–"';
const whenSized = (formula: string) => `IF(ISNUMBER(replicas),${formula},${DASH})`;

/** The outputs of a flavour; the live one leaves out what no function gives. */
export function planOutputs(lang: Lang, flavour: Flavour): readonly PlanOutput[] {
  const all = portableOutputs(lang);
  if (flavour === "portable") return all;
  return all.flatMap(({ low: _low, high: _high, ...output }) =>
    output.live === false
      ? []
      : [
          {
            ...output,
            formula: output.live ?? output.formula,
            ...(output.liveName === undefined ? {} : { name: output.liveName }),
          },
        ],
  );
}

function portableOutputs(lang: Lang): readonly PlanOutput[] {
  const say = (text: Text) => quoted(text, lang);
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
      formula: `IFERROR(IF(ISNUMBER(replicas),${say(VERDICT.kept)},IF(slots<1,${DASH},IF(ttft_alone>ttft_slo_ms,${say({ en: "missed: an idle replica is slower already; take more GPUs, a shorter prompt, prefix caching", fr: "non tenu : un réplica au repos est déjà plus lent ; plus de GPU, prompt plus court, cache de préfixe" })},${DASH}))),${DASH})`,
      name: "ttft_verdict",
    },
    {
      label: { en: "TPOT limit", fr: "limite de TPOT" },
      unit: none,
      formula: `IFERROR(IF(ISNUMBER(replicas),${say(VERDICT.kept)},IF(slots<1,${DASH},IF(tpot_alone>tpot_slo_ms,${say({ en: "missed: a single user is slower already; take more GPUs or fewer bits per weight", fr: "non tenu : un utilisateur seul est déjà plus lent ; plus de GPU ou moins de bits par poids" })},${DASH}))),${DASH})`,
      name: "tpot_verdict",
    },
    {
      label: { en: "one replica fewer would break", fr: "un réplica de moins romprait" },
      unit: none,
      live: false,
      formula: `IFERROR(IF(replicas=1,${say({ en: "nothing: one has room", fr: "rien : un seul a de la marge" })},IF(limit_before="ttft",${say({ en: "the TTFT limit", fr: "la limite de TTFT" })},IF(limit_before="tpot",${say({ en: "the TPOT limit", fr: "la limite de TPOT" })},IF(limit_before="slots",${say({ en: "the places for requests", fr: "les places de requêtes" })},IF(limit_before="prefill",${say({ en: "the time for prefills", fr: "le temps de prefill" })},${DASH}))))),${DASH})`,
    },
    {
      heading: { en: "Fleet", fr: "Parc" },
      label: { en: "replicas for the limits", fr: "réplicas pour les limites" },
      unit: none,
      live: `IFERROR(${LIVE_REPLICAS},${DASH})`,
      liveName: "replicas",
      formula: "replicas",
      format: "#,##0",
      low: "replicas_low",
      high: "replicas_high",
      key: true,
    },
    {
      label: { en: "with headroom and spares", fr: "avec marge et réserve" },
      unit: none,
      formula: whenSized("-INT(-(replicas/(1-headroom)-1E-9))+spares"),
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
      live: false,
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
      heading: { en: "What users see", fr: "Ce que voient les utilisateurs" },
      label: { en: "TTFT at the percentile", fr: "TTFT au centile" },
      unit: same("ms"),
      live: false,
      formula: "ttft_at_load",
      format: "#,##0",
    },
    {
      label: { en: "time per token under load", fr: "temps par token sous charge" },
      unit: same("ms"),
      live: false,
      formula: "tpot_at_load",
      format: "0.0",
    },
    {
      label: { en: "speed of a user under load", fr: "vitesse d’un utilisateur sous charge" },
      unit: same("tok/s"),
      live: false,
      formula: whenSized("1000/tpot_at_load"),
      format: "#,##0.0",
      name: "user_tps",
    },
    {
      label: { en: "whole response", fr: "réponse entière" },
      unit: same("s"),
      live: false,
      formula: whenSized("(ttft_at_load+(output_tokens-1)*tpot_at_load)/1000"),
      format: "#,##0.0",
      name: "response_s",
    },
    {
      label: { en: "TTFT of an idle replica", fr: "TTFT d’un réplica au repos" },
      unit: same("ms"),
      live: `IFERROR(${liveTtft(PLANNED)},${DASH})`,
      liveName: "ttft_alone",
      formula: "ttft_alone",
      format: "#,##0",
      low: "ttft_alone_low",
      high: "ttft_alone_high",
    },
    {
      label: { en: "time per token, alone", fr: "temps par token, seul" },
      unit: same("ms"),
      live: `IFERROR(${liveTpot(PLANNED)},${DASH})`,
      liveName: "tpot_alone",
      formula: "tpot_alone",
      format: "0.0",
      low: "tpot_alone_low",
      high: "tpot_alone_high",
    },
    {
      label: { en: "least time per token (nominal)", fr: "temps minimal par token (nominal)" },
      unit: same("ms"),
      live: false,
      formula: "floor_ms_alone",
      format: "0.0",
    },
    {
      label: { en: "output of a replica at most", fr: "débit maximal d’un réplica" },
      unit: same("tok/s"),
      live: `IFERROR(${liveThroughput(PLANNED, "MAX(1,slots)")},${DASH})`,
      liveName: "tps_full",
      formula: "tps_full",
      format: "#,##0",
    },
    {
      label: { en: "memory used with one request", fr: "mémoire utilisée avec une requête" },
      unit: none,
      live: false,
      formula: "memory_share",
      format: "0%",
    },
    {
      heading: { en: "Cost", fr: "Coût" },
      label: { en: "price of a GPU", fr: "prix d’un GPU" },
      unit: same("USD/h"),
      live: `IF(ISNUMBER(own_usd_per_gpu_hour),own_usd_per_gpu_hour,IFERROR(GPU_PRICE(hardware,,IF(purchase=${say(TIER_NAMES.spot)},"spot",IF(purchase=${say(TIER_NAMES.reserved_3y)},"reserved_3y","on_demand"))),0))`,
      formula: `IF(ISNUMBER(own_usd_per_gpu_hour),own_usd_per_gpu_hour,IF(purchase=${say(TIER_NAMES.spot)},INDEX(hardware_spot_usd,hardware_row),IF(purchase=${say(TIER_NAMES.reserved_3y)},INDEX(hardware_reserved_3y_usd,hardware_row),INDEX(hardware_on_demand_usd,hardware_row))))`,
      format: "#,##0.00",
      name: "usd_per_gpu_hour",
    },
    {
      label: { en: "per hour", fr: "par heure" },
      unit: same("USD"),
      formula: whenSized("total_gpus*usd_per_gpu_hour"),
      format: "#,##0.00",
      name: "usd_per_hour",
    },
    {
      label: { en: "per month", fr: "par mois" },
      unit: same("USD"),
      formula: whenSized("usd_per_hour*hours_per_day*365/12"),
      format: "#,##0",
      name: "usd_per_month",
      key: true,
    },
    {
      label: { en: "per million output tokens", fr: "par million de tokens de sortie" },
      unit: same("USD"),
      formula: whenSized("usd_per_hour*1E6/(requests_per_s*output_tokens*3600)"),
      format: "#,##0.000",
      name: "usd_per_mtok",
    },
    {
      label: { en: "the same from the API, per month", fr: "la même chose par l’API, par mois" },
      unit: same("USD"),
      formula:
        "requests_per_s*3600*hours_per_day*365/12*(prompt_tokens*api_input_usd_per_m+output_tokens*api_output_usd_per_m)/1E6",
      format: "#,##0",
      name: "api_usd_per_month",
    },
    {
      label: { en: "break-even rate against the API", fr: "débit d’équilibre face à l’API" },
      unit: { en: "req/s", fr: "req/s" },
      formula: `IF(ISNUMBER(replicas),IF(prompt_tokens*api_input_usd_per_m+output_tokens*api_output_usd_per_m>0,usd_per_hour*1E6/((prompt_tokens*api_input_usd_per_m+output_tokens*api_output_usd_per_m)*3600),${DASH}),${DASH})`,
      format: "#,##0.00",
      name: "break_even_rate",
    },
    {
      label: { en: "use of the fleet’s full output", fr: "usage du débit maximal du parc" },
      unit: none,
      formula: whenSized("requests_per_s*output_tokens/(deployed*tps_full)"),
      format: "0%",
      name: "fleet_use",
    },
    {
      heading: { en: "Energy (at most: TDP)", fr: "Énergie (au plus : TDP)" },
      label: { en: "power with the building", fr: "puissance, bâtiment compris" },
      unit: same("kW"),
      live: whenSized('total_gpus*IFERROR(HARDWARE_SPEC(hardware,"tdp_w"),0)*pue/1000'),
      formula: whenSized("total_gpus*INDEX(hardware_tdp_w,hardware_row)*pue/1000"),
      format: "#,##0.0",
      name: "power_kw",
    },
    {
      label: { en: "electricity per month", fr: "électricité par mois" },
      unit: same("USD"),
      formula: whenSized("power_kw*hours_per_day*365/12*usd_per_kwh"),
      format: "#,##0",
      name: "energy_usd_per_month",
    },
    {
      label: { en: "electricity per million tokens", fr: "électricité par million de tokens" },
      unit: same("USD"),
      formula: whenSized("power_kw*usd_per_kwh*1E6/(3600*requests_per_s*output_tokens)"),
      format: "#,##0.000",
      name: "energy_usd_per_mtok",
    },
  ];
}
