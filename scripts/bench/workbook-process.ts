// A process of its own for the bench: the first planning workbook, then warm ones. Prints what each cost.
import { planFile } from "../../bot/workbook/plan-file.js";
import { median } from "./measure.js";

const REQUEST = {
  model: "Llama 3.1 70B",
  hardware: "H200",
  quant: "fp8",
  requestsPerS: 40,
  promptTokens: 1500,
  outputTokens: 400,
  ttftMs: 1000,
  tpotMs: 30,
};
const ROUNDS = 12;
/** Rounds after which the engine has compiled what it will. */
const WARM = 5;

const clock: number[] = [];
const processor: number[] = [];
let bytes = 0;
for (let round = 0; round < ROUNDS; round++) {
  const begun = performance.now();
  const before = process.cpuUsage();
  bytes = (await planFile(REQUEST, "portable", "en")).length;
  const { user, system } = process.cpuUsage(before);
  clock.push(performance.now() - begun);
  processor.push((user + system) / 1000);
}
const print = (costs: readonly number[]) => ({ cold: costs[0], warm: median(costs.slice(WARM)) });
console.log(JSON.stringify({ clock: print(clock), processor: print(processor), bytes }));
