import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { handle } from "../../../bot/handle.js";
import { respond } from "../../../bot/transport/respond.js";
import { answered, everyKind, fullAnswer, refused, testDeps, testResponder } from "../../fakes/bot.js";
import { chart } from "../../fakes/chart.js";
import { type FakeDiscord, type Fault, startFakeDiscord } from "../../fakes/discord.js";
import { commandInteraction, componentInteraction, quickCommand } from "../../fakes/interactions.js";
import { callbackProblems, messageProblems } from "../../fakes/openapi.js";

// The fault script: what Discord may answer to a callback or an edit, over the real REST client.

let discord: FakeDiscord;
beforeAll(async () => {
  discord = await startFakeDiscord();
});
afterAll(() => discord.stop());
beforeEach(() => {
  discord.requests.length = 0;
});

const inline = testDeps();
const withChart = testDeps({
  run: () => answered(fullAnswer({ chart })),
  ask: () => answered(fullAnswer({ chart })),
});

async function run(
  deps: Parameters<typeof handle>[1],
  payload: { id: string; token: string },
  more: Parameters<typeof testResponder>[1] = {},
) {
  const responder = testResponder(discord.api, more);
  const first = (body: object) => responder.api.callback(payload.id, payload.token, body);
  await respond(payload, handle(payload, deps), first, responder);
  expect(responder.raw.join("")).not.toContain(payload.token);
  const calls = discord.requests.map(
    ({ method, path }) =>
      `${method} ${path.replace(/.*\/(callback|@original)(\?.*)?$/, "$1").replace(/^\/webhooks.*/, "follow-up")}`,
  );
  return { responder, calls, line: responder.lines.filter(({ event }) => event === "interaction") };
}

const command = () => quickCommand();
const CALLBACK = /^POST .*callback/;
const EDIT = /^PATCH .*@original/;

