import { describe, expect, it } from "vitest";
import { answerReading } from "../../../../core/answers/ask.js";
import { asked, bothLanguages, shown } from "../../../helpers/asked.js";

describe("breakeven", () => {
  it("beats 3 USD per million with eight cards from 160 million tokens a day on", () => {
    const [answer] = bothLanguages(
      "/cost hardware:H100 gpus:8 gpu_hour:2.5 api_price:3",
      "/cost materiel:H100 cartes:8 heure_gpu:2,5 prix_api:3",
    );
    expect(answer.headline[0]).toMatchObject({ value: 160_000_000, text: "160,000,000 tokens/day" });
  });

  it("gives the utilisation needed, and says never above 100 %", () => {
    const { answer } = asked("/cost gpus:8 gpu_hour:2.5 api_price:0.1 speed:20000");
    expect(answer.headline[1]?.value).toBeCloseTo(2.77777777778, 9);
    expect(answer.notes[0]).toMatch(/^Never/);
    expect(answer.chart).toBeDefined();
  });

  it("pays a purchase back", () => {
    const slots = { budget: 4500, hardware: ["rtx-3090"], gpus: 4, price: 0.6, tokens_per_day: 20e6 };
    const reply = answerReading({ intent: "breakeven", slots }, "en");
    expect(reply).toMatchObject({ ok: true, value: 375, answer: { headline: [{ text: "375 days" }, {}] } });
  });

  it("sets two bills against each other without promising the difference", () => {
    const reply = answerReading(
      { intent: "breakeven", slots: { spend_month: 15000, server_month: 3000 } },
      "fr",
    );
    expect(reply).toMatchObject({ ok: true, value: 12000 });
    expect(reply.ok && shown(reply.answer)).toContain("seulement si le serveur absorbe");
  });

  it("says that a plan never pays when the electricity alone costs more", () => {
    const slots = { budget: 100, hardware: ["rtx-3090"], price: 0.01, tokens_per_day: 1000, kwh_price: 0.3 };
    expect(answerReading({ intent: "breakeven", slots }, "en")).toMatchObject({
      ok: false,
      failure: { code: "infeasible" },
    });
  });

  it("asks for the three figures when nothing is said", () => {
    const reply = answerReading({ intent: "breakeven", slots: {} }, "en");
    expect(!reply.ok && reply.message).toMatch(/three figures.*For example/);
  });
});
