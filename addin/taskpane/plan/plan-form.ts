import { CalcError, formatFailure, type Lang, parseNumber } from "../../../core/index.js";
import { planOf } from "../../../core/workbook/plan/request.js";
import type { PlanRequest } from "../../../core/workbook/plan/types.js";
import { planVerdict, type Verdict } from "../../../core/workbook/plan/verdict.js";
import { planTexts } from "./texts.js";

/** The fields of the form, as typed. */
export const FIELDS = [
  "model",
  "hardware",
  "quant",
  "gpus",
  "requestsPerS",
  "promptTokens",
  "outputTokens",
  "ttftMs",
  "tpotMs",
  "usdPerGpuHour",
] as const;
export type Field = (typeof FIELDS)[number];
export type PlanForm = Readonly<Record<Field, string>>;

export const USUAL_FORM: PlanForm = {
  model: "Llama 3.1 70B",
  hardware: "H200",
  quant: "FP8",
  gpus: "",
  requestsPerS: "40",
  promptTokens: "1500",
  outputTokens: "400",
  ttftMs: "1000",
  tpotMs: "30",
  usdPerGpuHour: "",
};

const TEXTS: ReadonlySet<Field> = new Set(["model", "hardware", "quant"]);

export interface PlanVerdict extends Verdict {
  /** Absent where no sheet can be made; where no fleet keeps the limits, the sheet says which one binds. */
  readonly request?: PlanRequest;
}

/** What the core says to the form, in the language of the pane; never throws. */
export function judgeForm(form: PlanForm, lang: Lang, style: Lang): PlanVerdict {
  const request: Record<string, unknown> = {};
  for (const field of FIELDS) {
    const typed = form[field].trim();
    if (typed === "") continue;
    if (TEXTS.has(field)) {
      request[field] = typed;
      continue;
    }
    const number = parseNumber(typed, style);
    if (!number.ok) return { ok: false, message: planTexts.notNumber[lang].replace("{given}", typed) };
    request[field] = number.value;
  }
  const complete = { model: "", hardware: "", requestsPerS: Number.NaN, ...request } as PlanRequest;
  try {
    return { ...planVerdict(planOf(complete), lang), request: complete };
  } catch (error) {
    if (error instanceof CalcError) return { ok: false, message: formatFailure(error.failure, lang) };
    throw error;
  }
}
