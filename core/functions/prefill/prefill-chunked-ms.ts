import { defineFunction } from "../../define.js";
import { bandwidthGbs, mbu, mfu, peakTflops } from "../../params/device.js";
import { activeParamsB, bytesPerParam } from "../../params/model.js";
import { promptTokens } from "../../params/tokens.js";
import { scalingBook } from "../../sources.js";
import { prefillRooflineMs } from "./prefill-roofline-ms.js";

// Each chunk is a pass of its own and reads the weights again; chunks below the critical batch lose time for it.

/** Time to read a prompt chunk by chunk, ms. */
export function prefillChunkedMs(args: {
  readonly activeParamsB: number;
  readonly bytesPerParam: number;
  readonly promptTokens: number;
  readonly chunkTokens: number;
  readonly peakTflops: number;
  readonly bandwidthGbs: number;
  readonly mfu: number;
  readonly mbu: number;
}): number {
  const chunks = Math.floor(args.promptTokens / args.chunkTokens);
  const tailTokens = args.promptTokens % args.chunkTokens;
  const passMs = (tokens: number) =>
    tokens === 0 ? 0 : prefillRooflineMs({ ...args, promptTokens: tokens });
  return (chunks === 0 ? 0 : chunks * passMs(args.chunkTokens)) + passMs(tailTokens);
}

export const PREFILL_CHUNKED_MS = defineFunction({
  name: "PREFILL_CHUNKED_MS",
  family: "prefill",
  title: { en: "Chunked prefill time", fr: "Durée d’un prefill par morceaux" },
  summary: {
    en: "Time to read a prompt cut into chunks",
    fr: "Temps de lecture d’un prompt découpé en morceaux",
  },
  params: [
    activeParamsB,
    bytesPerParam,
    promptTokens,
    {
      name: "chunk_tokens",
      kind: "integer",
      unit: "tokens",
      min: 1,
      label: { en: "chunk", fr: "morceau" },
      help: {
        en: "Prompt tokens per pass (vLLM: max_num_batched_tokens)",
        fr: "Tokens de prompt par passe (vLLM : max_num_batched_tokens)",
      },
    },
    peakTflops,
    bandwidthGbs,
    mfu,
    mbu,
  ],
  returns: { kind: "number", unit: "ms" },
  formula:
    "t(0) = 0; t(n) = max(2 × active_params_b × n / (peak_tflops × mfu); 1000 × active_params_b × bytes_per_param / (bandwidth_gbs × mbu)); floor(prompt_tokens / chunk_tokens) × t(chunk_tokens) + t(prompt_tokens mod chunk_tokens)",
  compute: prefillChunkedMs,
  examples: [
    {
      args: [70, 2, 2000, 64, 989.4, 3350],
      result: 1337.313432835821,
      note: { en: "tiny chunks re-read the weights", fr: "de petits morceaux relisent les poids" },
    },
    {
      args: [70, 2, 2000, 448, 989.4, 3350],
      result: 565.9995957145745,
      note: {
        en: "chunks above the critical batch cost nothing",
        fr: "au-dessus du lot critique, rien à payer",
      },
    },
  ],
  assumptions: [
    {
      en: "No decode shares the passes; without attention.",
      fr: "Aucun décodage ne partage les passes ; sans l’attention.",
    },
    {
      en: "A MoE prefill reads all experts: its memory term is larger than shown here.",
      fr: "Le prefill d’un MoE lit tous les experts : son terme mémoire est plus grand qu’ici.",
    },
  ],
  sources: [scalingBook],
  seeAlso: ["PREFILL_ROOFLINE_MS", "CRITICAL_BATCH"],
});
