import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { Agent, request } from "node:http";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { waitFor } from "../../fakes/discord.js";
import { quickCommand, snowflake } from "../../fakes/interactions.js";
import { makeSigner } from "../../fakes/signed.js";

// The compose example without containers: the same nginx.conf in front of two processes of `npm run bot`.

const signer = makeSigner();
const folder = mkdtempSync(join(tmpdir(), "jeton-nginx-"));
const children: ChildProcess[] = [];
let entry = "";
let ports: number[] = [];
let replicas: ChildProcess[] = [];

beforeAll(async () => {
  const { bundle } = (await import(pathToFileURL("scripts/bundle.mjs").href)) as {
    bundle: (file: string) => Promise<string>;
  };
  entry = await bundle("bot/main.ts");
  ports = await Promise.all([freePort(), freePort(), freePort()]);
  replicas = await Promise.all([startReplica(ports[1] ?? 0), startReplica(ports[2] ?? 0)]);
  const conf = readFileSync("bot/deploy/nginx.conf", "utf8")
    .replace("bot-1:8080", `127.0.0.1:${ports[1]}`)
    .replace("bot-2:8080", `127.0.0.1:${ports[2]}`)
    .replace("listen 80", `listen 127.0.0.1:${ports[0]}`)
    .replaceAll("/tmp/", `${folder}/`);
  writeFileSync(join(folder, "nginx.conf"), conf);
  const args = ["-c", join(folder, "nginx.conf"), "-e", join(folder, "error.log")];
  execFileSync("nginx", [...args, "-t"], { stdio: "pipe" });
  children.push(spawn("nginx", [...args, "-g", "daemon off;"], { stdio: "ignore" }));
  await waitFor(() => existsSync(join(folder, "nginx.pid")), 10_000);
  await waitUntilUp(ports[0] ?? 0);
});
afterAll(() => {
  for (const child of children) child.kill("SIGTERM");
  rmSync(folder, { recursive: true, force: true });
});

async function startReplica(port: number): Promise<ChildProcess> {
  const env = {
    PATH: process.env.PATH ?? "",
    BOT_TRANSPORT: "http",
    DISCORD_PUBLIC_KEY: signer.publicKeyHex,
    PORT: String(port),
    HOST: "127.0.0.1",
    LOG_LEVEL: "error",
    DISCORD_API_URL: "http://127.0.0.1:9/api",
  };
  const child = spawn(process.execPath, [entry], { env, stdio: "ignore" });
  children.push(child);
  await waitUntilUp(port);
  return child;
}

const agent = new Agent({ keepAlive: true, maxSockets: 6 });

/** One signed command through nginx; the status, and whether the answer is the right one. */
function send(sequence: number): Promise<string> {
  // Another user each time, so that nobody is asked to slow down.
  const interaction = quickCommand({ user: snowflake(Date.now() + sequence) });
  const body = JSON.stringify(interaction);
  return new Promise((resolve) => {
    const outgoing = request(
      {
        agent,
        port: ports[0],
        host: "127.0.0.1",
        path: "/interactions",
        method: "POST",
        headers: { ...signer.headers(body), "content-length": Buffer.byteLength(body) },
      },
      (response) => {
        let text = "";
        response.on("data", (chunk) => (text += chunk));
        response.on("end", () =>
          resolve(
            response.statusCode === 200 && text.includes("10.18 s") ? "answered" : `${response.statusCode}`,
          ),
        );
      },
    );
    outgoing.on("error", (error) => resolve(error.message));
    outgoing.end(body);
  });
}

/**
 * Steady load from 6 callers until told to stop; how many had which end. Fewer than would saturate two cores: a replica that
 * is starved of processor time answers late whatever nginx does, and that is not what is tested here.
 */
async function underLoad(during: () => Promise<void>): Promise<Map<string, number>> {
  for (let attempt = 1; ; attempt++) {
    const delay = monitorEventLoopDelay({ resolution: 20 });
    delay.enable();
    const ends = await loadOnce(during);
    delay.disable();
    // A machine that leaves this process without processor time for so long does the same to the replicas.
    const starved = delay.max / 1e6 > STARVED_MS;
    if (!starved || attempt === 4 || [...ends.keys()].every((end) => end === "answered")) return ends;
  }
}

const STARVED_MS = 250;

async function loadOnce(during: () => Promise<void>): Promise<Map<string, number>> {
  const ends = new Map<string, number>();
  let sequence = 0;
  let stop = false;
  const caller = async () => {
    while (!stop) {
      const end = await send(sequence++);
      ends.set(end, (ends.get(end) ?? 0) + 1);
    }
  };
  const callers = Array.from({ length: 6 }, caller);
  await during();
  stop = true;
  await Promise.all(callers);
  return ends;
}

/** What nginx says about its upstreams, to be shown with a failure. */
const nginxLog = () => readFileSync(join(folder, "error.log"), "utf8").slice(-4000);

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

describe("two replicas behind nginx", () => {
  it("answer every interaction while one of them is killed and comes back", async () => {
    const ends = await underLoad(async () => {
      await pause(800);
      replicas[0]?.kill("SIGKILL");
      await pause(800);
      replicas[0] = await startReplica(ports[1] ?? 0);
      await pause(800);
    });
    expect([...ends.keys()], nginxLog()).toEqual(["answered"]);
    expect(ends.get("answered")).toBeGreaterThan(100);
  });

  it("answer every interaction while one of them is stopped in good order", async () => {
    const ends = await underLoad(async () => {
      if (replicas[1]?.exitCode !== null) replicas[1] = await startReplica(ports[2] ?? 0);
      await pause(500);
      const leaving = replicas[1];
      leaving?.kill("SIGTERM");
      await waitFor(() => leaving?.exitCode !== null, 10_000);
      expect(leaving?.exitCode).toBe(0);
      await pause(500);
    });
    expect([...ends.keys()], nginxLog()).toEqual(["answered"]);
  });

  it("answer every interaction while one of them is frozen: alive, but silent", async () => {
    replicas[1] = await startReplica(ports[2] ?? 0);
    const frozen = replicas[0];
    const ends = await underLoad(async () => {
      await pause(300);
      frozen?.kill("SIGSTOP");
      await pause(3500);
      frozen?.kill("SIGCONT");
      await pause(300);
    });
    expect([...ends.keys()], readFileSync(join(folder, "error.log"), "utf8").slice(-2000)).toEqual([
      "answered",
    ]);
  });

  it("show nothing but the endpoint", async () => {
    for (const path of ["/healthz", "/metrics", "/", "/interactions/x"])
      expect((await fetch(`http://127.0.0.1:${ports[0]}${path}`)).status).toBe(404);
  });
});

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

async function waitUntilUp(port: number): Promise<void> {
  for (let i = 0; i < 200; i++) {
    const up = await fetch(`http://127.0.0.1:${port}/healthz`).then(
      () => true,
      () => false,
    );
    if (up) return;
    await pause(50);
  }
  throw new Error(`nothing listens on ${port}`);
}
