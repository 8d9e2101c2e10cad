import type { Command, CommandOption } from "../core/answers/define-command.js";
import type { Text } from "../core/index.js";
import { limits } from "./limits.js";
import { texts } from "./texts.js";
import { commandType, everywhere, optionType } from "./wire.js";

/** A slash command as Discord takes it (application-commands; only the fields that the bot uses). */
export interface SlashCommand {
  readonly type: number;
  readonly name: string;
  readonly description: string;
  readonly description_localizations: Localised;
  readonly integration_types: readonly number[];
  readonly contexts: readonly number[];
  readonly options: readonly SlashOption[];
}

export interface SlashOption {
  readonly type: number;
  readonly name: string;
  readonly name_localizations?: Partial<Localised>;
  readonly description: string;
  readonly description_localizations: Localised;
  readonly required?: boolean;
  readonly autocomplete?: boolean;
  readonly choices?: readonly SlashChoice[];
  readonly min_value?: number;
  readonly max_value?: number;
  readonly max_length?: number;
}

export interface SlashChoice {
  readonly name: string;
  readonly name_localizations: Localised;
  readonly value: string;
}

/** English stands under en-US as well, because Discord would show American users the British text otherwise. */
export interface Localised {
  readonly "en-US": string;
  readonly fr: string;
}

/** The name of the option that every command has: show the answer to the asker alone. */
export const PRIVATE = texts.privateName.en;

/** The commands of the core as Discord's JSON. */
export function slashCommands(commands: readonly Command[]): readonly SlashCommand[] {
  return commands.map((command) => ({
    type: commandType.chatInput,
    name: command.name,
    description: command.description.en,
    description_localizations: localised(command.description),
    integration_types: everywhere.integration_types,
    contexts: everywhere.contexts,
    // Discord wants required options first.
    options: [
      ...command.options.filter(({ required }) => required),
      ...command.options.filter(({ required }) => !required),
    ]
      .map(slashOption)
      .concat(privateOption()),
  }));
}

function slashOption(option: CommandOption): SlashOption {
  const { name, nameFr, description, required } = option;
  return {
    name,
    ...(nameFr && nameFr !== name ? { name_localizations: { fr: nameFr } } : {}),
    description: description.en,
    description_localizations: localised(description),
    ...(required ? { required } : {}),
    ...typed(option),
  };
}

/** Fractional numbers are text: Discord's number option drops the decimal comma of French users. */
function typed(
  option: CommandOption,
): Pick<SlashOption, "type" | "autocomplete" | "choices" | "min_value" | "max_value" | "max_length"> {
  const { kind, values = [], above, min, max } = option;
  switch (kind) {
    case "integer": {
      const least = min ?? (above === undefined ? undefined : Math.floor(above) + 1);
      return {
        type: optionType.integer,
        ...(least === undefined ? {} : { min_value: within(least) }),
        ...(max === undefined ? {} : { max_value: within(max) }),
      };
    }
    case "boolean":
      return { type: optionType.boolean };
    case "attachment":
      return { type: optionType.attachment };
    case "number":
      return { type: optionType.string, max_length: 40 };
    case "text":
    case "numbers":
      return { type: optionType.string, max_length: 2000 };
    case "choice":
      if (values.length > limits.choices) return { type: optionType.string, autocomplete: true };
      return {
        type: optionType.string,
        choices: values.map(({ value, label }) => ({
          name: label.en,
          name_localizations: localised(label),
          value,
        })),
      };
    case "formula":
      return { type: optionType.string, autocomplete: true, max_length: 2000 };
    case "model":
    case "hardware":
    case "quant":
    case "term":
      return { type: optionType.string, autocomplete: true, max_length: limits.choiceLength };
  }
}

function privateOption(): SlashOption {
  return {
    type: optionType.boolean,
    name: PRIVATE,
    name_localizations: { fr: texts.privateName.fr },
    description: texts.privateDescription.en,
    description_localizations: localised(texts.privateDescription),
  };
}

function localised({ en, fr }: Text): Localised {
  return { "en-US": en, fr };
}

/** Discord's INTEGER range. */
function within(bound: number): number {
  return Math.min(Number.MAX_SAFE_INTEGER, Math.max(-Number.MAX_SAFE_INTEGER, bound));
}
