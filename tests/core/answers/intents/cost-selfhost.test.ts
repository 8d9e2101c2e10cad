import { describe, expect, it } from "vitest";
import { answerReading } from "../../../../core/answers/ask.js";
import { costPerMtokUsd } from "../../../../core/functions/cost/cost-per-mtok-usd.js";
import { asked, bothLanguages } from "../../../helpers/asked.js";

describe("cost_selfhost", () => {
  it("rents two cards for a month of 730 hours", () => {
    const [answer] = bothLanguages(
      "/cost hardware:H100 gpus:2 gpu_hour:2.85",
      "/cost materiel:H100 cartes:2 heure_gpu:2,85",
    );
    expect(answer.headline[0]).toMatchObject({ value: 4161, text: "4,161 USD" });
  });

  it("shows the cost by utilisation and draws it", () => {
    const reply = asked("/cost gpu_hour:2.5 gpus:8 speed:20000 utilisation:0.6");
    expect(reply.value).toBeCloseTo(
      costPerMtokUsd({ gpuHourUsd: 2.5, tps: 20000, utilisation: 0.6, gpus: 8 }),
      12,
    );
    expect(reply.value).toBeCloseTo(0.462962962963, 9);
    expect(reply.answer.table?.rows).toHaveLength(5);
    expect(reply.answer.chart?.alt).toContain("60 %");
  });

  it("prices the electricity of a card by the month and by the million", () => {
    const monthly = answerReading(
      {
        intent: "cost_selfhost",
        slots: { hardware: ["rtx-4090"], power_w: 450, kwh_price: 0.25, hours_per_day: 8 },
      },
      "en",
    );
    expect(monthly).toMatchObject({ ok: true, value: 27 });
    const each = answerReading(
      { intent: "cost_selfhost", slots: { hardware: ["rtx-3090"], power_w: 350, tps: 40, kwh_price: 0.3 } },
      "en",
    );
    expect(each.ok && each.value).toBeCloseTo(0.729167, 5);
  });

  it("takes the data sheet's power where none is said", () => {
    const reply = answerReading(
      { intent: "cost_selfhost", slots: { hardware: ["rtx-3090"], kwh_price: 0.3 } },
      "fr",
    );
    expect(reply).toMatchObject({ ok: true, value: 0.35 * 24 * 30 * 0.3 });
  });

  it("asks for the machine when nothing is said", () => {
    const reply = answerReading({ intent: "cost_selfhost", slots: {} }, "en");
    expect(reply).toMatchObject({ ok: false, failure: { param: "gpu_hour" } });
  });

  it("leads with the energy where power is asked for, and says at which load", () => {
    const [answer] = bothLanguages(
      "how much power would 8 H100 use per million tokens with llama 3.1 70b",
      "quelle énergie consomment 8 H100 par million de tokens avec llama 3.1 70b ?",
    );
    expect(answer.headline[0]?.text).toMatch(/kWh\/M$/);
    expect(answer.notes.join(" ")).toContain("32 users at once");
  });

  it("says the energy beside its price", () => {
    const [answer] = bothLanguages(
      "electricity per million tokens for llama 3.1 70b on 2 h100 at 0.20 €/kWh",
      "coût de l’électricité par million de tokens pour llama 3.1 70b sur 2 h100 à 0,20 €/kWh",
    );
    const [price, , energy] = answer.headline;
    expect(energy?.text).toMatch(/kWh\/M$/);
    expect(price?.value).toBeCloseTo(0.2 * Number(energy?.value), 9);
  });
});
