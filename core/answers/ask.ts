import { looksLikeConfig } from "../catalogue/config/read-config.js";
import { CalcError, type Failure, fail } from "../failure.js";
import { findFunction } from "../registry.js";
import type { Lang } from "../text/lang.js";
import { type Answer, type Reply, refusal } from "./answer.js";
import { LONGEST_RESULTS, looksLikeResults } from "./benchmark/read-results.js";
import { checkSlots } from "./check-slots.js";
import { findCommand, type OptionValues, parseCommandLine, readCommand } from "./command.js";
import { intents } from "./intents.gen.js";
import { type Several, saidReading } from "./question/several.js";
import { readQuestion } from "./question.js";
import { sayFailure } from "./say-failure.js";
import { mergeAnswers, spellValue } from "./several-answers.js";
import type { Reading } from "./slots.js";
import { talkBack } from "./talk-back.js";
import { withTextLengths } from "./text-length.js";
import { frenchSizes, typesetAnswer } from "./typeset-answer.js";
import { askWhich, lacksModel } from "./which-model.js";

/** Longest text that is read; what comes behind is cut off, so that no text can cost more than a moment. */
export const LONGEST_TEXT = 2000;

/** Answers a formula (`=`), a command line (`/`) or a question. Never throws. */
export function ask(text: string, lang: Lang): Reply {
  const body = text.trim();
  return guard(lang, () => {
    if (body.startsWith("=") || isCall(body))
      return answerReading({ intent: "formula", slots: { formula: body } }, lang);
    if (looksLikeConfig(body)) return answerReading({ intent: "model_fact", slots: { config: body } }, lang);
    if (!body.startsWith("/") && looksLikeResults(body))
      return answerReading(
        { intent: "benchmark_how", slots: { results: body.slice(0, LONGEST_RESULTS) } },
        lang,
      );
    // Results and configurations pasted behind their command are longer than any question.
    const cut = body.slice(0, /^\/(?:bench|model)\b/i.test(body) ? LONGEST_RESULTS : LONGEST_TEXT);
    return cut.startsWith("/") ? answerReading(parseCommandLine(cut, lang), lang) : answerQuestion(cut, lang);
  });
}

/** A question's answer says first how loose names were read; a refusal names the models that were meant perhaps. */
function answerQuestion(text: string, lang: Lang): Reply {
  const { assumptions = [], several, smallTalk, unclear = [], ...reading } = readQuestion(text, lang);
  if (smallTalk !== undefined) return { ...talkBack(smallTalk, lang), reading };
  const reply: Reply = {
    ...((several && answerSeveral(reading, several, lang)) ?? answerReading(reading, lang)),
    reading: saidReading(reading, several),
  };
  if (unclear.length > 0 && lacksModel(reading, reply))
    return { ...askWhich(reading, unclear, lang), reading: saidReading(reading, several) };
  const each = assumptions.map((assumption) => assumption[lang]);
  if (each.length === 0) return reply;
  // One note for all of them: what the answer itself has to say needs the room.
  const said = each.join(lang === "fr" ? " ; " : "; ");
  if (!reply.ok) return { ...reply, message: `${reply.message} ${said}.` };
  const notes = [said, ...reply.answer.notes.filter((note) => !each.includes(note))];
  return { ...reply, answer: { ...reply.answer, notes: notes.slice(0, 3) } };
}

/** One answer for all values of a slot; undefined where only one of them, or none, can be answered. */
function answerSeveral(reading: Reading, { slot, values }: Several, lang: Lang): Reply | undefined {
  const variants = values.flatMap((value) => {
    const reply = answerReading({ ...reading, slots: { ...reading.slots, [slot]: value } }, lang);
    return reply.ok ? [{ text: spellValue(slot, value, lang), reply }] : [];
  });
  const [first] = variants;
  const answer = mergeAnswers(slot, variants, lang);
  if (variants.length < 2 || !first || !answer) return undefined;
  return { ...first.reply, answer: typesetAnswer(answer, lang) };
}

/** Answers a command whose options a host has already told apart. Never throws. */
export function runCommand(name: string, options: OptionValues, lang: Lang): Reply {
  return guard(lang, () => {
    const command =
      findCommand(name) ?? fail("unknown", { param: "command", given: `/${name}`, suggestion: ["/help"] });
    return answerReading(readCommand(command, options, lang), lang);
  });
}

/** Answers an intent with its slots; the reading travels with the reply. */
export function answerReading(reading: Reading, lang: Lang): Reply {
  // "/ask" hands on its words; a line of nothing but "/ask" ends here.
  if (reading.intent === "question") return ask(reading.slots.text ?? "", lang);
  const intent = intents.find(({ id }) => id === reading.intent);
  if (!intent) return fail("unknown", { param: "intent", given: reading.intent, suggestion: ["/help"] });
  const { slots, notes } = withTextLengths(reading, lang);
  try {
    checkSlots(reading.slots);
    const reply = intent.answer(slots, lang);
    return reply.ok
      ? { ...reply, answer: typesetAnswer(noted(reply.answer, notes), lang), reading }
      : { ...(intent.id === "formula" ? reply : refused(reply.failure, lang)), reading };
  } catch (error) {
    if (!(error instanceof CalcError)) throw error;
    const { failure } = error;
    if (intent.id === "formula") return { ...refusal(failure, lang), reading };
    const reply = refused(failure, lang);
    return { ...reply, message: [reply.message, ...notes].join(" "), reading };
  }
}

/** How the reader's own measures were counted comes first. */
function noted(answer: Answer, notes: readonly string[]): Answer {
  return notes.length === 0 ? answer : { ...answer, notes: [...notes, ...answer.notes].slice(0, 3) };
}

function refused(failure: Failure, lang: Lang): Extract<Reply, { ok: false }> {
  return { ok: false, failure, message: frenchSizes(sayFailure(failure, lang), lang) };
}

function guard(lang: Lang, reply: () => Reply): Reply {
  try {
    return reply();
  } catch (error) {
    if (error instanceof CalcError) return refused(error.failure, lang);
    throw error;
  }
}

// "TOKENS_PER_SEC(70, 2, 3350)" without its equals sign is a formula as well.
function isCall(text: string): boolean {
  const name = /^([A-Za-z][A-Za-z0-9_]{2,63})\s*\(/.exec(text)?.[1];
  return name !== undefined && findFunction(name) !== undefined;
}
