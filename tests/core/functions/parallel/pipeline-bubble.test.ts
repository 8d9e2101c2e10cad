import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { PIPELINE_BUBBLE, pipelineBubble } from "../../../../core/functions/parallel/pipeline-bubble.js";
import { near } from "../../../helpers/near.js";
import { call, refuse } from "../../../helpers/try-call.js";

describe("PIPELINE_BUBBLE", () => {
  it("gives 3/11 for four stages and eight microbatches", () => {
    near(call(PIPELINE_BUBBLE, 4, 8), 3 / 11);
  });

  it("leaves all stages but one idle with a single microbatch: 7/8", () => {
    expect(call(PIPELINE_BUBBLE, 8, 1)).toBe(0.875);
  });

  it("is the idle share of a schedule drawn slot by slot", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 1, max: 12 }),
        (stages, microbatches) => {
          let busy = 0;
          const slots = microbatches + stages - 1;
          for (let slot = 0; slot < slots; slot++)
            for (let stage = 0; stage < stages; stage++)
              if (slot - stage >= 0 && slot - stage < microbatches) busy += 1;
          near(pipelineBubble({ stages, microbatches }), 1 - busy / (slots * stages), 1e-12);
        },
      ),
    );
  });

  it("vanishes with one stage and with very many microbatches", () => {
    expect(call(PIPELINE_BUBBLE, 1, 8)).toBe(0);
    expect(call(PIPELINE_BUBBLE, 8, 1_000_000)).toBeLessThan(1e-5);
  });

  it("refuses no stage and no microbatch", () => {
    expect(refuse(PIPELINE_BUBBLE, 0, 8)).toMatchObject({ code: "domain", param: "stages" });
    expect(refuse(PIPELINE_BUBBLE, 4, 0)).toMatchObject({ code: "domain", param: "microbatches" });
  });
});
