import type { Lang } from "../../../../core/index.js";
import { type Assistance, accept, assist, type Suggestion } from "./assistance.js";
import type { GridEditor } from "./grid-editor.js";

/** What is shown beside the field: what helps, and which suggestion the keys are on (-1: none). */
export interface Shown {
  readonly assistance: Assistance;
  readonly active: number;
}

export interface Assistant {
  readonly shown: () => Shown | undefined;
  readonly subscribe: (listener: () => void) => () => void;
  readonly take: (choice: Suggestion) => void;
  /** Acts on a key of the field; true when it was meant for the suggestions and the grid must not see it. */
  readonly press: (key: string) => boolean;
}

/**
 * Suggests functions and explains parameters while a formula is typed. The grid's own suggestions follow the text after a
 * third of a second and set the caret later still, so that what a fast typist types meanwhile is lost. Here every key is
 * answered from the text as it stands at that moment.
 */
export function createAssistant(
  editor: GridEditor,
  lang: Lang,
  gridNames: () => readonly string[],
): Assistant {
  const listeners = new Set<() => void>();
  let shown: Shown | undefined;
  /** The formula whose suggestions were put away with Escape. */
  let dismissed: string | undefined;

  const update = () => {
    const typing = editor.read();
    const assistance = typing && assist(typing, lang, gridNames());
    if (typing?.text !== dismissed) dismissed = undefined;
    const hidden = dismissed !== undefined;
    const next = assistance && hidden ? withoutChoices(assistance) : assistance;
    if (!next && !shown) return;
    const same = sameChoices(next, shown?.assistance);
    shown = next && {
      assistance: next,
      active: same ? (shown?.active ?? -1) : next.meant && next.choices.length > 0 ? 0 : -1,
    };
    for (const listener of listeners) listener();
  };
  const move = (by: number) => {
    if (!shown) return;
    const { assistance, active } = shown;
    const count = assistance.choices.length;
    shown = { assistance, active: active < 0 && by < 0 ? count - 1 : (active + by + count) % count };
    for (const listener of listeners) listener();
  };
  const take = (choice: Suggestion) => {
    const typing = editor.read();
    const assistance = typing && assist(typing, lang, gridNames());
    if (typing && assistance) editor.replace(accept(typing, assistance, choice));
    update();
  };
  editor.changed.subscribe(update);
  return {
    shown: () => shown,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    take,
    press(key) {
      update();
      const { assistance, active = -1 } = shown ?? {};
      const choices = assistance?.choices ?? [];
      const choice = choices[active];
      if (choices.length === 0) return false;
      if (key === "ArrowDown") move(1);
      else if (key === "ArrowUp") move(-1);
      else if (key === "Escape") {
        dismissed = editor.read()?.text;
        update();
      } else if ((key === "Tab" || key === "Enter") && choice) take(choice);
      else return false;
      return true;
    },
  };
}

function withoutChoices({ choices: _hidden, ...rest }: Assistance): Assistance | undefined {
  return rest.call && { ...rest, choices: [], meant: false };
}

function sameChoices(a: Assistance | undefined, b: Assistance | undefined): boolean {
  if (!a || !b || a.choices.length === 0 || a.choices.length !== b.choices.length || a.from !== b.from)
    return false;
  return a.meant === b.meant && a.choices.every(({ insert }, i) => insert === b.choices[i]?.insert);
}
