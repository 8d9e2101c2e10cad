import { describe, expect, it } from "vitest";
import { asked, bothLanguages, refused } from "../../../helpers/asked.js";

const LIST = "0.45 0.22 0.12 0.08 0.05 0.04 0.03 0.01";

describe("sampling", () => {
  it("keeps seven tokens in Hugging Face's order and five in llama.cpp's", () => {
    const [answer] = bothLanguages(
      `/sample probabilities:"${LIST}" temperature:2 top_p:0.9`,
      `/sample probabilites:"${LIST.replaceAll(".", ",")}" temperature:2 top_p:0,9`,
    );
    expect(answer.headline[0]?.value).toBe(7);
    expect(answer.headline[1]?.value).toBeCloseTo(0.283533884245, 9);
    expect(answer.notes[0]).toContain("5 would remain");
    expect(asked(`/sample probabilities:"${LIST}" temperature:2 top_p:0.9 order:llama.cpp`).value).toBe(5);
  });

  it("keeps four at top-p 0.8", () => {
    expect(asked("/sample top_p:0.8").value).toBe(4);
  });

  it("takes the best at temperature 0 and promises nothing for a shared server", () => {
    const { answer, value } = asked("/sample temperature:0");
    expect(value).toBe(1);
    expect(answer.notes[0]).toContain("may still vary");
  });

  it("draws before and after", () => {
    expect(asked("/sample top_k:2").answer.chart?.alt).toContain("2 of 8 tokens remain");
  });

  it("refuses values out of range, naming the option", () => {
    expect(refused("/sample temperature:-1")).toMatchObject({
      failure: { code: "domain", param: "temperature" },
    });
    expect(refused("/sample min_p:1.5")).toMatchObject({ failure: { param: "min_p" } });
    expect(refused("/sample probabilities:abc")).toMatchObject({
      failure: { code: "type", param: "probabilities" },
    });
  });

  it("says when the probabilities do not add up to 1", () => {
    expect(asked("/sample probabilities:0.9,0.9").answer.notes[0]).toContain("add up to 1.8");
  });
});
