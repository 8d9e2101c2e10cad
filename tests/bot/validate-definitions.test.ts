import { describe, expect, it } from "vitest";
import { type SlashCommand, type SlashOption, slashCommands } from "../../bot/definitions.js";
import { characters, definitionProblems } from "../../bot/validate-definitions.js";
import { everyKind } from "../fakes/bot.js";

const [base] = slashCommands([everyKind]) as [SlashCommand];
const [first, second] = base.options as [SlashOption, SlashOption];
const withOptions = (...options: SlashOption[]): SlashCommand => ({ ...base, options });
const texts = (text: string) => ({ "en-US": text, fr: text });

describe("definitionProblems", () => {
  it("finds nothing in a good command", () => {
    expect(definitionProblems([base])).toEqual([]);
  });

  const bad: Record<string, { commands: SlashCommand[]; says: RegExp }> = {
    "the same option twice": { commands: [withOptions(first, first)], says: /twice/ },
    "the same French name twice": {
      commands: [
        withOptions(
          { ...second, name: "a", name_localizations: { fr: "b" } },
          { ...second, name: "b", name_localizations: {} },
        ),
      ],
      says: /twice in French/,
    },
    "a required option behind an optional one": {
      commands: [withOptions(second, first)],
      says: /behind an optional/,
    },
    "26 options": {
      commands: [
        withOptions(
          ...Array.from({ length: 26 }, (_, i) => ({ ...second, name: `o${i}`, name_localizations: {} })),
        ),
      ],
      says: /26 options/,
    },
    "26 choices": {
      commands: [
        withOptions({
          ...second,
          choices: Array.from({ length: 26 }, (_, i) => ({
            name: `${i}`,
            name_localizations: texts(`${i}`),
            value: `${i}`,
          })),
        }),
      ],
      says: /26 choices/,
    },
    "choices beside autocompletion": {
      commands: [
        withOptions({
          ...second,
          autocomplete: true,
          choices: [{ name: "a", name_localizations: texts("a"), value: "a" }],
        }),
      ],
      says: /exclude each other/,
    },
    "a capital letter in a name": { commands: [{ ...base, name: "Speed" }], says: /lower case/ },
    "a space in a translated name": {
      commands: [withOptions({ ...second, name_localizations: { fr: "mon nom" } })],
      says: /refuses/,
    },
    "an apostrophe in a name": { commands: [{ ...base, name: "l'aide" }], says: /refuses/ },
    "a name of 33 characters": { commands: [{ ...base, name: "a".repeat(33) }], says: /refuses/ },
    "a description of 101 characters": {
      commands: [{ ...base, description: "a".repeat(101) }],
      says: /101 characters/,
    },
    "an empty translation": {
      commands: [{ ...base, description_localizations: { "en-US": "a", fr: " " } }],
      says: /1 characters/,
    },
    "the locale fr-FR": {
      commands: [withOptions({ ...second, name_localizations: { "fr-FR": "a" } as never })],
      says: /locale fr-FR/,
    },
    "a bound that is NaN": {
      commands: [withOptions({ ...second, min_value: Number.NaN })],
      says: /no whole number/,
    },
    "bounds the wrong way round": {
      commands: [withOptions({ ...second, min_value: 2, max_value: 1 })],
      says: /wrong way/,
    },
    "two commands of one name": { commands: [base, base], says: /twice/ },
    "101 commands": {
      commands: Array.from({ length: 101 }, (_, i) => ({ ...base, name: `c${i}` })),
      says: /101 commands/,
    },
    "more than 8,000 characters": {
      commands: [
        withOptions(
          ...Array.from({ length: 25 }, (_, i) => ({
            ...second,
            name: `o${i}`,
            name_localizations: {},
            choices: Array.from({ length: 5 }, (_, k) => ({
              name: "n".repeat(60),
              name_localizations: texts("n"),
              value: `${k}${"v".repeat(20)}`,
            })),
          })),
        ),
      ],
      says: /at most 8000/,
    },
  };
  for (const [name, { commands, says }] of Object.entries(bad))
    it(`finds ${name}`, () => {
      expect(definitionProblems(commands).join("\n")).toMatch(says);
    });
});

describe("characters", () => {
  it("counts the longest translation of every field once", () => {
    const command = {
      ...base,
      name: "ab",
      description: "abc",
      description_localizations: { "en-US": "abc", fr: "abcd" },
      options: [],
    };
    expect(characters(command)).toBe(2 + 4);
  });
});
