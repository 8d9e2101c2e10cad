#!/usr/bin/env node
// The terminal: `npm run -s jeton -- '=TOKENS_PER_SEC(70,2,3350)'`.
import { pathToFileURL } from "node:url";
import { bundle } from "./bundle.mjs";

await import(pathToFileURL(await bundle("bot/terminal/start.ts")).href);
