import { evaluateFormula } from "../../formula/evaluate-formula.js";
import { formatResult } from "../../text/value.js";
import { answerOf, refusal } from "../answer.js";
import { defineIntent } from "../define-intent.js";
import { answerCall } from "../from-call.js";

// A formula as typed in Excel. One call of ours gets the whole answer of its function; any other expression its value.

export const formula = defineIntent({
  id: "formula",
  title: { en: "Formula", fr: "Formule" },
  answer(slots, lang) {
    const result = evaluateFormula(slots.formula ?? "", { lang });
    if (!result.ok) return refusal(result.failure, lang);
    if (result.call) return answerCall(result.call.definition, result.call.args as never, lang);
    const { value, text } = result;
    const title = this.title[lang];
    const formulas = [text];
    if (typeof value === "object") {
      const rows = value.map((row) =>
        row.map((cell) => formatResult(cell, { kind: "matrix", unit: "none" }, lang)),
      );
      return { ok: true, answer: answerOf({ title, table: { columns: [], rows }, formulas }), value };
    }
    const shown = formatResult(value, { kind: "number", unit: "none", digits: 6 }, lang);
    return {
      ok: true,
      answer: answerOf({ title, headline: [{ label: title, value, text: shown, unit: "none" }], formulas }),
      value,
    };
  },
});
