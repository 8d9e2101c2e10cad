import type { Choice } from "../core/answers/complete.js";
import type { CommandOption } from "../core/answers/define-command.js";
import type { Lang } from "../core/index.js";
import type { HandlerDeps } from "./deps.js";
import { cut, limits } from "./limits.js";
import { oneLine } from "./render/escape.js";

/** The choices for what is being typed: those of the core, after a formula's result when it is complete already. */
export function autocomplete(
  option: CommandOption | undefined,
  typed: string,
  lang: Lang,
  deps: Pick<HandlerDeps, "ask" | "complete">,
): readonly Choice[] {
  if (!option) return [];
  const live = option.kind === "formula" ? liveResult(typed, lang, deps) : [];
  return sanitise([...live, ...deps.complete(option, typed, lang)]);
}

/** `= 23.93 tok/s` as the first choice, so that a formula is answered while it is typed. */
function liveResult(typed: string, lang: Lang, { ask }: Pick<HandlerDeps, "ask">): readonly Choice[] {
  const formula = typed.trim();
  if (formula === "" || formula.length > limits.choiceLength) return [];
  const reply = ask(formula.startsWith("=") ? formula : `=${formula}`, lang);
  const figure = reply.ok ? reply.answer.headline[0] : undefined;
  return figure ? [{ name: `= ${figure.text}`, value: formula }] : [];
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
