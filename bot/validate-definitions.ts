import type { Localised, SlashChoice, SlashCommand, SlashOption } from "./definitions.js";
import { limits } from "./limits.js";

// What Discord would refuse, or take and then behave oddly with, found before anything is sent. Rules: its documentation,
// interactions/application-commands.

const NAME = /^[-_\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}$/u;
const LOCALES: readonly string[] = ["en-US", "fr"];

/** Everything that is wrong with a set of commands, one sentence each; empty when it can be sent. */
export function definitionProblems(commands: readonly SlashCommand[]): readonly string[] {
  return [
    ...(commands.length > limits.commands ? [`${commands.length} commands, at most ${limits.commands}`] : []),
    ...duplicates(commands.map(({ name }) => name)).map((name) => `/${name} is there twice`),
    ...commands.flatMap((command) =>
      commandProblems(command).map((problem) => `/${command.name}: ${problem}`),
    ),
  ];
}

function commandProblems(command: SlashCommand): readonly string[] {
  const { options } = command;
  const size = characters(command);
  const firstOptional = options.findIndex(({ required }) => !required);
  const late = options.filter(
    ({ required }, index) => required && firstOptional !== -1 && index > firstOptional,
  );
  const frenchNames = options.map(({ name, name_localizations: fr }) => fr?.fr ?? name);
  return [
    ...nameProblems(command.name),
    ...textProblems("description", command.description, command.description_localizations),
    ...(options.length > limits.options ? [`${options.length} options, at most ${limits.options}`] : []),
    ...duplicates(options.map(({ name }) => name)).map((name) => `option ${name} is there twice`),
    ...duplicates(frenchNames).map((name) => `option ${name} is there twice in French`),
    ...late.map(({ name }) => `required option ${name} stands behind an optional one`),
    ...(size > limits.commandCharacters ? [`${size} characters, at most ${limits.commandCharacters}`] : []),
    ...options.flatMap((option) =>
      optionProblems(option).map((problem) => `option ${option.name}: ${problem}`),
    ),
  ];
}

function optionProblems(option: SlashOption): readonly string[] {
  const { choices = [], autocomplete, min_value: min, max_value: max, max_length: length } = option;
  return [
    ...nameProblems(option.name),
    ...Object.values(option.name_localizations ?? {}).flatMap(nameProblems),
    ...localeProblems(option.name_localizations ?? {}),
    ...textProblems("description", option.description, option.description_localizations),
    ...(choices.length > limits.choices ? [`${choices.length} choices, at most ${limits.choices}`] : []),
    ...(choices.length > 0 && autocomplete ? ["choices and autocompletion exclude each other"] : []),
    ...duplicates(choices.map(({ value }) => value)).map((value) => `choice ${value} is there twice`),
    ...choices.flatMap(choiceProblems),
    ...[min, max].flatMap((bound) =>
      bound !== undefined && !Number.isSafeInteger(bound) ? [`bound ${bound} is no whole number`] : [],
    ),
    ...(min !== undefined && max !== undefined && min > max
      ? [`bounds ${min} and ${max} are the wrong way round`]
      : []),
    ...(length !== undefined && !(length >= 1 && length <= limits.stringOptionLength)
      ? [`length ${length} is not within 1 and ${limits.stringOptionLength}`]
      : []),
  ];
}

function choiceProblems({ name, name_localizations: names, value }: SlashChoice): readonly string[] {
  return [
    ...[name, ...Object.values(names), value].flatMap((text) =>
      text.trim() === "" || text.length > limits.choiceLength
        ? [`choice “${text}” is empty or too long`]
        : [],
    ),
    ...localeProblems(names),
  ];
}

function nameProblems(name: string): readonly string[] {
  if (!NAME.test(name)) return [`name “${name}” has characters that Discord refuses, or not 1 to 32 of them`];
  return name === name.toLowerCase() ? [] : [`name “${name}” is not lower case`];
}

function textProblems(what: string, text: string, translations: Localised): readonly string[] {
  const bad = [text, ...Object.values(translations)].filter(
    (one) => one.trim() === "" || one.length > limits.descriptionLength,
  );
  return [
    ...bad.map((one) => `${what} of ${one.length} characters, 1 to ${limits.descriptionLength} are allowed`),
    ...localeProblems(translations),
  ];
}

function localeProblems(translations: object): readonly string[] {
  return Object.keys(translations)
    .filter((locale) => !LOCALES.includes(locale))
    .map((locale) => `locale ${locale} is not one of ${LOCALES.join(", ")}`);
}

/** Counted as Discord does: of every field its longest translation. */
export function characters(command: SlashCommand): number {
  const longest = (text: string, translations: object = {}) =>
    Math.max(text.length, ...Object.values(translations).map((one: string) => one.length));
  return (
    longest(command.name) +
    longest(command.description, command.description_localizations) +
    command.options
      .map(
        (option) =>
          longest(option.name, option.name_localizations) +
          longest(option.description, option.description_localizations) +
          (option.choices ?? [])
            .map(({ name, name_localizations: names, value }) => longest(name, names) + value.length)
            .reduce((sum, one) => sum + one, 0),
      )
      .reduce((sum, one) => sum + one, 0)
  );
}

function duplicates(names: readonly string[]): readonly string[] {
  return [...new Set(names.filter((name, index) => names.indexOf(name) !== index))];
}
