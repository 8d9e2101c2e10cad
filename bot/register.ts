import { parseArgs } from "node:util";
import { type REST, Routes } from "discord.js";
import { commands } from "../core/answers/command.js";
import type { Lang } from "../core/index.js";
import { slashCommands } from "./definitions.js";
import { difference, forScope, type Registered } from "./register-diff.js";
import { definitionProblems } from "./validate-definitions.js";

const USAGE = {
  en: `Usage: npm run bot:deploy -- [--apply] [--guild <id>] [--remove]

Shows what would change in the registered slash commands; changes nothing without --apply.
  --apply        register them (commands that are gone are removed)
  --guild <id>   in one server, at once; meant for development
  --remove       remove every command of that scope, for instance after a test in a server

Needs DISCORD_TOKEN and DISCORD_APPLICATION_ID.`,
  fr: `Usage : npm run bot:deploy -- [--apply] [--guild <id>] [--remove]

Montre ce qui changerait dans les commandes enregistrées ; ne change rien sans --apply.
  --apply        les enregistre (les commandes disparues sont supprimées)
  --guild <id>   dans un seul serveur, immédiatement ; pour le développement
  --remove       supprime toutes les commandes de cette portée, par exemple après un essai dans un serveur

Demande DISCORD_TOKEN et DISCORD_APPLICATION_ID.`,
};

const DONE = {
  same: { en: "Nothing to change.", fr: "Rien à changer." },
  dry: { en: "Dry run: add --apply to do it.", fr: "Essai à blanc : ajoutez --apply pour l’appliquer." },
  done: { en: "Registered.", fr: "Enregistré." },
  added: { en: "added", fr: "ajoutée" },
  changed: { en: "changed", fr: "modifiée" },
  removed: { en: "removed", fr: "supprimée" },
  twice: {
    en: "The same commands are registered globally and would show twice in this server; remove one of the two scopes.",
    fr: "Les mêmes commandes sont enregistrées globalement et apparaîtraient deux fois dans ce serveur ; supprimez l’une des deux portées.",
  },
  daily: {
    en: "Discord allows 200 new commands a day and scope (30034); try again tomorrow. Updates of known names do not count.",
    fr: "Discord permet 200 nouvelles commandes par jour et par portée (30034) ; réessayez demain. Modifier un nom connu ne compte pas.",
  },
  refused: { en: "Discord refused", fr: "Discord a refusé" },
};

/** Compares, shows and, when asked to, registers the commands. Returns the exit code. */
export async function register(
  args: readonly string[],
  applicationId: string,
  rest: Pick<REST, "get" | "put">,
  print: (line: string) => void,
  lang: Lang,
): Promise<number> {
  const options = readArgs(args);
  if (!options) {
    print(USAGE[lang]);
    return 2;
  }
  const { apply, guild, remove } = options;
  const scope = guild === undefined ? "global" : "guild";
  const route =
    guild === undefined
      ? Routes.applicationCommands(applicationId)
      : Routes.applicationGuildCommands(applicationId, guild);
  const wanted = remove ? [] : slashCommands(commands);
  const problems = definitionProblems(wanted);
  if (problems.length > 0) {
    for (const problem of problems) print(problem);
    return 1;
  }
  try {
    const withTexts = { query: new URLSearchParams({ with_localizations: "true" }) };
    const registered = (await rest.get(route, withTexts)) as readonly Registered[];
    const changes = difference(wanted, registered, scope);
    if (scope === "guild" && wanted.length > 0) await warnOfTwins(applicationId, rest, print, lang);
    const lines = (["added", "changed", "removed"] as const).flatMap((kind) =>
      changes[kind].map((name) => `  /${name} ${DONE[kind][lang]}`),
    );
    for (const line of lines) print(line);
    if (lines.length === 0) print(DONE.same[lang]);
    else if (!apply) print(DONE.dry[lang]);
    else {
      await rest.put(route, { body: wanted.map((command) => forScope(command, scope)) });
      print(DONE.done[lang]);
    }
    return 0;
  } catch (error) {
    const { code, status, message } = error as { code?: number; status?: number; message?: string };
    print(
      code === 30034
        ? DONE.daily[lang]
        : `${DONE.refused[lang]} (${status ?? "-"}, ${code ?? "-"}): ${message ?? ""}`,
    );
    return 1;
  }
}

async function warnOfTwins(
  applicationId: string,
  rest: Pick<REST, "get">,
  print: (line: string) => void,
  lang: Lang,
): Promise<void> {
  const global = (await rest.get(Routes.applicationCommands(applicationId))) as readonly unknown[];
  if (global.length > 0) print(DONE.twice[lang]);
}

function readArgs(
  args: readonly string[],
): { readonly apply: boolean; readonly remove: boolean; readonly guild?: string } | undefined {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        apply: { type: "boolean", default: false },
        remove: { type: "boolean", default: false },
        guild: { type: "string" },
      },
    });
    const { apply, remove, guild } = values;
    if (guild !== undefined && !/^\d{17,20}$/.test(guild)) return undefined;
    return { apply, remove, ...(guild === undefined ? {} : { guild }) };
  } catch {
    return undefined;
  }
}
