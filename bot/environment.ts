import { existsSync } from "node:fs";
import { loadEnvFile } from "node:process";
import { type Lang, langOf } from "../core/index.js";

/** The environment with what `.env` adds to it; variables that are set already win. */
export function environment(): NodeJS.ProcessEnv {
  if (existsSync(".env")) loadEnvFile(".env");
  return process.env;
}

/** The language of whoever operates the bot. */
export function operatorLang(env: Readonly<Record<string, string | undefined>>): Lang {
  return langOf(env.LC_ALL || env.LC_MESSAGES || env.LANG);
}
