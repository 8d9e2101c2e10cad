import { readFileSync } from "node:fs";
import { answerOwnModel } from "../../core/answers/own-model.js";
import { type Lang, parseNumber } from "../../core/index.js";
import { renderReply } from "./render.js";

interface Options {
  readonly config?: string | undefined;
  readonly hardware?: string | undefined;
  readonly quant?: string | undefined;
  readonly gpus?: string | undefined;
  readonly context?: string | undefined;
  readonly json?: boolean | undefined;
}

/** `jeton --config config.json`: a model of one's own, and its memory and speed on a device. Returns the exit code. */
export function ownModelMain(
  { config: file = "", hardware, quant, json, ...counts }: Options,
  lang: Lang,
): number {
  const refuse = (en: string, fr: string) => {
    process.stderr.write(`${lang === "fr" ? fr : en}\n`);
    return 2;
  };
  let config: string;
  try {
    config = readFileSync(file, "utf8");
  } catch {
    return refuse(
      `--config: the file “${file}” cannot be read`,
      `--config : impossible de lire le fichier « ${file} »`,
    );
  }
  // What is no number reaches the core as such and is refused there.
  const count = (name: "gpus" | "context") => {
    const typed = counts[name];
    if (typed === undefined) return {};
    const number = parseNumber(typed, lang);
    return { [name]: number.ok ? number.value : Number.NaN };
  };
  const reply = answerOwnModel(
    {
      config,
      ...(hardware === undefined ? {} : { hardware }),
      ...(quant === undefined ? {} : { quant }),
      ...count("gpus"),
      ...count("context"),
    },
    lang,
  );
  if (json) process.stdout.write(`${JSON.stringify(reply)}\n`);
  else (reply.ok ? process.stdout : process.stderr).write(`${renderReply(reply, lang)}\n`);
  return reply.ok ? 0 : 1;
}
