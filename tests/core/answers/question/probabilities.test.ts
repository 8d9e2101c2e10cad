import { describe, expect, it } from "vitest";
import { probabilitiesIn } from "../../../../core/answers/question/probabilities.js";
import { findQuantities } from "../../../../core/answers/question/quantities.js";
import { readQuestion } from "../../../../core/answers/question.js";

const list = (text: string, lang: "en" | "fr" = "en") =>
  probabilitiesIn(text, findQuantities(text, lang)).list;

describe("probabilitiesIn", () => {
  it("reads shares in a row, in either writing", () => {
    expect(list("probs .45 .22 .12, top_p 0.8")).toEqual([0.45, 0.22, 0.12]);
    expect(list("probabilites 0,5 0,3 0,2 temperature 0,7", "fr")).toEqual([0.5, 0.3, 0.2]);
    expect(list("top_p 0.9 with 50%, 30%, 20%")).toEqual([0.5, 0.3, 0.2]);
  });

  it("leaves settings, sums above one and other subjects alone", () => {
    expect(list("temperature 0.7 and top_p 0.9")).toBeUndefined();
    expect(list("probs 0.9 0.8 0.7")).toBeUndefined();
    expect(list("0.15 0.6 0.075 dollars per million")).toBeUndefined();
  });

  it("keeps the setting behind the list in its own slot", () => {
    expect(readQuestion("probabilités 0,5 0,3 0,2 température 0,7", "fr")).toMatchObject({
      intent: "sampling",
      slots: { probabilities: [0.5, 0.3, 0.2], temperature: 0.7 },
    });
  });
});
