import type { Action, Reply } from "../core/answers/answer.js";
import type { OptionValues } from "../core/answers/command.js";
import type { Command } from "../core/answers/define-command.js";
import { type Lang, langOf } from "../core/index.js";
import { autocomplete } from "./autocomplete.js";
import { commandLine, decodeAction, MENU_ID } from "./components.js";
import { PRIVATE } from "./definitions.js";
import type { HandlerDeps } from "./deps.js";
import {
  type AttachmentRef,
  type Interaction,
  type InteractionData,
  readInteraction,
  userOf,
} from "./interaction.js";
import { limits } from "./limits.js";
import { readOptions } from "./options.js";
import type { Answered, Plan } from "./plan.js";
import { notice, renderAnswer, renderRefused } from "./render/reply.js";
import { fill, texts } from "./texts.js";
import { interactionType } from "./wire.js";

/** What to do about an interaction, given as Discord's JSON. Pure but for its dependencies; never throws. */
export function handle(payload: unknown, deps: HandlerDeps): Plan {
  const interaction = readInteraction(payload);
  if (!interaction) return { kind: "ignore", reason: "malformed" };
  const lang = langOf(interaction.locale ?? interaction.guild_locale);
  try {
    return dispatch(interaction, lang, deps);
  } catch (error) {
    const id = deps.report(error);
    if (interaction.type === interactionType.autocomplete) return { kind: "autocomplete", choices: [] };
    return say(fill(texts.unexpected[lang], { id }));
  }
}

function dispatch(interaction: Interaction, lang: Lang, deps: HandlerDeps): Plan {
  const { type, data = {} } = interaction;
  if (type === interactionType.ping) return { kind: "pong" };
  if (deps.isStale(interaction.id)) return { kind: "ignore", reason: "stale" };
  if (type === interactionType.autocomplete) return complete(data, lang, deps);
  if (!Object.values<number>(interactionType).includes(type)) return { kind: "ignore", reason: "type" };
  const wait = deps.secondsToWait(userOf(interaction));
  if (wait > 0) return say(fill(texts.tooFast[lang], { n: wait }));
  if (type === interactionType.command) return command(data, lang, deps);
  if (type === interactionType.component) return component(interaction, data, lang, deps);
  return say(texts.unknownKind[lang]);
}

function complete(data: InteractionData, lang: Lang, deps: HandlerDeps): Plan {
  const { focused } = readOptions(data);
  const known = deps.commands.find(({ name }) => name === data.name);
  const option = known?.options.find(({ name }) => name === focused?.name);
  return { kind: "autocomplete", choices: autocomplete(option, focused?.typed ?? "", lang, deps) };
}

function command(data: InteractionData, lang: Lang, deps: HandlerDeps): Plan {
  const known = deps.commands.find(({ name }) => name === data.name);
  // A user or message command, or one that is registered no longer.
  if (!known || (data.type ?? 1) !== 1) return say(texts.unknownKind[lang]);
  const { values, attachments } = readOptions(data);
  const { [PRIVATE]: hidden, ...given } = values;
  const ephemeral = hidden === true;
  const answerTo = (options: OptionValues) =>
    answered(deps.run(known.name, options, lang), lang, ephemeral, { command: known, options });
  const [file] = Object.entries(attachments);
  if (!file) return planFor(answerTo(given), false, lang);
  const refusal = refuseAttachment(file[1], lang);
  if (refusal) return say(refusal);
  return {
    kind: "defer",
    update: false,
    ephemeral,
    lang,
    work: {
      kind: "attachment",
      attachment: file[1],
      resume: (text) =>
        text === undefined
          ? { message: notice(texts.attachmentUnreadable[lang]), files: [] }
          : answerTo({ ...given, [file[0]]: text }),
    },
  };
}

/** A button or menu varies the answer in place for whoever asked; anybody else gets their own, private one. */
function component(interaction: Interaction, data: InteractionData, lang: Lang, deps: HandlerDeps): Plan {
  const id = data.custom_id === MENU_ID ? data.values?.[0] : data.custom_id;
  const action = decodeAction(id ?? "");
  if (!action.ok) return say(texts.oldButton[lang]);
  const asker = interaction.message?.interaction_metadata?.user.id;
  const own = asker === undefined || asker === userOf(interaction);
  // The message stays in the language in which it was written.
  const reply = deps.ask(action.line, action.lang);
  if (!reply.ok)
    return {
      kind: "reply",
      update: false,
      message: renderRefused(reply, action.lang, { actions: reply.actions ?? [] }),
    };
  return planFor(renderAnswer(reply.answer, action.lang, !own), own, action.lang);
}

function answered(
  reply: Reply,
  lang: Lang,
  ephemeral: boolean,
  asked: { readonly command: Command; readonly options: OptionValues },
): Answered {
  if (reply.ok) return renderAnswer(reply.answer, lang, ephemeral);
  const option = asked.command.options.find(({ name }) => name === reply.failure.param);
  const shownName = option && ((lang === "fr" && option.nameFr) || option.name);
  const title = `/${asked.command.name}${shownName ? ` ${shownName}` : ""}`;
  const actions = reply.actions ?? suggestions(reply, lang, asked);
  return { message: renderRefused(reply, lang, { title, actions }), files: [] };
}

/** The same command with the refused name replaced by one that is known, as buttons. */
function suggestions(
  { failure }: Reply & { ok: false },
  lang: Lang,
  { command: { name, options: known }, options }: { command: Command; options: OptionValues },
): readonly Action[] {
  const { param, suggestion = [] } = failure;
  if (param === undefined || !known.some((option) => option.name === param)) return [];
  return suggestion.slice(0, limits.buttonsPerRow).map((nearest) => ({
    label: fill(texts.didYouMean[lang], { name: nearest }),
    command: commandLine(name, { ...options, [param]: nearest }),
  }));
}

function planFor(reply: Answered, update: boolean, lang: Lang): Plan {
  const { message, files } = reply;
  if (files.length > 0) {
    const ephemeral = message.flags !== undefined;
    return { kind: "defer", update, ephemeral, lang, work: { kind: "files", answered: reply } };
  }
  // In place, files of the answer before must go.
  return { kind: "reply", update, message: update ? { ...message, attachments: [] } : message };
}

function say(text: string): Plan {
  return { kind: "reply", update: false, message: notice(text) };
}

function refuseAttachment({ size }: AttachmentRef, lang: Lang): string | undefined {
  if (size <= limits.attachmentBytes) return undefined;
  const kilobytes = (bytes: number) => Math.ceil(bytes / 1000);
  return fill(texts.attachmentTooLarge[lang], {
    given: kilobytes(size),
    most: kilobytes(limits.attachmentBytes),
  });
}
