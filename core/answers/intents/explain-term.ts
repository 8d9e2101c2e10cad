import { fail } from "../../failure.js";
import { findFunction } from "../../registry.js";
import { formatCall } from "../../text/call.js";
import type { Lang } from "../../text/lang.js";
import { answerOf, type Reply } from "../answer.js";
import { defineIntent } from "../define-intent.js";
import { findTerm, nearestTerms, TERMS } from "../glossary/glossary.js";
import type { Term } from "../glossary/term.js";

// A term in a few sentences, its relation in symbols, the function that computes it and what to read next.

const MOST_TERMS = 3;

export const explainTerm = defineIntent({
  id: "explain_term",
  title: { en: "Glossary", fr: "Glossaire" },
  answer(slots, lang) {
    const wanted = (typeof slots.term === "string" ? [slots.term] : (slots.term ?? [])).slice(0, MOST_TERMS);
    if (wanted.length === 0) return listTerms(lang);
    const terms = wanted.map(
      (word) =>
        findTerm(word) ?? fail("unknown", { param: "term", given: word, suggestion: nearestTerms(word) }),
    );
    const functions = terms.flatMap(({ functionName }) => findFunction(functionName ?? "") ?? []);
    const see = [...new Set(terms.flatMap((term) => term.see))]
      .filter((id) => terms.every((term) => term.id !== id))
      .flatMap((id) => TERMS.find((term) => term.id === id) ?? []);
    const several = terms.length > 1;
    return {
      ok: true,
      answer: answerOf({
        title: terms.map(({ name }) => name[lang]).join(" · "),
        working: terms.flatMap((term) => [
          several
            ? `${term.name[lang]}${lang === "fr" ? "\u00a0:" : ":"} ${term.text[lang]}`
            : term.text[lang],
          ...(term.formula ? [term.formula[lang]] : []),
        ]),
        notes:
          see.length > 0
            ? [
                `${lang === "fr" ? "Voir aussi\u00a0:" : "See also:"} ${see.map(({ name }) => name[lang]).join(lang === "fr" ? " ; " : "; ")}`,
              ]
            : [],
        formulas: functions.flatMap((definition) => {
          const [example] = definition.examples;
          return example
            ? [
                {
                  en: formatCall(definition, example.args, "en"),
                  fr: formatCall(definition, example.args, "fr"),
                },
              ]
            : [];
        }),
        actions: see
          .slice(0, 4)
          .map((term) => ({ label: shortName(term, lang), command: `/explain ${term.id}` })),
      }),
    };
  },
});

function listTerms(lang: Lang): Reply {
  return {
    ok: true,
    answer: answerOf({
      title: explainTerm.title[lang],
      working: [TERMS.map((term) => shortName(term, lang)).join(" · ")],
      notes: [lang === "fr" ? "/explain suivi d’un terme l’explique." : "/explain with a term explains it."],
    }),
  };
}

/** The acronym alone where the name gives its meaning behind a comma. */
function shortName({ name }: Term, lang: Lang): string {
  return /^(?:\([^)]*\)|[^,(])+/.exec(name[lang])?.[0] ?? name[lang];
}
