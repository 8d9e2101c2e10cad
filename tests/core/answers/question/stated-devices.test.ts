import { describe, expect, it } from "vitest";
import { ask } from "../../../../core/answers/ask.js";
import { readQuestion } from "../../../../core/answers/question.js";

describe("statedDevices", () => {
  it("leaves one device alone as what was said of it", () => {
    expect(readQuestion("Llama 3.1 8B on a card with 48 GB and 900 GB/s", "en").slots).toMatchObject({
      vram_gb: 48,
      bandwidth_gbs: 900,
    });
  });

  it("names each of several", () => {
    expect(
      readQuestion("compare a 24 GB 936 GB/s card and a 48 GB 768 GB/s card for Llama 3.1 8B", "en"),
    ).toMatchObject({
      intent: "compare",
      slots: { hardware: ["24 GB 936 GB/s", "48 GB 768 GB/s"] },
    });
    expect(
      readQuestion("une carte de 48 Go à 900 Go/s contre une L40S pour Qwen3 14B", "fr").slots.hardware,
    ).toEqual(["48 GB 900 GB/s", "nvidia-l40s"]);
  });
});

describe("a device by its memory and bandwidth", () => {
  it.each([
    ["how fast is Llama 3.1 8B on a card with 48 GB and 900 GB/s", "en", "speed"],
    ["Llama 3.1 8B sur une carte de 48 Go à 900 Go/s, quelle vitesse ?", "fr", "speed"],
    ["does Qwen3 14B fit on a 48 GB card with 900 GB/s", "en", "fit"],
    ["how many cards with 48 GB and 900 GB/s for Llama 3.1 8B at 1 request per second", "en", "fleet"],
    ["combien de cartes de 48 Go à 900 Go/s pour Llama 3.1 8B à 1 requête par seconde", "fr", "fleet"],
    ["compare a 48 GB card at 900 GB/s with an L40S for Llama 3.1 8B fp8", "en", "compare"],
    [
      "Llama 3.1 8B on a 48 GB card with 900 GB/s at 1.2 $/h, cost per million tokens?",
      "en",
      "cost_selfhost",
    ],
  ] as const)("%s", (text, lang, intent) => {
    const reply = ask(text, lang);
    expect(reply.reading?.intent).toBe(intent);
    expect(reply.ok, reply.ok ? "" : reply.message).toBe(true);
  });

  it("says that its compute is assumed where that matters, and not where it is said or memory decides", () => {
    const notes = (text: string) => {
      const reply = ask(text, "en");
      return reply.ok ? reply.answer.notes.join(" ") : reply.message;
    };
    expect(notes("TTFT of Llama 3.1 8B on a 48 GB card with 900 GB/s")).toContain(
      "50 dense 16-bit TFLOPS are assumed",
    );
    expect(notes("TTFT of Llama 3.1 8B on a 48 GB card with 900 GB/s and 180 TFLOPS")).not.toContain(
      "assumed",
    );
    expect(notes("does Llama 3.1 8B fit on a 48 GB card with 900 GB/s")).not.toContain("TFLOPS");
  });
});
