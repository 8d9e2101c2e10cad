import { REST } from "discord.js";
import { environment, operatorLang } from "./environment.js";
import { register } from "./register.js";
import { exitCode } from "./start-failure.js";

// `npm run bot:deploy`: the slash commands, compared with those registered.

const env = environment();
const lang = operatorLang(env);
const { DISCORD_TOKEN: token, DISCORD_APPLICATION_ID: application = "" } = env;
if (!token || !/^\d{17,20}$/.test(application)) {
  process.stderr.write(
    lang === "fr"
      ? "DISCORD_TOKEN et DISCORD_APPLICATION_ID (17 à 20 chiffres) sont nécessaires, dans l’environnement ou dans .env.\n"
      : "DISCORD_TOKEN and DISCORD_APPLICATION_ID (17 to 20 digits) are needed, in the environment or in .env.\n",
  );
  process.exitCode = exitCode.configuration;
} else {
  const rest = new REST({ api: env.DISCORD_API_URL || "https://discord.com/api", version: "10" }).setToken(
    token,
  );
  const print = (line: string) => void process.stdout.write(`${line}\n`);
  process.exitCode = await register(process.argv.slice(2), application, rest, print, lang);
}
