import { describe, expect, it } from "vitest";
import type { BandKey } from "../../../core/estimator/band.js";
import { CONSTANTS } from "../../../core/estimator/constants.js";

// Whatever a calibration finds, these hold.

const { decode, prefill, serve, bands, bitsPerWeight } = CONSTANTS;
const leaves = (node: unknown, path = ""): [string, unknown][] =>
  typeof node === "object" && node !== null
    ? Object.entries(node).flatMap(([key, value]) => leaves(value, `${path}.${key}`))
    : [[path, node]];

describe("CONSTANTS", () => {
  it("are finite numbers, none below zero", () => {
    for (const [path, value] of leaves(CONSTANTS)) {
      expect(Number.isFinite(value), path).toBe(true);
      expect(value, path).toBeGreaterThanOrEqual(0);
    }
  });

  it("reach no more than the whole of a bandwidth or of a peak", () => {
    const shares = [
      decode.bandwidth,
      decode.kv,
      decode.compute,
      prefill.compute,
      prefill.attention,
      serve.memoryUse,
    ];
    for (const [path, value] of leaves(shares)) {
      expect(value, path).toBeGreaterThan(0);
      expect(value, path).toBeLessThanOrEqual(1);
    }
  });

  it("have a band for every kind of answer, around its expectation", () => {
    const keys: Record<BandKey, true> = {
      "decode1-dense": true,
      "decode1-moe": true,
      "decode1-tp": true,
      "decode1-layersplit": true,
      "decode1-cpu": true,
      "tpot-dense": true,
      "tpot-moe": true,
      "batch-tps": true,
      "offline-max": true,
      "batch-latency": true,
      "batch-latency-other": true,
      "prefill-dense": true,
      "prefill-moe": true,
      ttft: true,
    };
    // Some are split by class of engines, `decode1-dense/serving`.
    const kinds = new Set(Object.keys(bands).map((key) => key.split("/")[0] ?? ""));
    expect([...kinds].sort()).toEqual(Object.keys(keys).sort());
    for (const kind of kinds) expect(bands[kind], kind).toBeDefined();
    for (const [key, { p10, p90 }] of Object.entries(bands)) {
      expect(p10, key).toBeLessThan(1);
      expect(p90, key).toBeGreaterThan(1);
    }
  });

  it("store between one and 32 bits a weight", () => {
    for (const [name, bits] of Object.entries(bitsPerWeight)) {
      expect(bits, name).toBeGreaterThan(1);
      expect(bits, name).toBeLessThanOrEqual(32);
    }
  });

  it("wake no more experts with a batch than as many independent tokens would", () => {
    for (const exponent of Object.values(decode.routingExponent)) expect(exponent).toBeLessThanOrEqual(1);
  });
});
