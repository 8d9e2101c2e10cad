import { resolveDevice } from "../deployment/generic-device.js";
import type { Lang } from "../text/lang.js";
import { formatNumber } from "../text/number.js";
import { answerOf, type Reply } from "./answer.js";
import { figure } from "./figures.js";
import { hardwareOf } from "./scenario.js";

/** Data sheets side by side: decode follows bandwidth, prefill follows compute, fit follows memory. */
export function compareFacts(
  devices: readonly string[],
  lang: Lang,
  obstacles: readonly string[] = [],
): Reply {
  const fr = lang === "fr";
  const rows = devices
    .slice(0, 8)
    .map((_, i) => resolveDevice(hardwareOf({ hardware: devices }, i), "hardware").row);
  const number = (value: number | undefined) => (value === undefined ? "–" : formatNumber(value, lang, 0));
  const [first, second] = rows;
  const ratio =
    first?.bandwidthGbs && second?.bandwidthGbs ? second.bandwidthGbs / first.bandwidthGbs : undefined;
  return {
    ok: true,
    ...(ratio === undefined ? {} : { value: ratio, unit: "times" as const }),
    answer: answerOf({
      title: fr ? "Fiches côte à côte" : "Data sheets side by side",
      headline:
        ratio === undefined
          ? []
          : [
              figure(
                {
                  en: `bandwidth, ${second?.name} over ${first?.name}`,
                  fr: `bande passante, ${second?.name} sur ${first?.name}`,
                },
                ratio,
                "times",
                lang,
                2,
              ),
            ],
      table: {
        columns: fr ? ["", "Go/s", "Go", "TFLOPS"] : ["", "GB/s", "GB", "TFLOPS"],
        rows: rows.map((row) => [
          row.name,
          number(row.bandwidthGbs),
          number(row.memoryGb),
          number(row.fp16Tflops),
        ]),
      },
      notes: [
        ...obstacles.slice(0, 2),
        fr
          ? "Le décodage suit la bande passante, le prefill les TFLOPS (16 bits denses), la capacité la mémoire ; nommez un modèle pour des tokens/s."
          : "Decode follows bandwidth, prefill follows TFLOPS (dense 16 bit), capacity follows memory; name a model for tokens/s.",
      ],
      sources: [...new Set(rows.map((row) => row.source))].slice(0, 3),
    }),
  };
}
