import { commands, findCommand, type OptionValues } from "../core/answers/command.js";
import type { Lang } from "../core/index.js";
import { limits } from "./limits.js";

// All state of a button is in its custom_id: the command line it runs and the language of its message. So a button works
// after a restart and on any replica. `j1e:latency ttft:200 tpot:20`: format 1, English.

const FORMAT = "j1";
const LANGS = { e: "en", f: "fr" } as const;
/** The custom_id of a select menu itself; its choices carry the command lines. */
export const MENU_ID = `${FORMAT}*menu`;

/** What a component stands for, or that it comes from another version or was tampered with. */
export type Decoded =
  | { readonly ok: true; readonly line: string; readonly lang: Lang }
  | { readonly ok: false };

/** The custom_id of a command line; nothing when it does not fit even with shortened option names. */
export function encodeAction(line: string, lang: Lang): string | undefined {
  const body = line.trim().replace(/^\//, "");
  const prefix = `${FORMAT}${lang === "fr" ? "f" : "e"}:`;
  const whole = prefix + body;
  if (whole.length <= limits.customId) return whole;
  const short = prefix + renameOptions(body, (name, names) => shortest(name, names));
  return short.length <= limits.customId ? short : undefined;
}

/** The command line of a custom_id or menu value. */
export function decodeAction(customId: string): Decoded {
  const [, letter = "", body = ""] = /^j1([ef]):([\s\S]+)$/.exec(customId) ?? [];
  const lang = LANGS[letter as keyof typeof LANGS];
  const name = /^\S+/.exec(body)?.[0] ?? "";
  if (!lang || !findCommand(name)) return { ok: false };
  return { ok: true, line: `/${renameOptions(body, (short, names) => longest(short, names))}`, lang };
}

/** Replaces the option names of a command line, leaving quoted values alone. */
function renameOptions(body: string, rename: (name: string, names: readonly string[]) => string): string {
  const command = commands.find(({ name }) => name === /^\S+/.exec(body)?.[0]?.toLowerCase());
  // The only option of a formula or text command takes the line as it stands.
  if (!command || command.options.length < 2) return body;
  const names = command.options.flatMap(({ name, nameFr }) => (nameFr ? [name, nameFr] : [name]));
  return body.replace(/"[^"]*"|(?<=\s)([\p{L}_-]+)(?=:)/gu, (whole, name: string | undefined) =>
    name === undefined ? whole : rename(name, names),
  );
}

/** The shortest beginning that no other option of the command shares. */
function shortest(name: string, names: readonly string[]): string {
  if (!names.includes(name)) return name;
  for (let length = 1; length < name.length; length++) {
    const start = name.slice(0, length);
    if (names.filter((other) => other.startsWith(start)).length === 1) return start;
  }
  return name;
}

function longest(short: string, names: readonly string[]): string {
  if (names.includes(short)) return short;
  const found = names.filter((name) => name.startsWith(short));
  return found.length === 1 && found[0] ? found[0] : short;
}

/** A command line from options: `/latency ttft:200 tpot:"3,5"`. */
export function commandLine(name: string, options: OptionValues): string {
  const parts = Object.entries(options).map(([option, value]) => {
    const text = String(value).replaceAll('"', "");
    return `${option}:${/\s|:/.test(text) ? `"${text}"` : text}`;
  });
  return [`/${name}`, ...parts].join(" ");
}
