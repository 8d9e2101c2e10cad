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

  it("holds a month's tokens against the break-even", () => {
    // 8 x 2.5 x 24 / 3 x 1e6 = 160 million a day; 3 billion a month are 98.6 million a day, 6 billion 197.3.
    const priced = { hardware: ["nvidia-h100-sxm"], gpus: 8, gpu_hour: 2.5, price: 3 };
    const noted = (slots: object) => {
      const reply = answerReading({ intent: "breakeven", slots: { ...priced, ...slots } }, "en");
      return reply.ok ? reply.answer.notes.join(" ") : reply.message;
    };
    expect(noted({ tokens_out_per_month: 3e9 })).toContain("the API stays cheaper");
    expect(noted({ tokens_in_per_month: 4e9, tokens_out_per_month: 2e9 })).toContain("own GPUs cost less");
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

  it("takes a closed model's list price, for every token read or written", () => {
    const [answer] = bothLanguages(
      "self hosting llama 3.3 70b fp8 on one H100 at $2/h vs GPT-4o api, 2000 tokens in and 1000 out",
      "héberger llama 3.3 70b fp8 sur une H100 à 2 $/h ou l'api GPT-4o, 2000 tokens en entrée et 1000 en sortie",
    );
    // 2.50 and 10 USD per million: two tokens read for each one written are 5 USD per million on average.
    expect(answer.headline[0]?.value).toBeCloseTo(((2 * 24) / 5) * 1e6, 3);
    expect(answer.inputs[0]?.value).toContain("GPT-4o");
  });

  it("counts the cards that the model needs, and the users that fit", () => {
    const { answer } = asked("self hosting llama 3.3 70b on H100 vs GPT-4o api");
    expect(answer.inputs.find(({ label }) => label === "GPUs")?.value).toBe("2");
    expect(shown(answer)).not.toContain("fully loaded");
  });

  it("asks for the three figures when nothing is said", () => {
    const reply = answerReading({ intent: "breakeven", slots: {} }, "en");
    expect(!reply.ok && reply.message).toMatch(/three figures.*For example/);
  });
});
