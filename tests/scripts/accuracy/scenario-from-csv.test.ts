import { describe, expect, it } from "vitest";
import { scenarioFromCsv } from "../../../scripts/accuracy/scenario-from-csv.js";

const row = (changes: Record<string, string> = {}): Record<string, string> => ({
  id: "r1",
  date: "2025-05",
  hardware: "RTX 4090",
  hw_family: "GeForce",
  engine: "llama.cpp",
  model: "Llama-3-8B",
  moe: "false",
  quantization: "Q4_K_M",
  weight_bytes: "4917737553",
  tensor_parallel: "1",
  pipeline_parallel: "1",
  concurrency: "1",
  metric: "decode_tps_per_user",
  value: "100",
  ...changes,
});

describe("scenarioFromCsv", () => {
  it("names the columns as the estimator does", () => {
    expect(scenarioFromCsv(row())).toMatchObject({
      metric: "decode_tps_per_user",
      quant: "Q4_K_M",
      weightGB: 4.917737553,
      regime: "decode1-dense",
      scope: "in",
    });
    expect(scenarioFromCsv(row())).not.toHaveProperty("legacyBuild");
  });

  it("marks early software, a batch's latency as a burst, and sums by engine", () => {
    expect(scenarioFromCsv(row({ date: "2024-05" }))).toMatchObject({ legacyBuild: true });
    expect(scenarioFromCsv(row({ date: "2024-05", engine: "AutoAWQ" }))).not.toHaveProperty("legacyBuild");
    const batch = { metric: "e2e_ms", concurrency: "16" };
    expect(scenarioFromCsv(row(batch))).toMatchObject({ arrival: "burst", regime: "e2e-batch" });
    const sum = { metric: "aggregate_tps", concurrency: "16" };
    expect(scenarioFromCsv(row(sum))).toMatchObject({ metric: "decode_tps_total", regime: "batch-tps" });
    expect(scenarioFromCsv(row({ ...sum, engine: "vLLM" }))).toMatchObject({ metric: "output_tps" });
  });

  it("finds the regime and what cannot be scored", () => {
    expect(scenarioFromCsv(row({ moe: "true" })).regime).toBe("decode1-moe");
    expect(scenarioFromCsv(row({ tensor_parallel: "2" })).regime).toBe("decode1-tp");
    expect(scenarioFromCsv(row({ pipeline_parallel: "2" })).regime).toBe("decode1-layersplit");
    expect(scenarioFromCsv(row({ hw_family: "CPU" })).regime).toBe("decode1-cpu");
    expect(scenarioFromCsv(row({ quantization: "unstated" })).scope).toBe("precision-unstated");
    expect(scenarioFromCsv(row({ notes: "IMPLAUSIBLE: above the ceiling" })).scope).toBe("implausible");
    expect(scenarioFromCsv(row({ speculative: "true" })).scope).toBe("speculative");
    expect(scenarioFromCsv(row({ concurrency: "" })).scope).toBe("workload-unstated");
  });
});
