import { describe, expect, it } from "vitest";
import { judge, type Label, summarise } from "../../../scripts/questions/score.js";

const label: Label = {
  id: "a",
  lang: "en",
  text: "",
  intent: "speed",
  alt_intents: ["fit"],
  slots: { models: ["a|b"], context: 131072, gpus: 1, quant: "q4" },
  optional: { params_b: 70 },
};

describe("judge", () => {
  it("accepts alternatives, optional values, near token counts and a count of one left out", () => {
    const slots = { models: ["b"], context: 128000, quant: "q4", params_b: 70 };
    expect(judge(label, { intent: "fit", slots })).toEqual({
      intentRight: true,
      found: 3,
      wrong: [],
      missed: [],
    });
  });

  it("counts what is wrong and what is missing", () => {
    const slots = { models: ["c"], context: 8000, params_b: 7, quant: "q4" };
    expect(judge(label, { intent: "ttft", slots })).toEqual({
      intentRight: false,
      found: 1,
      wrong: ["models=c", "context=8000", "params_b=7"],
      missed: ["models=a|b", "context=131072"],
    });
  });

  it("lets users stand for concurrency", () => {
    const crowd = { ...label, slots: { concurrency: 50 } };
    expect(judge(crowd, { intent: "speed", slots: { users: 50 } }).missed).toEqual([]);
  });
});

describe("summarise", () => {
  it("takes the harmonic mean of precision and recall over all slots", () => {
    const verdicts = [
      { intentRight: true, found: 3, wrong: ["x"], missed: [] },
      { intentRight: false, found: 0, wrong: [], missed: ["y"] },
    ];
    expect(summarise(verdicts)).toEqual({ intent: 0.5, f1: 0.75 });
  });
});
