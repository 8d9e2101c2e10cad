import { fork } from "node:child_process";
import { type KeyObject, sign, verify } from "node:crypto";
import { calcCommands, interactions } from "./bot-interactions.js";
import { botSaturated } from "./bot-saturated.js";
import { bundleOf, keyHex, signedRequest, startServer } from "./bot-server.js";
import { openConnections } from "./connections.js";
import { type Measure, median } from "./measure.js";

const CONNECTIONS = 200;
const BATCH = 200;
const MEMORY_TOTAL = 100_000;
const ROUNDS = 21;
const ROUND = 1000;

/** Something that works off requests, and the processor time that it has used so far, in seconds. */
interface Worker {
  readonly work: (count: number) => Promise<void>;
  readonly cpuSeconds: () => Promise<number>;
  readonly stop?: () => void;
}

/**
 * The HTTP endpoint: its throughput beside verification alone, the memory after 100,000 interactions of every kind, and the
 * time to be ready. Rates are per second of processor time, then (bot-saturated.ts) on the clock. Bot, bare endpoint and
 * bare verification take turns, and the ratios are medians over the turns, so that neighbours on the machine touch all
 * three alike. The limit in processor time is against an endpoint that does nothing but verify, because node:http takes
 * its share of any endpoint; the ratio to verification without any HTTP stands beside it.
 */
export async function botHttp(total = MEMORY_TOTAL): Promise<readonly Measure[]> {
  const server = await startServer();
  try {
    const { port, key, publicKey, metric } = server;
    const connections = await openConnections(port, CONNECTIONS);
    // Made and signed anew for every batch, because old interactions are dropped; the server's time alone is counted.
    const send = async (make: typeof interactions, count: number) => {
      for (let sent = 0; sent < count; sent += BATCH)
        await connections.sendAll(make(BATCH).map((payload) => signedRequest(key, payload)));
    };
    const bot: Worker = {
      work: (count) => send(calcCommands, count),
      cpuSeconds: () => metric("process_cpu_seconds_total"),
    };
    const endpoint = await bareEndpoint(key, publicKey);
    const [served, bare, verified] = await takeTurns([bot, endpoint, bareVerification(key, publicKey)]);
    endpoint.stop?.();
    const saturated = await botSaturated(server);
    await send(interactions, total);
    connections.close();
    const memory = (await metric("process_resident_memory_bytes")) / 1e6;
    const ratio = (a: readonly number[], b: readonly number[]) =>
      median(a.map((rate, round) => rate / (b[round] ?? Number.NaN)));
    return [
      { name: "bot over HTTP, /calc per CPU second", value: median(served), unit: "/s" },
      { name: "endpoint that only verifies, per CPU second", value: median(bare), unit: "/s" },
      { name: "bare Ed25519 verifications per CPU second", value: median(verified), unit: "/s" },
      {
        name: "bot over HTTP against that endpoint",
        value: ratio(served, bare),
        unit: "ratio",
        least: 0.5,
      },
      { name: "bot over HTTP against bare verification", value: ratio(served, verified), unit: "ratio" },
      {
        name: "endpoint that only verifies against bare verification",
        value: ratio(bare, verified),
        unit: "ratio",
      },
      ...saturated,
      { name: `bot memory after ${total} interactions`, value: memory, unit: "MB", most: 200 },
      { name: "bot ready after", value: server.readyMs / 1000, unit: "s", most: 2 },
    ];
  } finally {
    await server.stop();
  }
}

type Rates = readonly number[];

/** The rate of each worker in each round. Compilers get a few rounds that are not counted. */
async function takeTurns(
  workers: readonly [Worker, Worker, Worker],
): Promise<readonly [Rates, Rates, Rates]> {
  const rates: [number[], number[], number[]] = [[], [], []];
  for (const { work } of workers) await work(ROUND * 5);
  for (let round = 0; round < ROUNDS; round++)
    for (const [i, { work, cpuSeconds }] of workers.entries()) {
      const before = await cpuSeconds();
      await work(ROUND);
      rates[i as 0 | 1 | 2].push(ROUND / ((await cpuSeconds()) - before));
    }
  return rates;
}

/** The same requests against node:http and the verification alone. */
async function bareEndpoint(key: KeyObject, publicKey: KeyObject): Promise<Worker> {
  const child = fork(await bundleOf("scripts/bench/bare-endpoint.ts"), [keyHex(publicKey)]);
  const message = () =>
    new Promise<number>((resolve) => child.once("message", (value) => resolve(Number(value))));
  const connections = await openConnections(await message(), CONNECTIONS);
  return {
    async work(count) {
      for (let sent = 0; sent < count; sent += BATCH)
        await connections.sendAll(calcCommands(BATCH).map((payload) => signedRequest(key, payload)));
    },
    cpuSeconds() {
      const answer = message();
      child.send("cpu");
      return answer;
    },
    stop() {
      connections.close();
      child.kill();
    },
  };
}

function bareVerification(key: KeyObject, publicKey: KeyObject): Worker {
  const message = Buffer.alloc(600, "x");
  const signature = sign(null, message, key);
  return {
    async work(count) {
      for (let i = 0; i < count; i++) verify(null, message, publicKey, signature);
    },
    async cpuSeconds() {
      const { user, system } = process.cpuUsage();
      return (user + system) / 1e6;
    },
  };
}
