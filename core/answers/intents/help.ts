import type { FunctionDefinition } from "../../define.js";
import { evaluate } from "../../evaluate.js";
import { families } from "../../families.js";
import { definitions, findFunction, nearestFunctions } from "../../registry.js";
import { formatCall } from "../../text/call.js";
import type { Lang } from "../../text/lang.js";
import { formatResult } from "../../text/value.js";
import { units } from "../../units.js";
import { answerOf, type Reply, refusal } from "../answer.js";
import { commands } from "../commands.gen.js";
import { defineIntent } from "../define-intent.js";

/** The help page of one function: what it answers, its arguments with ranges, an example with its result. */
function functionHelp(definition: FunctionDefinition, lang: Lang): Reply {
  const { title, summary, params, formula, examples, assumptions, sources, returns } = definition;
  const [example] = examples;
  const outcome = example && evaluate(definition, example.args, lang);
  return {
    ok: true,
    answer: answerOf({
      title: `${definition.name} – ${title[lang]}`,
      working: [summary[lang], formula],
      table: {
        columns: lang === "fr" ? ["paramètre", "signification"] : ["parameter", "meaning"],
        rows: params.map((param) => {
          const unit = "unit" in param ? units[param.unit].symbol[lang] : "";
          const byDefault = "default" in param && param.default !== undefined ? ` [= ${param.default}]` : "";
          return [`${param.name}${byDefault}`, `${param.help[lang]}${unit ? ` (${unit})` : ""}`];
        }),
      },
      headline:
        !outcome?.ok || typeof outcome.value === "object"
          ? []
          : [
              {
                label: formatCall(definition, example?.args ?? [], lang),
                value: outcome.value,
                text: formatResult(outcome.value, returns, lang),
                unit: returns.unit,
              },
            ],
      notes: assumptions.slice(0, 3).map((note) => note[lang]),
      formulas: examples.map(({ args }) => ({
        en: formatCall(definition, args, "en"),
        fr: formatCall(definition, args, "fr"),
      })),
      sources: sources.map((source) => source.title),
    }),
  };
}

export const help = defineIntent({
  id: "help",
  title: { en: "What Jeton answers", fr: "Ce à quoi Jeton répond" },
  answer(slots, lang) {
    const topic = slots.topic?.trim().replace(/^[=/]/, "") ?? "";
    if (topic !== "") {
      const definition = findFunction(topic);
      if (definition) return functionHelp(definition, lang);
      const command = commands.find(({ name }) => name === topic.toLowerCase());
      if (!command)
        return refusal(
          { code: "unknown", param: "topic", given: topic, suggestion: nearestFunctions(topic) },
          lang,
        );
      return {
        ok: true,
        answer: answerOf({
          title: `/${command.name}`,
          working: [command.description[lang], command.example[lang]],
          table: {
            columns: lang === "fr" ? ["option", "signification"] : ["option", "meaning"],
            rows: command.options.map((option) => [
              (lang === "fr" && option.nameFr) || option.name,
              option.description[lang],
            ]),
          },
        }),
      };
    }
    const used = [...new Set(definitions.map(({ family }) => family))];
    return {
      ok: true,
      answer: answerOf({
        title: this.title[lang],
        working: [
          lang === "fr"
            ? "Une formule, une commande ou une question : =TOKENS_PER_SEC(70;2;3350), /latency ttft:200 tpot:20 tokens:500"
            : "A formula, a command or a question: =TOKENS_PER_SEC(70, 2, 3350), /latency ttft:200 tpot:20 tokens:500",
        ],
        table: {
          columns: lang === "fr" ? ["commande", "à quoi elle répond"] : ["command", "what it answers"],
          rows: commands.map(({ name, description }) => [`/${name}`, description[lang]]),
        },
        notes: [
          lang === "fr"
            ? `${definitions.length} fonctions : ${used.map((family) => families[family].fr).join(", ")}.`
            : `${definitions.length} functions: ${used.map((family) => families[family].en).join(", ")}.`,
          lang === "fr"
            ? "/help suivi d’un nom de fonction en montre les paramètres."
            : "/help with a function’s name shows its parameters.",
        ],
      }),
    };
  },
});
