import type { OptionValues } from "../core/answers/command.js";
import type { AttachmentRef, InteractionData, RawOption } from "./interaction.js";
import { optionType } from "./wire.js";

/** The options of a command as plain values, by their default names. */
export interface ReadOptions {
  readonly values: OptionValues;
  readonly attachments: Readonly<Record<string, AttachmentRef>>;
  /** The option being typed; its value is always text, even for numbers. */
  readonly focused?: { readonly name: string; readonly typed: string };
}

/** Walks down through subcommands and files every value under its name. */
export function readOptions(data: InteractionData): ReadOptions {
  const values: Record<string, string | number | boolean> = {};
  const attachments: Record<string, AttachmentRef> = {};
  let focused: ReadOptions["focused"];
  for (const option of leaves(data.options ?? [])) {
    if (option.value === undefined) continue;
    if (option.focused) {
      focused = { name: option.name, typed: String(option.value) };
      continue;
    }
    if (option.type === optionType.attachment) {
      const attachment = data.resolved?.attachments?.[String(option.value)];
      if (attachment) attachments[option.name] = attachment;
      continue;
    }
    values[option.name] = option.value;
  }
  return { values, attachments, ...(focused ? { focused } : {}) };
}

function leaves(options: readonly RawOption[]): readonly RawOption[] {
  const [first] = options;
  const nested = first?.type === optionType.subcommand || first?.type === optionType.subcommandGroup;
  return nested ? leaves(first.options ?? []) : options;
}
