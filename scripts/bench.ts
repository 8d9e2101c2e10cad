// `npm run bench`: speeds of the core and the bot, as ratios where the machine would decide otherwise. A line with a
// limit says whether it holds; the exit code is 1 when one does not.
import { botHandler } from "./bench/bot-handler.js";
import { botHttp } from "./bench/bot-http.js";
import { core } from "./bench/core.js";
import { holds, type Measure } from "./bench/measure.js";
import { workbook } from "./bench/workbook.js";

const parts: Readonly<Record<string, () => readonly Measure[] | Promise<readonly Measure[]>>> = {
  core,
  workbook,
  "bot handler": botHandler,
  "bot over HTTP": botHttp,
};
for (const [name, measure] of Object.entries(parts)) {
  // Beside the results, for whoever waits: the last part takes a minute.
  console.error(`… ${name}`);
  const measures = await measure();
  for (const one of measures) console.log(lineOf(one));
  if (!measures.every(holds)) process.exitCode = 1;
}

function lineOf(measure: Measure): string {
  const { name, value, unit, most, least } = measure;
  const shown = value >= 100 ? Math.round(value).toLocaleString("en-US") : value.toPrecision(3);
  const limit =
    most !== undefined
      ? `at most ${most}`
      : least !== undefined
        ? `at least ${least.toLocaleString("en-US")}`
        : "";
  const verdict = limit === "" ? "" : `   (${limit}: ${holds(measure) ? "holds" : "DOES NOT HOLD"})`;
  return `${name.padEnd(58)} ${shown.padStart(12)} ${unit}${verdict}`;
}
