import { shortQuantName } from "../catalogue/short-name.js";
import type { Cell } from "../define.js";
import { totalNeed } from "../estimator/memory/need.js";
import { CalcError } from "../failure.js";
import type { Text } from "../text/lang.js";
import type { Deployment } from "./deployment.js";
import { memoryFit, memoryOf } from "./memory.js";
import { response, throughput, ttft } from "./request.js";
import { speed } from "./speed.js";

export interface ReportLoad {
  readonly contextTokens: number;
  readonly outputTokens: number;
  readonly concurrency: number;
}

/** A line of the report: a label, and a figure or a word in both languages. */
export type ReportRow = readonly [Text, Cell | Text];

const YES_NO: Readonly<Record<"yes" | "tight" | "no", Text>> = {
  yes: { en: "yes", fr: "oui" },
  tight: { en: "tight", fr: "juste" },
  no: { en: "no", fr: "non" },
};

/** Above this share of the usable memory the report says that it is tight. */
const TIGHT_SHARE = 0.9;

/** Everything about one deployment under one load, a line each; the speeds are left out when it does not fit. */
export function reportRows(deployment: Deployment, load: ReportLoad): readonly ReportRow[] {
  const { contextTokens, outputTokens, concurrency } = load;
  const request = { promptTokens: Math.max(1, contextTokens), outputTokens, concurrency };
  const head: ReportRow[] = [
    [{ en: "model", fr: "modèle" }, deployment.model.name],
    [{ en: "hardware", fr: "matériel" }, `${deployment.gpus} × ${deployment.hardware.name}`],
    [
      { en: "weight format", fr: "format des poids" },
      deployment.quant ? shortQuantName(deployment.quant) : nativeOf(deployment),
    ],
    [{ en: "engine", fr: "moteur" }, deployment.engine],
    ...memoryRows(deployment, load),
  ];
  return [...head, ...(attempt(() => speedRows()) ?? [])];

  function speedRows(): readonly ReportRow[] {
    const decode = speed(deployment, {
      metric: "decode_tps_per_user",
      prompt: 0,
      output: 0,
      depth: contextTokens,
      concurrency,
    });
    return [
      [{ en: "decode, tok/s per user", fr: "décodage, tok/s par utilisateur" }, decode.expected],
      [{ en: "low", fr: "bas" }, decode.low],
      [{ en: "high", fr: "haut" }, decode.high],
      [{ en: "ceiling", fr: "plafond" }, decode.ceiling],
      [{ en: "TTFT, ms", fr: "TTFT, ms" }, ttft(deployment, request).expected],
      [{ en: "response, s", fr: "réponse, s" }, response(deployment, request).expected / 1000],
      [
        { en: "throughput, output tok/s", fr: "débit, tok/s de sortie" },
        throughput(deployment, request).expected,
      ],
    ];
  }
}

function memoryRows(
  deployment: Deployment,
  { contextTokens, concurrency }: ReportLoad,
): readonly ReportRow[] {
  if (deployment.model.layers === undefined) return [];
  const need = totalNeed(memoryOf(deployment, contextTokens, concurrency));
  const { fit: verdict, share } = memoryFit(deployment, contextTokens, concurrency);
  const word = verdict === "yes" && share > TIGHT_SHARE ? "tight" : verdict;
  return [
    [{ en: "weights, GB", fr: "poids, Go" }, need.weights / 1e9],
    [{ en: "KV cache, GB", fr: "cache KV, Go" }, need.cache / 1e9],
    [{ en: "memory needed, GB", fr: "mémoire nécessaire, Go" }, need.total / 1e9],
    ...(Number.isFinite(share) && share > 0
      ? ([
          [{ en: "fits", fr: "tient en mémoire" }, YES_NO[word]],
          [{ en: "memory share", fr: "part de mémoire" }, share],
        ] as const)
      : []),
  ];
}

function nativeOf({ modelFacts }: Deployment): string {
  return modelFacts.nativeQuant ?? "bf16";
}

function attempt(rows: () => readonly ReportRow[]): readonly ReportRow[] | undefined {
  try {
    return rows();
  } catch (error) {
    if (error instanceof CalcError && error.failure.code === "infeasible") return undefined;
    throw error;
  }
}
