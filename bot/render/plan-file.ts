import type { Answer } from "../../core/answers/answer.js";
import type { Lang } from "../../core/index.js";
import type { FileJob } from "../plan.js";

/** The planning workbook of an answer, to be written when the answer is sent. */
export function planJob({ file, title }: Answer, lang: Lang): readonly FileJob[] {
  return file ? [{ kind: "plan", name: file.name, alt: title, request: file.request, lang }] : [];
}
