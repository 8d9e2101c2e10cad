import { complete } from "../formula/complete.js";
import { evaluateFormula } from "../formula/evaluate-formula.js";
import type { Lang } from "../text/lang.js";
import { formatResult } from "../text/value.js";

/** What to show beside a formula while it is typed. */
export interface FormulaHint {
  /** The open call with the parameter being typed in brackets: `TOKENS_PER_SEC(params_b, ‹bytes_per_param›, …)`. */
  readonly signature?: string;
  /** The value, as soon as the formula is complete. */
  readonly result?: string;
}

/** The open call's signature, or the live result of a complete formula. Never fails. */
export function formulaHint(typed: string, lang: Lang): FormulaHint {
  const formula = typed.trim();
  if (formula === "" || formula === "=") return {};
  const { call } = complete(formula, formula.length, lang);
  if (call) {
    const separator = lang === "fr" ? " ; " : ", ";
    const params = call.params.map((param, i) => (i === call.position ? `‹${param}›` : param));
    return { signature: `${call.name}(${params.join(separator)})` };
  }
  const outcome = evaluateFormula(formula.startsWith("=") ? formula : `=${formula}`, { lang });
  if (!outcome.ok || typeof outcome.value === "object") return {};
  const returns = outcome.call?.definition.returns ?? { kind: "number", unit: "none", digits: 6 };
  return { result: `= ${formatResult(outcome.value, returns, lang)}` };
}
