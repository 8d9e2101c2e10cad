import ExcelJS from "exceljs";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { makeInFlight } from "../../../bot/inflight.js";
import { type GatewayRunning, startGateway } from "../../../bot/transport/gateway.js";
import { commands } from "../../../core/answers/command.js";
import { planFigures } from "../../../core/workbook/plan/figures.js";
import { planOf } from "../../../core/workbook/plan/request.js";
import { answered, fullAnswer, testDeps, testResponder } from "../../fakes/bot.js";
import { chart } from "../../fakes/chart.js";
import { type FakeDiscord, startFakeDiscord } from "../../fakes/discord.js";
import {
  APPLICATION,
  autocompleteInteraction,
  commandInteraction,
  componentInteraction,
  quickCommand,
  unknownType,
} from "../../fakes/interactions.js";
import { callbackProblems, messageProblems } from "../../fakes/openapi.js";

// A real discord.js client on a loopback gateway.

const TOKEN = "MTA.secret-token-of-the-bot.abc";
let discord: FakeDiscord;
let gateways: GatewayRunning[] = [];
let fatal: number[] = [];

beforeEach(async () => {
  discord = await startFakeDiscord();
  gateways = [];
  fatal = [];
});
afterEach(async () => {
  await Promise.all(gateways.map(({ stop }) => stop()));
  await discord.stop();
});

async function start(deps = testDeps(), mentions = false) {
  const responder = testResponder(discord.api);
  const options = { token: TOKEN, api: discord.api, mentions, deps, responder, inFlight: makeInFlight() };
  const gateway = await startGateway({ ...options, onFatal: (code) => fatal.push(code) });
  gateways.push(gateway);
  await discord.waitFor(() => gateway.state().ready);
  return { gateway, responder };
}

const callbacks = () => discord.requests.filter(({ path }) => path.includes("/callback"));
const identifies = () => discord.received.filter(({ op }) => op === 2);
const resumes = () => discord.received.filter(({ op }) => op === 6);
const command = quickCommand;

