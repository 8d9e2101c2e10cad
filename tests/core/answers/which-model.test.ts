import { describe, expect, it } from "vitest";
import { encodeAction } from "../../../bot/components.js";
import { ask } from "../../../core/answers/ask.js";
import type { Lang } from "../../../core/index.js";

const asked = (text: string, lang: Lang = "en") => {
  const reply = ask(text, lang);
  return reply.ok ? expect.fail(reply.answer.title) : reply;
};

describe("askWhich", () => {
  it.each([
    ["how fast is gpt-oss on an H100?", "en", ["gpt-oss-20b", "gpt-oss-120b"]],
    ["quelle vitesse pour gpt-oss sur H100 ?", "fr", ["gpt-oss-20b", "gpt-oss-120b"]],
    ["llama 3.1 on a 4090", "en", ["Llama 3.1 8B", "Llama 3.1 70B", "Llama 3.1 405B"]],
    ["qwen3 sur une 4090, ça tient ?", "fr", ["Qwen3 32B", "Qwen3 8B"]],
    ["gemma 3 on a 24 GB card", "en", ["Gemma 3 27B", "Gemma 3 4B"]],
    ["TTFT of gpt-oss on H100 with 8000 tokens", "en", ["gpt-oss-20b", "gpt-oss-120b"]],
    ["what is the context length of gpt-oss", "en", ["gpt-oss-20b", "gpt-oss-120b"]],
    ["combien de H100 pour gpt-oss à 20 requêtes/s ?", "fr", ["gpt-oss-20b", "gpt-oss-120b"]],
  ] as const)("%s", (text, lang, names) => {
    const { message, actions = [] } = asked(text, lang);
    expect(actions.length).toBeGreaterThanOrEqual(names.length);
    for (const name of names) {
      expect(message).toContain(name);
      const action = actions.find(({ label }) => label === name);
      // Each line is an answer, short enough for a button.
      const reply = ask(action?.command ?? "", lang);
      expect(reply.ok, reply.ok ? "" : `${action?.command}: ${reply.message}`).toBe(
        !/405B|120b/.test(name) || reply.ok,
      );
      expect(encodeAction(action?.command ?? "", lang)).toBeDefined();
      expect(reply.reading?.slots.models ?? reply.reading?.slots.text).toBeDefined();
    }
  });

  it("keeps what was said beside the name", () => {
    const [first] = asked("how fast is gpt-oss in fp8 on 2 H100 with 8k context at 16 users?").actions ?? [];
    expect(first?.command).toBe(
      '/speed model:gpt-oss-20b hardware:"H100 SXM5 80GB" quant:FP8 gpus:2 context:8000 users:16',
    );
  });

  it("asks again in words where no command takes everything", () => {
    const [first] = asked("how many users of gpt-oss on an H100 at 8k context").actions ?? [];
    expect(first?.command).toBe("/ask how many users of gpt-oss-20b on an h100 at 8k context");
  });

  it("asks nothing where another model was named or none is needed", () => {
    expect(ask("gpt-oss-20b on an H100", "en").ok).toBe(true);
    expect(ask("how long for 500 tokens of gpt-oss at 70 tok/s", "en").ok).toBe(true);
  });

  it("reads a name that one model alone bears", () => {
    const reply = ask("mistral large on 4 H100", "en");
    expect(reply.ok && reply.answer.notes.join(" ")).toContain("read as Mistral Large 2");
    expect(reply.ok && reply.answer.notes.join(" ")).not.toContain("several models");
  });
});
