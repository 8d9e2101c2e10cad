import { describe, expect, it } from "vitest";
import { ask } from "../../../core/answers/ask.js";
import { commands } from "../../../core/answers/command.js";

describe("typesetAnswer", () => {
  it.each(commands.map(({ name, example }) => [name, example.fr]))(
    "leaves no breakable space before French signs in /%s",
    (_name, line) => {
      const reply = ask(line, "fr");
      if (!reply.ok) return expect(reply.message).not.toMatch(/ [:;!?%»](?!\S)/);
      const { title, headline, inputs, working, notes } = reply.answer;
      const texts = [
        title,
        ...working,
        ...notes,
        ...headline.map(({ text }) => text),
        ...inputs.map(({ value }) => value),
      ];
      for (const text of texts) expect(text).not.toMatch(/ [:;!?%»](?!\S)/);
    },
  );

  it("drops characters that hide or reorder what somebody typed", () => {
    const reply = ask('/compare model:"Llama 3.1 8B" hardware:"\u202ezz\u200b" against:H100', "en");
    expect(JSON.stringify(reply.ok ? reply.answer.table : reply.message)).not.toMatch(/[\u200b\u202e]/);
    if (reply.ok) expect(reply.answer.notes.join()).not.toMatch(/[\u200b\u202e]/);
  });

  it("leaves formulas and commands as they are typed", () => {
    const reply = ask('/fit modele:"Llama 3.1 70B" materiel:H100', "fr");
    if (!reply.ok) throw new Error(reply.message);
    expect(reply.answer.formulas[0]?.fr).not.toMatch(/\u00a0/);
    for (const { command } of reply.answer.actions) expect(command).not.toMatch(/\u00a0/);
  });
});
