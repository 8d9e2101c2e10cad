import type { APIActionRowComponent, APIComponentInMessageActionRow } from "discord.js";
import type { Action } from "../../core/answers/answer.js";
import type { Lang } from "../../core/index.js";
import { encodeAction, MENU_ID } from "../components.js";
import { cut, limits } from "../limits.js";
import { texts } from "../texts.js";
import { buttonStyle, componentType } from "../wire.js";
import { oneLine } from "./escape.js";

type Row = APIActionRowComponent<APIComponentInMessageActionRow>;

/** Variations as buttons; what does not fit in one row goes into a menu below. */
export function renderActions(actions: readonly Action[], lang: Lang): readonly Row[] {
  const ready = new Map<string, string>();
  for (const { label, command } of actions) {
    const id = encodeAction(command, lang);
    const text = oneLine(label);
    if (id !== undefined && text !== "" && !ready.has(id)) ready.set(id, text);
  }
  const all = [...ready];
  // A menu of one entry would be a button in disguise.
  const buttons = all.slice(0, limits.buttonsPerRow);
  const menu = all.slice(limits.buttonsPerRow, limits.buttonsPerRow + limits.selectOptions);
  return [
    ...(buttons.length > 0 ? [row(buttons.map(([id, label]) => button(id, label)))] : []),
    ...(menu.length > 0 ? [row([select(menu, lang)])] : []),
  ];
}

function row(components: readonly APIComponentInMessageActionRow[]): Row {
  return { type: componentType.row, components: [...components] };
}

function button(id: string, label: string): APIComponentInMessageActionRow {
  return {
    type: componentType.button,
    style: buttonStyle.secondary,
    label: cut(label, limits.buttonLabel),
    custom_id: id,
  };
}

function select(entries: readonly (readonly [string, string])[], lang: Lang): APIComponentInMessageActionRow {
  return {
    type: componentType.select,
    custom_id: MENU_ID,
    placeholder: texts.variations[lang],
    options: entries.map(([value, label]) => ({ label: cut(label, limits.selectText), value })),
  };
}
