import type { Cell } from "../../define.js";
import { defineFunction } from "../../define.js";
import { decodeSpeed } from "../../deployment/decode.js";
import { type DeploymentNames, deploy } from "../../deployment/deployment.js";
import { memoryFit } from "../../deployment/memory.js";
import { ttft } from "../../deployment/request.js";
import { CalcError } from "../../failure.js";
import { depthTokens, deviceCount, model, quant } from "../../params/names.js";
import { estimator, memoryRules } from "../../sources.js";

// One call for a whole list: cheaper than a column of cells, and the rows share their assumptions. What does not fit
// or is not modelled keeps its row, with blanks, so that a list stays a list.

const COLUMNS = 8;

/** Rows [hardware, fits, low, expected, high, ceiling (tok/s), TTFT ms, memory share]. */
export function llmCompare(
  args: Omit<DeploymentNames, "hardware"> & {
    readonly hardware: readonly string[];
    readonly contextTokens: number;
  },
): readonly (readonly Cell[])[] {
  return args.hardware.map((name) => compareRow({ ...args, hardware: name }));
}

function compareRow(args: DeploymentNames & { readonly contextTokens: number }): readonly Cell[] {
  const deployment = deploy(args);
  const { name } = deployment.hardware;
  return padded([name, ...(attempt(() => speedCells(args)) ?? [false])]);
}

function speedCells(args: DeploymentNames & { readonly contextTokens: number }): readonly Cell[] {
  const deployment = deploy(args);
  const { low, expected, high, ceiling } = decodeSpeed({ ...args, concurrency: 1 });
  const first = ttft(deployment, { promptTokens: Math.max(1, args.contextTokens) }).expected;
  const share =
    deployment.model.layers === undefined ? undefined : memoryFit(deployment, args.contextTokens, 1).share;
  return [
    true,
    low,
    expected,
    high,
    ceiling,
    first,
    share !== undefined && Number.isFinite(share) ? share : "",
  ];
}

function padded(row: readonly Cell[]): readonly Cell[] {
  return [...row, ...Array.from({ length: COLUMNS - row.length }, () => "")];
}

/** Nothing where the row has no speed; a name that nobody knows still fails the whole call. */
function attempt(cells: () => readonly Cell[]): readonly Cell[] | undefined {
  try {
    return cells();
  } catch (error) {
    if (error instanceof CalcError && error.failure.code === "infeasible") return undefined;
    throw error;
  }
}

export const LLM_COMPARE = defineFunction({
  name: "LLM_COMPARE",
  family: "estimate",
  title: { en: "Hardware side by side", fr: "Matériels côte à côte" },
  summary: {
    en: "Fit, speed with band, TTFT and memory share for a list of hardware",
    fr: "Place, vitesse et fourchette, TTFT, mémoire pour une liste de matériels",
  },
  params: [
    model,
    {
      name: "hardware",
      kind: "names",
      label: { en: "hardware list", fr: "liste de matériels" },
      help: {
        en: "Device names: cells, or HARDWARE_LIST()",
        fr: "Noms d’appareils : des cellules, ou HARDWARE_LIST()",
      },
    },
    quant,
    deviceCount,
    depthTokens,
  ],
  returns: {
    kind: "matrix",
    unit: "none",
    digits: 2,
    columns: [
      { en: "hardware", fr: "matériel" },
      { en: "fits", fr: "tient" },
      { en: "low, tok/s", fr: "bas, tok/s" },
      { en: "expected, tok/s", fr: "attendu, tok/s" },
      { en: "high, tok/s", fr: "haut, tok/s" },
      { en: "ceiling, tok/s", fr: "plafond, tok/s" },
      { en: "TTFT, ms", fr: "TTFT, ms" },
      { en: "memory share", fr: "part de mémoire" },
    ],
  },
  formula: "LLM_FITS, LLM_TPS_BAND and LLM_TTFT_MS for each of hardware",
  compute: llmCompare,
  examples: [
    {
      args: ["llama 3.1 8b", [["rtx 4090", "h100", "m4 max"]]],
      note: { en: "three devices", fr: "trois appareils" },
    },
  ],
  assumptions: [
    {
      en: "One user; TTFT for a prompt as long as the context.",
      fr: "Un utilisateur ; TTFT pour un prompt aussi long que le contexte.",
    },
    {
      en: "A device that cannot hold the model, or is not modelled, shows FALSE and blanks.",
      fr: "Un appareil trop petit ou non modélisé affiche FAUX et des cellules vides.",
    },
  ],
  sources: [estimator, memoryRules],
  seeAlso: ["LLM_TPS_BAND", "LLM_FITS", "HARDWARE_LIST"],
});
