import { type Interaction, readInteraction } from "../interaction.js";
import type { Log } from "../log.js";
import type { Metrics } from "../metrics.js";
import { type Answered, firstResponse, type Message, type Plan } from "../plan.js";
import { notice } from "../render/reply.js";
import { fill, texts } from "../texts.js";
import { EPHEMERAL, interactionType } from "../wire.js";
import { type CallFailure, classify, type InteractionApi } from "./api.js";
import type { FileMaker } from "./files.js";

/** What carries a plan out. `first` sends the first response, by whatever way the transport has. */
export interface Responder {
  readonly api: InteractionApi;
  readonly files: FileMaker;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly now: () => number;
  readonly report: (error: unknown) => string;
}

type Outcome = "ok" | CallFailure | Extract<Plan, { kind: "ignore" }>["reason"];
interface Result {
  readonly outcome: Outcome;
  readonly code?: string | number;
}

/** The webhook of an interaction may exist a moment later than its first response over HTTP. */
const RACE_MS = 500;

/** Carries out a plan to its end. One state machine for every transport; never rejects; one log line. */
export async function respond(
  payload: unknown,
  plan: Plan,
  first: (body: object) => Promise<void>,
  responder: Responder,
): Promise<void> {
  const { log, metrics, now, report } = responder;
  const start = now();
  let result: Result;
  try {
    result = await carryOut(payload, plan, first, responder);
  } catch (error) {
    result = { outcome: "failed", code: report(error) };
  }
  const elapsed = now() - start;
  const kind = kindOf(payload);
  metrics.interaction(kind, result.outcome, elapsed / 1000);
  const level = result.outcome === "ok" ? "info" : result.outcome === "invalid" ? "error" : "warn";
  log[level]("interaction", { kind, plan: plan.kind, ...result, ms: Math.round(elapsed * 10) / 10 });
}

async function carryOut(
  payload: unknown,
  plan: Plan,
  first: (body: object) => Promise<void>,
  responder: Responder,
): Promise<Result> {
  if (plan.kind === "ignore") return { outcome: plan.reason };
  const body = firstResponse(plan) ?? {};
  const sent = await attempt(() => first(body));
  if (sent.outcome === "invalid" && plan.kind === "reply") {
    // Refused before it was acknowledged: the asker still waits, so tell them under which id to find it.
    const id = responder.report(new Error("invalid form body"));
    await attempt(() => first({ type: 4, data: notice(fill(texts.unexpected.en, { id })) }));
    return sent;
  }
  // A deferral whose fate is unknown (timeout, 5xx) may have arrived: the edit will tell.
  if (plan.kind !== "defer" || (sent.outcome !== "ok" && sent.outcome !== "failed")) return sent;
  const interaction = readInteraction(payload);
  return interaction ? finish(interaction, plan, responder) : sent;
}

/** After a deferral: makes the files and edits the answer in. */
async function finish(
  interaction: Interaction,
  plan: Extract<Plan, { kind: "defer" }>,
  responder: Responder,
): Promise<Result> {
  const { application_id: app, token } = interaction;
  const { api, files, report } = responder;
  const { message, files: jobs } = await answeredBy(plan, responder);
  if (isPrivate(message) && !plan.ephemeral) return sendPrivately(interaction, plan, message, api);
  const made = await files.make(jobs, interaction.attachment_size_limit);
  const final = made.lost ? withoutImage(message, texts.noChart[plan.lang]) : message;
  let result = await attempt(() => api.editOriginal(app, token, final, made.ready));
  if (result.outcome === "dead" && result.code === 10015) {
    await new Promise((resolve) => setTimeout(resolve, RACE_MS));
    result = await attempt(() => api.editOriginal(app, token, final, made.ready));
  }
  if (result.outcome === "tooLarge") {
    const bare = withoutImage(message, texts.noFile[plan.lang]);
    const again = await attempt(() => api.editOriginal(app, token, bare, []));
    return again.outcome === "ok" ? result : again;
  }
  if (result.outcome === "invalid") {
    const id = report(new Error("invalid form body"));
    await attempt(() => api.editOriginal(app, token, notice(fill(texts.unexpected[plan.lang], { id })), []));
  }
  return result;
}

async function answeredBy(
  plan: Extract<Plan, { kind: "defer" }>,
  { files, report }: Responder,
): Promise<Answered> {
  const { work, lang } = plan;
  if (work.kind === "files") return work.answered;
  try {
    return work.resume(await files.fetchText(work.attachment));
  } catch (error) {
    return { message: notice(fill(texts.unexpected[lang], { id: report(error) })), files: [] };
  }
}

/** A deferral fixes who sees the answer. A refusal behind a public one is sent on its own, and the public one goes. */
async function sendPrivately(
  { application_id: app, token }: Interaction,
  plan: Extract<Plan, { kind: "defer" }>,
  message: Message,
  api: InteractionApi,
): Promise<Result> {
  if (!plan.update) await attempt(() => api.deleteOriginal(app, token));
  return attempt(() => api.followUp(app, token, message, []));
}

function isPrivate({ flags = 0 }: Message): boolean {
  return (flags & EPHEMERAL) !== 0;
}

/** The same answer in text only, with a word about what is missing. */
function withoutImage(message: Message, note: string): Message {
  const embeds = (message.embeds ?? []).map(({ image: _gone, ...embed }) => embed);
  return { ...message, embeds, content: note };
}

async function attempt(call: () => Promise<void>): Promise<Result> {
  try {
    await call();
    return { outcome: "ok" };
  } catch (error) {
    const { failure, code } = classify(error);
    return { outcome: failure, ...(code === undefined ? {} : { code }) };
  }
}

const KINDS = new Map<unknown, string>(
  Object.entries(interactionType).map(([kind, number]) => [number, kind]),
);

function kindOf(payload: unknown): string {
  return KINDS.get((payload as { type?: unknown } | null)?.type) ?? "unknown";
}
