import { askOf, memoryFit, memoryOf, requireMemorySize } from "../../deployment/memory.js";
import { minGpus } from "../../estimator/memory/inverse.js";
import { deviceNeed, totalNeed } from "../../estimator/memory/need.js";
import { formatCall } from "../../text/call.js";
import type { Lang } from "../../text/lang.js";
import { formatNumber } from "../../text/number.js";
import { variations } from "../actions.js";
import { answerOf } from "../answer.js";
import { tried } from "../attempt.js";
import { cardsFor } from "../cards-for.js";
import { defineIntent } from "../define-intent.js";
import { figure, LABELS } from "../figures.js";
import { formatsTable } from "../formats-table.js";
import { guide } from "../guide.js";
import { largestModel } from "../largest-model.js";
import { numberInput, sourceOf, understand } from "../scenario.js";

// Weights, cache and what the engine takes, against the memory that the engine really sees.

const USUAL_CONTEXT = 8192;
const TIGHT = 0.9;
/** What a system leaves of its own memory. */
const RAM_SHARE = 0.9;

export const fit = defineIntent({
  id: "fit",
  title: { en: "Does it fit?", fr: "Est-ce que ça tient ?" },
  answer(slots, lang) {
    const fr = lang === "fr";
    if (slots.models === undefined && slots.params_b === undefined) return largestModel(slots, lang);
    if (slots.hardware === undefined && slots.vram_gb === undefined && slots.ram_gb === undefined)
      return cardsFor(slots, this.title[lang], lang);
    const scenario = understand(slots, lang);
    const { deployment } = scenario;
    requireMemorySize(deployment);
    const context =
      slots.context ?? Math.min(USUAL_CONTEXT, deployment.modelFacts.maxContext ?? USUAL_CONTEXT);
    const sequences = slots.concurrency ?? slots.users ?? 1;
    const memory = memoryOf(deployment, context, sequences);
    const need = totalNeed(memory);
    const { budget } = deviceNeed(memory);
    const { fit: verdict, share } = memoryFit(deployment, context, sequences);
    const fits = verdict !== "no";
    // Engines of personal machines leave layers in system memory.
    const spills =
      !fits &&
      slots.ram_gb !== undefined &&
      ["llama.cpp", "mlx"].includes(deployment.memoryEngine.kind) &&
      need.total <= budget * deployment.gpus + slots.ram_gb * RAM_SHARE * 1e9;
    const word = spills
      ? { en: "only partly, the rest in RAM", fr: "en partie seulement, le reste en RAM" }
      : !fits
        ? { en: "no", fr: "non" }
        : verdict === "tight" || share > TIGHT
          ? { en: "yes, but tight", fr: "oui, mais juste" }
          : { en: "yes", fr: "oui" };
    const gb = (bytes: number) => formatNumber(bytes / 1e9, lang, 2);
    const call = [
      scenario.modelName,
      scenario.hardwareName,
      scenario.quantName,
      deployment.gpus,
      context,
      sequences,
    ];
    const formats =
      scenario.quantName === undefined ? formatsTable(scenario, slots, context, sequences, lang) : undefined;
    const enough = fits ? undefined : fewest(scenario.deployment, context, sequences);
    return {
      ok: true,
      value: fits,
      unit: "none",
      answer: answerOf({
        title: `${this.title[lang]} – ${deployment.model.name}`,
        headline: [
          { label: fr ? "tient en mémoire" : "fits", value: fits, unit: "none", text: word[lang] },
          figure(LABELS.memory, need.total / 1e9, "gb", lang, 1),
          figure(
            { en: "usable memory", fr: "mémoire utilisable" },
            (budget * deployment.gpus) / 1e9,
            "gb",
            lang,
            1,
          ),
        ],
        inputs: [
          ...scenario.inputs,
          numberInput(LABELS.context, context, "tokens", sourceOf(slots, "context"), lang),
          numberInput(
            { en: "sequences", fr: "séquences" },
            sequences,
            "",
            slots.concurrency !== undefined || slots.users !== undefined,
            lang,
          ),
        ],
        working: [
          fr
            ? `poids ${gb(need.weights)} + cache KV ${gb(need.cache)} + moteur ${gb(need.activation + need.runtime + need.graphs)} = ${gb(need.total)} Go (${formatNumber(share * 100, lang, 0)} % de la carte la plus pleine)`
            : `weights ${gb(need.weights)} + KV cache ${gb(need.cache)} + engine ${gb(need.activation + need.runtime + need.graphs)} = ${gb(need.total)} GB (${formatNumber(share * 100, lang, 0)} % of the fullest card)`,
        ],
        ...(formats ? { table: formats } : {}),
        notes: [
          ...(spills
            ? [
                fr
                  ? "La part en RAM se lit à 50 à 100 Go/s : comptez une vitesse bien moindre ; pour un MoE, déchargez les experts."
                  : "The part in RAM is read at 50 to 100 GB/s: expect far less speed; of a MoE, offload the experts.",
              ]
            : []),
          ...(enough === undefined
            ? []
            : [
                fr
                  ? `${enough} × ${deployment.hardware.name} suffiraient.`
                  : `${enough} × ${deployment.hardware.name} are enough.`,
              ]),
          ...scenario.assumptions.map((text) => text[lang]),
          ...(slots.hardware === undefined && slots.vram_gb !== undefined
            ? [soldAs(slots.vram_gb, lang)]
            : []),
          fr ? "Le contexte est compris dans le chiffre." : "The context is in the figure.",
        ].slice(0, 3),
        formulas: [
          {
            en: formatCall({ name: "LLM_FITS" }, call, "en"),
            fr: formatCall({ name: "LLM_FITS" }, call, "fr"),
          },
        ],
        actions: variations("fit", scenario, lang, { tokens: context }, { context: slots.context }),
        sources: [guide("memory", lang), deployment.hardware.source],
      }),
    };
  },
});

/** Memory is sold in powers of two under decimal names: why more can be used than was said. */
function soldAs(vramGb: number, lang: Lang): string {
  const sold = formatNumber(vramGb, lang, 1);
  const decimal = formatNumber((vramGb * 2 ** 30) / 1e9, lang, 1);
  return lang === "fr"
    ? `Une carte vendue pour ${sold} Go a ${sold} Gio, soit ${decimal} Go : c’est ce qui est compté.`
    : `A card sold as ${sold} GB has ${sold} GiB, that is ${decimal} GB: these are counted.`;
}

function fewest(
  deployment: Parameters<typeof askOf>[0],
  context: number,
  sequences: number,
): number | undefined {
  return tried(() => minGpus(askOf(deployment, context, sequences)).gpus);
}