describe("startGateway", () => {
  it("asks for no intent and is ready", async () => {
    await start();
    expect(identifies()).toMatchObject([{ d: { intents: 0 } }]);
  });

  it("answers an interaction in a server that it has never heard of, within a second", async () => {
    await start();
    const at = performance.now();
    discord.dispatch("INTERACTION_CREATE", command({ context: "unknown server", locale: "fr" }));
    await discord.waitFor(() => callbacks().length === 1);
    expect(performance.now() - at).toBeLessThan(1000);
    expect(JSON.stringify(callbacks()[0]?.body)).toContain("10,18 s");
  });

  it("runs every command, its autocompletion and its button in both languages", async () => {
    await start();
    // Made one by one: an interaction that waited for its turn would be stale.
    const interactions = (["en", "fr"] as const).flatMap((lang) =>
      commands.flatMap(({ name, options, example }) => {
        const locale = lang === "fr" ? "fr" : "en-US";
        const [option] = options;
        const value = example[lang].replace(/^\/\S+\s*/, "");
        return [
          () => commandInteraction(name, option ? { [option.name]: value } : {}, { locale }),
          () => autocompleteInteraction(name, option?.name ?? "x", "TOK", {}, { locale }),
          () => componentInteraction(`j1${lang[0]}:${example[lang].slice(1)}`, { locale }),
        ];
      }),
    );
    for (const [i, interaction] of interactions.entries()) {
      discord.dispatch("INTERACTION_CREATE", interaction());
      await discord.waitFor(() => callbacks().length === i + 1, 15_000);
    }
    for (const { body, authorized } of callbacks()) {
      expect(callbackProblems(body), JSON.stringify(body)).toEqual([]);
      expect(authorized).toBe(false);
    }
  });

  it("defers a chart and edits it in", async () => {
    await start(testDeps({ run: () => answered(fullAnswer({ chart })) }));
    discord.dispatch("INTERACTION_CREATE", command());
    await discord.waitFor(() => discord.requests.some(({ method }) => method === "PATCH"));
    expect(callbacks()[0]?.body).toEqual({ type: 5 });
    const edit = discord.requests.find(({ method }) => method === "PATCH");
    expect(messageProblems(edit?.body, edit?.files)).toEqual([]);
  });

  it("sends the planning workbook of /plan as a file that opens, with the figures of the core", async () => {
    await start();
    for (const [locale, sheet] of [
      ["en-US", "Compare"],
      ["fr", "Comparaison"],
    ] as const) {
      discord.requests.length = 0;
      const values = {
        model: "Llama 3.1 70B",
        hardware: "H200",
        quant: "fp8",
        prompt: "1500",
        output: "400",
      };
      const limits = { rate: "40", ttft: "1000", tpot: "30" };
      discord.dispatch(
        "INTERACTION_CREATE",
        commandInteraction("plan", { ...values, ...limits }, { locale }),
      );
      const edited = () => discord.requests.find(({ method }) => method === "PATCH");
      await discord.waitFor(() => edited() !== undefined, 20_000);
      const edit = edited() ?? expect.fail("no edit");
      expect(callbacks()[0]?.body).toEqual({ type: 5 });
      expect(edit.files).toEqual(["plan.xlsx"]);
      expect(messageProblems(edit.body, edit.files)).toEqual([]);
      const book = new ExcelJS.Workbook();
      await book.xlsx.load(Uint8Array.from(edit.contents[0] ?? []).buffer);
      const core = planFigures(
        planOf({
          model: "Llama 3.1 70B",
          hardware: "H200",
          quant: "fp8",
          requestsPerS: 40,
          promptTokens: 1500,
          outputTokens: 400,
          ttftMs: 1000,
          tpotMs: 30,
        }),
      );
      expect(book.getWorksheet(sheet)).toBeDefined();
      const place = book.definedNames.getRanges("total_gpus").ranges[0]?.split("!")[1]?.replaceAll("$", "");
      expect(book.getWorksheet("Plan")?.getCell(place ?? "A1").result).toBe(core.totalGpus);
      expect(JSON.stringify(edit.body)).toContain(String(core.fleet?.replicas));
    }
  });

  it("survives unknown types and a handler that fails", async () => {
    const boom = () => {
      throw new Error("x");
    };
    const { responder } = await start(testDeps({ ask: boom }));
    discord.dispatch("INTERACTION_CREATE", unknownType());
    discord.dispatch("INTERACTION_CREATE", componentInteraction("j1e:calc =1+1"));
    discord.dispatch("INTERACTION_CREATE", command());
    await discord.waitFor(() => callbacks().length === 2);
    await discord.waitFor(() => responder.lines.filter(({ event }) => event === "interaction").length === 3);
    expect(responder.raw.join("")).not.toContain(TOKEN);
  });

  it.each([
    [4000, "a closed connection"],
    [1001, "a server that goes away"],
  ])("resumes after close %s, %s, and answers again", async (code) => {
    await start();
    discord.close(code);
    await discord.waitFor(() => resumes().length === 1);
    discord.dispatch("INTERACTION_CREATE", command());
    await discord.waitFor(() => callbacks().length === 1);
    expect(identifies()).toHaveLength(1);
  });

  it("resumes when told to reconnect (op 7)", async () => {
    await start();
    discord.operation(7, null);
    await discord.waitFor(() => resumes().length === 1);
  });

  it("identifies anew when the session is gone (op 9 false), resumes when it is not (op 9 true)", async () => {
    await start();
    discord.operation(9, true);
    await discord.waitFor(() => resumes().length === 1, 10_000);
    // Answering again proves that the client has taken in its resumption before the session ends for good.
    discord.dispatch("INTERACTION_CREATE", command());
    await discord.waitFor(() => callbacks().length === 1, 15_000);
    discord.operation(9, false);
    await discord.waitFor(() => identifies().length === 2, 15_000);
  });

  it("leaves a connection that acknowledges no heartbeat, and resumes", async () => {
    discord.gateway.heartbeatMs = 300;
    discord.gateway.muteHeartbeats = true;
    await start();
    await discord.waitFor(() => resumes().length >= 1, 10_000);
  });

  it("identifies anew when the address to resume at is dead", async () => {
    discord.gateway.resumeUrl = "ws://127.0.0.1:9";
    await start();
    discord.close(4000);
    await discord.waitFor(() => identifies().length === 2, 15_000);
    discord.dispatch("INTERACTION_CREATE", command());
    await discord.waitFor(() => callbacks().length === 1, 15_000);
  });

  it.each([4004, 4014])("does not start after the final close %s", async (code) => {
    discord.gateway.closeIdentify = code;
    const responder = testResponder(discord.api);
    const inFlight = makeInFlight();
    const options = {
      token: TOKEN,
      api: discord.api,
      mentions: false,
      deps: testDeps(),
      responder,
      inFlight,
    };
    await expect(startGateway({ ...options, onFatal: (late) => fatal.push(late) })).rejects.toThrow();
    expect(fatal).toEqual([code]);
    expect(responder.raw.join("")).not.toContain(TOKEN);
  });

  it("says when it is sent away for good later on", async () => {
    await start();
    discord.gateway.closeIdentify = 4004;
    discord.close(4004);
    await discord.waitFor(() => fatal.length > 0);
    expect(fatal[0]).toBe(4004);
  });

  it("lets answers finish when it is stopped", async () => {
    const { gateway } = await start(testDeps({ run: () => answered(fullAnswer({ chart })) }));
    discord.fail(/^PATCH/, { delayMs: 300 });
    discord.dispatch("INTERACTION_CREATE", command());
    await discord.waitFor(() => callbacks().length === 1);
    await gateway.stop();
    expect(discord.requests.some(({ method }) => method === "PATCH")).toBe(true);
  });
});

