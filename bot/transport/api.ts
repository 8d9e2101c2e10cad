import type { RawFile } from "discord.js";
import type { Message } from "../plan.js";
import { apiError } from "../wire.js";

/** A file that is ready to be sent. */
export interface ReadyFile {
  readonly name: string;
  readonly alt: string;
  readonly data: Uint8Array | string;
}

/** The few calls that answers need. None of them takes the bot's token: the interaction's own is in the address. */
export interface InteractionApi {
  readonly callback: (id: string, token: string, body: object) => Promise<void>;
  readonly editOriginal: (
    app: string,
    token: string,
    message: Message,
    files: readonly ReadyFile[],
  ) => Promise<void>;
  readonly deleteOriginal: (app: string, token: string) => Promise<void>;
  readonly followUp: (
    app: string,
    token: string,
    message: Message,
    files: readonly ReadyFile[],
  ) => Promise<void>;
}

/**
 * Discord's library, loaded when something is first sent with it: a fifth of the memory and half of the start of a
 * replica whose answers nearly all go out as the response to a request.
 */
export function discord(): Promise<typeof import("discord.js")> {
  return import("discord.js");
}

/** Discord's REST API, at `api` (e.g. `https://discord.com/api`). */
export function makeApi(api: string): InteractionApi {
  const connect = async () => {
    const { REST, Routes } = await discord();
    return {
      Routes,
      // A first response that is late is worthless, and a repeated one is answered with 40060: short timeout, no second try.
      first: new REST({ api, version: "10", timeout: 2500, retries: 0, rejectOnRateLimit: () => true }),
      later: new REST({ api, version: "10", timeout: 10_000, retries: 2 }),
    };
  };
  let connected: ReturnType<typeof connect> | undefined;
  const rest = () => {
    connected ??= connect();
    return connected;
  };
  return {
    async callback(id, token, body) {
      const { first, Routes } = await rest();
      await first.post(Routes.interactionCallback(id, token), { body, auth: false });
    },
    async editOriginal(app, token, message, files) {
      const { later, Routes } = await rest();
      const { flags: _fixedByTheDeferral, ...body } = withAttachments(message, files);
      await later.patch(Routes.webhookMessage(app, token), { body, files: rawFiles(files), auth: false });
    },
    async deleteOriginal(app, token) {
      const { later, Routes } = await rest();
      await later.delete(Routes.webhookMessage(app, token), { auth: false });
    },
    async followUp(app, token, message, files) {
      const { later, Routes } = await rest();
      const body = withAttachments(message, files);
      await later.post(Routes.webhook(app, token), { body, files: rawFiles(files), auth: false });
    },
  };
}

/** The list of attachments replaces the one before, so that an edited message loses its old chart. */
export function withAttachments(message: Message, files: readonly ReadyFile[]): Message {
  return {
    ...message,
    attachments: files.map(({ name, alt }, index) => ({
      id: String(index),
      filename: name,
      description: alt,
    })),
  };
}

export function rawFiles(files: readonly ReadyFile[]): RawFile[] {
  return files.map(({ name, data }) => ({ name, data: typeof data === "string" ? data : Buffer.from(data) }));
}

/** What a failed call means for the answer. */
export type CallFailure = "dead" | "answered" | "tooLarge" | "invalid" | "failed";

export function classify(error: unknown): { readonly failure: CallFailure; readonly code?: string | number } {
  const { code, status, name } = (error ?? {}) as { code?: unknown; status?: unknown; name?: unknown };
  const known = typeof code === "number" || typeof code === "string" ? code : undefined;
  const shown = known ?? (typeof status === "number" ? status : typeof name === "string" ? name : undefined);
  const detail = shown === undefined ? {} : { code: shown };
  switch (code) {
    case apiError.unknownInteraction:
    case apiError.unknownWebhook:
    case apiError.unknownMessage:
    case apiError.invalidToken:
      return { failure: "dead", ...detail };
    case apiError.alreadyAcknowledged:
      return { failure: "answered", ...detail };
    case apiError.tooLarge:
      return { failure: "tooLarge", ...detail };
    case apiError.invalidForm:
      return { failure: "invalid", ...detail };
    default:
      return { failure: status === 413 ? "tooLarge" : status === 400 ? "invalid" : "failed", ...detail };
  }
}
