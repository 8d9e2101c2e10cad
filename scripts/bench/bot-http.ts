import { fork } from "node:child_process";
import { type KeyObject, sign, verify } from "node:crypto";
import { calcCommands, interactions } from "./bot-interactions.js";
import { bundleOf, keyHex, sendAll, signedRequest, startServer } from "./bot-server.js";
import type { Measure } from "./measure.js";

const CONNECTIONS = 200;
const BATCH = 200;
const MEMORY_TOTAL = 100_000;
const SPEED_TOTAL = 20_000;

/**
 * The HTTP endpoint: its throughput beside verification alone, the memory after 100,000 interactions of every kind, and the
 * time to be ready. Rates are per second of processor time, all in the same run, so that neighbours on the machine do not
 * count. A process spends more on node:http itself than on a verification; so the limit is against an endpoint that does
 * nothing but verify, and the bare verification stands beside it.
 */
export async function botHttp(total = MEMORY_TOTAL): Promise<readonly Measure[]> {
  const server = await startServer();
  try {
    const { port, key, publicKey, metric } = server;
    // Made and signed anew for every batch, because old interactions are dropped; the server's time alone is counted.
    const send = async (make: typeof interactions, count: number) => {
      for (let sent = 0; sent < count; sent += BATCH)
        await sendAll(
          port,
          make(BATCH).map((payload) => signedRequest(key, payload)),
          CONNECTIONS,
        );
    };
    await send(calcCommands, BATCH * 2);
    const before = await metric("process_cpu_seconds_total");
    await send(calcCommands, SPEED_TOTAL);
    const served = SPEED_TOTAL / ((await metric("process_cpu_seconds_total")) - before);
    const bare = await bareEndpoint(key, publicKey);
    await send(interactions, total);
    const memory = (await metric("process_resident_memory_bytes")) / 1e6;
    return [
      { name: "bot over HTTP, /calc per CPU second", value: served, unit: "/s" },
      { name: "endpoint that only verifies, per CPU second", value: bare, unit: "/s" },
      { name: "bot over HTTP against it", value: served / bare, unit: "ratio", least: 0.5 },
      {
        name: "bare Ed25519 verifications per CPU second",
        value: bareVerification(key, publicKey),
        unit: "/s",
      },
      { name: `bot memory after ${total} interactions`, value: memory, unit: "MB", most: 200 },
      { name: "bot ready after", value: server.readyMs / 1000, unit: "s", most: 2 },
    ];
  } finally {
    await server.stop();
  }
}

/** The same requests against node:http and the verification alone. */
async function bareEndpoint(key: KeyObject, publicKey: KeyObject): Promise<number> {
  const child = fork(await bundleOf("scripts/bench/bare-endpoint.ts"), [keyHex(publicKey)]);
  const message = () =>
    new Promise<number>((resolve) => child.once("message", (value) => resolve(Number(value))));
  const port = await message();
  const requests = calcCommands(BATCH).map((payload) => signedRequest(key, payload));
  const cpuSeconds = () => {
    const answer = message();
    child.send("cpu");
    return answer;
  };
  for (let sent = 0; sent < BATCH * 2; sent += BATCH) await sendAll(port, requests, CONNECTIONS);
  const before = await cpuSeconds();
  for (let sent = 0; sent < SPEED_TOTAL; sent += BATCH) await sendAll(port, requests, CONNECTIONS);
  const used = (await cpuSeconds()) - before;
  child.kill();
  return SPEED_TOTAL / used;
}

function bareVerification(key: KeyObject, publicKey: KeyObject): number {
  const message = Buffer.alloc(600, "x");
  const signature = sign(null, message, key);
  const count = 5000;
  for (let i = 0; i < 500; i++) verify(null, message, publicKey, signature);
  const before = process.cpuUsage();
  for (let i = 0; i < count; i++) verify(null, message, publicKey, signature);
  const { user, system } = process.cpuUsage(before);
  return count / ((user + system) / 1e6);
}
