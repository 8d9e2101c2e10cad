import { buildIndex } from "./name-index.js";
import { normalise } from "./normalise.js";
import { once } from "./once.js";
import { apiPriceRows, hardwareRows, modelRows, quantRows } from "./rows.js";
import type { QuantRow } from "./types.js";

export const hardwareIndex = once(() => buildIndex(hardwareRows()));
export const modelIndex = once(() => buildIndex(modelRows()));
/** Weights and cache formats share wordings ("fp8", "q8"), so each has its own index. */
export const quantIndex = once(() =>
  buildIndex(
    quantRows()
      .filter((row) => !row.kvCache)
      .map((row) => ({ ...row, aliases: [...row.aliases, ...usualReadings(row)] })),
  ),
);
export const kvQuantIndex = once(() => buildIndex(quantRows().filter((row) => row.kvCache)));
/** API models also answer to their provider: "groq gpt-oss-120b". */
export const apiPriceIndex = once(() =>
  buildIndex(
    apiPriceRows().map((row) => ({
      ...row,
      aliases: [...row.aliases, row.model].flatMap((alias) => [
        `${row.provider} ${alias}`,
        `${row.provider} ${row.name}`,
        alias,
      ]),
    })),
  ),
);

function usualReadings({ readings = [] }: QuantRow): readonly string[] {
  return readings.filter(([, usual]) => usual === 1).map(([alias]) => alias);
}

/** Wordings that several weight formats share, the usual one first. */
export const quantReadings = once(() => {
  const readings = new Map<string, QuantRow[]>();
  for (const row of quantRows()) {
    for (const [alias, usual] of row.readings ?? []) {
      const list = readings.get(normalise(alias)) ?? [];
      if (usual === 1) list.unshift(row);
      else list.push(row);
      readings.set(normalise(alias), list);
    }
  }
  return readings;
});
