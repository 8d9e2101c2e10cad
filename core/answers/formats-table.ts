import { type Deployment, deploy } from "../deployment/deployment.js";
import { memoryFit, memoryOf } from "../deployment/memory.js";
import { totalNeed } from "../estimator/memory/need.js";
import type { Lang } from "../text/lang.js";
import { formatNumber } from "../text/number.js";
import type { AnswerTable } from "./answer.js";
import { tried } from "./attempt.js";
import type { Understood } from "./scenario.js";
import type { Slots } from "./slots.js";

const PORTABLE = ["Q8_0", "Q6_K", "Q5_K_M", "Q4_K_M", "Q3_K_M", "Q2_K"];
const SERVING = ["bf16", "fp8", "AWQ"];
const MLX = ["mlx 8bit", "mlx 6bit", "mlx 4bit"];

/** Which formats of a model fit: what a question without a format leaves open. */
export function formatsTable(
  { modelName, hardwareName, deployment }: Understood,
  slots: Slots,
  context: number,
  sequences: number,
  lang: Lang,
): AnswerTable | undefined {
  const fr = lang === "fr";
  const rows = usual(deployment).flatMap((quant) => {
    const row = tried(() => {
      const other = deploy({
        model: modelName,
        hardware: hardwareName,
        quant,
        kvQuant: slots.kv_quant,
        gpus: deployment.gpus,
        engine: deployment.engine,
      });
      const { fit } = memoryFit(other, context, sequences);
      return [
        quant.replace("mlx ", ""),
        formatNumber(totalNeed(memoryOf(other, context, sequences)).total / 1e9, lang, 1),
        fit === "no" ? (fr ? "non" : "no") : fit === "tight" ? (fr ? "juste" : "tight") : fr ? "oui" : "yes",
      ];
    });
    return row ? [row] : [];
  });
  return rows.length < 2
    ? undefined
    : { columns: fr ? ["format", "Go", "tient"] : ["format", "GB", "fits"], rows };
}

function usual({ memoryEngine: { kind } }: Deployment): readonly string[] {
  if (kind === "llama.cpp") return PORTABLE;
  return kind === "mlx" ? MLX : SERVING;
}
