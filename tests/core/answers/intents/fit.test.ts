import { describe, expect, it } from "vitest";
import { bothLanguages, refused } from "../../../helpers/asked.js";

describe("fit", () => {
  it("says why more than the 24 GB that were said can be used", () => {
    const [answer] = bothLanguages(
      "does llama 3.1 8b fit in 24 GB",
      "est-ce que llama 3.1 8b tient dans 24 Go ?",
    );
    expect(answer.notes.join(" ")).toContain("24 GiB, that is 25.8 GB");
  });

  it("refuses a negative number of cards instead of changing it", () => {
    expect(refused("llama 3.1 8b on -2 h100").failure).toMatchObject({ param: "gpus", given: -2 });
    expect(refused("llama 3.1 8b sur h100 contexte 0,5", "fr").failure).toMatchObject({ given: 0.5 });
  });

  it("says which of two formats is counted", () => {
    const [answer] = bothLanguages("llama 3.1 8b fp8 int4 on h100", "llama 3.1 8b fp8 int4 sur h100");
    expect(answer.notes.join(" ")).toContain("counted in FP8 alone");
  });

  it("reads the generation of a model as no thousands of billions", () => {
    expect(refused("llama 5 900b at 0 context on h100 with -1 users").reading?.slots.params_b).toBe(900);
  });
});
