import { type ChildProcess, spawn } from "node:child_process";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { pathToFileURL } from "node:url";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { type FakeDiscord, startFakeDiscord, waitFor } from "../fakes/discord.js";
import { commandInteraction, ping, quickCommand } from "../fakes/interactions.js";
import { makeSigner } from "../fakes/signed.js";

// The process as `npm run bot` starts it.

const TOKEN = "MTA.secret-token-of-the-bot.abc";
const signer = makeSigner();
let discord: FakeDiscord;
let entry: string;
const children: ChildProcess[] = [];

beforeAll(async () => {
  const { bundle } = (await import(pathToFileURL("scripts/bundle.mjs").href)) as {
    bundle: (file: string) => Promise<string>;
  };
  entry = await bundle("bot/main.ts");
  discord = await startFakeDiscord();
});
afterAll(() => discord.stop());
afterEach(() => {
  for (const child of children.splice(0)) child.kill("SIGKILL");
});

function start(env: Record<string, string>) {
  const { PATH = "" } = process.env;
  const child = spawn(process.execPath, [entry], {
    env: { PATH, DISCORD_API_URL: discord.api, ...env },
    cwd: "dist",
  });
  children.push(child);
  let output = "";
  let exit: number | null | undefined;
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk) => (output += chunk));
  child.on("exit", (code) => {
    exit = code;
  });
  return {
    child,
    output: () => output,
    exit: () => exit,
    ended: async () => {
      await waitFor(() => exit !== undefined, 15_000);
      return exit;
    },
    ready: async () => {
      await waitFor(() => output.includes('"event":"ready"'), 15_000);
      const line = output.split("\n").find((one) => one.includes('"event":"ready"')) ?? "{}";
      return JSON.parse(line) as { port: number; seconds: number };
    },
  };
}

describe("the process", () => {
  it("serves HTTP, finishes on SIGTERM and exits with 0", async () => {
    const bot = start({
      BOT_TRANSPORT: "http",
      DISCORD_PUBLIC_KEY: signer.publicKeyHex,
      PORT: "0",
      HOST: "127.0.0.1",
    });
    const { port } = await bot.ready();
    const body = JSON.stringify(ping());
    const response = await fetch(`http://127.0.0.1:${port}/interactions`, {
      method: "POST",
      body,
      headers: signer.headers(body),
    });
    expect(await response.json()).toEqual({ type: 1 });
    bot.child.kill("SIGTERM");
    expect(await bot.ended()).toBe(0);
    expect(bot.output()).toContain('"event":"stopped"');
  });

  it("answers on the gateway, survives nonsense and never logs its token", async () => {
    const bot = start({ DISCORD_TOKEN: TOKEN });
    await bot.ready();
    discord.dispatch("INTERACTION_CREATE", { id: 1, type: 2 });
    discord.dispatch("INTERACTION_CREATE", {
      ...commandInteraction("latency"),
      authorizing_integration_owners: null,
      user: null,
      member: 5,
    });
    const good = quickCommand();
    discord.dispatch("INTERACTION_CREATE", good);
    await discord.waitFor(() => discord.requests.some(({ path }) => path.includes(good.token)), 10_000);
    expect(bot.exit()).toBeUndefined();
    bot.child.kill("SIGTERM");
    expect(await bot.ended()).toBe(0);
    expect(bot.output()).toContain("unhandledRejection");
    expect(bot.output()).not.toContain(TOKEN);
    expect(bot.output()).not.toContain(good.token);
  });

  it.each([
    [4004, /DISCORD_TOKEN/],
    [4014, /intents/],
  ])("ends with a sentence and code 78 after close %s", async (code, says) => {
    discord.gateway.closeIdentify = code;
    const bot = start({ DISCORD_TOKEN: TOKEN });
    expect(await bot.ended()).toBe(78);
    expect(bot.output()).toMatch(says);
    expect(bot.output()).not.toContain(TOKEN);
    discord.gateway.closeIdentify = 0;
  });

  it("ends with a sentence and code 78 when it is sent away later on", async () => {
    const bot = start({ DISCORD_TOKEN: TOKEN });
    await bot.ready();
    discord.gateway.closeIdentify = 4004;
    discord.close(4004);
    expect(await bot.ended()).toBe(78);
    expect(bot.output()).toMatch(/DISCORD_TOKEN/);
    discord.gateway.closeIdentify = 0;
  });

  it("ends with a sentence when the token is refused over REST", async () => {
    discord.gateway.unauthorized = true;
    const bot = start({ DISCORD_TOKEN: TOKEN, LANG: "fr_FR.UTF-8" });
    expect(await bot.ended()).toBe(78);
    expect(bot.output()).toContain("Discord refuse DISCORD_TOKEN");
    discord.gateway.unauthorized = false;
  });

  it("ends with a sentence when the starts of the day are used up", async () => {
    discord.gateway.sessionsLeft = 0;
    const bot = start({ DISCORD_TOKEN: TOKEN });
    expect(await bot.ended()).toBe(78);
    expect(bot.output()).toContain("1,000 starts a day");
    discord.gateway.sessionsLeft = 1000;
  });

  it("ends with a sentence when the port is taken", async () => {
    const other = createServer().listen(0, "127.0.0.1");
    await waitFor(() => other.listening);
    const { port } = other.address() as AddressInfo;
    const bot = start({
      BOT_TRANSPORT: "http",
      DISCORD_PUBLIC_KEY: signer.publicKeyHex,
      PORT: String(port),
      HOST: "127.0.0.1",
    });
    expect(await bot.ended()).toBe(78);
    expect(bot.output()).toMatch(/EADDRINUSE.*PORT/);
    other.close();
  });

  it("ends with a sentence when Discord cannot be reached", async () => {
    const bot = start({ DISCORD_TOKEN: TOKEN, DISCORD_API_URL: "http://127.0.0.1:9/api" });
    expect(await bot.ended()).toBe(1);
    expect(bot.output()).toMatch(/could not be reached/);
  });

  it("refuses a contradiction with code 78", async () => {
    const bot = start({ BOT_TRANSPORT: "gateway" });
    expect(await bot.ended()).toBe(78);
    expect(bot.output()).toContain("DISCORD_TOKEN");
  });

  it("answers JSON lines on the console without any account", async () => {
    const bot = start({});
    bot.child.stdin?.end('{"id":1,"text":"=TOKENS_PER_SEC(70,2,3350)"}\n');
    expect(await bot.ended()).toBe(0);
    expect(JSON.parse(bot.output())).toMatchObject({ id: 1, ok: true, value: 3350 / 140 });
  });
});
