import type { APIActionRowComponent, APIComponentInMessageActionRow, APIEmbed } from "discord.js";
import type { Choice } from "../core/answers/complete.js";
import type { Lang } from "../core/index.js";
import type { PlanRequest } from "../core/workbook/plan/types.js";
import type { AttachmentRef } from "./interaction.js";
import { callbackType, EPHEMERAL } from "./wire.js";

/** A message as Discord takes it. Mentions are off in every one of them. */
export interface Message {
  readonly content?: string;
  readonly embeds?: readonly APIEmbed[];
  readonly components?: readonly APIActionRowComponent<APIComponentInMessageActionRow>[];
  readonly flags?: number;
  readonly attachments?: readonly {
    readonly id: string;
    readonly filename: string;
    readonly description: string;
  }[];
  readonly allowed_mentions: { readonly parse: readonly never[] };
}

/** A file that is made after the first response: a chart to draw, a workbook to write, or text that is ready. */
export type FileJob =
  | {
      readonly kind: "chart";
      readonly name: string;
      readonly alt: string;
      readonly spec: Readonly<Record<string, unknown>>;
      readonly lang: Lang;
    }
  | { readonly kind: "text"; readonly name: string; readonly alt: string; readonly text: string }
  | {
      readonly kind: "plan";
      readonly name: string;
      readonly alt: string;
      readonly request: PlanRequest;
      readonly lang: Lang;
    };

/** What is finally said, with the files that go with it. */
export interface Answered {
  readonly message: Message;
  readonly files: readonly FileJob[];
}

/** What has to happen between the deferral and the answer. */
export type Work =
  | { readonly kind: "files"; readonly answered: Answered }
  | {
      readonly kind: "attachment";
      readonly attachment: AttachmentRef;
      readonly resume: (text: string | undefined) => Answered;
    };

/** What to do about an interaction. Transports only carry it out. */
export type Plan =
  | { readonly kind: "pong" }
  | { readonly kind: "ignore"; readonly reason: "malformed" | "stale" | "type" }
  | { readonly kind: "autocomplete"; readonly choices: readonly Choice[] }
  | { readonly kind: "reply"; readonly update: boolean; readonly message: Message }
  | {
      readonly kind: "defer";
      readonly update: boolean;
      readonly ephemeral: boolean;
      readonly lang: Lang;
      readonly work: Work;
    };

export const noMentions = { parse: [] } as const;

/** The first response to Discord, as JSON; nothing for what is ignored. */
export function firstResponse(plan: Plan): { readonly type: number; readonly data?: object } | undefined {
  switch (plan.kind) {
    case "pong":
      return { type: callbackType.pong };
    case "ignore":
      return undefined;
    case "autocomplete":
      return { type: callbackType.autocomplete, data: { choices: plan.choices } };
    case "reply":
      return { type: plan.update ? callbackType.update : callbackType.message, data: plan.message };
    case "defer":
      if (plan.update) return { type: callbackType.deferredUpdate };
      return {
        type: callbackType.deferredMessage,
        ...(plan.ephemeral ? { data: { flags: EPHEMERAL } } : {}),
      };
  }
}
