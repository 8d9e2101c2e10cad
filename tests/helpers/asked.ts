import { expect } from "vitest";
import type { Answer, Reply } from "../../core/answers/answer.js";
import { ask } from "../../core/answers/ask.js";
import type { Lang } from "../../core/text/lang.js";

/** The answer to a line, or a failing test with the refusal. */
export function asked(line: string, lang: Lang = "en"): Extract<Reply, { ok: true }> {
  const reply = ask(line, lang);
  if (!reply.ok) throw new Error(`${line} is refused: ${reply.message}`);
  return reply;
}

/** The refusal of a line. */
export function refused(line: string, lang: Lang = "en"): Extract<Reply, { ok: false }> {
  const reply = ask(line, lang);
  if (reply.ok) throw new Error(`${line} is answered`);
  return reply;
}

/** Everything that a reader sees of an answer. */
export function shown(answer: Answer): string {
  return JSON.stringify({ ...answer, chart: answer.chart?.alt });
}

/** The same question in both languages: the same figure, nothing unformatted, at most three notes. */
export function bothLanguages(en: string, fr: string): readonly [Answer, Answer] {
  const replies = [asked(en, "en"), asked(fr, "fr")] as const;
  const [first, second] = replies;
  if (typeof first.value === "number") expect(second.value).toBeCloseTo(first.value, 9);
  for (const { answer } of replies) {
    expect(shown(answer)).not.toMatch(/undefined|NaN|\[object|Infinity/);
    expect(answer.notes.length).toBeLessThanOrEqual(3);
    expect(answer.title).not.toBe("");
  }
  expect(shown(second.answer)).not.toBe(shown(first.answer));
  return [first.answer, second.answer];
}
