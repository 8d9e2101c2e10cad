import { createInterface } from "node:readline";
import type { Readable, Writable } from "node:stream";
import { ask } from "../../core/answers/ask.js";
import { completeLine } from "../../core/answers/complete.js";
import { spokenIn } from "../../core/answers/question/language.js";
import type { Lang } from "../../core/index.js";
import { renderReply } from "./render.js";

const WELCOME = {
  en: "Jeton. Type a formula, a command or a question; /help shows what there is, Tab completes, Ctrl-D ends.",
  fr: "Jeton. Tapez une formule, une commande ou une question ; /help dit ce qu’il y a, Tab complète, Ctrl-D termine.",
};

/** The interactive chat: one question a line, with history (arrow keys) and completion (Tab). */
export function chat(input: Readable, output: Writable, lang: Lang, hears = true): Promise<void> {
  output.write(`${WELCOME[lang]}\n`);
  const lines = createInterface({
    input,
    output,
    terminal: "isTTY" in output && output.isTTY === true,
    prompt: "> ",
    historySize: 200,
    removeHistoryDuplicates: true,
    completer: (line: string) => {
      const { from, choices, hint } = completeLine(line, lang);
      if (choices.length === 0 && hint !== undefined) {
        output.write(`\n${hint}\n`);
        lines.prompt(true);
      }
      return [choices.map(({ insert }) => insert), line.slice(from)];
    },
  });
  lines.prompt();
  lines.on("line", (line) => {
    const spoken = hears ? spokenIn(line, lang) : lang;
    if (line.trim() !== "") output.write(`${renderReply(ask(line, spoken), spoken)}\n`);
    lines.prompt();
  });
  return new Promise((resolve) => lines.on("close", resolve));
}
