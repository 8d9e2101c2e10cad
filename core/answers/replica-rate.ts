import { replicaTimes } from "../deployment/fleet.js";
import { LIMIT_TEXTS } from "../deployment/fleet-report.js";
import { mostRequests } from "../estimator/fleet/most-requests.js";
import type { ReplicaTimes } from "../estimator/fleet/replica.js";
import type { Lang } from "../text/lang.js";
import { formatNumber } from "../text/number.js";
import { commandFor } from "./actions.js";
import { answerOf, type Reply } from "./answer.js";
import { withEnoughGpus } from "./enough-gpus.js";
import { figure } from "./figures.js";
import { guide } from "./guide.js";
import { understand } from "./scenario.js";
import { levelInputs, replicasFormula, type ServiceLevel, serviceLevelOf } from "./service-level.js";
import type { Slots } from "./slots.js";

const MINUTES = 60;
const ROOM = 1.5;

/** The most requests per second that one replica answers within the limits, where nobody said how many come. */
export function replicaRate(slots: Slots, lang: Lang): Reply {
  const fr = lang === "fr";
  const said = serviceLevelOf(slots);
  const { prompt, output, percentile } = said;
  const { slots: enough, notes: counted } = withEnoughGpus(slots, prompt + output, lang);
  const scenario = understand(enough, lang);
  const { deployment } = scenario;
  const request = { promptTokens: prompt, outputTokens: output, cachedTokens: slots.cached_tokens ?? 0 };
  const times = replicaTimes(deployment, request);
  const level = loosened(slots, said, times);
  const goal = {
    outputTokens: output,
    percentile,
    ttftLimitMs: level.ttftMs,
    tpotLimitMs: level.tpotMs,
  };
  const { requestsPerS, limit } = mostRequests(times, goal);
  const rate = roundedDown(requestsPerS);
  const kept = { prompt, output, ttft: level.ttftMs, tpot: level.tpotMs, gpus: deployment.gpus };
  return {
    ok: true,
    value: requestsPerS,
    unit: "reqPerS",
    answer: answerOf({
      title: `${fr ? "Ce que soutient un réplica" : "What one replica sustains"} – ${deployment.model.name}`,
      headline: [
        figure({ en: "at most", fr: "au plus" }, requestsPerS, "reqPerS", lang),
        figure({ en: "output", fr: "débit de sortie" }, requestsPerS * output, "tokPerS", lang, 0),
      ],
      inputs: [...scenario.inputs, ...levelInputs(slots, level, lang)],
      working: [
        fr
          ? `au-delà cède : ${LIMIT_TEXTS[limit].fr}, pour ${formatNumber(percentile * 100, lang, 0)} % des requêtes`
          : `beyond it breaks: ${LIMIT_TEXTS[limit].en}, for ${formatNumber(percentile * 100, lang, 0)} % of the requests`,
      ],
      notes: [
        ...counted,
        ...scenario.speedAssumptions.map((text) => text[lang]),
        fr
          ? `Sans réserve, à la valeur attendue. Une personne qui demande une fois par minute compte pour 1/${MINUTES} : environ ${formatNumber(requestsPerS * MINUTES, lang, 0)} personnes.`
          : `No reserve, at the expected value. A person who asks once a minute counts for 1/${MINUTES}: about ${formatNumber(requestsPerS * MINUTES, lang, 0)} people.`,
        fr
          ? "Donnez les requêtes/s attendues pour le nombre de réplicas."
          : "Give the requests/s that you expect for the number of replicas.",
      ].slice(0, 3),
      formulas: [replicasFormula(scenario, slots, rate, level)],
      actions: [
        {
          label: fr ? "réplicas pour 10 × ce débit" : "replicas for 10 × this rate",
          command: commandFor("fleet", scenario, { ...kept, rate: rate * 10 }),
        },
        {
          label: fr ? "feuille de calcul" : "planning sheet",
          command: commandFor("plan", scenario, { ...kept, rate }),
        },
      ],
      sources: [guide("fleet", lang), guide("estimator", lang)],
    }),
  };
}

/** To four digits, so that the sizing of it still answers one replica. */
function roundedDown(rate: number): number {
  const unit = 10 ** (Math.floor(Math.log10(rate)) - 3);
  return Number((Math.floor(rate / unit) * unit).toPrecision(4));
}

/** Limits that nobody stated give way to what an idle replica takes, with room for company. */
function loosened(slots: Slots, level: ServiceLevel, { ttftMs, tpotMs }: ReplicaTimes): ServiceLevel {
  const room = (usual: number, idle: number) => Math.max(usual, Math.ceil(ROOM * idle));
  return {
    ...level,
    ttftMs: slots.ttft_ms === undefined ? room(level.ttftMs, ttftMs) : level.ttftMs,
    tpotMs:
      slots.tpot_ms === undefined && slots.tps === undefined ? room(level.tpotMs, tpotMs(1)) : level.tpotMs,
  };
}
