import { sign, verify } from "node:crypto";
import { calcCommands, pings } from "./bot-interactions.js";
import { type BenchServer, signedRequest } from "./bot-server.js";
import { openConnections } from "./connections.js";
import { type Measure, median } from "./measure.js";

const CONNECTIONS = 64;
const ROUNDS = 11;
/** Few enough that none is old when its turn comes. */
const ROUND = 4000;

/**
 * What the endpoint serves on the clock when every connection always has a request under way, beside verifications in a
 * loop: both with the machine to themselves, in turns. A PING has everything that HTTP mode does (socket, body, signature,
 * checks, log line, metrics) and no answer to work out, so the limit stands there; `/calc` is shown beside it.
 */
export async function botSaturated({ port, key, publicKey }: BenchServer): Promise<readonly Measure[]> {
  const connections = await openConnections(port, CONNECTIONS);
  const message = Buffer.alloc(600, "x");
  const signature = sign(null, message, key);
  const verifications = async () => {
    for (let i = 0; i < ROUND; i++) verify(null, message, publicKey, signature);
  };
  // Signed before the clock starts: the caller's work is not the bot's.
  const served = (make: (count: number) => readonly object[]) => {
    const requests = make(ROUND).map((payload) => signedRequest(key, payload));
    return () => connections.sendAll(requests);
  };
  const rounds: { readonly bare: number; readonly ping: number; readonly calc: number }[] = [];
  // The first round is for the compilers.
  for (let round = 0; round <= ROUNDS; round++)
    rounds.push({
      bare: await rate(verifications),
      ping: await rate(served(pings)),
      calc: await rate(served(calcCommands)),
    });
  connections.close();
  const counted = rounds.slice(1);
  return [
    {
      name: "bare Ed25519 verifications on the clock",
      value: median(counted.map(({ bare }) => bare)),
      unit: "/s",
    },
    { name: "bot over HTTP on the clock, PING", value: median(counted.map(({ ping }) => ping)), unit: "/s" },
    { name: "bot over HTTP on the clock, /calc", value: median(counted.map(({ calc }) => calc)), unit: "/s" },
    {
      name: "PING over HTTP against bare verification, on the clock",
      value: median(counted.map(({ ping, bare }) => ping / bare)),
      unit: "ratio",
      least: 0.5,
    },
    {
      name: "/calc over HTTP against bare verification, on the clock",
      value: median(counted.map(({ calc, bare }) => calc / bare)),
      unit: "ratio",
    },
  ];
}

async function rate(work: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await work();
  return ROUND / ((performance.now() - start) / 1000);
}
