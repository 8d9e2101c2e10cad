import { defineFunction } from "../../define.js";
import { chips, latencyUs, linkGbs } from "../../params/device.js";
import { ncclTests } from "../../sources.js";

// A ring sends (p - 1) / p of the message round twice: once to add up, once to hand out. A single chip sends nothing
// and waits for nobody.

/** Time of one ring all-reduce, µs. */
export function allreduceUs(args: {
  readonly messageBytes: number;
  readonly chips: number;
  readonly linkGbs: number;
  readonly latencyUs: number;
}): number {
  if (args.chips === 1) return 0;
  const sentBytes = (2 * (args.chips - 1) * args.messageBytes) / args.chips;
  return sentBytes / (1000 * args.linkGbs) + args.latencyUs;
}

export const ALLREDUCE_US = defineFunction({
  name: "ALLREDUCE_US",
  family: "parallel",
  title: { en: "All-reduce time", fr: "Durée d’un all-reduce" },
  summary: {
    en: "Time for chips to add up a vector and share the result",
    fr: "Temps pour sommer un vecteur entre puces et le redistribuer",
  },
  params: [
    {
      name: "message_bytes",
      kind: "number",
      unit: "bytes",
      min: 0,
      label: { en: "message", fr: "message" },
      help: {
        en: "Bytes per chip: batch × hidden size × 2 in 16 bits",
        fr: "Octets par puce : lot × dimension cachée × 2 en 16 bits",
      },
    },
    chips,
    linkGbs,
    latencyUs,
  ],
  returns: { kind: "number", unit: "us" },
  formula: "min(1; chips - 1) × (2 × (chips - 1) / chips × message_bytes / (1000 × link_gbs) + latency_us)",
  compute: allreduceUs,
  examples: [
    {
      args: [16384, 8, 450, 10],
      result: 10.063715555555556,
      note: {
        en: "one token of 8,192 values: latency decides",
        fr: "un token de 8 192 valeurs : la latence décide",
      },
    },
    {
      args: [1000000000, 8, 450],
      result: 3888.8888888888887,
      note: { en: "1 GB over NVLink", fr: "1 Go sur NVLink" },
    },
  ],
  assumptions: [
    {
      en: "Ring algorithm; reduction inside the switch is faster.",
      fr: "Algorithme en anneau ; la réduction dans le commutateur est plus rapide.",
    },
    {
      en: "link_gbs counts one direction: half of the figure sold.",
      fr: "link_gbs compte un seul sens : la moitié du chiffre commercial.",
    },
  ],
  sources: [ncclTests],
  seeAlso: ["TP_STEP_MS", "TP_EFFICIENCY"],
});
