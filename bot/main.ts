import { readConfig } from "./config.js";
import { environment, operatorLang } from "./environment.js";
import { makeLineWriter } from "./line-writer.js";
import { errorFields } from "./log.js";
import type { Bot } from "./run.js";
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
  const { write, flush } = makeLineWriter((text) => void process.stdout.write(text));
  process.on("exit", flush);
  let leaving = false;
  const leave = async (code: number, stop: () => Promise<void>) => {
    if (leaving) return;
    leaving = true;
    // Whatever holds on is left behind after a while.
    setTimeout(() => process.exit(code), 5000).unref();
    await stop();
    process.exit(code);
  };
  let started: Bot | undefined;
  try {
    const bot = await startBot(read.config, {
      write,
      onFatal(closeCode) {
        // While it starts, the start itself fails and says so.
        if (!started) return;
        const { text, exit } = closeFailure(closeCode);
        process.stderr.write(`${text[lang]}\n`);
        void leave(exit, started.stop);
      },
    });
    started = bot;
    for (const signal of ["SIGTERM", "SIGINT"] as const)
      process.on(signal, () => void leave(exitCode.ok, bot.stop));
    const note = (event: string, error: unknown) =>
      write(`${JSON.stringify({ level: "error", event, ...errorFields(error) })}\n`);
    // discord.js reads every interaction itself as well, and rejects in the open on one whose shape it does not know.
    // Ours has been answered by then.
    process.on("unhandledRejection", (error) => note("unhandledRejection", error));
    process.on("uncaughtException", (error) => {
      note("uncaughtException", error);
      void leave(exitCode.failed, bot.stop);
    });
  } catch (error) {
    const { text, exit } = startFailure(error);
    process.stderr.write(`${text[lang]}\n`);
    process.exit(exit);
  }
}
