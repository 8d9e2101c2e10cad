import { describe, expect, it } from "vitest";
import { runCommand } from "../../core/answers/ask.js";
import { resolveHardware } from "../../core/catalogue/resolve.js";
import { typicalModel } from "../../core/deployment/typical-model.js";
import { sequenceBytes } from "../../core/estimator/memory/cache.js";
import { USUAL_CACHE } from "../../core/estimator/memory/cache-settings.js";
import { memoryEngine } from "../../core/estimator/memory/engine.js";
import { memoryModel } from "../../core/estimator/memory/model.js";
import { ONE_DEVICE } from "../../core/estimator/memory/split.js";
import { GIB } from "../../core/estimator/memory/units.js";
import { usableMemory } from "../../core/estimator/memory/usable.js";
import { evaluateFormula } from "../../core/formula/evaluate-formula.js";
import { failure, value } from "../helpers/call.js";
import faults from "../vectors/peer-faults.json" with { type: "json" };

// Wrong answers that other tools gave (tests/vectors/peer-faults.json names the public threads), each asked of ours as
// a formula. The inputs and the right answer are the case's; what differs is only the spelling of the question.
const GIB_PER_GB = "1E9/2^30";
const FORMULAS: Readonly<Record<string, string>> = {
  PF01: `=KV_CACHE_GB(126,8,128,1024)*${GIB_PER_GB}`,
  PF02a: `=KV_CACHE_GB(32,8,128,128000)*${GIB_PER_GB}`,
  PF02b: "=KV_CACHE_GB(32,8,128,131072)",
  PF03a: "=TOKENS_PER_SEC(70,4/8,3350)",
  PF03b: "=TPOT_FLOOR_MS(70,4/8,3350)",
  PF04: "=MODEL_SIZE_GB(70,4/8)",
  PF07: "=TOKENS_PER_SEC(7,2,1008)",
  PF08: "=KV_MLA_BYTES_PER_TOKEN(61,512,64)",
  PF09a: "=KV_MLA_BYTES_PER_TOKEN(61,512,64)*65536/2^30",
  PF09b: "=61*128*(192+128)*2*65536/2^30",
  PF12: `=KV_HYBRID_GB(10,52,1024,16,128,131072)*${GIB_PER_GB}`,
  PF15: "=INT(5.38*2^30/(18*16*KV_BYTES_PER_TOKEN(1,8,64))/2)*16",
  PF16a: `=KV_CACHE_GB(24,8,64,8192,32)*${GIB_PER_GB}`,
  PF16b: `=KV_HYBRID_GB(12,12,128,8,64,8192,32)*${GIB_PER_GB}`,
  PF18: "=KV_BYTES_PER_TOKEN(8,1,512)",
  PF20: "=INT(KV_MAX_TOKENS(58.11*2^30/1E9,KV_BYTES_PER_TOKEN(32,8,128,1))/16)*16",
  PF21: "=KV_CACHE_GB(28,4,128,262144,1,8.5/8)",
  PF22: "=KV_CACHE_GB(80,8,128,131072)",
  PF24: "=5.98/(567978/131072)",
  PF26a: "=KV_MLA_BYTES_PER_TOKEN(61,512,64)*8192",
  PF26b: "=KV_BYTES_PER_TOKEN(80,8/8,128)*8192",
  PF27a: "=MODEL_SIZE_GB(125.1,0.58)",
  PF27b: "=VRAM_FITS(72.558,48)",
  PF28: "=TOKENS_PER_SEC(3,2.9/8,512)",
  PF31: "=TOKENS_PER_SEC(16.3,1,1008)",
  PF32a: "=MODEL_SIZE_GIB(42.52,1)",
  PF32b: "=42.52*8/70.554",
  PF35a: "=PARAMS_B_FROM_CONFIG(32,4096,8*14336,32,8,128,32000,FALSE)+(32*8*4096+65*4096)/1E9",
  PF35b:
    "=PARAMS_B_FROM_CONFIG(32,4096,14336,32,8,128,128256,FALSE)-PARAMS_B_FROM_CONFIG(32,4096,14336,32,8,128,128256,TRUE)",
  PF38: "=MODEL_SIZE_GB(7,2)",
  PF39a: "=1000/DECODE_TPS(100,RESPONSE_TIME_S(500,20,100),0.5)",
  PF39b: "=1000/OVERALL_TPS(500,20,100)",
  PF45a: "=TOKENS_PER_SEC(19.9,1,120)",
  PF45b: "=TOKENS_PER_SEC(19.9,1,256)",
  PF48a: "=SPEC_TOKENS_PER_STEP(0.8,8)",
  PF48b: "=SPEC_SPEEDUP(0.01,5,0.12)",
  PF50: "=REQUEST_COST_USD(0,1000,0,30)",
};
// Asked of other parts than a formula, below.
const ELSEWHERE = ["PF05", "PF30", "PF37", "PF51", "PF52"];

describe("questions that other tools got wrong", () => {
  it("are all asked", () => {
    expect([...Object.keys(FORMULAS), ...ELSEWHERE].sort()).toEqual(faults.cases.map(({ id }) => id).sort());
  });

  it.each(faults.cases.filter(({ id }) => id in FORMULAS))(
    "$id $question",
    ({ id, right_answer, tolerance }) => {
      const outcome = evaluateFormula(FORMULAS[id] ?? "", { lang: "en" });
      expect(outcome).toMatchObject({ ok: true });
      if (!outcome.ok) return;
      if (typeof right_answer === "number")
        expect(Math.abs(Number(outcome.value) - right_answer)).toBeLessThanOrEqual(
          ("relative" in tolerance ? Number(tolerance.relative) : 1e-12) * Math.abs(right_answer),
        );
      else expect(outcome.value).toBe(right_answer);
    },
  );

  it("PF05: the memory of an 80 GB card is what engines see of it, not 80 GiB", () => {
    const { row } = resolveHardware("H100 SXM", "hardware");
    expect(0.95 * (80 - usableMemory(row).bytes / GIB)).toBeCloseTo(0.7695, 3);
  });

  it("PF30: the cell and the command answer the same figure", () => {
    const reply = runCommand(
      "speed",
      { model: "llama 3.1 70b", hardware: "h100", quant: "fp8", gpus: 2 },
      "en",
    );
    expect(reply).toMatchObject({ ok: true, value: value("LLM_TPS", "llama 3.1 70b", "h100", "fp8", 2) });
  });

  it("PF37: an encoder has no layer that keeps a cache", () => {
    const shape = typicalModel("0.6B") ?? expect.fail("no shape");
    const encoder = memoryModel({ ...shape, growingLayers: 0, kvGrowingBytes: 0 });
    const settings = { ...USUAL_CACHE, engine: memoryEngine("llama.cpp") };
    expect(sequenceBytes(encoder, settings, 8192, ONE_DEVICE)).toBe(0);
  });

  it("PF51: a queue that cannot keep up has no waiting time", () => {
    expect(failure("QUEUE_WAIT_S", 4, 12, 0.5)).toMatchObject({ code: "infeasible" });
  });

  it("PF52: an output reserve that takes the whole context leaves no room for a prompt", () => {
    expect(failure("LLM_RESPONSE_S", "llama 3 8b", "h100", 1, 8192)).toMatchObject({ code: "domain" });
  });
});
