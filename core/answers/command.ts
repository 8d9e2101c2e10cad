import { type Allowed, fail, type Reason } from "../failure.js";
import type { Lang } from "../text/lang.js";
import { nearest } from "../text/nearest.js";
import { AMBIGUOUS, parseNumber } from "../text/parse-number.js";
import { commands } from "./commands.gen.js";
import type { Command, CommandOption } from "./define-command.js";
import type { Reading, Slots } from "./slots.js";

export { commands };

/** Option values by their English names, as a host delivers them. */
export type OptionValues = Readonly<Record<string, string | number | boolean>>;

/** A command by its name, any case, with or without its slash. */
export function findCommand(name: string): Command | undefined {
  const wanted = name.replace(/^\//, "").toLowerCase();
  return commands.find((command) => command.name === wanted);
}

/** Checks the options of a command and files them under their slots. Fails naming the option. */
export function readCommand(command: Command, values: OptionValues, lang: Lang): Reading {
  const slots: Record<string, unknown> = {};
  for (const option of command.options) {
    const value = values[option.name];
    if (value === undefined || (typeof value === "string" && value.trim() === "")) {
      if (option.required)
        fail("type", { param: option.name, given: null, allowed: allowedBy(option, command, lang) });
      continue;
    }
    const read = readOption(option, value, command, lang);
    // Several options may name one slot: the devices or formats of a comparison.
    const before = slots[option.slot];
    slots[option.slot] = before === undefined ? read : [before, read].flat();
  }
  return { intent: command.intent, slots: slots as Slots };
}

/**
 * Reads `/latency ttft:200 tpot:20 tokens:500`: option names in English or French, values with spaces in quotes. Bare
 * words fill the options in order, and a last or only text option takes the rest of the line.
 */
export function parseCommandLine(line: string, lang: Lang): Reading {
  const [, name = "", rest = ""] = /^\/?(\S*)\s*([\s\S]*)$/.exec(line.trim()) ?? [];
  const command = findCommand(name);
  if (!command)
    return fail("unknown", {
      param: "command",
      given: `/${name}`,
      suggestion: nearest(
        name.toLowerCase(),
        commands.map((known) => known.name),
      ).map((known) => `/${known}`),
      ...(name === "" ? { suggestion: ["/help"] } : {}),
    });
  return readCommand(command, splitOptions(command, rest, lang), lang);
}

const NAMED = /^([\p{L}_-]+):\s*/u;

function splitOptions(command: Command, rest: string, lang: Lang): OptionValues {
  const values: Record<string, string> = {};
  const [only] = command.options;
  const whole = command.options.length === 1 && only && (only.kind === "formula" || only.kind === "text");
  let text = rest.trim();
  if (whole) {
    const named = NAMED.exec(text);
    if (named && isNamed(only, named[1])) text = text.slice(named[0].length);
    return text === "" ? {} : { [only.name]: unquote(text) };
  }
  while (text !== "") {
    const named = NAMED.exec(text);
    const option = named && command.options.find((candidate) => isNamed(candidate, named[1]));
    if (named && !option) refuseOption(command, named[1] ?? "", lang);
    if (named) text = text.slice(named[0].length);
    const [value, length] = takeValue(text, command);
    text = text.slice(length).trimStart();
    const target = option ?? command.options.find((candidate) => values[candidate.name] === undefined);
    if (!target)
      return fail("type", {
        param: "option",
        given: value,
        reason: {
          en: "more values than /{name} has options",
          fr: "plus de valeurs que /{name} n’a d’options",
          values: { name: command.name },
        },
      });
    // "tpot:20 output:500": the value of a number ends where an option begins that this command lacks.
    const stray = isClosed(target) ? /\s([\p{L}_-]+):(?=\S)/u.exec(value)?.[1] : undefined;
    if (stray !== undefined) refuseOption(command, stray, lang);
    values[target.name] = value;
  }
  return values;
}

/** An option that a command lacks: what this command calls the same thing, or else all that it has. */
function refuseOption(command: Command, name: string, lang: Lang): never {
  const shown = ({ name: english, nameFr }: CommandOption) => `${(lang === "fr" && nameFr) || english}:`;
  const slots = commands.flatMap(({ options }) =>
    options.filter((option) => isNamed(option, name)).map(({ slot }) => slot),
  );
  const same = command.options.filter(({ slot }) => slots.includes(slot));
  return fail("unknown", {
    param: "option",
    given: `${name}:`,
    suggestion: (same.length > 0 ? same : command.options).map(shown),
  });
}

/** Options whose value is one word or number, never free text. */
function isClosed({ kind }: CommandOption): boolean {
  return (
    kind === "number" || kind === "integer" || kind === "boolean" || kind === "choice" || kind === "numbers"
  );
}

function isNamed(option: CommandOption, name: string | undefined): boolean {
  const wanted = name?.toLowerCase();
  return option.name === wanted || option.nameFr === wanted;
}

/** The value at the start of a text and how much of it was used: in quotes, or up to the next `option:`. */
function takeValue(text: string, command: Command): readonly [string, number] {
  const quoted = /^"([^"]*)"|^«\s*([^»]*?)\s*»|^“([^”]*)”/.exec(text);
  if (quoted) return [quoted[1] ?? quoted[2] ?? quoted[3] ?? "", quoted[0].length];
  const names = command.options.flatMap(({ name, nameFr }) => (nameFr ? [name, nameFr] : [name]));
  const next = new RegExp(`\\s(?=(?:${names.join("|")}):)`, "iu").exec(text);
  const whole = next ? text.slice(0, next.index) : text;
  // Without a name behind it, a bare value ends at the next space unless named options follow.
  if (next) return [whole.trim(), next.index];
  return [whole.trim(), whole.length];
}

