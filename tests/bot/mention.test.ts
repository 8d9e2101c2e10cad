import type { APIMessage } from "discord.js";
import { describe, expect, it } from "vitest";
import { answerMention } from "../../bot/mention.js";
import { testDeps } from "../fakes/bot.js";

const SELF = "300000000000000001";
const message = (content: string, more: object = {}) =>
  ({ author: { id: "2" }, content, mentions: [{ id: SELF }], ...more }) as unknown as APIMessage;
const textOf = (content: string, deps = testDeps()) =>
  JSON.stringify(answerMention(message(content), SELF, deps)?.message.embeds ?? "");

describe("answerMention", () => {
  it("answers a formula, a command and, without a text, with the help", () => {
    expect(textOf(`<@${SELF}> =TOKENS_PER_SEC(70, 2, 3350)`)).toContain("23.93 tok/s");
    expect(textOf(`/latency ttft:200 tpot:20 <@!${SELF}>`)).toContain("10.18 s");
    expect(textOf(`<@${SELF}>`)).toContain("/latency");
  });

  it("hears French", () => {
    expect(textOf(`<@${SELF}> =TOKENS_PER_SEC(70;2;3350)`)).toContain("23,93 tok/s");
    const asked: string[] = [];
    const deps = testDeps({
      ask: (_text, lang) => {
        asked.push(lang);
        return testDeps().ask("/help", lang);
      },
    });
    textOf("Quelle vitesse pour un 70B en 4 bits ?", deps);
    textOf("How fast is a 70B in 4 bits?", deps);
    textOf("llama 70b h100", deps);
    expect(asked).toEqual(["fr", "en", "en"]);
  });

  it("says nothing to bots and to messages that mention somebody else", () => {
    expect(answerMention(message("x", { author: { id: "2", bot: true } }), SELF, testDeps())).toBeUndefined();
    expect(answerMention(message("@everyone", { mentions: [] }), SELF, testDeps())).toBeUndefined();
  });

  it("refuses in the open, since an ordinary message has no private form, and reports errors by id", () => {
    const refused = answerMention(message("/latency tpot:-1"), SELF, testDeps());
    expect(refused?.message).not.toHaveProperty("flags");
    const boom = () => {
      throw new Error("x");
    };
    expect(textOf("x", testDeps({ ask: boom }))).toContain("Reference for a report");
    expect(textOf("x", testDeps({ secondsToWait: () => 3 }))).toContain("3 s");
  });
});
