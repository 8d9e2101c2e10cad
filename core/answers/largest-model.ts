import { resolveQuant } from "../catalogue/resolve.js";
import { resolveDevice } from "../deployment/generic-device.js";
import { largestModelB } from "../estimator/memory/inverse.js";
import { usableMemory } from "../estimator/memory/usable.js";
import type { Lang } from "../text/lang.js";
import { formatNumber } from "../text/number.js";
import { answerOf, type Reply } from "./answer.js";
import { figure, LABELS } from "./figures.js";
import { guide } from "./guide.js";
import { gpusOf, hardwareOf, numberInput, quantOf, sourceOf } from "./scenario.js";
import type { Slots } from "./slots.js";

const USUAL_CONTEXT = 8192;
const FORMATS = ["Q4_K_M", "Q5_K_M", "Q6_K", "Q8_0", "fp16"];
/** llama.cpp's own buffers on a device. */
const OVERHEAD_BYTES = 1e9;

/** What fits on a device, when no model is named: the largest size in each usual format. */
export function largestModel(slots: Slots, lang: Lang): Reply {
  const fr = lang === "fr";
  const name = hardwareOf(slots);
  const found = resolveDevice(name, "hardware");
  const gpus = gpusOf(slots);
  const one = usableMemory(found.row, found.memoryGb ?? found.row.memoryGb);
  const usable = { ...one, bytes: one.bytes * gpus };
  const context = slots.context ?? USUAL_CONTEXT;
  const said = quantOf(slots);
  const sizes = [...new Set([...(said === undefined ? [] : [said]), ...FORMATS])].map((format) => {
    const { row } = resolveQuant(format, "quant");
    return {
      format: row.name.split(/\s*[(,]/)[0] ?? row.name,
      paramsB: largestModelB({
        usable,
        bitsPerWeight: row.bits,
        context,
        overheadBytes: OVERHEAD_BYTES * gpus,
      }),
    };
  });
  const [first] = sizes;
  return {
    ok: true,
    value: first?.paramsB ?? 0,
    unit: "billionParams",
    answer: answerOf({
      title: `${fr ? "Le plus gros modèle" : "The largest model"} – ${gpus > 1 ? `${gpus} × ` : ""}${found.row.name}`,
      headline: [
        figure(
          { en: `in ${first?.format}`, fr: `en ${first?.format}` },
          first?.paramsB ?? 0,
          "billionParams",
          lang,
          0,
        ),
        figure({ en: "usable memory", fr: "mémoire utilisable" }, usable.bytes / 1e9, "gb", lang, 1),
      ],
      inputs: [
        { label: fr ? "matériel" : "hardware", value: found.row.name, source: "given" },
        numberInput(LABELS.context, context, "tokens", sourceOf(slots, "context"), lang),
      ],
      table: {
        columns: fr ? ["format", "Md max."] : ["format", "B at most"],
        rows: sizes.map(({ format, paramsB }) => [format, formatNumber(paramsB, lang, 0)]),
      },
      notes: [
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
      sources: [guide("memory", lang)],
    }),
  };
}
