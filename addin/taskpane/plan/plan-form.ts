import { CalcError, type Failure, formatFailure, type Lang, parseNumber } from "../../../core/index.js";
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

/** The core's names of the fields, for those that it does not call as the form does. */
const PARAMS: Readonly<Record<string, Field>> = {
  requests_per_s: "requestsPerS",
  prompt_tokens: "promptTokens",
  output_tokens: "outputTokens",
  ttft_slo_ms: "ttftMs",
  tpot_slo_ms: "tpotMs",
  usd_per_gpu_hour: "usdPerGpuHour",
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
    // What is no number goes to the core as typed, which says what it wants instead.
    request[field] = number.ok ? number.value : typed;
  }
  const complete = { model: "", hardware: "", ...request } as PlanRequest;
  try {
    return { ...planVerdict(planOf(complete), lang), request: complete };
  } catch (error) {
    if (error instanceof CalcError) return { ok: false, message: refusal(error.failure, lang) };
    throw error;
  }
}

/** A refusal under the label of its field; a field has no cell that could be empty. */
function refusal(failure: Failure, lang: Lang): string {
  const field = PARAMS[failure.param ?? ""] ?? FIELDS.find((name) => name === failure.param);
  if (field === undefined) return formatFailure(failure, lang);
  const blank = failure.given === null || failure.given === "";
  return formatFailure(
    {
      ...failure,
      param: planTexts[field][lang].replace(/[ \u00a0]\(.*\)$/, ""),
      ...(blank && failure.reason === undefined ? { given: null, reason: planTexts.blank } : {}),
    },
    lang,
  );
}
