import { describe, expect, it } from "vitest";
import { answerReading } from "../../../../core/answers/ask.js";
import { asked, bothLanguages, refused, shown } from "../../../helpers/asked.js";

describe("claim_check", () => {
  it("finds 15 tok/s plausible for a 70B in 8 bit on one H200", () => {
    const [answer] = bothLanguages(
      '/claim speed:15 model:"Llama 3.1 70B" hardware:H200 quant:fp8',
      '/claim vitesse:15 modele:"Llama 3.1 70B" materiel:H200 format:fp8',
    );
    expect(answer.headline[0]?.text).toBe("plausible");
  });

  it("says first that the weights do not fit", () => {
    const { answer } = asked('/claim speed:150 model:"Llama 3.1 70B" hardware:H100 quant:fp16');
    expect(answer.headline[0]?.text).toBe("does not fit in memory");
    expect(answer.headline[2]?.value).toBeCloseTo(6.32, 1);
    expect(answer.notes[0]).toContain("141.1 GB");
  });

  it("corrects a claimed size of the weights", () => {
    const slots = {
      hardware: ["rtx-4090"],
      models: ["llama-3.3-70b"],
      quant: "int4-awq-g128",
      tps: 23,
      weights_gb: 17,
    };
    const reply = answerReading({ intent: "claim_check", slots }, "en");
    expect(reply.ok && shown(reply.answer)).toMatch(/weights take 39\.\d GB, not 17/);
  });

  it("holds a wafer's claim against SRAM arithmetic and the published one", () => {
    const { answer } = asked('/claim speed:969 model:"Llama 3.1 405B" hardware:"WSE-3" quant:fp16');
    expect(answer.headline[1]?.value).toBeCloseTo(25_874, -2);
    expect(answer.headline[2]?.value).toBe(19);
    expect(answer.notes.join()).toContain("Cerebras, Llama 3.1 405B: 969 tok/s");
  });

  it("finds 1.45 ceilings behind Groq's 1,660 tok/s", () => {
    const { answer } = asked('/claim speed:1660 model:70B hardware:"Groq LPU" quant:fp8');
    expect(answer.headline[0]?.text).toBe("needs a multiplier");
    expect(answer.headline[2]?.value).toBe(305);
    expect(answer.working[0]).toContain("1.452");
  });

  it("gives the bandwidth where no device is named", () => {
    const { value } = asked("/claim speed:969 model:405B quant:fp16");
    expect(value).toBe(969 * 405 * 2);
  });

  it("lists what was published for a device", () => {
    const { answer } = asked("/claim hardware:Cerebras");
    expect(answer.table?.rows.length).toBeGreaterThan(3);
  });

  it("asks for what is missing", () => {
    expect(refused("/claim").failure.param).toBe("speed");
    expect(refused("/claim speed:100").failure.param).toBe("model");
  });
});
