// How well free text is read: `node scripts/run.mjs scripts/score-questions.ts corpus.jsonl [--errors]`.
// One labelled question a line: {"id","lang","text","intent","alt_intents"?,"slots","optional"?}.
// With `--predictions out.jsonl` the readings are written down, one a line, for another scorer.
import { readFileSync, writeFileSync } from "node:fs";
import { saidReading } from "../core/answers/question/several.js";
import { readQuestion } from "../core/answers/question.js";
import { judge, type Label, summarise } from "./questions/score.js";

const args = process.argv.slice(2);
const option = args.indexOf("--predictions");
const predictions = option < 0 ? undefined : args.splice(option, 2)[1];
const [corpus] = args.filter((arg) => !arg.startsWith("--"));
if (!corpus) {
  console.error("usage: score-questions.ts <corpus.jsonl> [--errors] [--predictions <out.jsonl>]");
  process.exit(2);
}

const labels = readFileSync(corpus, "utf8")
  .split("\n")
  .filter((line) => line.trim() !== "")
  .map((line) => JSON.parse(line) as Label);
const results = labels.map((label) => {
  const reading = readQuestion(label.text, label.lang);
  const said = saidReading(reading, reading.several);
  return { label, said, verdict: judge(label, said) };
});

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
for (const group of ["all", "en", "fr"]) {
  const verdicts = results
    .filter(({ label }) => group === "all" || label.lang === group)
    .map(({ verdict }) => verdict);
  if (verdicts.length === 0) continue;
  const { intent, f1 } = summarise(verdicts);
  console.log(
    `${group.padEnd(4)}${String(verdicts.length).padStart(5)} questions   intent ${percent(intent)}   slot F1 ${percent(f1)}`,
  );
}
if (args.includes("--errors")) {
  for (const { label, said, verdict } of results) {
    if (verdict.intentRight && verdict.wrong.length + verdict.missed.length === 0) continue;
    const slots = [...verdict.missed.map((slot) => `-${slot}`), ...verdict.wrong.map((slot) => `+${slot}`)];
    console.log(
      `\n${label.id} ${label.intent} -> ${said.intent} ${slots.join(" ")}\n   ${label.text.slice(0, 120)}`,
    );
  }
}
if (predictions) {
  const lines = results.map(({ label, said }) =>
    JSON.stringify({ id: label.id, intent: said.intent, slots: said.slots }),
  );
  writeFileSync(predictions, `${lines.join("\n")}\n`);
}
