import { describe, expect, it } from "vitest";
import { loadTime } from "../../../core/answers/load-time.js";
import { bothLanguages } from "../../helpers/asked.js";

describe("loadTime", () => {
  it("takes 20 s for 140 GB at 7 GB/s", () => {
    const [answer] = bothLanguages(
      "time to load a 140 GB model from a 7 GB/s NVMe",
      "temps pour charger un modèle de 140 Go depuis un NVMe à 7 Go/s",
    );
    expect(answer.headline[0]?.text).toBe("20 s");
  });

  it("takes the weights of a named model", () => {
    const reply = loadTime({ models: ["llama-3.1-70b"], quant: "fp8", bandwidth_gbs: 7 }, "en");
    const weights = Number.parseFloat(reply?.ok ? (reply.answer.inputs[0]?.value ?? "") : "");
    expect(reply?.ok && Number(reply.value)).toBeCloseTo(weights / 7, 2);
  });

  it("leaves a speed of decoding alone", () => {
    expect(loadTime({ params_b: 8, bandwidth_gbs: 1000, tps: 20 }, "en")).toBeUndefined();
    expect(loadTime({ tps: 20 }, "en")).toBeUndefined();
  });
});
