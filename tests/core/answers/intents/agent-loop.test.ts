import { describe, expect, it } from "vitest";
import { asked, bothLanguages, refused } from "../../../helpers/asked.js";

describe("agent_loop", () => {
  it("takes 229 s at 70 tok/s, the speed article's figure", () => {
    const [answer] = bothLanguages(
      "/agent calls:20 output:800 speed:70",
      "/agent appels:20 sortie:800 vitesse:70",
    );
    expect(answer.headline[0]?.value).toBeCloseTo(228.571428571, 6);
    expect(answer.table?.rows.at(-1)).toEqual(["750", "21.3", "×10.71"]);
  });

  it("gains 4.38 and not 10.7 once TTFT and tools count", () => {
    const { answer } = asked("/agent calls:20 output:800 speed:70 ttft:500 tool:1.5");
    expect(answer.headline[0]?.value).toBeCloseTo(268.571428571, 6);
    expect(answer.table?.rows.at(-1)?.[2]).toBe("×4.38");
    expect(answer.notes[0]).toContain("Writing is 85 %");
  });

  it("prices the grown context with and without a cache", () => {
    const { answer } = asked(
      "/agent calls:20 output:800 speed:70 base:4000 growth:1300 price_in:5 price_out:30 price_cached:0.5",
    );
    expect(answer.headline[1]?.value).toBeCloseTo(2.115, 9);
    expect(answer.headline[2]?.value).toBeCloseTo(0.77265, 9);
  });

  it("estimates the speed of a named model and says so", () => {
    const { answer } = asked('/agent calls:5 output:200 model:"Llama 3.1 8B" hardware:"RTX 4090"');
    expect(answer.notes.join()).toContain("Estimated speed");
  });

  it("asks for a speed", () => {
    expect(refused("/agent calls:20").message).toContain("at what speed?");
    expect(refused("/agent appels:20", "fr").message).toContain(
      "à quelle vitesse ?".replace(" ?", "\u00a0?"),
    );
  });
});
