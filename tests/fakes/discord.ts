import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { type WebSocket, WebSocketServer } from "ws";
import { APPLICATION } from "./interactions.js";

// Discord on a loopback port: the REST calls that a bot makes and a gateway that speaks the real protocol, for a real
// discord.js client. Faults are scripted per request and per connection.

export interface Request {
  readonly method: string;
  /** Without `/api/v10`. */
  readonly path: string;
  readonly authorized: boolean;
  readonly body: unknown;
  /** Names of the files that came with it, and what is in them. */
  readonly files: readonly string[];
  readonly contents: readonly Uint8Array[];
  readonly at: number;
}

/** What the fake answers instead of success: a status with a code, a wait in ms, or no answer at all. */
export type Fault =
  | { readonly status: number; readonly code?: number; readonly retryAfter?: number }
  | { readonly delayMs: number }
  | "hang";

export interface FakeDiscord {
  readonly api: string;
  readonly requests: Request[];
  /** The next requests whose `METHOD path` matches are answered by these faults, in order. */
  readonly fail: (matching: RegExp, ...faults: readonly Fault[]) => void;
  /** Sends a dispatch to every connection. */
  readonly dispatch: (event: string, data: unknown) => void;
  /** Sends a raw operation to every connection. */
  readonly operation: (op: number, data: unknown) => void;
  readonly close: (code: number) => void;
  /** How the gateway behaves from the next connection on. */
  readonly gateway: {
    closeIdentify?: number;
    muteHeartbeats?: boolean;
    heartbeatMs: number;
    resumeUrl?: string;
    sessionsLeft: number;
    unauthorized?: boolean;
  };
  /** Operations received, in order: 2 identify, 6 resume, 1 heartbeat. */
  readonly received: { readonly op: number; readonly d: unknown }[];
  readonly waitFor: (condition: () => boolean, mostMs?: number) => Promise<void>;
  readonly stop: () => Promise<void>;
}

