import { type KeyObject, sign, verify } from "node:crypto";
import { interactions } from "./bot-interactions.js";
import { sendAll, signedRequest, startServer } from "./bot-server.js";
import type { Measure } from "./measure.js";

const CONNECTIONS = 200;
const BATCH = 2000;
const TOTAL = 100_000;

/**
 * The HTTP endpoint against bare Ed25519 verification, both per second of processor time in the same run, so that
 * neighbours on the machine do not count; then the memory after 100,000 interactions, and the time to be ready.
 */
export async function botHttp(total = TOTAL): Promise<readonly Measure[]> {
  const server = await startServer();
  try {
    const { port, key, publicKey, metric } = server;
    const requests = interactions(BATCH).map((payload) => signedRequest(key, payload));
    await sendAll(port, requests, CONNECTIONS);
    let sent = 0;
    const cpuBefore = await metric("process_cpu_seconds_total");
    for (; sent < total; sent += BATCH) await sendAll(port, requests, CONNECTIONS);
    const served = sent / ((await metric("process_cpu_seconds_total")) - cpuBefore);
    const verified = verificationsPerCpuSecond(key, publicKey);
    const memory = (await metric("process_resident_memory_bytes")) / 1e6;
    return [
      { name: "bot over HTTP, interactions per CPU second", value: served, unit: "/s" },
      { name: "bare Ed25519 verifications per CPU second", value: verified, unit: "/s" },
      {
        name: "bot over HTTP against bare verification",
        value: served / verified,
        unit: "ratio",
        least: 0.5,
      },
      { name: `bot memory after ${sent} interactions`, value: memory, unit: "MB", most: 200 },
      { name: "bot ready after", value: server.readyMs / 1000, unit: "s", most: 2 },
    ];
  } finally {
    await server.stop();
  }
}

function verificationsPerCpuSecond(key: KeyObject, publicKey: KeyObject): number {
  const message = Buffer.alloc(600, "x");
  const signature = sign(null, message, key);
  const count = 5000;
  for (let i = 0; i < 500; i++) verify(null, message, publicKey, signature);
  const before = process.cpuUsage();
  for (let i = 0; i < count; i++) verify(null, message, publicKey, signature);
  const { user, system } = process.cpuUsage(before);
  return count / ((user + system) / 1e6);
}
