import { existsSync } from "node:fs";
import type { Reply } from "../../core/answers/answer.js";
import type { Lang } from "../../core/index.js";
import { planFile } from "../workbook/plan-file.js";
import { isFileError, save, unwritable } from "../workbook/save.js";

/** Writes the file of an answer into the current folder, under a free name; returns what to tell, if anything. */
export async function saveAnswerFile(reply: Reply, lang: Lang): Promise<string | undefined> {
  const file = reply.ok ? reply.answer.file : undefined;
  if (!file) return undefined;
  const name = freeName(file.name);
  try {
    await save(name, await planFile(file.request, "portable", lang));
    return `  → ${name}`;
  } catch (error) {
    if (isFileError(error)) return unwritable(name, error, lang);
    throw error;
  }
}

/** `plan.xlsx`, `plan-2.xlsx`...: what is there already stays. */
function freeName(wanted: string): string {
  const [, stem = wanted, ending = ""] = /^(.*?)(\.[^.]+)?$/.exec(wanted) ?? [];
  for (let i = 1; ; i++) {
    const name = i === 1 ? wanted : `${stem}-${i}${ending}`;
    if (!existsSync(name)) return name;
  }
}
