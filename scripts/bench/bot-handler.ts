import { coreAnswers, type HandlerDeps } from "../../bot/deps.js";
import { handle } from "../../bot/handle.js";
import { interactions } from "./bot-interactions.js";
import { type Measure, median, percentile } from "./measure.js";

const deps: HandlerDeps = { ...coreAnswers, secondsToWait: () => 0, isStale: () => false, report: () => "0" };

/**
 * How long the handler takes for one interaction while 200 of them wait in the same process on one core. The limit is on
 * processor time, which neighbours on the machine do not change.
 */
export function botHandler(): readonly Measure[] {
  const rounds = 50;
  const cpu: number[] = [];
  const wall: number[] = [];
  // The first rounds fill caches and let the compiler work; they are not counted.
  for (let round = 0; round < 5; round++) for (const payload of interactions(200)) handle(payload, deps);
  for (let round = 0; round < rounds; round++)
    for (const payload of interactions(200)) {
      const start = performance.now();
      const before = process.cpuUsage();
      handle(payload, deps);
      const { user, system } = process.cpuUsage(before);
      cpu.push((user + system) / 1000);
      wall.push(performance.now() - start);
    }
  return [
    {
      name: "bot handler, 200 at once, p99 of processor time",
      value: percentile(cpu, 0.99),
      unit: "ms",
      most: 10,
    },
    { name: "bot handler, 200 at once, median of processor time", value: median(cpu), unit: "ms" },
    { name: "bot handler, 200 at once, p99 on the clock", value: percentile(wall, 0.99), unit: "ms" },
  ];
}
