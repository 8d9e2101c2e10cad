import type { Reply } from "../core/answers/answer.js";
import { ask, runCommand } from "../core/answers/ask.js";
import { commands, type OptionValues } from "../core/answers/command.js";
import { type Choice, completeOption } from "../core/answers/complete.js";
import type { Command, CommandOption } from "../core/answers/define-command.js";
import type { Lang } from "../core/index.js";

/** What the handler stands on: the core's answers, and what it may not do itself (clock, memory, log). */
export interface HandlerDeps {
  readonly commands: readonly Command[];
  readonly ask: (text: string, lang: Lang) => Reply;
  readonly run: (name: string, options: OptionValues, lang: Lang) => Reply;
  readonly complete: (option: CommandOption, typed: string, lang: Lang) => readonly Choice[];
  /** Seconds until this user may ask again; 0 when they may now. */
  readonly secondsToWait: (user: string) => number;
  /** Whether an interaction is too old to be answered. */
  readonly isStale: (id: string) => boolean;
  /** Notes an unexpected error and gives the id under which it is found. */
  readonly report: (error: unknown) => string;
}

/** The core's side of it. */
export const coreAnswers = { commands, ask, run: runCommand, complete: completeOption } as const;