function unquote(text: string): string {
  return /^"(?:[^"]*)"$/.test(text) && !text.startsWith('"=') ? text.slice(1, -1) : text;
}

function readOption(
  option: CommandOption,
  value: string | number | boolean,
  command: Command,
  lang: Lang,
): unknown {
  const refuse = (code: "type" | "domain" | "unknown", reason?: Reason): never =>
    fail(code, {
      param: option.name,
      given: value,
      allowed: allowedBy(option, command, lang),
      ...(reason ? { reason } : {}),
    });
  switch (option.kind) {
    case "number":
    case "integer": {
      const number =
        typeof value === "number"
          ? { ok: Number.isFinite(value), value, ambiguous: false }
          : parseNumber(String(value), lang);
      if (!number.ok) return refuse("type", number.ambiguous ? AMBIGUOUS : undefined);
      const { above, min, max } = option;
      if (
        (option.kind === "integer" && !Number.isInteger(number.value)) ||
        (above !== undefined && !(number.value > above)) ||
        (min !== undefined && number.value < min) ||
        (max !== undefined && number.value > max)
      )
        return refuse("domain");
      return number.value;
    }
    case "numbers": {
      const numbers = readNumbers(String(value), lang);
      const { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY } = option;
      if (numbers.length === 0) return refuse("type");
      const outside = numbers.find((number) => number < min || number > max);
      return outside === undefined ? numbers : refuse("domain");
    }
    case "boolean":
      if (/^(?:true|vrai|yes|oui|1)$/i.test(String(value).trim())) return true;
      return /^(?:false|faux|no|non|0)$/i.test(String(value).trim()) ? false : refuse("type");
    case "choice": {
      const wanted = String(value).toLowerCase();
      const found = option.values?.find(
        (choice) => choice.value === wanted || choice.label[lang].toLowerCase() === wanted,
      );
      return found?.value ?? refuse("unknown");
    }
    case "model":
    case "hardware":
      return option.several ? splitNames(String(value)) : [String(value).trim()];
    case "quant": {
      const [first = "", ...others] = option.several ? splitNames(String(value)) : [String(value).trim()];
      return others.length > 0 ? [first, ...others] : first;
    }
    default:
      return String(value).trim();
  }
}

/** `h100, h200 vs mi300x` as its names. */
function splitNames(text: string): readonly string[] {
  return text
    .split(/[,;]|\s(?:vs\.?|versus|contre)\s/i)
    .map((name) => name.trim())
    .filter((name) => name !== "");
}

/** Numbers between spaces, semicolons or, where they are no decimal signs, commas. */
function readNumbers(text: string, lang: Lang): readonly number[] {
  const parts = text.split(lang === "fr" ? /[\s;]+|,\s+/ : /[\s;]+|,\s*/).filter((part) => part !== "");
  const numbers = parts.map((part) => parseNumber(part, lang));
  const read = numbers.flatMap((number) => (number.ok ? [number.value] : []));
  return read.length === parts.length ? read : [];
}

function allowedBy(option: CommandOption, command: Command, lang: Lang) {
  const { kind, above, min, max, values } = option;
  const example = exampleOf(option, command, lang);
  return {
    kind: KINDS[kind] ?? ("text" as const),
    ...(above === undefined ? {} : { above }),
    ...(min === undefined ? {} : { min }),
    ...(max === undefined ? {} : { max }),
    ...(values ? { values: values.map((choice) => choice.value) } : {}),
    ...(example === undefined ? {} : { example }),
  };
}

const KINDS: Partial<Record<CommandOption["kind"], Allowed["kind"]>> = {
  number: "number",
  integer: "integer",
  numbers: "range",
  boolean: "boolean",
  model: "name",
  hardware: "name",
  quant: "name",
};

/** What the command's own example gives the option; without a range to show, the whole line. */
function exampleOf(option: CommandOption, command: Command, lang: Lang): string | undefined {
  const names = [option.name, option.nameFr].filter((name) => name !== undefined).join("|");
  const [, quoted, plain] =
    new RegExp(`(?:^|\\s)(?:${names}):(?:"([^"]*)"|(\\S+))`, "u").exec(command.example[lang]) ?? [];
  const [only] = command.options.length === 1 ? [/^\/\S+ (.+)$/s.exec(command.example[lang])?.[1]] : [];
  const ranged = [option.above, option.min, option.max, option.values].some((bound) => bound !== undefined);
  return quoted ?? plain ?? only ?? (ranged ? undefined : EXAMPLES[option.kind]);
}

const EXAMPLES: Partial<Record<CommandOption["kind"], string>> = {
  model: "Llama 3.1 8B",
  hardware: "RTX 4090",
  quant: "fp8",
  formula: "=1+1",
};
