import type { Reason } from "../failure.js";
import { isMeasured } from "./band.js";
import type { Derived } from "./derive.js";
import { usableGb } from "./facts.js";

export type WarningId =
  | "tight-memory"
  | "queueing"
  | "outside-calibration"
  | "short-prompt"
  | "large-batch"
  | "guessed-shape"
  | "unmeasured-group"
  | "unstated-compute";

export interface Warning {
  readonly id: WarningId;
  readonly text: Reason;
}

/** Answers that deserve a second look, with what makes them doubtful. */
export function warnings(d: Derived): readonly Warning[] {
  const found: Warning[] = [];
  const { scenario: s } = d;
  const usable = usableGb(s.hardwareFacts) * s.gpus;
  const resident = d.weights.residentGb * d.spread.replicas;
  if (resident > 0.9 * usable)
    found.push({
      id: "tight-memory",
      text: {
        en: "memory is tight: the weights take {resident} of {usable} GB",
        fr: "mémoire juste : les poids prennent {resident} Go sur {usable}",
        values: { resident, usable },
      },
    });
  if (s.concurrency !== "max" && s.concurrency / d.spread.replicas > d.runningLimit)
    found.push({
      id: "queueing",
      text: waiting(Math.floor(d.runningLimit)),
    });
  if (s.tp > 8 || s.gpus > 16)
    found.push({
      id: "outside-calibration",
      text: {
        en: "beyond 8 devices in tensor parallel or 16 in all, nothing was calibrated",
        fr: "au-delà de 8 appareils en parallélisme tensoriel ou de 16 en tout, rien n’a été calibré",
      },
    });
  if (s.metric === "prefill_tps" && s.prompt < 64)
    found.push({
      id: "short-prompt",
      text: {
        en: "start-up costs dominate prompts below 64 tokens",
        fr: "les coûts de démarrage dominent sous 64 tokens d’entrée",
      },
    });
  if (s.concurrency !== "max" && s.concurrency > 512)
    found.push({
      id: "large-batch",
      text: {
        en: "more than 512 requests at once: engines limit the running ones, state that limit",
        fr: "plus de 512 requêtes à la fois : les moteurs limitent celles qui tournent, indiquez cette limite",
      },
    });
  if (s.modelFacts.guessed)
    found.push({
      id: "guessed-shape",
      text: {
        en: "the model’s shape was guessed from its parameter count",
        fr: "la forme du modèle a été supposée d’après son nombre de paramètres",
      },
    });
  if (!isMeasured(d))
    found.push({
      id: "unmeasured-group",
      text: {
        en: "nothing was measured on this kind of device with this kind of engine: the band is wider",
        fr: "rien n’a été mesuré sur ce type d’appareil avec ce type de moteur : l’intervalle est plus large",
      },
    });
  if (!s.hardwareFacts.fp16)
    found.push({
      id: "unstated-compute",
      text: {
        en: "no matrix rate is stated for the device: {tflops} TFLOPS were assumed",
        fr: "aucun débit matriciel n’est indiqué pour l’appareil : {tflops} TFLOPS supposés",
        values: { tflops: d.peak16 },
      },
    });
  return found;
}

function waiting(fitting: number): Warning["text"] {
  if (fitting <= 1)
    return {
      en: "only one sequence runs at a time; the others wait or are preempted",
      fr: "une seule séquence tourne à la fois ; les autres attendent ou sont préemptées",
    };
  return {
    en: "only about {fitting} sequences run at once; the others wait or are preempted",
    fr: "environ {fitting} séquences seulement tournent ensemble ; les autres attendent ou sont préemptées",
    values: { fitting },
  };
}
