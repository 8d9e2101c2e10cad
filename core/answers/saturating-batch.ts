import { CRITICAL_BATCH } from "../functions/batch/critical-batch.js";
import type { Lang } from "../text/lang.js";
import type { Reply } from "./answer.js";
import { answerCall } from "./from-call.js";
import type { Understood } from "./scenario.js";

/** The batch at which a device computes as long as it reads, for 16-bit or 8-bit weights; undefined where unknown. */
export function saturatingBatch({ deployment, inputs }: Understood, lang: Lang): Reply | undefined {
  const { hardware, quant, modelFacts } = deployment;
  const format = quant?.id ?? modelFacts.nativeQuant ?? "bf16";
  const eight = format === "fp8";
  if (!eight && format !== "bf16" && format !== "fp16") return undefined;
  const tflops = eight ? hardware.fp8Tflops : hardware.fp16Tflops;
  if (tflops === undefined || hardware.bandwidthGbs === undefined) return undefined;
  const reply = answerCall(CRITICAL_BATCH, [tflops, hardware.bandwidthGbs, eight ? 1 : 2], lang);
  if (!reply.ok) return reply;
  const { answer } = reply;
  return {
    ...reply,
    answer: {
      ...answer,
      inputs: [...inputs, ...answer.inputs.map((input) => ({ ...input, source: "catalogue" as const }))],
      notes: [
        lang === "fr"
          ? "Seuil du roofline : au-delà, le débit ne monte presque plus. La mémoire peut limiter plus tôt ; le cache KV en recule le seuil."
          : "The roofline’s threshold: beyond it throughput hardly rises. Memory may end the batch sooner, and cache reads push it out.",
        ...answer.notes,
      ].slice(0, 3),
    },
  };
}
