import { verify } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { publicKey } from "../../bot/transport/verify.js";

// What the bot's endpoint is measured against: node:http, the verification of the signature, a fixed answer of the usual
// size, and nothing else. The key is the first argument; the processor time used so far answers any message.

const key = publicKey(process.argv[2] ?? "");
const answer = JSON.stringify({ type: 4, data: { content: "é".repeat(900) } });

const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on("data", (chunk: Buffer) => chunks.push(chunk));
  request.on("end", () => {
    const { "x-signature-ed25519": signature, "x-signature-timestamp": timestamp } = request.headers;
    const signed = Buffer.concat([Buffer.from(String(timestamp)), ...chunks]);
    const good = verify(null, signed, key, Buffer.from(String(signature), "hex"));
    response.writeHead(good ? 200 : 401, {
      "content-type": "application/json",
      "content-length": Buffer.byteLength(answer),
    });
    response.end(answer);
  });
});
server.listen(0, "127.0.0.1", () => process.send?.((server.address() as AddressInfo).port));
process.on("message", () => {
  const { user, system } = process.cpuUsage();
  process.send?.((user + system) / 1e6);
});
