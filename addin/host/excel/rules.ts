import { LOOKS } from "../../../core/workbook/looks.js";
import type { Condition, Validation } from "../../../core/workbook/model.js";
import { rangeOf } from "./range.js";

// Excel refuses longer ones.
const LONGEST_TITLE = 32;
const LONGEST_MESSAGE = 255;

/** What may be typed into a block, with a hint and a refusal. */
export function addValidation(target: Excel.Worksheet, { block, rule, title, message }: Validation): void {
  const { dataValidation } = rangeOf(target, block);
  dataValidation.rule = ruleOf(rule);
  const texts = { title: title.slice(0, LONGEST_TITLE), message: message.slice(0, LONGEST_MESSAGE) };
  dataValidation.prompt = { ...texts, showPrompt: true };
  dataValidation.errorAlert = { ...texts, showAlert: true, style: "Stop" };
}

function ruleOf(rule: Validation["rule"]): Excel.DataValidationRule {
  switch (rule.kind) {
    case "list": {
      // A constant list stands in quotation marks, as in a file; else it is a name.
      const constant = /^"(.*)"$/.exec(rule.source)?.[1];
      return { list: { inCellDropDown: true, source: constant ?? `=${rule.source}` } };
    }
    case "whole":
      return { wholeNumber: { formula1: rule.min, formula2: rule.max, operator: "Between" } };
    case "decimal":
      return { decimal: { formula1: rule.min, formula2: rule.max, operator: "Between" } };
  }
}

/** A fill for the cells where a formula holds. */
export function addCondition(target: Excel.Worksheet, { block, formula, look }: Condition): void {
  const { custom } = rangeOf(target, block).conditionalFormats.add("Custom");
  custom.rule.formula = `=${formula}`;
  custom.format.fill.color = LOOKS[look].fill;
  custom.format.font.color = LOOKS[look].font;
}
