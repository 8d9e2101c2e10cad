import type { Choice } from "../core/answers/complete.js";
import type { CommandOption } from "../core/answers/define-command.js";
import type { Lang } from "../core/index.js";
import type { HandlerDeps } from "./deps.js";
import { cut, limits } from "./limits.js";
import { oneLine } from "./render/escape.js";

/** The choices for what is being typed, as the core gives them. */
export function autocomplete(
  option: CommandOption | undefined,
  typed: string,
  lang: Lang,
  deps: Pick<HandlerDeps, "complete">,
): readonly Choice[] {
  return option ? sanitise(deps.complete(option, typed, lang)) : [];
}

/** Discord refuses the whole list for one bad choice: blank or long names, a value twice, more than 25. */
export function sanitise(choices: readonly Choice[]): readonly Choice[] {
  const ready = new Map<string, Choice>();
  for (const { name, value } of choices) {
    const shown = cut(oneLine(name), limits.choiceLength);
    if (shown === "" || value.trim() === "" || value.length > limits.choiceLength || ready.has(value))
      continue;
    ready.set(value, { name: shown, value });
  }
  return [...ready.values()].slice(0, limits.choices);
}
