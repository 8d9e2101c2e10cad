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

const costs: number[] = [];
let bytes = 0;
for (let round = 0; round < ROUNDS; round++) {
  // Time of the processor: other programs on the machine take wall-clock time only.
  const begun = process.cpuUsage();
  bytes = (await planFile(REQUEST, "portable", "en")).length;
  const { user, system } = process.cpuUsage(begun);
  costs.push((user + system) / 1000);
}
console.log(JSON.stringify({ coldMs: costs[0], warmMs: median(costs.slice(WARM)), bytes }));
