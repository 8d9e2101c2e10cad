import { fail } from "../../failure.js";
import { answerOf } from "../answer.js";
import { defineIntent } from "../define-intent.js";
import { QUESTIONS } from "../quiz/questions.js";

// One question at a time. Nothing is stored: the number of the question and the choice are all there is.

export const quiz = defineIntent({
  id: "quiz",
  title: { en: "Quiz", fr: "Quiz" },
  answer(slots, lang) {
    const fr = lang === "fr";
    const number = slots.question ?? 1;
    const question = QUESTIONS[number - 1];
    if (!question)
      return fail("domain", {
        param: "question",
        given: number,
        allowed: { kind: "integer", min: 1, max: QUESTIONS.length, example: 1 },
      });
    const { choice } = slots;
    const title = `${this.title[lang]} ${number}/${QUESTIONS.length} – ${question.ask[lang]}`;
    const next = (number % QUESTIONS.length) + 1;
    const rows = question.choices.map((text, i) => [
      choice === undefined ? `${i + 1}` : i + 1 === question.right ? "✓" : i + 1 === choice ? "✗" : "",
      text[lang],
    ]);
    if (choice === undefined)
      return {
        ok: true,
        answer: answerOf({
          title,
          table: { columns: [], rows },
          actions: question.choices.map((text, i) => ({
            label: `${i + 1}. ${text[lang]}`,
            command: `/quiz question:${number} choice:${i + 1}`,
          })),
        }),
      };
    if (choice < 1 || choice > question.choices.length)
      return fail("domain", {
        param: "choice",
        given: choice,
        allowed: { kind: "integer", min: 1, max: question.choices.length, example: 1 },
      });
    const right = choice === question.right;
    return {
      ok: true,
      value: right,
      unit: "none",
      answer: answerOf({
        title,
        headline: [
          {
            label: title,
            value: right,
            unit: "none",
            text: right
              ? fr
                ? "Juste"
                : "Right"
              : fr
                ? `Non : réponse ${question.right}`
                : `No: answer ${question.right}`,
          },
        ],
        working: [question.why[lang]],
        table: { columns: [], rows },
        formulas: question.formula ? [question.formula] : [],
        actions: [
          { label: fr ? "Question suivante" : "Next question", command: `/quiz question:${next}` },
          ...(question.term
            ? [
                {
                  label: fr ? "Le terme expliqué" : "The term explained",
                  command: `/explain ${question.term}`,
                },
              ]
            : []),
        ],
      }),
    };
  },
});