export async function startFakeDiscord(): Promise<FakeDiscord> {
  const requests: Request[] = [];
  const received: { op: number; d: unknown }[] = [];
  const faults: { matching: RegExp; queue: Fault[] }[] = [];
  const gateway: FakeDiscord["gateway"] = { heartbeatMs: 45_000, sessionsLeft: 1000 };
  const server = createServer((request, response) => void answer(request, response));
  const sockets = new WebSocketServer({ server });
  const address = () => `127.0.0.1:${(server.address() as AddressInfo).port}`;
  let sequence = 0;
  const registered = new Map<string, unknown[]>();

  async function answer(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const raw = await bytes(incoming);
    const path = decodeURIComponent((incoming.url ?? "").replace(/^\/api\/v10/, ""));
    const { body, files, contents } = readBody(raw, incoming.headers["content-type"] ?? "");
    const method = incoming.method ?? "";
    const authorized = incoming.headers.authorization !== undefined;
    requests.push({ method, path, authorized, body, files, contents, at: performance.now() });
    const fault = faults
      .find(({ matching, queue }) => queue.length > 0 && matching.test(`${method} ${path}`))
      ?.queue.shift();
    if (fault === "hang") return;
    if (fault && "status" in fault) refuse(response, fault);
    else {
      if (fault) await new Promise((resolve) => setTimeout(resolve, fault.delayMs));
      route(method, path, body, response);
    }
  }

  function route(method: string, path: string, body: unknown, response: ServerResponse): void {
    const json = (value: unknown, status = 200) => {
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(value));
    };
    const commands = /^\/applications\/\d+(?:\/guilds\/\d+)?\/commands/.exec(path)?.[0];
    if (path === "/gateway/bot" && gateway.unauthorized) json({ message: "401: Unauthorized", code: 0 }, 401);
    else if (path === "/gateway/bot") json(gatewayInfo());
    else if (commands && method === "GET") json(registered.get(commands) ?? []);
    else if (commands && method === "PUT") {
      registered.set(
        commands,
        (body as object[]).map((command, i) => ({ id: String(i), version: "1", nsfw: false, ...command })),
      );
      json(registered.get(commands));
    }
    // A 204 with a content type would make the client parse an empty body.
    else if (/\/callback/.test(path) || method === "DELETE") response.writeHead(204).end();
    else json({ id: String(Date.now()), channel_id: "1", content: "", attachments: [], embeds: [] });
  }

  const gatewayInfo = () => ({
    url: `ws://${address()}`,
    shards: 1,
    session_start_limit: {
      total: 1000,
      remaining: gateway.sessionsLeft,
      reset_after: 3_600_000,
      max_concurrency: 16,
    },
  });

  sockets.on("connection", (socket) => {
    const send = (payload: object) => socket.send(JSON.stringify(payload));
    send({ op: 10, d: { heartbeat_interval: gateway.heartbeatMs } });
    socket.on("message", (text) => {
      const { op, d } = JSON.parse(String(text)) as { op: number; d: unknown };
      received.push({ op, d });
      if (op === 1 && !gateway.muteHeartbeats) send({ op: 11 });
      if (op === 6) send({ op: 0, t: "RESUMED", s: ++sequence, d: {} });
      if (op === 2 && gateway.closeIdentify) socket.close(gateway.closeIdentify);
      if (op !== 2 || gateway.closeIdentify) return;
      const user = { id: APPLICATION, username: "jeton", discriminator: "0001", bot: true, avatar: null };
      const ready = {
        v: 10,
        user,
        guilds: [],
        session_id: "session",
        resume_gateway_url: gateway.resumeUrl ?? `ws://${address()}`,
        application: { id: APPLICATION, flags: 0 },
      };
      send({ op: 0, t: "READY", s: ++sequence, d: ready });
    });
  });

  const everyone = (act: (socket: WebSocket) => void) => {
    for (const socket of sockets.clients) if (socket.readyState === 1) act(socket);
  };
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    api: `http://${address()}/api`,
    requests,
    received,
    gateway,
    fail: (matching, ...queue) => void faults.push({ matching, queue: [...queue] }),
    dispatch: (t, d) => everyone((socket) => socket.send(JSON.stringify({ op: 0, t, s: ++sequence, d }))),
    operation: (op, d) => everyone((socket) => socket.send(JSON.stringify({ op, d }))),
    close: (code) => everyone((socket) => socket.close(code)),
    waitFor,
    async stop() {
      everyone((socket) => socket.terminate());
      sockets.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Polls until a condition holds; fails loudly when it never does. */
export async function waitFor(condition: () => boolean, mostMs = 5000): Promise<void> {
  const end = performance.now() + mostMs;
  while (!condition()) {
    if (performance.now() > end) throw new Error(`not within ${mostMs} ms: ${condition}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

function refuse(
  response: ServerResponse,
  { status, code = 0, retryAfter }: Exclude<Fault, "hang" | { delayMs: number }>,
): void {
  const headers = {
    "content-type": "application/json",
    ...(retryAfter === undefined ? {} : { "retry-after": String(retryAfter), "x-ratelimit-scope": "user" }),
  };
  const body = {
    message: "scripted",
    code,
    ...(retryAfter === undefined ? {} : { retry_after: retryAfter, global: false }),
  };
  response.writeHead(status, headers).end(JSON.stringify(body));
}

async function bytes(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** JSON, or the `payload_json` of a multipart form with its files. */
function readBody(raw: Buffer, type: string): Pick<Request, "body" | "files" | "contents"> {
  if (!type.startsWith("multipart/"))
    return { body: raw.length > 0 ? JSON.parse(raw.toString()) : undefined, files: [], contents: [] };
  const text = raw.toString("latin1");
  const boundary = /boundary=(?:"([^"]+)"|([^;]+))/.exec(type)?.slice(1).find(Boolean) ?? "";
  const found = text.split(`--${boundary}`).flatMap((part) => {
    const name = /name="files\[\d+\]"; filename="([^"]+)"/.exec(part)?.[1];
    if (name === undefined) return [];
    const data = part.slice(part.indexOf("\r\n\r\n") + 4, -2);
    return [{ name, data: new Uint8Array(Buffer.from(data, "latin1")) }];
  });
  const files = found.map(({ name }) => name);
  const contents = found.map(({ data }) => data);
  const json = /name="payload_json"\r\n(?:[^\r\n]+\r\n)*\r\n([\s\S]*?)\r\n--/.exec(text)?.[1] ?? "null";
  return { body: JSON.parse(Buffer.from(json, "latin1").toString("utf8")), files, contents };
}
