import { describe, expect, it } from "vitest";
import { encodeAction, MENU_ID } from "../../bot/components.js";
import { handle } from "../../bot/handle.js";
import { firstResponse, type Message, type Plan } from "../../bot/plan.js";
import { commands } from "../../core/answers/command.js";
import { answerOwnModel } from "../../core/answers/own-model.js";
import { fail } from "../../core/failure.js";
import { LLAMA_31_8B } from "../core/catalogue/config/configs.js";
import { answered, everyKind, fullAnswer, testDeps } from "../fakes/bot.js";
import { chart } from "../fakes/chart.js";
import {
  autocompleteInteraction,
  type ContextName,
  commandInteraction,
  componentInteraction,
  contexts,
  OTHER_USER,
  ping,
  quickCommand,
  unknownType,
} from "../fakes/interactions.js";
import { callbackProblems, messageProblems } from "../fakes/openapi.js";

const deps = testDeps();
/** What is finally said: at once, or after a deferral. */
function messageOf(plan: Plan): Message {
  expect(callbackProblems(firstResponse(plan))).toEqual([]);
  if (plan.kind === "reply") return plan.message;
  if (plan.kind !== "defer" || plan.work.kind !== "files")
    throw new Error(`a ${plan.kind} instead of a reply`);
  const { message, files } = plan.work.answered;
  expect(
    messageProblems(
      message,
      files.map(({ name }) => name),
    ),
  ).toEqual([]);
  return message;
}
const textOf = (plan: Plan) => messageOf(plan).embeds?.[0]?.description ?? "";
const isPrivate = (plan: Plan) => messageOf(plan).flags === 64;

