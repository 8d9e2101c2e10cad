import type { Text } from "../text/lang.js";
import type { SlotName } from "./slots.js";

/** What an option takes, and so how it is completed and checked. Fractional numbers travel as text (`3,5`). */
export type OptionKind =
  | "text"
  | "number"
  | "numbers"
  | "integer"
  | "boolean"
  | "choice"
  | "model"
  | "hardware"
  | "quant"
  | "formula"
  | "term"
  | "attachment";

export interface CommandOption {
  /** English name, lower case; French readers may type `nameFr` instead. */
  readonly name: string;
  readonly nameFr?: string;
  readonly description: Text;
  readonly kind: OptionKind;
  /** Where the value goes. */
  readonly slot: SlotName;
  readonly required?: true;
  /** Takes several names, between commas. */
  readonly several?: true;
  readonly above?: number;
  readonly min?: number;
  readonly max?: number;
  readonly values?: readonly { readonly value: string; readonly label: Text }[];
}

/** A command is data: its options fill slots, and an intent answers. All surfaces derive from it. */
export interface Command {
  /** The same in both languages. */
  readonly name: string;
  readonly description: Text;
  /** What answers; `question` reads the text first. */
  readonly intent: string;
  readonly options: readonly CommandOption[];
  /** One line that works as it stands, in each style. */
  readonly example: Text;
}

/** Identity; one command, one file. */
export function defineCommand(command: Command): Command {
  return command;
}
