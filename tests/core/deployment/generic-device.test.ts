import { describe, expect, it } from "vitest";
import { answerReading } from "../../../core/answers/ask.js";
import { deploy } from "../../../core/deployment/deployment.js";
import { genericDevice } from "../../../core/deployment/generic-device.js";

describe("genericDevice", () => {
  it.each([
    ["24 GB", 24, "consumer-gpu"],
    ["24 Go", 24, "consumer-gpu"],
    ["80GB", 80, "datacenter-gpu"],
    ["32 GB RAM", 32, "cpu"],
    ["32 Go de mémoire", 32, "cpu"],
    ["11,5 Go", 11.5, "consumer-gpu"],
  ])("reads %s", (name, memoryGb, kind) => {
    expect(genericDevice(name)).toMatchObject({ memoryGb, kind });
  });

  it.each([
    ["48 GB 900 GB/s", 900, undefined],
    ["48 Go à 900 Go/s", 900, undefined],
    ["48 GB card with 1.8 TB/s", 1800, undefined],
    ["48 GB and 900 GB/s, 180 TFLOPS", 900, 180],
  ])("reads the speed of %s", (name, bandwidthGbs, fp16Tflops) => {
    const row = genericDevice(name);
    expect(row?.memoryGb).toBe(48);
    expect(row?.bandwidthGbs).toBe(bandwidthGbs);
    expect(row?.fp16Tflops).toBe(fp16Tflops);
    // What it is called is read again as the same device.
    expect(genericDevice(row?.name ?? "")).toEqual(row);
  });

  it("leaves names of devices alone", () => {
    for (const name of ["RTX 3060 12GB", "A100 40", "M3 Ultra 512 GB", "0 GB", "GB", ""])
      expect(genericDevice(name)).toBeUndefined();
  });

  it("is enough for memory and refused for speed", () => {
    expect(deploy({ model: "Llama 3.1 8B", hardware: "12 GB" }).memoryGb).toBe(12);
    expect(
      answerReading({ intent: "fit", slots: { models: ["gpt-oss-20b"], vram_gb: 16 } }, "en"),
    ).toMatchObject({
      value: true,
    });
    expect(answerReading({ intent: "speed", slots: { models: ["gpt-oss-20b"], vram_gb: 16 } }, "en").ok).toBe(
      false,
    );
  });

  it("takes an engine that loads the format", () => {
    expect(deploy({ model: "Llama 3.1 8B", hardware: "RTX 4090", quant: "AWQ" }).engine).toBe("vLLM");
    expect(deploy({ model: "Llama 3.1 8B", hardware: "RTX 4090" }).engine).toBe("llama.cpp");
  });
});
