import { describe, expect, it } from "vitest";
import { PRIVATE, slashCommands } from "../../bot/definitions.js";
import { definitionProblems } from "../../bot/validate-definitions.js";
import { commands } from "../../core/answers/command.js";
import { everyKind } from "../fakes/bot.js";
import { commandProblems } from "../fakes/openapi.js";

const [every] = slashCommands([everyKind]);
const optionOf = (name: string) => every?.options.find((option) => option.name === name);

describe("slashCommands", () => {
  it("makes commands that Discord's own schema takes, all of them", () => {
    const slash = slashCommands(commands);
    expect(slash.length).toBeGreaterThanOrEqual(3);
    expect(commandProblems(slash)).toEqual([]);
    expect(definitionProblems(slash)).toEqual([]);
  });

  it("translates every description and keeps command names", () => {
    for (const command of slashCommands(commands)) {
      expect(Object.keys(command.description_localizations)).toEqual(["en-US", "fr"]);
      expect(command).not.toHaveProperty("name_localizations");
      for (const option of command.options) expect(option.description_localizations.fr).not.toBe("");
    }
  });

  it("gives every command a private option, servers, direct messages and user installs", () => {
    for (const command of slashCommands(commands)) {
      expect(command.options.at(-1)).toMatchObject({
        name: PRIVATE,
        type: 5,
        name_localizations: { fr: "privé" },
      });
      expect(command.integration_types).toEqual([0, 1]);
      expect(command.contexts).toEqual([0, 1, 2]);
    }
  });

  it("puts required options first", () => {
    expect(every?.options[0]).toMatchObject({ name: "model", required: true });
  });

  it("takes fractional numbers as text, because Discord drops the comma of 3,5", () => {
    expect(optionOf("rate")).toMatchObject({ type: 3, name_localizations: { fr: "débit" } });
  });

  it("bounds counts within what Discord can hold", () => {
    expect(optionOf("count")).toMatchObject({ type: 4, min_value: 1, max_value: Number.MAX_SAFE_INTEGER });
  });

  it("offers short lists as choices and names by autocompletion", () => {
    expect(optionOf("order")?.choices?.map(({ value }) => value)).toEqual(["hf", "llama"]);
    expect(optionOf("model")).toMatchObject({ type: 3, autocomplete: true });
    expect(optionOf("results")).toMatchObject({ type: 11 });
    expect(commandProblems(every ? [every] : [])).toEqual([]);
  });
});
