/** The regimes that are judged together, in the order of the tables. */
export const GROUPS: readonly { readonly name: string; readonly regimes: readonly string[] }[] = [
  { name: "G1 dense, one device, batch 1", regimes: ["decode1-dense"] },
  { name: "G2 MoE, one device, batch 1", regimes: ["decode1-moe"] },
  { name: "G3 tensor parallel, batch 1", regimes: ["decode1-tp"] },
  { name: "G3b layer split, batch 1", regimes: ["decode1-layersplit"] },
  { name: "G4a served TPOT, dense", regimes: ["tpot-dense"] },
  { name: "G4b served TPOT, MoE", regimes: ["tpot-moe"] },
  { name: "G4c batch latency", regimes: ["e2e-1", "e2e-batch"] },
  { name: "G4d throughput at stated batch", regimes: ["batch-tps"] },
  { name: "G4e offline saturation", regimes: ["offline-max"] },
  { name: "G5a prefill speed, dense", regimes: ["prefill-dense"] },
  { name: "G5b prefill speed, MoE", regimes: ["prefill-moe"] },
  { name: "G5c TTFT", regimes: ["ttft-single", "ttft-served"] },
  { name: "G6 CPU decode", regimes: ["decode1-cpu"] },
];

const byRegime = new Map(GROUPS.flatMap((g) => g.regimes.map((r) => [r, g.name])));

export function groupOf(regime: string): string {
  return byRegime.get(regime) ?? "other";
}
