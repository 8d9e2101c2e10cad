import type { Lang, Text } from "../../text/lang.js";
import { DASH, orDash, type PlanOutput, quoted, same, whenSized } from "./output.js";
import { TIER_NAMES } from "./plan-inputs.js";

const NO_PRICE: Text = {
  en: "no price known: type your own",
  fr: "aucun prix connu : saisissez le vôtre",
};
const API_KNOWN = "AND(ISNUMBER(api_input_usd_per_m),ISNUMBER(api_output_usd_per_m))";
export const whenApiKnown = (formula: string) => `IF(${API_KNOWN},${formula},${DASH})`;
const API_USD_PER_M_REQUESTS = "(prompt_tokens*api_input_usd_per_m+output_tokens*api_output_usd_per_m)";

const whenPriced = (formula: string) =>
  `IF(AND(ISNUMBER(replicas),ISNUMBER(usd_per_gpu_hour)),${formula},${DASH})`;

/** What the fleet costs to rent, against the API, and the electricity. A price that nobody knows is no price of 0. */
export function costOutputs(lang: Lang): readonly PlanOutput[] {
  const say = (text: Text) => quoted(text, lang);
  const byTier = (spot: string, reserved: string, onDemand: string) =>
    `IF(purchase=${say(TIER_NAMES.spot)},${spot},IF(purchase=${say(TIER_NAMES.reserved_3y)},${reserved},${onDemand}))`;
  const listed = (tier: string) => `INDEX(hardware_${tier}_usd,hardware_row)`;
  return [
    {
      heading: { en: "Cost", fr: "Coût" },
      label: { en: "list price of a GPU", fr: "tarif public d’un GPU" },
      unit: same("USD/h"),
      live: orDash(`GPU_PRICE(hardware,,${byTier('"spot"', '"reserved_3y"', '"on_demand"')})`),
      formula: orDash(byTier(listed("spot"), listed("reserved_3y"), listed("on_demand"))),
      format: "#,##0.00",
      name: "list_usd_per_gpu_hour",
    },
    {
      label: { en: "price of a GPU", fr: "prix d’un GPU" },
      unit: same("USD/h"),
      formula: `IF(ISNUMBER(own_usd_per_gpu_hour),own_usd_per_gpu_hour,IF(ISNUMBER(list_usd_per_gpu_hour),list_usd_per_gpu_hour,${say(NO_PRICE)}))`,
      format: "#,##0.00",
      name: "usd_per_gpu_hour",
    },
    {
      label: { en: "per hour", fr: "par heure" },
      unit: same("USD"),
      formula: whenPriced("total_gpus*usd_per_gpu_hour"),
      format: "#,##0.00",
      name: "usd_per_hour",
    },
    {
      label: { en: "per month", fr: "par mois" },
      unit: same("USD"),
      formula: whenPriced("usd_per_hour*hours_per_day*365/12"),
      format: "#,##0",
      name: "usd_per_month",
      key: true,
    },
    {
      label: { en: "per million output tokens", fr: "par million de tokens de sortie" },
      unit: same("USD"),
      formula: whenPriced("usd_per_hour*1E6/(requests_per_s*output_tokens*3600)"),
      format: "#,##0.000",
      name: "usd_per_mtok",
    },
    {
      label: { en: "the same from the API, per month", fr: "la même chose par l’API, par mois" },
      unit: same("USD"),
      formula: whenApiKnown(`requests_per_s*3600*hours_per_day*365/12*${API_USD_PER_M_REQUESTS}/1E6`),
      format: "#,##0",
      name: "api_usd_per_month",
    },
    {
      label: { en: "break-even rate against the API", fr: "débit d’équilibre face à l’API" },
      unit: { en: "req/s", fr: "req/s" },
      formula: whenPriced(
        whenApiKnown(
          `IF(${API_USD_PER_M_REQUESTS}>0,usd_per_hour*1E6/(${API_USD_PER_M_REQUESTS}*3600),${DASH})`,
        ),
      ),
      format: "#,##0.00",
      name: "break_even_rate",
    },
    {
      label: { en: "use of the fleet’s full output", fr: "usage du débit maximal du parc" },
      unit: same(""),
      formula: whenSized("requests_per_s*output_tokens/(deployed*tps_full)"),
      format: "0%",
      name: "fleet_use",
    },
    {
      heading: { en: "Energy (at most: TDP)", fr: "Énergie (au plus : TDP)" },
      label: { en: "power with the building", fr: "puissance, bâtiment compris" },
      unit: same("kW"),
      live: orDash(whenSized('total_gpus*HARDWARE_SPEC(hardware,"tdp_w")*pue/1000')),
      formula: orDash(whenSized("total_gpus*INDEX(hardware_tdp_w,hardware_row)*pue/1000")),
      format: "#,##0.0",
      name: "power_kw",
    },
    {
      label: { en: "electricity per month", fr: "électricité par mois" },
      unit: same("USD"),
      formula: orDash("power_kw*hours_per_day*365/12*usd_per_kwh"),
      format: "#,##0",
      name: "energy_usd_per_month",
    },
    {
      label: { en: "electricity per million tokens", fr: "électricité par million de tokens" },
      unit: same("USD"),
      formula: orDash("power_kw*usd_per_kwh*1E6/(3600*requests_per_s*output_tokens)"),
      format: "#,##0.000",
      name: "energy_usd_per_mtok",
    },
  ];
}
