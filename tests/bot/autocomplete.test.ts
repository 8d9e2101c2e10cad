import { describe, expect, it } from "vitest";
import { autocomplete, sanitise } from "../../bot/autocomplete.js";
import { handle } from "../../bot/handle.js";
import { firstResponse } from "../../bot/plan.js";
import { commands } from "../../core/answers/command.js";
import { testDeps } from "../fakes/bot.js";
import { autocompleteInteraction } from "../fakes/interactions.js";
import { callbackProblems } from "../fakes/openapi.js";

const deps = testDeps();
const formula = commands.find(({ name }) => name === "calc")?.options[0];

describe("autocomplete", () => {
  it("shows the functions that match, then the live result", () => {
    expect(autocomplete(formula, "=TOKENS_PER_S", "en", deps)[0]?.name).toContain("TOKENS_PER_SEC");
    expect(autocomplete(formula, "=TOKENS_PER_SEC(70, 2, 3350)", "en", deps)[0]).toEqual({
      name: "= 23.93 tok/s",
      value: "=TOKENS_PER_SEC(70, 2, 3350)",
    });
    expect(autocomplete(formula, "TOKENS_PER_SEC(70;2;3350)", "fr", deps)[0]?.name).toBe("= 23,93 tok/s");
  });

  it("offers nothing for an option that is not there", () => {
    expect(autocomplete(undefined, "x", "en", deps)).toEqual([]);
  });

  it("answers every option of every command, whatever is typed, with a list that Discord takes", () => {
    const typed = [
      "",
      " ",
      "h100",
      "LLAMA 70b",
      "é",
      "=",
      "=IF(",
      "a".repeat(6000),
      "\u202e",
      "@everyone",
      '"',
      "\\",
    ];
    for (const command of commands)
      for (const option of command.options)
        for (const text of typed) {
          const plan = handle(autocompleteInteraction(command.name, option.name, text, { broken: -1 }), deps);
          expect(
            callbackProblems(firstResponse(plan)),
            `${command.name} ${option.name} ${text.slice(0, 20)}`,
          ).toEqual([]);
        }
  });

  it("answers within 5 ms", () => {
    autocomplete(formula, "=TOKENS", "en", deps);
    const times = Array.from({ length: 200 }, (_, i) => {
      const start = performance.now();
      autocomplete(formula, `=TOKENS_PER_SEC(${i}, 2`, "en", deps);
      return performance.now() - start;
    }).sort((a, b) => a - b);
    expect(times[100]).toBeLessThan(5);
  });
});

describe("sanitise", () => {
  it("keeps 25 choices, drops blank and doubled ones, cuts long names and drops long values", () => {
    const many = Array.from({ length: 26 }, (_, i) => ({ name: `n${i}`, value: `v${i}` }));
    expect(sanitise(many)).toHaveLength(25);
    expect(
      sanitise([
        { name: "  ", value: "a" },
        { name: "b", value: " " },
        { name: "c".repeat(101), value: "c" },
        { name: "c again", value: "c" },
        { name: "d", value: "d".repeat(101) },
        { name: "e\u200b\nf", value: "e" },
      ]),
    ).toEqual([
      { name: `${"c".repeat(99)}…`, value: "c" },
      { name: "e f", value: "e" },
    ]);
  });
});
