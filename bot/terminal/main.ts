import { parseArgs } from "node:util";
import { ask } from "../../core/answers/ask.js";
import { spokenIn } from "../../core/answers/question/language.js";
import { isSpoken, type Lang, langOf } from "../../core/index.js";
import { saveAnswerFile } from "./answer-file.js";
import { chat } from "./chat.js";
import { answerLine, answerLines } from "./jsonl.js";
import { renderReply } from "./render.js";

const USAGE = {
  en: `Usage: jeton [options] [formula | command | question]

  jeton '=TOKENS_PER_SEC(70,2,3350)'     evaluate a formula
  jeton /latency ttft:200 tpot:20        run a command
  jeton plan --help                      write a planning workbook (.xlsx)
  jeton --config config.json             describe a model of your own by its Hugging Face configuration
  jeton                                  chat (with history and completion)

  --hardware, --quant, --gpus, --context what the model of --config shall run on
  --lang en|fr   language of input and output (default: the question’s, else LANG)
  --json         print the answer as one JSON line
  --jsonl        answer one JSON object a line from standard input: {"id", "text", "lang"?}
                 or {"id", "scenario"}
  --help         this text

Exit codes: 0 answered, 1 refused, 2 usage.`,
  fr: `Usage : jeton [options] [formule | commande | question]

  jeton '=TOKENS_PER_SEC(70;2;3350)'     évalue une formule
  jeton /latency ttft:200 tpot:20        exécute une commande
  jeton plan --help                      écrit un classeur de planification (.xlsx)
  jeton --config config.json             décrit votre propre modèle d’après sa configuration Hugging Face
  jeton                                  dialogue (historique et complétion)

  --hardware, --quant, --gpus, --context ce sur quoi doit tourner le modèle de --config
  --lang en|fr   langue de saisie et de réponse (par défaut : celle de la question, sinon LANG)
  --json         écrit la réponse en une ligne JSON
  --jsonl        répond à un objet JSON par ligne de l’entrée standard : {"id", "text", "lang"?}
                 ou {"id", "scenario"}
  --help         ce texte

Codes de sortie : 0 répondu, 1 refusé, 2 usage.`,
};

/** The terminal's main program; returns the exit code. */
export async function main(args: readonly string[], environment: NodeJS.ProcessEnv): Promise<number> {
  const fallback = langOf(environment.LC_ALL || environment.LC_MESSAGES || environment.LANG);
  const planAt = args[0] === "--lang" ? 2 : args[0]?.startsWith("--lang=") ? 1 : 0;
  if (args[planAt] === "plan")
    return (await import("./plan.js")).planMain(
      [...args.slice(0, planAt), ...args.slice(planAt + 1)],
      fallback,
    );
  const options = readOptions(args);
  if (options === undefined) {
    process.stderr.write(`${USAGE[fallback]}\n`);
    return 2;
  }
  const { values, words } = options;
  const hears = values.lang === undefined;
  const lang: Lang = values.lang === undefined ? fallback : langOf(values.lang);
  if (values.help) {
    process.stdout.write(`${USAGE[lang]}\n`);
    return 0;
  }
  if (values.jsonl) {
    await answerLines(process.stdin, process.stdout, lang, hears);
    return 0;
  }
  if (values.config !== undefined) return (await import("./own-model.js")).ownModelMain(values, lang);
  const text = words.join(" ").trim();
  if (text === "") {
    if (words.length > 0 || values.json) {
      process.stderr.write(`${USAGE[lang]}\n`);
      return 2;
    }
    await chat(process.stdin, process.stdout, lang, hears);
    return 0;
  }
  const spoken = hears ? spokenIn(text, lang) : lang;
  const reply = ask(text, spoken);
  if (values.json)
    process.stdout.write(`${JSON.stringify(answerLine(JSON.stringify({ text }), spoken, false))}\n`);
  else (reply.ok ? process.stdout : process.stderr).write(`${renderReply(reply, spoken)}\n`);
  const saved = values.json ? undefined : await saveAnswerFile(reply, spoken);
  if (saved) process.stdout.write(`${saved}\n`);
  return reply.ok ? 0 : 1;
}

function readOptions(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: {
        lang: { type: "string" },
        json: { type: "boolean" },
        jsonl: { type: "boolean" },
        config: { type: "string" },
        hardware: { type: "string" },
        quant: { type: "string" },
        gpus: { type: "string" },
        context: { type: "string" },
        help: { type: "boolean", short: "h" },
      },
      allowPositionals: true,
    });
    if (values.lang !== undefined && !isSpoken(values.lang)) return undefined;
    if ((values.jsonl || values.config !== undefined) && positionals.length > 0) return undefined;
    const { hardware, quant, gpus, context } = values;
    if (values.config === undefined && (hardware ?? quant ?? gpus ?? context) !== undefined) return undefined;
    return { values, words: positionals };
  } catch {
    return undefined;
  }
}
