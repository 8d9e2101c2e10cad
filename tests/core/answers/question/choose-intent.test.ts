import { describe, expect, it } from "vitest";
import { chooseIntent } from "../../../../core/answers/question/choose-intent.js";
import type { Gist } from "../../../../core/answers/question/gist.js";

const gist = (parts: Partial<Gist>): Gist => ({
  folded: parts.shape?.toLowerCase() ?? "",
  shape: "",
  slots: {},
  devices: 0,
  models: 0,
  priced: 0,
  formats: 0,
  sizes: 0,
  loose: 0,
  terms: [],
  weak: false,
  ...parts,
});

describe("chooseIntent", () => {
  it("weighs words", () => {
    expect(chooseIntent(gist({ shape: "how many HW for MODEL", devices: 1, models: 1 }))).toBe("min_gpus");
    expect(chooseIntent(gist({ shape: "HW or HW for SIZE", devices: 2, sizes: 1 }))).toBe("compare");
  });

  it("weighs figures: a first token that is given is not asked for", () => {
    const shape = "ttft TIME then TPS, TOK, when is it done";
    expect(chooseIntent(gist({ shape, slots: { ttft_ms: 200, tps: 40 }, loose: 1 }))).toBe("latency");
  });

  it.each([
    [{ devices: 1, models: 1 }, "fit"],
    [{ devices: 2 }, "compare"],
    [{ models: 1, formats: 1 }, "model_size"],
    [{ devices: 1 }, "hardware_fact"],
    [{ models: 1 }, "model_fact"],
    [{ sizes: 1, slots: { params_b: 70 } }, "model_size"],
    [{ terms: ["ttft"] }, "explain_term"],
  ] as const)("takes names without a question, %j, as %s", (parts, intent) => {
    expect(chooseIntent(gist(parts))).toBe(intent);
  });

  it("leaves alone what only a weak name ties to us", () => {
    expect(chooseIntent(gist({ shape: "HW price", folded: "m3 price", devices: 1, weak: true }))).toBe(
      "out_of_scope",
    );
    expect(chooseIntent(gist({ shape: "which cheese is better", folded: "which cheese is better" }))).toBe(
      "out_of_scope",
    );
  });
});
