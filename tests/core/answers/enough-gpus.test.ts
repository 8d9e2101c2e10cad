import { describe, expect, it } from "vitest";
import { withEnoughGpus } from "../../../core/answers/enough-gpus.js";

const slots = { models: ["llama-3.3-70b"], hardware: ["nvidia-h100-sxm"] };

describe("withEnoughGpus", () => {
  it("takes two 80 GB cards for the 141 GB of a 70B, and says so", () => {
    const enough = withEnoughGpus(slots, 2048, "fr");
    expect(enough.slots.gpus).toBe(2);
    expect(enough.notes[0]).toMatch(/ne contient pas le modèle.*2/);
  });

  it("changes nothing that was said or fits", () => {
    expect(withEnoughGpus({ ...slots, gpus: 1 }, 2048, "en").slots.gpus).toBe(1);
    expect(withEnoughGpus({ ...slots, quant: "gguf-q4-k-m" }, 2048, "en").notes).toEqual([]);
  });
});
