import { mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Lang } from "../../core/index.js";

/** Writes beside the target and moves it there: a failure leaves no half-written file. */
export async function save(path: string, bytes: Uint8Array): Promise<void> {
  const folder = await mkdtemp(join(dirname(path), ".jeton-"));
  try {
    const file = join(folder, "plan.xlsx");
    await writeFile(file, bytes);
    await rename(file, path);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Whether a file could not be written, as opposed to a fault of ours. */
export function isFileError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && "code" in error && typeof error.code === "string" && "syscall" in error;
}

export function unwritable(path: string, { code = "" }: NodeJS.ErrnoException, lang: Lang): string {
  return lang === "fr"
    ? `Impossible d’écrire « ${path} » (${code}) : vérifiez le dossier et les droits, ou donnez un autre nom.`
    : `Cannot write “${path}” (${code}): check the folder and its permissions, or give another name.`;
}