describe("handle", () => {
  it("answers a ping", () => {
    expect(firstResponse(handle(ping(), deps))).toEqual({ type: 1 });
  });

  it("answers a command at once, to everybody", () => {
    const plan = handle(quickCommand(), deps);
    expect(textOf(plan)).toContain("10.18 s");
    expect(isPrivate(plan)).toBe(false);
  });

  it("answers to the asker alone when asked to", () => {
    expect(isPrivate(handle(quickCommand({ hidden: true }), deps))).toBe(true);
    expect(isPrivate(handle(quickCommand({ hidden: false }), deps))).toBe(false);
  });

  describe.each(Object.keys(contexts) as ContextName[])("in a %s", (context) => {
    it.each([
      ["en-US", "10.18 s"],
      ["en-GB", "10.18 s"],
      ["fr", "10,18 s"],
      ["de", "10.18 s"],
    ])("speaks the user's language %s", (locale, figure) => {
      expect(textOf(handle(quickCommand({ context, locale }), deps))).toContain(figure);
    });

    it("answers every command and component with valid messages in both languages", () => {
      for (const locale of ["en-US", "fr"])
        for (const command of commands) {
          const example = command.example[locale === "fr" ? "fr" : "en"];
          const [, name = "", value = ""] = /^\/(\S+)\s*(.*)$/.exec(example) ?? [];
          const plan = handle(
            commandInteraction(name, { [command.options[0]?.name ?? "x"]: value }, { context, locale }),
            deps,
          );
          const first = firstResponse(plan);
          expect(callbackProblems(first), `${example} ${JSON.stringify(first)}`).toEqual([]);
          const press = componentInteraction(encodeAction(example, locale === "fr" ? "fr" : "en") ?? "", {
            context,
            locale,
          });
          expect(callbackProblems(firstResponse(handle(press, deps))), example).toEqual([]);
        }
    });
  });

  it("reads the French decimal comma that Discord's number option would drop", () => {
    const plan = handle(
      commandInteraction("latency", { ttft: "0,5", tpot: "3,5", tokens: 101 }, { locale: "fr" }),
      deps,
    );
    expect(textOf(plan)).toContain("0,35 s");
    expect(JSON.stringify(messageOf(plan))).toContain("3,5 ms");
  });

  it("refuses for the asker alone, naming option, value, range and example", () => {
    const plan = handle(commandInteraction("latency", { tpot: "-5" }), deps);
    expect(isPrivate(plan)).toBe(true);
    expect(messageOf(plan).embeds?.[0]?.title).toBe("/latency tpot");
    expect(textOf(plan)).toMatch(/tpot.*-5.*above 0.*20/);
  });

  it("names the option in French where it has a French name", () => {
    const plan = handle(commandInteraction("latency", { speed: "vite" }, { locale: "fr" }), deps);
    expect(messageOf(plan).embeds?.[0]?.title).toBe("/latency vitesse");
  });

  it("offers the nearest names as buttons that keep the other options", () => {
    const run = () => fail("unknown", { param: "model", given: "lama", suggestion: ["Llama 3.1 70B"] });
    const own = testDeps({
      commands: [everyKind],
      run: (...args) => {
        try {
          return run();
        } catch (error) {
          const { failure } = error as { failure: never };
          return { ok: false, failure, message: `model: unknown ${args[0]}` };
        }
      },
    });
    // The button's command must be one that exists when it is pressed.
    const plan = handle(commandInteraction("every", { model: "lama", rate: "3,5" }), own);
    expect(messageOf(plan).components?.[0]?.components[0]).toMatchObject({
      label: "Use Llama 3.1 70B",
      custom_id: 'j1e:every model:"Llama 3.1 70B" rate:3,5',
    });
  });

  it("varies an answer in place when its asker presses a button, in the language of the message", () => {
    const plan = handle(
      componentInteraction("j1f:calc =RESPONSE_TIME_S(200;20;1000)", { locale: "en-US" }),
      deps,
    );
    expect(firstResponse(plan)).toMatchObject({ type: 7 });
    expect(textOf(plan)).toContain("20,18 s");
    expect(messageOf(plan)).toMatchObject({ attachments: [] });
  });

  it("answers anybody else who presses it with a private message of their own", () => {
    const plan = handle(componentInteraction("j1e:calc =1+1", { asker: OTHER_USER }), deps);
    expect(firstResponse(plan)).toMatchObject({ type: 4, data: { flags: 64 } });
  });

  it("reads the choice of a menu", () => {
    const plan = handle(
      componentInteraction(MENU_ID, { values: ["j1e:calc =RESPONSE_TIME_S(200, 20, 500)"] }),
      deps,
    );
    expect(textOf(plan)).toContain("10.18 s");
  });

  it.each([
    "",
    "j0e:latency tpot:20",
    "j1x:latency tpot:20",
    "j1e:",
    "j1e:gone tpot:1",
    "x".repeat(100),
    "j1*menu",
    "{}",
  ])("answers a button of another version or a tampered one politely: %s", (customId) => {
    const plan = handle(componentInteraction(customId), deps);
    expect(isPrivate(plan)).toBe(true);
    expect(textOf(plan)).toContain("another version");
  });

  it("refuses a tampered value without touching the answer", () => {
    const plan = handle(componentInteraction("j1e:latency tpot:abc"), deps);
    expect(firstResponse(plan)).toMatchObject({ type: 4, data: { flags: 64 } });
  });

  it("defers an answer with a chart and keeps its visibility", () => {
    const own = testDeps({ run: () => answered(fullAnswer({ chart })) });
    expect(firstResponse(handle(quickCommand(), own))).toEqual({ type: 5 });
    const hidden = handle(commandInteraction("latency", { tpot: "20", private: true }), own);
    expect(firstResponse(hidden)).toEqual({ type: 5, data: { flags: 64 } });
    const press = handle(
      componentInteraction("j1e:latency tpot:20"),
      testDeps({ ask: () => answered(fullAnswer({ chart })) }),
    );
    expect(firstResponse(press)).toEqual({ type: 6 });
  });

  it("validates before it defers: a refusal of a command with a chart is private", () => {
    expect(isPrivate(handle(commandInteraction("latency", { tpot: "x" }), deps))).toBe(true);
  });

  it("reads an attached file after deferring, and refuses a large one before", () => {
    const seen: unknown[] = [];
    const own = testDeps({
      commands: [everyKind],
      run: (_name, options) => {
        seen.push(options);
        return answered(fullAnswer());
      },
    });
    const file = { option: "results", url: "https://cdn.discordapp.com/x", size: 2000 };
    const plan = handle(commandInteraction("every", { model: "m" }, { file }), own);
    if (plan.kind !== "defer" || plan.work.kind !== "attachment") throw new Error("not deferred");
    plan.work.resume("a,b");
    expect(seen).toEqual([{ model: "m", results: "a,b" }]);
    expect(plan.work.resume(undefined).message.embeds?.[0]?.description).toContain("could not be read");
    const large = handle(commandInteraction("every", { model: "m" }, { file: { ...file, size: 5e6 } }), own);
    expect(textOf(large)).toContain("5000 kB");
  });

  it("reads an attached config.json with the core's own reader", () => {
    const file = { option: "file", url: "https://cdn.discordapp.com/config.json", size: 900 };
    const plan = handle(commandInteraction("model", { hardware: "RTX 4090" }, { file }), deps);
    if (plan.kind !== "defer" || plan.work.kind !== "attachment") throw new Error("not deferred");
    const own = answerOwnModel({ config: JSON.stringify(LLAMA_31_8B), hardware: "RTX 4090" }, "en");
    const { message, files } = plan.work.resume(JSON.stringify(LLAMA_31_8B));
    expect(
      messageProblems(
        message,
        files.map(({ name }) => name),
      ),
    ).toEqual([]);
    expect(own.ok && message.embeds?.[0]?.title).toBe(own.ok && own.answer.title);
    expect(message.embeds?.[0]?.description).toContain("8.03");
    const refused = plan.work.resume("MZ binary").message;
    expect(refused.embeds?.[0]?.description).toContain("not valid JSON");
    expect(refused.flags).toBe(64);
  });

  it.each([
    ["en-US", "how fast is gpt-oss on an H100?"],
    ["fr", "quelle vitesse pour gpt-oss sur H100 ?"],
  ])("offers a button for each model that a name may mean: %s", (locale, question) => {
    const plan = handle(commandInteraction("ask", { question }, { locale }), deps);
    const message = messageOf(plan);
    const [row] = message.components ?? [];
    const buttons = (row?.components ?? []) as { label: string; custom_id: string }[];
    expect(buttons.map(({ label }) => label)).toEqual(["gpt-oss-20b", "gpt-oss-120b"]);
    expect(textOf(handle(componentInteraction(buttons[0]?.custom_id ?? ""), deps))).toContain("tok/s");
  });

  it("slows a user down politely, and never while typing", () => {
    const own = testDeps({ secondsToWait: () => 7 });
    expect(textOf(handle(quickCommand({ locale: "fr" }), own))).toContain("Réessayez dans 7 s");
    expect(handle(autocompleteInteraction("calc", "formula", "TOK"), own).kind).toBe("autocomplete");
  });

  it("ignores what is too old to be answered", () => {
    expect(handle(quickCommand(), testDeps({ isStale: () => true }))).toEqual({
      kind: "ignore",
      reason: "stale",
    });
  });

  it.each([
    undefined,
    null,
    1,
    "x",
    [],
    {},
    { type: 2 },
    { ...quickCommand(), id: "abc" },
    { ...quickCommand(), id: 1n },
  ])("ignores a malformed payload: %s", (payload) => {
    expect(handle(payload, deps)).toEqual({ kind: "ignore", reason: "malformed" });
  });

  it("refuses infinity in an option, which JSON can carry as 1e400", () => {
    const text = JSON.stringify(commandInteraction("latency", { tokens: 500 }));
    const payload = JSON.parse(text.replace('"value":500', '"value":1e400'));
    expect(handle(payload, deps)).toEqual({ kind: "ignore", reason: "malformed" });
  });

  it("ignores an unknown type and answers an unknown command, a context menu and a form politely", () => {
    expect(handle(unknownType(), deps)).toEqual({ kind: "ignore", reason: "type" });
    expect(textOf(handle(commandInteraction("gone"), deps))).toContain("/help");
    const menu = quickCommand();
    expect(textOf(handle({ ...menu, data: { ...(menu.data as object), type: 3 } }, deps))).toContain("/help");
    expect(textOf(handle(unknownType(5), deps))).toContain("/help");
  });

  it("answers an unexpected error with an id that is in the log, without its text", () => {
    const boom = () => {
      throw new TypeError("secret text of a question");
    };
    const own = testDeps({ run: boom, complete: boom });
    const plan = handle(quickCommand(), own);
    const id = /: ([0-9A-F]{8})$/.exec(textOf(plan))?.[1];
    expect(own.lines[0]).toMatchObject({ level: "error", event: "unexpected", id, error: "TypeError" });
    expect(own.raw.join("")).not.toContain("secret text");
    expect(handle(autocompleteInteraction("latency", "tpot", "x"), own)).toEqual({
      kind: "autocomplete",
      choices: [],
    });
  });

  it.each([
    "@everyone",
    "<@&1> **x**",
    "\u202e\u200b",
    "# h\n> q\n- l",
    "[x](https://e.example)",
    "```",
    "𝕊".repeat(500),
    "\ud800",
  ])("shows hostile text as it stands in every text option: %s", (evil) => {
    for (const command of commands)
      for (const option of command.options) {
        const plan = handle(commandInteraction(command.name, { [option.name]: evil }), deps);
        const message = messageOf(plan);
        const { description = "" } = message.embeds?.[0] ?? {};
        // Inside a code block nothing is markdown.
        const outsideCode = description.replace(/^```\n[\s\S]*?\n```$/gm, "");
        expect(outsideCode).not.toMatch(/(?<!\\)@everyone|(?<!\\)<@|(?<!\\)\*\*x|https:\/\//);
        expect(description).not.toMatch(/\u202e|\u200b/);
      }
  });
});
