import { type ChildProcess, spawn } from "node:child_process";
import { generateKeyPairSync, type KeyObject, sign } from "node:crypto";
import { pathToFileURL } from "node:url";

/** `npm run bot` over HTTP in a process of its own, with the key that its requests are signed with. */
export interface BenchServer {
  readonly child: ChildProcess;
  readonly port: number;
  /** From the start of the process to the line that says so. */
  readonly readyMs: number;
  readonly key: KeyObject;
  readonly publicKey: KeyObject;
  readonly metric: (name: string) => Promise<number>;
  readonly stop: () => Promise<void>;
}

export async function startServer(): Promise<BenchServer> {
  const { privateKey: key, publicKey } = generateKeyPairSync("ed25519");
  const entry = await bundleOf("bot/main.ts");
  const started = performance.now();
  const env = {
    PATH: process.env.PATH ?? "",
    BOT_TRANSPORT: "http",
    DISCORD_PUBLIC_KEY: keyHex(publicKey),
    PORT: "0",
    HOST: "127.0.0.1",
    // Nothing of a bench may leave the machine.
    DISCORD_API_URL: "http://127.0.0.1:9/api",
  };
  const child = spawn(process.execPath, [entry], { env, stdio: ["ignore", "pipe", "inherit"] });
  const port = await new Promise<number>((resolve, reject) => {
    child.once("exit", (code) => reject(new Error(`the bot ended with ${code}`)));
    child.stdout.once("data", (line) =>
      resolve((JSON.parse(String(line).split("\n")[0] ?? "") as { port: number }).port),
    );
  });
  const readyMs = performance.now() - started;
  child.stdout.resume();
  return {
    child,
    port,
    readyMs,
    key,
    publicKey,
    async metric(name) {
      const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
      return Number(new RegExp(`^${name} (\\S+)$`, "m").exec(text)?.[1]);
    },
    async stop() {
      const ended = new Promise((resolve) => child.once("exit", resolve));
      child.kill("SIGTERM");
      await ended;
    },
  };
}

/** An entry as one JavaScript file. */
export async function bundleOf(entry: string): Promise<string> {
  const { bundle } = (await import(pathToFileURL("scripts/bundle.mjs").href)) as {
    bundle: (file: string) => Promise<string>;
  };
  return bundle(entry);
}

/** A public key as Discord shows it. */
export function keyHex(key: KeyObject): string {
  return Buffer.from(key.export({ format: "jwk" }).x ?? "", "base64url").toString("hex");
}

/** A request as bytes, signed beforehand so that the caller's own work is not measured. */
export function signedRequest(key: KeyObject, payload: object): Buffer {
  const body = Buffer.from(JSON.stringify(payload));
  const timestamp = String(Math.floor(Date.now() / 1000));
  const signature = sign(null, Buffer.concat([Buffer.from(timestamp), body]), key).toString("hex");
  const head = [
    "POST /interactions HTTP/1.1",
    "host: bench",
    "content-type: application/json",
    `x-signature-ed25519: ${signature}`,
    `x-signature-timestamp: ${timestamp}`,
    `content-length: ${body.length}`,
  ];
  return Buffer.concat([Buffer.from(`${head.join("\r\n")}\r\n\r\n`), body]);
}