describe("mentions", () => {
  const message = (content: string, more: object = {}) => ({
    id: "900000000000000001",
    channel_id: "500000000000000001",
    guild_id: "400000000000000001",
    author: { id: "200000000000000001", username: "ada", discriminator: "0" },
    content,
    mentions: [{ id: APPLICATION, username: "jeton", discriminator: "0001" }],
    mention_everyone: false,
    mention_roles: [],
    ...more,
  });
  const replies = () =>
    discord.requests.filter(({ path }) => path === "/channels/500000000000000001/messages");

  it("are answered as a reply that pings nobody, with two intents, neither privileged", async () => {
    await start(testDeps(), true);
    // GUILD_MESSAGES (1 << 9) and DIRECT_MESSAGES (1 << 12).
    expect(identifies()).toMatchObject([{ d: { intents: (1 << 9) | (1 << 12) } }]);
    discord.dispatch("MESSAGE_CREATE", message(`<@${APPLICATION}> =TOKENS_PER_SEC(70, 2, 3350)`));
    await discord.waitFor(() => replies().length === 1);
    const [reply] = replies();
    expect(JSON.stringify(reply?.body)).toContain("23.93 tok/s");
    expect(reply?.body).toMatchObject({
      message_reference: { message_id: "900000000000000001", fail_if_not_exists: false },
      allowed_mentions: { parse: [], replied_user: false },
    });
    expect(reply?.authorized).toBe(true);
  });

  it("are ignored from bots, for everyone, and when they are switched off", async () => {
    await start(testDeps(), true);
    discord.dispatch("MESSAGE_CREATE", message("@everyone hello", { mentions: [], mention_everyone: true }));
    discord.dispatch(
      "MESSAGE_CREATE",
      message("x", { author: { id: "1", username: "b", discriminator: "0", bot: true } }),
    );
    discord.dispatch("MESSAGE_CREATE", message(`<@${APPLICATION}> /help`));
    await discord.waitFor(() => replies().length > 0);
    await gateways[0]?.stop();
    expect(replies()).toHaveLength(1);
  });

  it("are logged when the channel may not be written to", async () => {
    const { responder } = await start(testDeps(), true);
    discord.fail(/channels/, { status: 403, code: 50013 });
    discord.dispatch("MESSAGE_CREATE", message(`<@${APPLICATION}> /help`));
    await discord.waitFor(() => responder.lines.some(({ event }) => event === "mention"));
    expect(responder.lines.at(-1)).toMatchObject({ level: "warn", event: "mention", code: 50013 });
  });
});
