import { pbkdf2 } from "node:crypto";
import { connect } from "node:net";
import { promisify } from "node:util";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { handle } from "../../../bot/handle.js";
import { makeInFlight } from "../../../bot/inflight.js";
import { firstResponse } from "../../../bot/plan.js";
import { makeStaleness } from "../../../bot/staleness.js";
import { type Running, startHttp } from "../../../bot/transport/http.js";
import { answered, fullAnswer, testDeps, testResponder } from "../../fakes/bot.js";
import { chart } from "../../fakes/chart.js";
import { type FakeDiscord, startFakeDiscord, waitFor } from "../../fakes/discord.js";
import {
  autocompleteInteraction,
  ping,
  quickCommand,
  snowflake,
  unknownType,
} from "../../fakes/interactions.js";
import { callbackProblems, messageProblems } from "../../fakes/openapi.js";
import { makeSigner } from "../../fakes/signed.js";

// Signed requests against the real server.

const signer = makeSigner();
const strangers = makeSigner();
let discord: FakeDiscord;
let running: Running[] = [];

beforeAll(async () => {
  discord = await startFakeDiscord();
});
afterEach(async () => {
  await Promise.all(running.map(({ stop }) => stop()));
  running = [];
});
afterAll(() => discord.stop());

async function start(deps = testDeps()) {
  const responder = testResponder(discord.api);
  let ready = true;
  const server = await startHttp({
    port: 0,
    host: "127.0.0.1",
    publicKeyHex: signer.publicKeyHex,
    deps,
    responder,
    inFlight: makeInFlight(),
    health: { state: () => ({ ready }), metrics: responder.metrics },
  });
  running.push(server);
  const url = `http://127.0.0.1:${server.port}`;
  const post = (payload: unknown, headers?: Record<string, string>) => {
    const body = typeof payload === "string" ? payload : JSON.stringify(payload);
    return fetch(`${url}/interactions`, { method: "POST", body, headers: headers ?? signer.headers(body) });
  };
  return { server, url, post, responder, setReady: (now: boolean) => (ready = now) };
}

