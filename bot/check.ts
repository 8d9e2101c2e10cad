import { environment, operatorLang } from "./environment.js";
import { checkSetup } from "./setup.js";

// `npm run bot:check`: configuration and commands, offline, and the addresses to invite the bot.

const env = environment();
const { ok, lines } = checkSetup(env, operatorLang(env));
for (const line of lines) process.stdout.write(`${line}\n`);
process.exitCode = ok ? 0 : 1;
