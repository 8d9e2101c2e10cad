import { deploy } from "../deployment/deployment.js";
import { askOf, memoryOf } from "../deployment/memory.js";
import { minGpus } from "../estimator/memory/inverse.js";
import { totalNeed } from "../estimator/memory/need.js";
import type { Lang } from "../text/lang.js";
import { formatNumber } from "../text/number.js";
import { answerOf, type Reply } from "./answer.js";
import { attempt, tried } from "./attempt.js";
import { figure, LABELS } from "./figures.js";
import { guide } from "./guide.js";
import { modelOf, numberInput, quantOf, sourceFrom, sourceOf } from "./scenario.js";
import type { Slots } from "./slots.js";

// Which hardware a model needs, where none is named: the memory, and how many of the usual cards hold it.

const USUAL_CONTEXT = 8192;
const USUAL_ACTIVE_SHARE = 0.1;
/** From a card for gamers to the largest of the data centre. */
const CARDS = ["RTX 4090", "RTX 5090", "L40S", "A100 80GB", "H100 SXM", "H200", "MI300X", "B200"];
/** Any card with a known size serves: only what one copy of the model takes is read. */
const MEASURE = "H100 SXM";
const FOUR_BITS = "AWQ";

interface Format {
  readonly label: string;
  readonly quant: string | undefined;
  readonly gb: number;
}

export function cardsFor(slots: Slots, title: string, lang: Lang): Reply {
  const fr = lang === "fr";
  const model = modelOf(slots);
  const said = quantOf(slots);
  const first = deploy({
    model,
    hardware: MEASURE,
    quant: said,
    kvQuant: slots.kv_quant,
    engine: engineFor(said),
  });
  const context = slots.context ?? Math.min(USUAL_CONTEXT, first.modelFacts.maxContext ?? USUAL_CONTEXT);
  const sequences = slots.concurrency ?? activeOf(slots) ?? 1;
  // Nobody squeezes a model again that was released in four bits.
  const native = first.modelFacts.nativeExpertBits;
  const formats = [said, ...(said === undefined && native === undefined ? [FOUR_BITS] : [])].flatMap(
    (quant): readonly Format[] => {
      const deployment = tried(() =>
        deploy({ model, hardware: MEASURE, quant, kvQuant: slots.kv_quant, engine: engineFor(quant) }),
      );
      if (!deployment) return [];
      const { weights, cache } = totalNeed(memoryOf(deployment, context, sequences));
      const label =
        quant === FOUR_BITS && said === undefined
          ? fr
            ? "4 bits"
            : "4-bit"
          : (quant ?? deployment.modelFacts.nativeQuant ?? "bf16");
      return [{ label, quant, gb: (weights + cache) / 1e9 }];
    },
  );
  const rows = CARDS.map((card) => [card, ...formats.map(({ quant }) => countOf(card, quant))]);
  const [main] = formats;
  const need = totalNeed(memoryOf(first, context, sequences));
  const gb = (bytes: number) => formatNumber(bytes / 1e9, lang, 1);
  return {
    ok: true,
    value: main?.gb ?? 0,
    unit: "gb",
    answer: answerOf({
      title: `${title} – ${first.model.name}`,
      headline: formats.map((format) =>
        figure({ en: `memory (${format.label})`, fr: `mémoire (${format.label})` }, format.gb, "gb", lang, 1),
      ),
      inputs: [
        { label: fr ? "modèle" : "model", value: first.model.name, source: "given" },
        numberInput(LABELS.context, context, "tokens", sourceOf(slots, "context"), lang),
        numberInput(LABELS.users, sequences, "", sourceFrom(slots, "concurrency", "users"), lang),
        ...(slots.users === undefined
          ? []
          : [numberInput({ en: "people", fr: "personnes" }, slots.users, "", true, lang)]),
      ],
      working: [
        fr
          ? `${main?.label}\u00a0: poids ${gb(need.weights)} + cache KV ${gb(need.cache)} = ${gb(need.weights + need.cache)} Go`
          : `${main?.label}: weights ${gb(need.weights)} + KV cache ${gb(need.cache)} = ${gb(need.weights + need.cache)} GB`,
      ],
      table: {
        columns: [fr ? "carte" : "card", ...formats.map(({ label }) => label)],
        rows,
      },
      notes: [
        ...(slots.budget === undefined
          ? []
          : [
              fr
                ? "Le budget d’achat n’est pas pris en compte : seule la mémoire décide, comparez le prix des cartes."
                : "The budget is not weighed: memory alone decides, compare the prices of the cards.",
            ]),
        fr
          ? `Nombre de cartes qui suffisent, ${first.engine} et ses propres tampons compris ; « – » : aucun partage possible.`
          : `Number of cards that hold it, ${first.engine} and its own buffers included; “–”: no split holds it.`,
        fr
          ? "Décidé par la mémoire ; nommez une carte pour la vitesse, ou un débit voulu pour le nombre de réplicas."
          : "Decided by memory; name a card for the speed, or a wanted rate for the number of replicas.",
      ].slice(0, 3),
      actions: [
        {
          label: "H100",
          command: `/fit model:"${first.model.name}" hardware:"${MEASURE}" context:${context} users:${sequences}`,
        },
      ],
      sources: [guide("memory", lang)],
    }),
  };

  function countOf(card: string, quant: string | undefined): string {
    const counted = attempt(() => {
      const deployment = deploy({
        model,
        hardware: card,
        quant,
        kvQuant: slots.kv_quant,
        engine: engineFor(quant),
      });
      const { gpus: _, ...ask } = askOf(deployment, context, sequences);
      return minGpus(ask).gpus;
    });
    return counted.ok ? formatNumber(counted.value, lang, 0) : "–";
  }
}

/** Of a headcount about a tenth waits for an answer at the same moment. */
function activeOf({ users, active_ratio: share }: Slots): number | undefined {
  return users === undefined ? undefined : Math.max(1, Math.ceil(users * (share ?? USUAL_ACTIVE_SHARE)));
}

/** The serving engine, except for formats that only llama.cpp and its kin load. */
function engineFor(quant: string | undefined): string | undefined {
  return quant !== undefined && /^(?:I?Q\d|UD|TQ|EXL|MLX)/i.test(quant) ? undefined : "vLLM";
}
