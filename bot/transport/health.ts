import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Metrics } from "../metrics.js";

/** What the process says about itself. */
export interface Health {
  readonly state: () => { readonly ready: boolean; readonly [detail: string]: unknown };
  readonly metrics: Metrics;
}

/** `/healthz` and `/metrics`; anything else is not there. */
export function answerHealth(
  path: string | undefined,
  request: IncomingMessage,
  response: ServerResponse,
  { state, metrics }: Health,
): void {
  // A body that nobody reads would hold the connection.
  request.resume();
  const reply = (status: number, type: string, text: string) => {
    response.writeHead(status, { "content-type": type, "cache-control": "no-store" }).end(text);
  };
  const readable = request.method === "GET" || request.method === "HEAD";
  if (readable && path === "/healthz") {
    const now = state();
    reply(now.ready ? 200 : 503, "application/json", `${JSON.stringify(now)}\n`);
  } else if (readable && path === "/metrics") {
    metrics.text().then(
      (text) => reply(200, metrics.contentType, text),
      () => reply(500, "text/plain", "metrics failed\n"),
    );
  } else {
    reply(404, "text/plain", "not found\n");
  }
}

/** A server for health alone, beside the gateway. */
export async function startHealth(
  port: number,
  host: string | undefined,
  health: Health,
): Promise<{ readonly port: number; readonly stop: () => Promise<void> }> {
  const server = createServer((request, response) =>
    answerHealth((request.url ?? "").split("?")[0], request, response, health),
  );
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    async stop() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}
