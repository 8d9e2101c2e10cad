import { setTimeout as sleep } from "node:timers/promises";
import type { APIInteraction, APIMessage, Client } from "discord.js";
import type { HandlerDeps } from "../deps.js";
import { handle } from "../handle.js";
import type { InFlight } from "../inflight.js";
import { errorFields } from "../log.js";
import { answerMention } from "../mention.js";
import { discord, rawFiles } from "./api.js";
import { type Responder, respond } from "./respond.js";

export interface GatewayOptions {
  readonly token: string;
  readonly api: string;
  readonly mentions: boolean;
  readonly deps: HandlerDeps;
  readonly responder: Responder;
  readonly inFlight: InFlight;
  /** Called when Discord will not have this process any more; it must end and not be restarted at once. */
  readonly onFatal: (closeCode: number) => void;
}

export interface GatewayRunning {
  readonly state: () => { readonly ready: boolean; readonly [detail: string]: unknown };
  readonly stop: () => Promise<void>;
}

/** Close codes after which a new connection is pointless: token, sharding, version, intents. */
const FINAL_CLOSES: readonly number[] = [4004, 4010, 4011, 4012, 4013, 4014];
/** Without an acknowledged heartbeat for this long, the connection is a zombie. */
const SILENT_MS = 150_000;

/** Connects to Discord's gateway. Interactions need no intent; mentions add two, neither of them privileged. */
export async function startGateway(options: GatewayOptions): Promise<GatewayRunning> {
  const { token, api, mentions, deps, responder, inFlight, onFatal } = options;
  const { log, now } = responder;
  const { Client, Events, GatewayDispatchEvents, GatewayIntentBits, Options, Status } = await discord();
  const client = new Client({
    intents: mentions ? [GatewayIntentBits.GuildMessages, GatewayIntentBits.DirectMessages] : [],
    allowedMentions: { parse: [] },
    rest: { api },
    // The raw events are all that is used; nothing needs to be remembered.
    makeCache: Options.cacheWithLimits({
      MessageManager: 0,
      UserManager: 1,
      GuildMemberManager: 0,
      ThreadManager: 0,
    }),
  });
  client.on(Events.Error, (error) => log.error("gateway error", errorFields(error)));
  client.on(Events.ShardError, (error) => log.warn("shard error", errorFields(error)));
  client.on(Events.ShardReconnecting, (shard) => log.info("shard reconnecting", { shard }));
  client.on(Events.ShardResume, (shard) => log.info("shard resumed", { shard }));
  client.on(Events.ShardDisconnect, ({ code }, shard) => {
    log.error("shard disconnected", { shard, code });
    if (FINAL_CLOSES.includes(code)) onFatal(code);
  });
  client.rest.on("invalidRequestWarning", ({ count }) => log.warn("invalid requests", { count }));
  // The raw event: the cooked one waits up to 15 s for servers that are away, against a deadline of 3 s.
  client.ws.on(GatewayDispatchEvents.InteractionCreate, (interaction: APIInteraction) => {
    const plan = handle(interaction, deps);
    const { id, token: ownToken } = interaction;
    void inFlight.track(
      respond(interaction, plan, (body) => responder.api.callback(id, ownToken, body), responder),
    );
  });
  if (mentions) await listenToMentions(client, options);
  await client.login(token);
  return {
    state() {
      const shards = [...client.ws.shards.values()];
      const heard = Math.max(0, ...shards.map(({ lastPingTimestamp }) => lastPingTimestamp));
      const ackAgeMs = heard > 0 ? now() - heard : null;
      const ready = client.ws.status === Status.Ready && (ackAgeMs === null || ackAgeMs < SILENT_MS);
      return { ready, shards: shards.map(({ id, status }) => ({ id, status: Status[status] })), ackAgeMs };
    },
    async stop() {
      await inFlight.settle(3000);
      // In the middle of a reconnection the library may wait for a session that never comes.
      await Promise.race([client.destroy(), sleep(1000, undefined, { ref: false })]);
    },
  };
}

/** Mentions, raw as well: the cooked event wants the server and the channel in its cache. */
async function listenToMentions(
  client: Client,
  { token, api, deps, responder, inFlight }: GatewayOptions,
): Promise<void> {
  const { GatewayDispatchEvents, REST, Routes } = await discord();
  const rest = new REST({ api, version: "10" }).setToken(token);
  client.ws.on(GatewayDispatchEvents.MessageCreate, (message: APIMessage) => {
    const self = client.user?.id;
    const answered = self === undefined ? undefined : answerMention(message, self, deps);
    if (!answered) return;
    const send = async () => {
      const { ready } = await responder.files.make(answered.files);
      await rest.post(Routes.channelMessages(message.channel_id), {
        body: {
          ...answered.message,
          attachments: ready.map(({ name, alt }, index) => ({ id: index, filename: name, description: alt })),
          message_reference: { message_id: message.id, fail_if_not_exists: false },
          allowed_mentions: { parse: [], replied_user: false },
        },
        files: rawFiles(ready),
      });
    };
    const outcome = send().then(
      () => responder.log.info("mention", { outcome: "ok" }),
      // Most often the permission to write in this channel is missing; the reader sees nothing, the log does.
      (error) => responder.log.warn("mention", errorFields(error)),
    );
    void inFlight.track(outcome);
  });
}
