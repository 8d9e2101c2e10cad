import { once } from "node:events";
import { connect, type Socket } from "node:net";

/** Connections that stay open, as a balancer keeps them. */
export interface Connections {
  /** Sends every request, one after the other on each connection. Resolves when all are answered. */
  readonly sendAll: (requests: readonly Buffer[]) => Promise<void>;
  readonly close: () => void;
}

export async function openConnections(port: number, count: number): Promise<Connections> {
  const sockets = await Promise.all(
    Array.from({ length: count }, async () => {
      const socket = connect(port, "127.0.0.1").setNoDelay(true);
      await once(socket, "connect");
      return socket;
    }),
  );
  return {
    async sendAll(requests) {
      let next = 0;
      await Promise.all(
        sockets.map(async (socket) => {
          while (next < requests.length) await roundTrip(socket, requests[next++] as Buffer);
        }),
      );
    },
    close() {
      for (const socket of sockets) socket.destroy();
    },
  };
}

function roundTrip(socket: Socket, request: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    let seen: Buffer = Buffer.alloc(0);
    const done = (error?: Error) => {
      socket.off("data", take).off("error", done).off("close", lost);
      if (error) reject(error);
      else resolve();
    };
    const lost = () => done(new Error("the connection was closed"));
    const take = (chunk: Buffer) => {
      seen = seen.length === 0 ? chunk : Buffer.concat([seen, chunk]);
      const headEnd = seen.indexOf("\r\n\r\n");
      if (headEnd === -1) return;
      const head = seen.subarray(0, headEnd).toString("latin1");
      const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0);
      if (seen.length < headEnd + 4 + length) return;
      // 202 is an interaction that a busy machine left waiting for too long.
      if (/^HTTP\/1\.1 20[02]/.test(head)) done();
      else done(new Error(head.split("\r\n")[0]));
    };
    socket.on("data", take).on("error", done).on("close", lost);
    socket.write(request);
  });
}
