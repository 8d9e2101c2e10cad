import { describe, expect, it } from "vitest";
import { smallTalkIn } from "../../../../core/answers/question/small-talk.js";

describe("smallTalkIn", () => {
  it.each([
    ["hello", "greeting"],
    ["salut !", "greeting"],
    ["thanks a lot!", "thanks"],
    ["merci beaucoup", "thanks"],
    ["what about fp8?", "follow_up"],
    ["et en fp8 ?", "follow_up"],
    ["same on h200", "follow_up"],
    ["hi, how fast is llama 3.1 8b on a 4090 with 8k context", undefined],
    ["what is ttft", undefined],
  ] as const)("takes %j as %s", (text, kind) => {
    expect(smallTalkIn(text)).toBe(kind);
  });
});