describe("startHttp", () => {
  it("answers Discord's ping as JSON", async () => {
    const { post } = await start();
    const response = await post(ping());
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("application/json");
    expect(await response.json()).toEqual({ type: 1 });
  });

  it("gives the same answer as the handler, inline", async () => {
    const { post } = await start();
    const interaction = quickCommand();
    const body = await (await post(interaction)).json();
    expect(callbackProblems(body)).toEqual([]);
    expect(body).toEqual(firstResponse(handle(interaction, testDeps())));
  });

  it("answers autocompletion", async () => {
    const { post } = await start();
    const body = (await (await post(autocompleteInteraction("calc", "formula", "TOKENS"))).json()) as {
      type: number;
    };
    expect(body.type).toBe(8);
    expect(callbackProblems(body)).toEqual([]);
  });

  it("defers a chart, then edits it in without the bot's token", async () => {
    const { post, responder } = await start(testDeps({ run: () => answered(fullAnswer({ chart })) }));
    const interaction = quickCommand();
    expect(await (await post(interaction)).json()).toEqual({ type: 5 });
    const path = `/webhooks/${interaction.application_id}/${interaction.token}/messages/@original`;
    await discord.waitFor(() => discord.requests.some((request) => request.path === path));
    const edit = discord.requests.find((request) => request.path === path);
    expect(edit).toMatchObject({ method: "PATCH", authorized: false, files: ["chart.png"] });
    expect(messageProblems(edit?.body, ["chart.png"])).toEqual([]);
    expect(edit?.body).toMatchObject({
      attachments: [{ id: "0", filename: "chart.png", description: chart.alt }],
    });
    await waitFor(() => responder.lines.length > 0);
    expect(responder.lines).toMatchObject([
      { level: "info", event: "interaction", plan: "defer", outcome: "ok" },
    ]);
    expect(responder.raw.join("")).not.toContain(interaction.token);
  });

  const refusals: Record<string, [() => [string, Record<string, string>], number]> = {
    "a tampered signature": [() => ["{}", strangers.headers("{}")], 401],
    "a body that was changed": [() => ['{"type":1}', signer.headers('{"type":2}')], 401],
    "no signature": [() => ["{}", {}], 401],
    "a signature that is no hex": [
      () => ["{}", { ...signer.headers("{}"), "x-signature-ed25519": "zz" }],
      401,
    ],
    "truncated JSON with a valid signature": [() => ['{"type":1', signer.headers('{"type":1')], 400],
    "no interaction at all": [() => ["[1]", signer.headers("[1]")], 400],
    "an empty body": [() => ["", signer.headers("")], 400],
  };
  for (const [name, [request, status]] of Object.entries(refusals))
    it(`refuses ${name} with ${status}, in one log line, and lives on`, async () => {
      const { post, responder } = await start();
      const [body, headers] = request();
      expect((await post(body, headers)).status).toBe(status);
      expect(responder.lines).toHaveLength(1);
      expect(responder.lines[0]).toMatchObject({ level: "warn", event: "request refused", status });
      expect((await post(ping())).status).toBe(200);
    });

  it("refuses an unknown type with 400 instead of hanging", async () => {
    const { post } = await start();
    expect((await post(unknownType())).status).toBe(400);
  });

  it("drops an interaction that nobody waits for any more", async () => {
    const { post, responder } = await start(testDeps({ isStale: makeStaleness(Date.now) }));
    expect((await post(quickCommand())).status).toBe(200);
    const old = { ...quickCommand(), id: snowflake(Date.now() - 10_000) };
    const response = await post(old);
    expect([response.status, await response.text()]).toEqual([202, ""]);
    await waitFor(() => responder.lines.length === 2);
    expect(responder.lines[1]).toMatchObject({ level: "warn", outcome: "stale" });
  });

  it("refuses a body over 1 MiB, announced or not", async () => {
    const { url, post } = await start();
    const large = "x".repeat(1024 * 1024 + 1);
    expect((await post(large)).status).toBe(413);
    const body = new ReadableStream({
      start(controller) {
        for (let i = 0; i < 20; i++) controller.enqueue(new TextEncoder().encode("y".repeat(65_536)));
        controller.close();
      },
    });
    const streamed = await fetch(`${url}/interactions`, {
      method: "POST",
      body,
      duplex: "half",
    } as RequestInit);
    expect(streamed.status).toBe(413);
    expect((await post(ping())).status).toBe(200);
  });

  it("accepts POST on one path alone", async () => {
    const { url } = await start();
    expect((await fetch(`${url}/interactions`)).status).toBe(405);
    expect((await fetch(`${url}/`, { method: "POST", body: "{}" })).status).toBe(404);
    expect((await fetch(`${url}/etc/passwd`)).status).toBe(404);
  });

  it("survives a client that goes away in the middle of its body", async () => {
    const { server, post } = await start();
    const socket = connect(server.port, "127.0.0.1");
    socket.write("POST /interactions HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nhalf");
    await new Promise((resolve) => setTimeout(resolve, 50));
    socket.destroy();
    expect((await post(ping())).status).toBe(200);
  });

  it("works out nothing for a client that goes away while its signature is verified", async () => {
    let asked = 0;
    const { server, post, responder } = await start(
      testDeps({
        run: () => {
          asked += 1;
          return answered(fullAnswer());
        },
      }),
    );
    // Every thread of the pool is busy, so that the verification waits.
    const busy = Promise.all(
      Array.from({ length: 4 }, () => promisify(pbkdf2)("x", "y", 300_000, 64, "sha512")),
    );
    const body = JSON.stringify(quickCommand());
    const head = Object.entries({ ...signer.headers(body), "content-length": Buffer.byteLength(body) });
    const socket = connect(server.port, "127.0.0.1");
    const lines = head.map(([name, value]) => `${name}: ${value}\r\n`).join("");
    socket.write(`POST /interactions HTTP/1.1\r\nhost: x\r\n${lines}\r\n${body}`);
    await new Promise((resolve) => setTimeout(resolve, 30));
    socket.destroy();
    await busy;
    // Verified after it, so the one before has been settled by then.
    expect((await post(ping())).status).toBe(200);
    expect(asked).toBe(0);
    expect(responder.lines.map(({ event }) => event)).toEqual(["interaction"]);
  });

  it("answers 200 requests at once", async () => {
    const { post } = await start();
    const statuses = await Promise.all(
      Array.from({ length: 200 }, async () => (await post(quickCommand())).status),
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
  });

  it("tells its health and its metrics", async () => {
    const { url, post, setReady } = await start();
    await post(quickCommand());
    expect(await (await fetch(`${url}/healthz`)).json()).toEqual({ ready: true });
    setReady(false);
    expect((await fetch(`${url}/healthz`)).status).toBe(503);
    const metrics = await (await fetch(`${url}/metrics`)).text();
    expect(metrics).toContain('jeton_interactions_total{kind="command",outcome="ok"} 1');
    expect(metrics).toContain("jeton_interaction_seconds_bucket");
    expect(metrics).toContain("process_resident_memory_bytes");
  });

  it("lets a deferred answer finish when it is stopped", async () => {
    const { server, post } = await start(testDeps({ run: () => answered(fullAnswer({ chart })) }));
    discord.fail(/^PATCH .*slow/, { delayMs: 300 });
    const interaction = { ...quickCommand(), token: "slow" };
    expect(await (await post(interaction)).json()).toEqual({ type: 5 });
    await server.stop();
    expect(discord.requests.some(({ method, path }) => method === "PATCH" && path.includes("/slow/"))).toBe(
      true,
    );
    await expect(post(ping())).rejects.toThrow();
  });
});
