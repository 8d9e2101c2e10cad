import type { Lang, Text } from "../text/lang.js";
import { typeset } from "../text/typeset.js";
import { answerOf, type Reply } from "./answer.js";
import { EXAMPLE_QUESTIONS } from "./example-questions.js";
import type { SmallTalk } from "./question/small-talk.js";

const TITLES: Readonly<Record<SmallTalk, Text>> = {
  greeting: { en: "Hello", fr: "Bonjour" },
  thanks: { en: "You are welcome", fr: "Avec plaisir" },
  follow_up: { en: "Please say it in full", fr: "Posez la question en entier" },
};

const LINES: Readonly<Record<SmallTalk, Text>> = {
  greeting: {
    en: "Ask about the speed, memory, latency or cost of running an LLM.",
    fr: "Demandez la vitesse, la mémoire, la latence ou le coût d’un LLM en service.",
  },
  thanks: {
    en: "Another model, card or budget? Ask away.",
    fr: "Un autre modèle, une autre carte, un autre budget ? Demandez.",
  },
  follow_up: {
    en: "I keep nothing of earlier messages: name the model and the device again, for example “Llama 3.1 8B in fp8 on one H100”.",
    fr: "Je ne garde rien des messages précédents : redonnez le modèle et le matériel, par exemple « Llama 3.1 8B en fp8 sur un H100 ».",
  },
};

/** One friendly line and three questions to try. */
export function talkBack(kind: SmallTalk, lang: Lang): Reply {
  return {
    ok: true,
    answer: answerOf({
      title: TITLES[kind][lang],
      working: [typeset(LINES[kind][lang], lang)],
      notes: EXAMPLE_QUESTIONS[lang].map((example) =>
        typeset(lang === "fr" ? `Essayez : ${example}` : `Try: ${example}`, lang),
      ),
      actions: EXAMPLE_QUESTIONS[lang].map((example) => ({ label: example, command: `/ask ${example}` })),
    }),
  };
}