describe("respond", () => {
  it("answers inline in one call without the bot's token", async () => {
    const { calls, line } = await run(inline, command());
    expect(calls).toEqual(["POST callback"]);
    expect(discord.requests[0]?.authorized).toBe(false);
    expect(callbackProblems(discord.requests[0]?.body)).toEqual([]);
    expect(line).toMatchObject([{ level: "info", outcome: "ok", kind: "command" }]);
  });

  it("defers a chart, then edits it in", async () => {
    const { calls } = await run(withChart, command());
    expect(calls).toEqual(["POST callback", "PATCH @original"]);
    expect(discord.requests[1]?.files).toEqual(["chart.png"]);
    expect(messageProblems(discord.requests[1]?.body, ["chart.png"])).toEqual([]);
  });

  const once: Record<string, { fault: Fault; outcome: string; level: string; code: unknown }> = {
    "10062, too late": { fault: { status: 404, code: 10062 }, outcome: "dead", level: "warn", code: 10062 },
    "40060, somebody was first": {
      fault: { status: 400, code: 40060 },
      outcome: "answered",
      level: "warn",
      code: 40060,
    },
    "429 with a wait": {
      fault: { status: 429, retryAfter: 30 },
      outcome: "failed",
      level: "warn",
      code: "RateLimitError[/interactions/:id/:token/callback]",
    },
    "500": { fault: { status: 500 }, outcome: "failed", level: "warn", code: 500 },
    "a hang": { fault: "hang", outcome: "failed", level: "warn", code: 20 },
  };
  for (const [name, { fault, outcome, level, code }] of Object.entries(once))
    it(`tries a first response once on ${name}, in one log line`, async () => {
      discord.fail(CALLBACK, fault);
      const start = performance.now();
      const { calls, line } = await run(inline, command());
      expect(calls).toEqual(["POST callback"]);
      expect(line).toMatchObject([{ level, outcome }]);
      expect(
        String(line[0]?.code).replace(/[A-Z]\w+\[.*/, "RateLimitError[/interactions/:id/:token/callback]"),
      ).toBe(String(code));
      expect(performance.now() - start).toBeLessThan(3000);
    });

  it.each([
    { status: 404, code: 10062 },
    { status: 400, code: 40060 },
  ])("edits nothing in after a deferral that failed with $code", async (fault) => {
    discord.fail(CALLBACK, fault);
    expect((await run(withChart, command())).calls).toEqual(["POST callback"]);
  });

  it("edits the answer in after a deferral whose fate is unknown", async () => {
    discord.fail(CALLBACK, { status: 500 });
    const { calls, line } = await run(withChart, command());
    expect(calls).toEqual(["POST callback", "PATCH @original"]);
    expect(line).toMatchObject([{ outcome: "ok" }]);
  });

  it("tells the asker an id when Discord refuses the form (50035)", async () => {
    discord.fail(CALLBACK, { status: 400, code: 50035 });
    const { calls, responder, line } = await run(inline, command());
    expect(calls).toEqual(["POST callback", "POST callback"]);
    const text = JSON.stringify(discord.requests[1]?.body);
    const id = responder.lines.find(({ event }) => event === "unexpected")?.id as string;
    expect(text).toContain(id);
    expect(callbackProblems(discord.requests[1]?.body)).toEqual([]);
    expect(line).toMatchObject([{ level: "error", outcome: "invalid", code: 50035 }]);
  });

  it("does the same for a refused edit", async () => {
    discord.fail(EDIT, { status: 400, code: 50035 });
    const { calls } = await run(withChart, command());
    expect(calls).toEqual(["POST callback", "PATCH @original", "PATCH @original"]);
    expect(JSON.stringify(discord.requests[2]?.body)).toContain("Reference for a report");
  });

  it.each([{ status: 413 }, { status: 413, code: 40005 }, { status: 400, code: 40005 }])(
    "sends the text alone when the file is too large (%o)",
    async (fault) => {
      discord.fail(EDIT, fault);
      const { calls } = await run(withChart, command());
      expect(calls).toEqual(["POST callback", "PATCH @original", "PATCH @original"]);
      const { body, files } = discord.requests[2] ?? {};
      expect(files).toEqual([]);
      expect(messageProblems(body)).toEqual([]);
      expect(body).toMatchObject({ content: expect.stringContaining("too large") });
    },
  );

  it("waits a moment for the webhook of a deferral that Discord has not stored yet", async () => {
    discord.fail(EDIT, { status: 404, code: 10015 });
    const { calls, line } = await run(withChart, command());
    expect(calls).toEqual(["POST callback", "PATCH @original", "PATCH @original"]);
    expect(line).toMatchObject([{ outcome: "ok" }]);
  });

  it("gives up on an edit whose token is dead", async () => {
    discord.fail(EDIT, { status: 401, code: 50027 });
    expect((await run(withChart, command())).line).toMatchObject([{ level: "warn", outcome: "dead" }]);
  });

  it("repeats an edit after 500, and waits for a rate limit", async () => {
    discord.fail(EDIT, { status: 500 }, { status: 429, retryAfter: 0.2 });
    const { calls, line } = await run(withChart, command());
    expect(calls.filter((call) => call.startsWith("PATCH"))).toHaveLength(3);
    expect(line).toMatchObject([{ outcome: "ok" }]);
  });

  it("answers in text with a word about it when the chart cannot be drawn", async () => {
    const draw = () => Promise.reject(new Error("no"));
    await run(withChart, command(), { draw });
    const { body, files } = discord.requests[1] ?? {};
    expect(files).toEqual([]);
    expect(messageProblems(body)).toEqual([]);
    expect(body).toMatchObject({ content: "The chart could not be drawn." });
  });

  it("leaves out a chart over the attachment limit of the place", async () => {
    const payload = { ...command(), attachment_size_limit: 100 };
    await run(withChart, payload, { draw: () => Promise.resolve(new Uint8Array(101)) });
    expect(discord.requests[1]?.files).toEqual([]);
  });

  it("replaces the chart when a button varies the answer", async () => {
    await run(withChart, componentInteraction("j1e:latency tpot:20"));
    expect(discord.requests[0]?.body).toEqual({ type: 6 });
    expect(discord.requests[1]?.body).toMatchObject({ attachments: [{ id: "0", filename: "chart.png" }] });
  });

  it("replaces a public deferral by a private refusal when an attached file is wrong", async () => {
    const file = { option: "results", url: "https://cdn.discordapp.com/a/b", size: 10 };
    const deps = testDeps({ commands: [everyKind], run: () => refused({ param: "results" }) });
    const { calls } = await run(deps, commandInteraction("every", { model: "m" }, { file }), {
      fetch: () => Promise.resolve(new Response("not results")),
    });
    expect(calls).toEqual(["POST callback", "DELETE @original", "POST follow-up"]);
    expect(discord.requests[2]?.body).toMatchObject({ flags: 64 });
    expect(messageProblems(discord.requests[2]?.body)).toEqual([]);
  });

  it("answers with an id when reading the attachment fails in our code", async () => {
    const file = { option: "results", url: "https://cdn.discordapp.com/a/b", size: 10 };
    const run_ = () => {
      throw new Error("text of the file");
    };
    const deps = testDeps({ commands: [everyKind], run: run_ });
    const { responder } = await run(
      deps,
      commandInteraction("every", { model: "m", private: true }, { file }),
      {
        fetch: () => Promise.resolve(new Response("x")),
      },
    );
    expect(JSON.stringify(discord.requests[1]?.body)).toContain("Reference for a report");
    expect(responder.raw.join("")).not.toContain("text of the file");
  });

  it("never rejects, even when the first response throws something odd", async () => {
    const responder = testResponder(discord.api);
    const payload = command();
    const odd = () => Promise.reject(null);
    await expect(respond(payload, handle(payload, inline), odd, responder)).resolves.toBeUndefined();
  });
});
