import { readConfig } from "./config.js";
import { environment, operatorLang } from "./environment.js";
import { closeFailure, exitCode, startFailure } from "./start-failure.js";

// `npm run bot`: the transport that BOT_TRANSPORT names, or the one that the configuration allows.

const env = environment();
const lang = operatorLang(env);
const read = readConfig(env, lang);
if (!read.ok) {
  for (const problem of read.problems) process.stderr.write(`${problem}\n`);
  process.exitCode = exitCode.configuration;
} else if (read.config.transport === "console") {
  // On a terminal a chat, in a pipe one JSON object a line.
  const { main } = await import("./terminal/main.js");
  process.exitCode = await main(process.stdin.isTTY ? [] : ["--jsonl"], env);
} else {
  const { startBot } = await import("./run.js");
  const write = (line: string) => void process.stdout.write(line);
  let leaving = false;
  const leave = async (code: number, stop: () => Promise<void>) => {
    if (leaving) return;
    leaving = true;
    // Whatever holds on is left behind after a while.
    setTimeout(() => process.exit(code), 5000).unref();
    await stop();
    process.exit(code);
  };
  try {
    const bot = await startBot(read.config, {
      write,
      onFatal(closeCode) {
        const { text, exit } = closeFailure(closeCode);
        process.stderr.write(`${text[lang]}\n`);
        void leave(exit, bot.stop);
      },
    });
    for (const signal of ["SIGTERM", "SIGINT"] as const)
      process.on(signal, () => void leave(exitCode.ok, bot.stop));
    for (const event of ["uncaughtException", "unhandledRejection"] as const)
      process.on(event, (error) => {
        write(
          `${JSON.stringify({ level: "error", event, error: error instanceof Error ? error.name : "unknown" })}\n`,
        );
        void leave(exitCode.failed, bot.stop);
      });
  } catch (error) {
    const { text, exit } = startFailure(error);
    process.stderr.write(`${text[lang]}\n`);
    process.exit(exit);
  }
}
