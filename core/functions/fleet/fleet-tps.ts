import { defineFunction } from "../../define.js";
import { utilisation } from "../../params/device.js";
import { replicaTps } from "../../params/queue.js";
import { inferenceNotes } from "../../sources.js";

// Replicas do not share work, so their throughputs add up; the utilisation is the head-room kept for peaks.

/** Tokens per second of a fleet. */
export function fleetTps(args: {
  readonly replicas: number;
  readonly replicaTps: number;
  readonly utilisation: number;
}): number {
  return args.replicas * args.replicaTps * args.utilisation;
}

export const FLEET_TPS = defineFunction({
  name: "FLEET_TPS",
  family: "fleet",
  title: { en: "Fleet throughput", fr: "Débit du parc" },
  summary: {
    en: "Tokens/s that a fleet of identical replicas serves",
    fr: "Tokens/s que sert un parc de réplicas identiques",
  },
  params: [
    {
      name: "replicas",
      kind: "integer",
      unit: "replicas",
      min: 0,
      label: { en: "replicas", fr: "réplicas" },
      help: {
        en: "Copies of the model that serve requests",
        fr: "Copies du modèle qui servent des requêtes",
      },
    },
    replicaTps,
    {
      ...utilisation,
      default: 1,
      help: {
        en: "Share of the throughput that is used on average, 0 to 1",
        fr: "Part du débit réellement utilisée en moyenne, de 0 à 1",
      },
    },
  ],
  returns: { kind: "number", unit: "tokPerS", digits: 0 },
  formula: "replicas × replica_tps × utilisation",
  compute: fleetTps,
  examples: [
    {
      args: [12, 2500, 0.7],
      result: 21000,
      note: { en: "twelve replicas used at 70 %", fr: "douze réplicas utilisés à 70 %" },
    },
  ],
  assumptions: [
    {
      en: "Requests are spread evenly over the replicas.",
      fr: "Requêtes réparties uniformément entre réplicas.",
    },
  ],
  sources: [inferenceNotes],
  seeAlso: ["FLEET_REPLICAS", "BATCH_TPS", "COST_PER_MTOK_USD"],
});
