import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { HandlerDeps } from "../deps.js";
import { handle } from "../handle.js";
import type { InFlight } from "../inflight.js";
import { answerHealth, type Health } from "./health.js";
import { type Responder, respond } from "./respond.js";
import { isSigned, publicKey } from "./verify.js";

export const INTERACTIONS_PATH = "/interactions";
const MOST_BYTES = 1024 * 1024;

export interface HttpOptions {
  readonly port: number;
  readonly host?: string;
  readonly publicKeyHex: string;
  readonly deps: HandlerDeps;
  readonly responder: Responder;
  readonly inFlight: InFlight;
  readonly health: Health;
}

export interface Running {
  readonly port: number;
  readonly stop: () => Promise<void>;
}

/** The interactions endpoint: stateless, so that any number of replicas may stand behind a balancer. */
export async function startHttp(options: HttpOptions): Promise<Running> {
  const key = publicKey(options.publicKeyHex);
  const { health, inFlight } = options;
  let stopping = false;
  const server = createServer((request, response) => {
    if (stopping) response.setHeader("connection", "close");
    const path = (request.url ?? "").split("?")[0];
    if (path === INTERACTIONS_PATH) void inFlight.track(receive(request, response, key, options));
    else answerHealth(path, request, response, health);
  });
  // Longer than a balancer keeps its idle connections, so that it is never the one to find them closed.
  server.keepAliveTimeout = 75_000;
  server.headersTimeout = 10_000;
  server.requestTimeout = 10_000;
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(options.port, options.host, () => {
      server.off("error", reject);
      resolve();
    });
  });
  return {
    port: (server.address() as AddressInfo).port,
    async stop() {
      stopping = true;
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeIdleConnections();
      await inFlight.settle(3000);
      server.closeAllConnections();
      await closed;
    },
  };
}

async function receive(
  request: IncomingMessage,
  response: ServerResponse,
  key: ReturnType<typeof publicKey>,
  { deps, responder }: HttpOptions,
): Promise<void> {
  const refuse = (status: number, reason: string) => {
    responder.metrics.refusedRequest(status);
    responder.log.warn("request refused", { status, reason });
    send(response, status, { error: reason });
  };
  if (request.method !== "POST") return refuse(405, "POST only");
  const body = await readBody(request);
  if (body === "too large") {
    response.setHeader("connection", "close");
    return refuse(413, "body over 1 MiB");
  }
  // The client went away in the middle: nobody is left to answer.
  if (body === "aborted") return;
  const header = (name: string) => {
    const value = request.headers[name];
    return typeof value === "string" ? value : undefined;
  };
  // The raw bytes are checked before anything reads them.
  const signed = await isSigned(key, header("x-signature-ed25519"), header("x-signature-timestamp"), body);
  // The client went away meanwhile.
  if (response.destroyed) return;
  if (!signed) return refuse(401, "invalid request signature");
  const payload = parse(body);
  if (payload === undefined) return refuse(400, "not JSON");
  const plan = handle(payload, deps);
  if (plan.kind === "ignore" && plan.reason !== "stale") return refuse(400, `interaction ${plan.reason}`);
  if (plan.kind === "ignore") response.writeHead(202).end();
  await respond(payload, plan, (answer) => send(response, 200, answer), responder);
}

function readBody(request: IncomingMessage): Promise<Buffer | "too large" | "aborted"> {
  if (Number(request.headers["content-length"]) > MOST_BYTES) {
    request.resume();
    return Promise.resolve("too large");
  }
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let size = 0;
    request.on("data", (chunk: Buffer) => {
      size += chunk.length;
      // Read on and forget, because a closed socket could lose the refusal on its way.
      if (size > MOST_BYTES) resolve("too large");
      else chunks.push(chunk);
    });
    request.on("end", () => resolve(Buffer.concat(chunks)));
    request.on("error", () => resolve("aborted"));
    request.on("close", () => resolve("aborted"));
  });
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString("utf8"));
  } catch {
    return undefined;
  }
}

/** Resolves when the response has been handed over. */
function send(response: ServerResponse, status: number, body: object): Promise<void> {
  const text = JSON.stringify(body);
  return new Promise((resolve) => {
    response.once("close", resolve);
    response.writeHead(status, {
      "content-type": "application/json",
      "content-length": Buffer.byteLength(text),
    });
    response.end(text, () => resolve());
  });
}
