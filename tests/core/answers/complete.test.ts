import { describe, expect, it } from "vitest";
import { findCommand } from "../../../core/answers/command.js";
import { completeLine, completeOption, MOST_CHOICES } from "../../../core/answers/complete.js";
import type { CommandOption } from "../../../core/answers/define-command.js";

const option = (command: string, name: string) =>
  findCommand(command)?.options.find((each) => each.name === name) as CommandOption;

describe("completeOption", () => {
  it("forgives case, accents and spaces", () => {
    for (const typed of ["rtx4090", "RTX 4090", "rtx-4090"])
      expect(completeOption(option("speed", "hardware"), typed, "en")[0]?.value).toContain("4090");
  });

  it("lists the popular names while nothing is typed", () => {
    const choices = completeOption(option("speed", "model"), "", "fr");
    expect(choices.length).toBeGreaterThan(5);
    expect(choices.length).toBeLessThanOrEqual(MOST_CHOICES);
  });

  it("completes the last of several names and keeps those before it", () => {
    const [first] = completeOption(option("compare", "hardware"), "H100, h20", "en");
    expect(first?.value).toMatch(/^H100, H20/);
    expect(completeOption(option("speed", "hardware"), "H100, h20", "en")[0]?.value ?? "").not.toMatch(
      /^H100, /,
    );
  });
});

describe("completeLine", () => {
  it("completes commands, options and values", () => {
    expect(completeLine("/lat", "en")).toMatchObject({ from: 0, choices: [{ insert: "/latency " }] });
    expect(completeLine("/speed har", "en").choices.map(({ insert }) => insert)).toEqual(["hardware:"]);
    expect(completeLine("/speed hardware:mi300", "en").choices[0]?.insert).toContain("MI300");
  });
});
