import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import type { AnswerInput, Reply } from "../../../core/answers/answer.js";
import { ask } from "../../../core/answers/ask.js";
import { hardwareById } from "../../../core/catalogue/find-hardware.js";
import { modelById } from "../../../core/catalogue/find-model.js";
import { quantById } from "../../../core/catalogue/find-quant.js";
import type { Lang } from "../../../core/index.js";

interface Question {
  readonly text: string;
  readonly lang: Lang;
}

const questions = ["paraphrases", "own-questions", "fresh-questions"].flatMap((name) =>
  readFileSync(fileURLToPath(new URL(`question/${name}.jsonl`, import.meta.url)), "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as Question),
);

const three = (value: number) => Number(value.toPrecision(3));
const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[\u202f\u00a0]/g, " ")
    .replace(/(\d) ?go\b/g, "$1gb");

/** Every number and every name that a reading holds; numbers also in the units that answers show. */
function saidIn(slots: object) {
  const values = Object.values(slots).flat() as (number | string)[];
  const texts = values
    .filter((value) => typeof value === "string")
    .flatMap((value) => value.split("|"))
    .flatMap((id) => [id, modelById(id)?.name, hardwareById(id)?.name, quantById(id)?.name])
    .filter((name) => name !== undefined);
  const numbers = [
    ...values.filter((value) => typeof value === "number"),
    ...texts.flatMap((text) => (text.match(/\d+(?:\.\d+)?/g) ?? []).map(Number)),
  ];
  const scaled = numbers.flatMap((n) =>
    [1, 100, 1e-2, 1e3, 1e-3, 1e6, 1e-6].map((scale) => three(n * scale)),
  );
  return { names: texts.map((text) => plain(text).replace(/[- ]/g, "")), numbers: new Set(scaled) };
}

/** Whether a value that is called the reader's own stands in what was read. */
function isSaid({ value }: AnswerInput, slots: object, lang: Lang): boolean {
  const { names, numbers } = saidIn(slots);
  const text = plain(value);
  const bare = text.replace(/[- ]/g, "");
  const count = /^(\d+) ×/.exec(text)?.[1];
  if (names.some((name) => name !== "" && bare.includes(name)))
    return count === undefined || numbers.has(Number(count));
  const ungrouped =
    lang === "fr"
      ? text.replace(/(\d) (?=\d{3})/g, "$1").replace(",", ".")
      : text.replace(/(\d),(?=\d{3})/g, "$1");
  return numbers.has(three(Number(/-?\d+(?:\.\d+)?/.exec(ungrouped)?.[0])));
}

describe("an input that counts as given", () => {
  it("is one that the question says, in every question of the corpora", () => {
    let checked = 0;
    for (const { text, lang } of questions) {
      const reply: Reply = ask(text, lang);
      if (!reply.ok || !reply.reading) continue;
      for (const input of reply.answer.inputs.filter(({ source }) => source === "given")) {
        checked++;
        expect(isSaid(input, reply.reading.slots, lang), `${text}: ${input.label} ${input.value}`).toBe(true);
      }
    }
    expect(checked).toBeGreaterThan(2500);
  });

  it.each([
    ["self hosting llama 70b on H100 vs GPT-4o api", "GPUs", "derived"],
    ["how many H100 for llama 3.3 70b fp8 at 10 requests/s", "GPUs", "derived"],
    ["what does an 8xA100 node for $12 per hour cost me per month", "price of a GPU", "derived"],
    ["My card has 936 GB/s and the model file is 18 GB. rough tokens per second?", "weights", "given"],
    [
      "50 QPS, 500 output tokens each, one gpu does 2500 tok/s aggregate. how many gpus",
      "utilisation",
      "default",
    ],
    [
      "size a deployment: 1 million requests a day, 1500 tokens in, 250 out, 8B on L4",
      "requests/s",
      "derived",
    ],
    ["translate a 90,000 word novel with claude sonnet 4.5, price?", "input", "derived"],
    ["whats the electricity of 4x 3090 at 280W each, 0.35 $/kwh", "power", "derived"],
    ["2x3090 pulling 700W at $0.18/kWh: electricity per month?", "power", "given"],
  ])("%s: %s is %s", (text, label, source) => {
    const reply = ask(text, "en");
    expect(reply.ok && reply.answer.inputs.find((input) => input.label === label)).toMatchObject({ source });
  });

  it("is listed once", () => {
    const reply = ask("self hosting llama 70b on H100 vs GPT-4o api", "en");
    const labels = reply.ok ? reply.answer.inputs.map(({ label, value }) => `${label} ${value}`) : [];
    expect(labels.length).toBeGreaterThan(5);
    expect(new Set(labels).size).toBe(labels.length);
  });
});
