import { describe, expect, it } from "vitest";
import type { ScenarioInput } from "../../../core/estimator/scenario.js";
import { warnings } from "../../../core/estimator/warnings.js";
import { formatReason } from "../../../core/text/failure.js";
import { derived, device, model } from "./sample.js";

const found = (changes: Partial<ScenarioInput> = {}) => warnings(derived(changes));
const ids = (changes: Partial<ScenarioInput> = {}) => found(changes).map(({ id }) => id);
const served = { hardwareFacts: device("H200 SXM"), engine: "vLLM", quant: "fp8", prompt: 100 } as const;

describe("warnings", () => {
  it("has nothing to say of what was measured", () => {
    expect(ids()).toEqual([]);
  });

  // 16.06 GB of weights: 90 % of 16 GB as GiB (17.18) is 15.46, of 17 GB (18.25) 16.43.
  it.each([
    [16, ["tight-memory"]],
    [17, []],
  ])("calls the memory of %d GB by its name", (mem, wanted) => {
    expect(ids({ hardwareFacts: { ...device("RTX 4090"), mem } })).toEqual(wanted);
  });

  it.each([
    ["queueing", { ...served, concurrency: 33, maxSequences: 32 }],
    ["outside-calibration", { ...served, tp: 16 }],
    ["short-prompt", { metric: "prefill_tps", prompt: 63 }],
    ["large-batch", { ...served, concurrency: 513 }],
    ["guessed-shape", { modelFacts: { ...model("Llama-3.1-8B"), guessed: true } }],
    ["unmeasured-group", { hardwareFacts: { ...device("RTX 4090"), group: "intel-gddr" } }],
    ["unstated-compute", { hardwareFacts: { ...device("RTX 4090"), fp16: null } }],
  ] as [string, Partial<ScenarioInput>][])("warns of %s", (id, changes) => {
    expect(ids(changes)).toContain(id);
  });

  it.each([
    ["queueing", { ...served, concurrency: 32, maxSequences: 32 }],
    ["outside-calibration", { ...served, tp: 8, pp: 2, gpus: 16 }],
    ["short-prompt", { metric: "prefill_tps", prompt: 64 }],
    ["large-batch", { ...served, concurrency: 512 }],
    ["large-batch", { ...served, metric: "output_tps", concurrency: "max" }],
  ] as [string, Partial<ScenarioInput>][])("does not warn of %s at the limit", (id, changes) => {
    expect(ids(changes)).not.toContain(id);
  });

  it("says it in both languages with the numbers put in", () => {
    const [queueing] = found({ ...served, concurrency: 100, maxSequences: 32 });
    expect(queueing && formatReason(queueing.text, "en")).toBe(
      "only about 32 sequences run at once; the others wait or are preempted",
    );
    expect(queueing && formatReason(queueing.text, "fr")).toContain("environ 32 séquences");
    const [single] = found({ ...served, concurrency: 100, maxSequences: 1 });
    expect(single && formatReason(single.text, "en")).toBe(
      "only one sequence runs at a time; the others wait or are preempted",
    );
    expect(single && formatReason(single.text, "fr")).toContain("une seule séquence tourne à la fois");
  });
});
