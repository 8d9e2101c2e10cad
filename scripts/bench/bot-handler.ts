import { coreAnswers, type HandlerDeps } from "../../bot/deps.js";
import { handle } from "../../bot/handle.js";
import { interactions } from "./bot-interactions.js";
import { type Measure, median, percentile } from "./measure.js";

const deps: HandlerDeps = { ...coreAnswers, secondsToWait: () => 0, isStale: () => false, report: () => "0" };

/** How long the handler takes for one interaction while 200 of them wait in the same process on one core. */
export function botHandler(): readonly Measure[] {
  const rounds = 50;
  const own: number[] = [];
  // The first round fills caches and lets the compiler work; it is not counted.
  for (const payload of interactions(200)) handle(payload, deps);
  for (let round = 0; round < rounds; round++)
    for (const payload of interactions(200)) {
      const start = performance.now();
      handle(payload, deps);
      own.push(performance.now() - start);
    }
  return [
    { name: "bot handler, 200 at once, p99", value: percentile(own, 0.99), unit: "ms", most: 10 },
    { name: "bot handler, 200 at once, median", value: median(own), unit: "ms" },
  ];
}
