import { searchNames } from "../catalogue/search.js";
import { complete as completeFormula } from "../formula/complete.js";
import type { Lang } from "../text/lang.js";
import { commands, findCommand } from "./command.js";
import type { Command, CommandOption } from "./define-command.js";
import { formulaHint } from "./formula-hint.js";
import { searchTerms } from "./glossary/glossary.js";

/** One choice: what is shown, and what it stands for. */
export interface Choice {
  readonly name: string;
  readonly value: string;
}

export const MOST_CHOICES = 25;
/** Nobody types more before wanting choices; a pasted megabyte must not be searched. */
const LONGEST_TYPED = 1000;

/** The choices for an option of a command while it is typed: forgiving, at most 25, never fails. */
export function completeOption(option: CommandOption, word: string, lang: Lang): readonly Choice[] {
  const typed = word.slice(0, LONGEST_TYPED);
  switch (option.kind) {
    case "model":
    case "hardware":
    case "quant": {
      // Of several names the last one is being typed.
      const before = option.several ? typed.slice(0, typed.lastIndexOf(",") + 1) : "";
      const names = searchNames(option.kind, typed.slice(before.length), MOST_CHOICES);
      return names
        .map((name) => (before === "" ? name : `${before} ${name}`))
        .map((name) => ({ name, value: name }));
    }
    case "choice":
      return (option.values ?? [])
        .map(({ value, label }) => ({ name: label[lang], value }))
        .filter(({ name, value }) => `${name} ${value}`.toLowerCase().includes(typed.trim().toLowerCase()))
        .slice(0, MOST_CHOICES);
    case "formula":
      return completeFormulaOption(typed, lang);
    case "term":
      return searchTerms(typed)
        .slice(0, MOST_CHOICES)
        .map(({ id, name }) => ({ name: name[lang], value: id }));
    default:
      return [];
  }
}

/** The live result or the open call's signature first, then the functions that the word may become. */
function completeFormulaOption(typed: string, lang: Lang): readonly Choice[] {
  const { signature, result } = formulaHint(typed, lang);
  const hint = result ?? signature;
  const names = completeFormula(typed, typed.length, lang).choices.map(({ label, text }) => ({
    name: label,
    value: text,
  }));
  return [...(hint ? [{ name: hint, value: typed.trim() }] : []), ...names].slice(0, MOST_CHOICES);
}

/** Completion of a whole line of chat: where the completed word begins and what may stand there. */
export interface LineCompletion {
  readonly from: number;
  readonly choices: readonly { readonly label: string; readonly insert: string }[];
  /** The open call's signature or the live result of a formula: to be shown, not inserted. */
  readonly hint?: string;
}

/** Completes commands, their options and values, and the functions of a formula. */
export function completeLine(line: string, lang: Lang): LineCompletion {
  if (line.length > LONGEST_TYPED) return { from: line.length, choices: [] };
  if (line.startsWith("/")) return completeCommandLine(line, lang);
  if (!line.startsWith("=")) return { from: line.length, choices: [] };
  const { from, choices } = completeFormula(line, line.length, lang);
  const { signature, result } = formulaHint(line, lang);
  const hint = result ?? signature;
  return {
    from,
    choices: choices.map(({ label, insert }) => ({ label, insert })),
    ...(hint ? { hint } : {}),
  };
}

function completeCommandLine(line: string, lang: Lang): LineCompletion {
  const space = line.indexOf(" ");
  if (space === -1) {
    const names = commands.filter(({ name }) => `/${name}`.startsWith(line.toLowerCase()));
    return {
      from: 0,
      choices: names.map(({ name, description }) => ({ label: description[lang], insert: `/${name} ` })),
    };
  }
  const command = findCommand(line.slice(0, space));
  if (!command) return { from: line.length, choices: [] };
  const from = line.lastIndexOf(" ") + 1;
  const word = line.slice(from);
  const colon = /:([^:]*)$/.exec(line.slice(space));
  const option = optionBefore(command, line);
  if (option && colon) {
    const typed = colon[1] ?? "";
    const start = line.length - typed.length;
    const choices = completeOption(option, typed, lang);
    return {
      from: start,
      choices: choices.map(({ name, value }) => ({ label: name, insert: quoteIfNeeded(value) })),
    };
  }
  const free = command.options.filter((candidate) => candidate.name.startsWith(word.toLowerCase()));
  return {
    from,
    choices: free.map(({ name, description }) => ({ label: description[lang], insert: `${name}:` })),
  };
}

/** The option whose value stands at the end of the line. */
function optionBefore(command: Command, line: string): CommandOption | undefined {
  const name = /([\p{L}_-]+):[^:]*$/u.exec(line)?.[1]?.toLowerCase();
  return command.options.find((option) => option.name === name || option.nameFr === name);
}

function quoteIfNeeded(value: string): string {
  return /\s/.test(value) && !value.startsWith("=") ? `"${value}"` : value;
}
