import type { APIMessage } from "discord.js";
import { type Lang, langOf } from "../core/index.js";
import type { HandlerDeps } from "./deps.js";
import type { Answered } from "./plan.js";
import { notice, renderAnswer, renderRefused } from "./render/reply.js";
import { fill, texts } from "./texts.js";

/** The answer to a message that mentions the bot itself (not everyone, not a role), by a person. */
export function answerMention(
  message: APIMessage,
  self: string,
  deps: HandlerDeps,
): (Answered & { readonly lang: Lang }) | undefined {
  if (message.author.bot || !message.mentions.some(({ id }) => id === self)) return undefined;
  const text = message.content.replace(new RegExp(`<@!?${self}>`, "g"), " ").trim();
  const lang = spokenIn(text);
  const wait = deps.secondsToWait(message.author.id);
  if (wait > 0) return { message: visible(notice(fill(texts.tooFast[lang], { n: wait }))), files: [], lang };
  try {
    const reply = deps.ask(text === "" ? "/help" : text, lang);
    if (reply.ok) return { ...renderAnswer(reply.answer, lang, false), lang };
    return {
      message: visible(renderRefused(reply, lang, { actions: reply.actions ?? [] })),
      files: [],
      lang,
    };
  } catch (error) {
    const id = deps.report(error);
    return { message: visible(notice(fill(texts.unexpected[lang], { id }))), files: [], lang };
  }
}

/** An ordinary message cannot be shown to one person alone. */
function visible({ flags: _private, ...message }: Answered["message"]): Answered["message"] {
  return message;
}

const FRENCH =
  /[àâçèéêëîïôùûœ]|\b(?:le|la|les|une?|des|du|est|sur|pour|avec|quel(?:le)?s?|combien|vitesse|comment|peut|faut|temps|aide)\b|\d,\d|;/gi;
const ENGLISH =
  /\b(?:the|an?|is|on|for|with|what|which|how|many|much|fast|does|do|can|need|time|speed|help)\b/gi;

/** A message carries no language: the one with more of its small words. */
function spokenIn(text: string): Lang {
  const french = text.match(FRENCH)?.length ?? 0;
  const english = text.match(ENGLISH)?.length ?? 0;
  return langOf(french > english ? "fr" : "en");
}
