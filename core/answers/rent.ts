import { findHardware } from "../catalogue/find-hardware.js";
import { findGpuPrice, priceWarnings } from "../catalogue/find-price.js";
import { fail } from "../failure.js";
import type { Lang } from "../text/lang.js";
import type { AnswerInput } from "./answer.js";
import { formatMoney, requireDollars } from "./money.js";
import { gpusOf, hardwareOf } from "./scenario.js";
import { seenOn } from "./seen-on.js";
import type { Slots } from "./slots.js";

/** A month as clouds bill it. */
export const HOURS_PER_MONTH = 730;

/** What the machine costs per hour. */
export interface Rent {
  readonly perGpuHour: number;
  readonly gpus: number;
  readonly input: AnswerInput;
  readonly notes: readonly string[];
}

/** The rent as said (per GPU, server or month), or the usual one of the device. Fails asking for it. */
export function rentOf(slots: Slots, lang: Lang): Rent {
  const gpus = gpusOf(slots);
  const { gpu_hour, server_hour, server_month } = slots;
  const said = gpu_hour ?? perGpu(server_hour, gpus) ?? perGpu(server_month, gpus * HOURS_PER_MONTH);
  const label = lang === "fr" ? "prix du GPU" : "price of a GPU";
  if (said !== undefined)
    return {
      perGpuHour: said,
      gpus,
      input: {
        label,
        value: formatMoney(said, slots, lang, "/h"),
        // A server's or a month's price is shared out among cards and hours.
        source: gpu_hour === undefined && (gpus > 1 || server_hour === undefined) ? "derived" : "given",
      },
      notes: [],
    };
  const name = slots.hardware === undefined ? undefined : hardwareOf(slots);
  const found = name === undefined ? undefined : findHardware(name);
  const price = found?.ok ? findGpuPrice(found.row.id) : undefined;
  if (price === undefined) return askForRent(name);
  requireDollars(slots, "gpu_hour", "gpu_hour:2.5");
  return {
    perGpuHour: price.usdMedian,
    gpus,
    input: { label, value: formatMoney(price.usdMedian, slots, lang, "/h"), source: "catalogue" },
    notes: [
      lang === "fr"
        ? `Location à la demande : de ${formatMoney(price.usdMin, slots, lang)} à ${formatMoney(price.usdMax, slots, lang)} par heure selon le fournisseur (relevée ${seenOn(price.asOf, "fr")}).`
        : `On-demand rent: ${formatMoney(price.usdMin, slots, lang)} to ${formatMoney(price.usdMax, slots, lang)} per hour by provider (seen ${seenOn(price.asOf, "en")}).`,
      ...priceWarnings(price).map((warning) => warning[lang]),
    ],
  };
}

function perGpu(whole: number | undefined, parts: number): number | undefined {
  return whole === undefined ? undefined : whole / parts;
}

function askForRent(name: string | undefined): never {
  return fail("type", {
    param: "gpu_hour",
    given: null,
    reason: name
      ? {
          en: "no rent of {name} is listed: give USD per GPU and hour, for example gpu_hour:2.5",
          fr: "aucun prix de location connu pour {name} : donnez les USD par GPU et par heure, par exemple heure_gpu:2,5",
          values: { name },
        }
      : {
          en: "what does the machine cost? Name a device (H100), or give USD per GPU and hour, for example gpu_hour:2.5",
          fr: "combien coûte la machine ? Nommez un matériel (H100), ou donnez les USD par GPU et par heure, par exemple heure_gpu:2,5",
        },
  });
}
