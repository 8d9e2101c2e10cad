import { describe, expect, it } from "vitest";
import { asked, bothLanguages, refused } from "../../../helpers/asked.js";

describe("quiz", () => {
  it("asks, with a command for each answer", () => {
    const [answer] = bothLanguages("/quiz", "/quiz");
    expect(answer.title).toMatch(/^Quiz 1\/20/);
    expect(answer.actions.map(({ command }) => command)).toEqual(
      [1, 2, 3, 4].map((choice) => `/quiz question:1 choice:${choice}`),
    );
  });

  it("judges and explains, and goes on to the next", () => {
    expect(asked("/quiz question:1 choice:2").value).toBe(true);
    const wrong = asked("/quiz question:1 choice:1");
    expect(wrong.value).toBe(false);
    expect(wrong.answer.working[0]).toContain("3,350 / 140");
    expect(wrong.answer.actions[0]?.command).toBe("/quiz question:2");
  });

  it("begins again after the last", () => {
    expect(asked("/quiz question:20 choice:1").answer.actions[0]?.command).toBe("/quiz question:1");
  });

  it("refuses numbers that do not exist", () => {
    expect(refused("/quiz question:21")).toMatchObject({ failure: { param: "question" } });
    expect(refused("/quiz question:1 choix:9", "fr")).toMatchObject({ failure: { param: "choice" } });
  });
});
