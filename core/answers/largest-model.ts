import { resolveQuant } from "../catalogue/resolve.js";
import { resolveDevice } from "../deployment/generic-device.js";
import { speed } from "../deployment/speed.js";
import { largestModelB } from "../estimator/memory/inverse.js";
import { usableMemory } from "../estimator/memory/usable.js";
import type { Lang } from "../text/lang.js";
import { formatNumber } from "../text/number.js";
import { answerOf, type Reply } from "./answer.js";
import { tried } from "./attempt.js";
import { figure, LABELS } from "./figures.js";
import { guide } from "./guide.js";
import { gpusOf, hardwareOf, numberInput, quantOf, sourceFrom, sourceOf, understand } from "./scenario.js";
import type { Slots } from "./slots.js";

const USUAL_CONTEXT = 8192;
const SMALLEST_B = 0.1;
const FORMATS = ["Q4_K_M", "Q5_K_M", "Q6_K", "Q8_0", "fp16"];
/** llama.cpp's own buffers on a device. */
const OVERHEAD_BYTES = 1e9;

/** Sizes are told to about this share. */
const NEAR = 1.005;

/**
 * What fits on a device, when no model is named: the largest size in each usual format; with a speed that is wanted, the
 * largest that keeps it as well.
 */
export function largestModel(slots: Slots, lang: Lang): Reply {
  const fr = lang === "fr";
  const name = hardwareOf(slots);
  const found = resolveDevice(name, "hardware");
  const gpus = gpusOf(slots);
  const one = usableMemory(found.row, found.memoryGb ?? found.row.memoryGb);
  const usable = { ...one, bytes: one.bytes * gpus };
  const context = slots.context ?? USUAL_CONTEXT;
  const said = quantOf(slots);
  const wanted = slots.tps ?? (slots.tpot_ms === undefined ? undefined : 1000 / slots.tpot_ms);
  const pace = wanted === undefined ? "" : `${formatNumber(wanted, lang)} tok/s`;
  const sizes = [...new Set([...(said === undefined ? [] : [said]), ...FORMATS])].map((format) => {
    const { row } = resolveQuant(format, "quant");
    const holdsB = largestModelB({
      usable,
      bitsPerWeight: row.bits,
      context,
      overheadBytes: OVERHEAD_BYTES * gpus,
    });
    return {
      format: row.name.split(/\s*[(,]/)[0] ?? row.name,
      holdsB,
      keepsB: wanted === undefined ? holdsB : fastEnoughB(slots, format, context, wanted, holdsB, lang),
    };
  });
  const [first] = sizes;
  return {
    ok: true,
    value: first?.keepsB ?? 0,
    unit: "billionParams",
    answer: answerOf({
      title: `${fr ? "Le plus gros modèle" : "The largest model"} – ${gpus > 1 ? `${gpus} × ` : ""}${found.row.name}`,
      headline: [
        figure(
          wanted === undefined
            ? { en: `in ${first?.format}`, fr: `en ${first?.format}` }
            : { en: `dense, in ${first?.format} at ${pace}`, fr: `dense, en ${first?.format} à ${pace}` },
          first?.keepsB ?? 0,
          "billionParams",
          lang,
          0,
        ),
        figure({ en: "usable memory", fr: "mémoire utilisable" }, usable.bytes / 1e9, "gb", lang, 1),
      ],
      inputs: [
        { label: fr ? "matériel" : "hardware", value: found.row.name, source: "given" },
        numberInput(LABELS.context, context, "tokens", sourceOf(slots, "context"), lang),
        ...(wanted === undefined
          ? []
          : [numberInput(LABELS.perUser, wanted, "tok/s", sourceFrom(slots, "tps", "tpot_ms"), lang)]),
      ],
      table: {
        columns: [
          "format",
          fr ? "Md max." : "B at most",
          ...(wanted === undefined ? [] : [fr ? `Md à ${pace}` : `B at ${pace}`]),
        ],
        rows: sizes.map(({ format, holdsB, keepsB }) => [
          format,
          formatNumber(holdsB, lang, 0),
          ...(wanted === undefined ? [] : [formatNumber(keepsB, lang, keepsB < 10 ? 1 : 0)]),
        ]),
      },
      notes: [
        ...(wanted === undefined
          ? []
          : [
              fr
                ? "La vitesse suit les paramètres lus par token : pour un MoE, la dernière colonne borne les paramètres actifs, l’autre le total."
                : "Speed follows the parameters read for a token: of a mixture of experts, the last column bounds the active parameters, the other one the total.",
            ]),
        fr
          ? "Ordre de grandeur pour un modèle dense typique, contexte compris ; nommez un modèle pour le chiffre exact."
          : "A rough size for a typical dense model, context included; name a model for the exact figure.",
        ...(found.row.kind === "cpu"
          ? [
              fr
                ? "Sur processeur, la vitesse suit la bande passante de la RAM (50 à 100 Go/s) : un gros MoE y va bien mieux qu’un gros modèle dense."
                : "On a CPU speed follows the RAM’s 50 to 100 GB/s: a large MoE runs far better there than a large dense model.",
            ]
          : [
              fr
                ? "Un MoE doit tenir en entier, même s’il ne lit que quelques experts par token."
                : "A mixture of experts must fit as a whole, though it reads few experts per token.",
            ]),
      ],
      sources: [guide("memory", lang), ...(wanted === undefined ? [] : [guide("estimator", lang)])],
    }),
  };
}

/** The largest dense model that is expected to answer one user at the wanted speed, of those that fit; 0 where none does. */
function fastEnoughB(
  slots: Slots,
  format: string,
  context: number,
  wanted: number,
  holdsB: number,
  lang: Lang,
): number {
  const { tps: _, tpot_ms: __, ...rest } = slots;
  // A typical model of just the largest size may miss the memory by a little.
  const keeps = (paramsB: number) =>
    tried(() => {
      const { deployment } = understand({ ...rest, params_b: paramsB, quant: format }, lang);
      const load = { prompt: 0, output: 0, depth: context, concurrency: 1 };
      return speed(deployment, { metric: "decode_tps_per_user", ...load }).expected >= wanted;
    }) ?? false;
  if (holdsB <= 0 || keeps(holdsB)) return holdsB;
  let low = SMALLEST_B;
  if (!keeps(low)) return 0;
  let high = holdsB;
  while (high / low > NEAR) {
    const middle = Math.sqrt(low * high);
    if (keeps(middle)) low = middle;
    else high = middle;
  }
  return low;
}
