import { commands } from "../core/answers/command.js";
import type { Lang } from "../core/index.js";
import { type Config, readConfig } from "./config.js";
import { slashCommands } from "./definitions.js";
import { characters, definitionProblems } from "./validate-definitions.js";

/** Checks configuration and commands without a network. The lines to print, and whether all is well. */
export function checkSetup(
  env: Readonly<Record<string, string | undefined>>,
  lang: Lang,
): { readonly ok: boolean; readonly lines: readonly string[] } {
  const read = readConfig(env, lang);
  const slash = slashCommands(commands);
  const problems = [...(read.ok ? [] : read.problems), ...definitionProblems(slash)];
  const largest = Math.max(...slash.map(characters));
  const fr = lang === "fr";
  const lines = [
    ...problems,
    ...(read.ok ? [`${fr ? "Transport : " : "Transport: "}${read.config.transport}`] : []),
    fr
      ? `Commandes : ${slash.length} ; la plus longue fait ${largest} caractères sur 8 000.`
      : `Commands: ${slash.length}; the longest has ${largest} of 8,000 characters.`,
    ...(read.ok ? inviteLines(read.config, fr) : []),
  ];
  return { ok: problems.length === 0, lines };
}

function inviteLines(config: Config, fr: boolean): readonly string[] {
  const { applicationId } = config;
  if (!applicationId)
    return [
      fr
        ? "Sans DISCORD_APPLICATION_ID, pas d’adresse d’invitation."
        : "Without DISCORD_APPLICATION_ID there is no invitation address.",
    ];
  const mentions = config.transport === "gateway" && config.mentions;
  return [
    fr ? "Inviter dans un serveur :" : "Invite to a server:",
    `  ${inviteUrl(applicationId, "server", mentions)}`,
    fr ? "Installer pour soi, partout :" : "Install for yourself, everywhere:",
    `  ${inviteUrl(applicationId, "user", false)}`,
  ];
}

/** Asks for slash commands alone; answering mentions takes the bot user and the right to send messages. */
export function inviteUrl(applicationId: string, install: "server" | "user", mentions: boolean): string {
  const query = new URLSearchParams({
    client_id: applicationId,
    integration_type: install === "server" ? "0" : "1",
    scope: mentions ? "applications.commands bot" : "applications.commands",
    // View channels, send messages, embed links, attach files.
    ...(mentions ? { permissions: String((1 << 10) | (1 << 11) | (1 << 14) | (1 << 15)) } : {}),
  });
  return `https://discord.com/oauth2/authorize?${query}`;
}
