import { describe, expect, it } from "vitest";
import { ask, runCommand } from "../../../core/answers/ask.js";
import { commands, parseCommandLine } from "../../../core/answers/command.js";
import { intents } from "../../../core/answers/intents.gen.js";

describe("parseCommandLine", () => {
  it("reads named options in any order", () => {
    expect(parseCommandLine("/latency tokens:500 ttft:200 tpot:20", "en")).toEqual({
      intent: "latency",
      slots: { output_tokens: 500, ttft_ms: 200, tpot_ms: 20 },
    });
  });

  it("reads French option names and decimal commas", () => {
    expect(parseCommandLine("/latency vitesse:50,5 ttft:0,5", "fr").slots).toEqual({
      tps: 50.5,
      ttft_ms: 0.5,
    });
  });

  it.each([
    ["/latency ttft:200 tpot:20 output:500", "en", "output:", "tokens:"],
    ["/latency output:500", "en", "output:", "tokens:"],
    ["/latency ttft:200 tpot:20 sortie:500", "fr", "sortie:", "tokens:"],
  ] as const)("says what this command calls the option of another: %j", (line, lang, given, mend) => {
    expect(() => parseCommandLine(line, lang)).toThrow(
      expect.objectContaining({
        failure: expect.objectContaining({ code: "unknown", param: "option", given, suggestion: [mend] }),
      }),
    );
  });

  it("refuses probabilities that are none", () => {
    expect(() => parseCommandLine('/sample probabilities:"-1 2"', "en")).toThrow(
      expect.objectContaining({
        failure: expect.objectContaining({ code: "domain", param: "probabilities" }),
      }),
    );
  });

  it("gives a bare text to the only option", () => {
    expect(parseCommandLine("/calc =TOKENS_PER_SEC(70, 2, 3350)", "en").slots).toEqual({
      formula: "=TOKENS_PER_SEC(70, 2, 3350)",
    });
    expect(parseCommandLine("/calc formula: =1+1", "en").slots).toEqual({ formula: "=1+1" });
  });

  it("takes several names where the option says so", () => {
    expect(
      parseCommandLine('/compare hardware:h100, h200 vs mi300x model:"llama 3.1 70b"', "en").slots,
    ).toEqual({
      hardware: ["h100", "h200", "mi300x"],
      models: ["llama 3.1 70b"],
    });
    expect(
      parseCommandLine('/compare materiel:l40s modele:"llama 3.1 8b" format:fp8;q4_k_m', "fr").slots,
    ).toEqual({
      hardware: ["l40s"],
      models: ["llama 3.1 8b"],
      quant: ["fp8", "q4_k_m"],
    });
    expect(parseCommandLine('/speed hardware:"h100, h200" model:x', "en").slots.hardware).toEqual([
      "h100, h200",
    ]);
  });

  it.each([
    ["/latensy", "unknown", "command"],
    ["/latency tempo:3", "unknown", "option"],
    ["/latency tpot:abc", "type", "tpot"],
    ["/latency tpot:0", "domain", "tpot"],
    ["/latency tpot:20 tokens:2.5", "domain", "tokens"],
    ["/latency tpot:20 tokens:1e400", "type", "tokens"],
    ["/calc", "type", "formula"],
    ["/", "unknown", "command"],
  ])("refuses %s naming what is wrong", (line, code, param) => {
    expect(ask(line, "en")).toMatchObject({ ok: false, failure: { code, param } });
    expect(ask(line, "fr")).toMatchObject({ ok: false, failure: { code, param } });
  });
});

describe("refused options", () => {
  const message = (line: string, lang: "en" | "fr"): string => {
    const reply = ask(line, lang);
    return reply.ok ? "answered" : reply.message;
  };

  it("says that a number is ambiguous instead of calling it no number", () => {
    expect(message("/latency tpot:1,234", "en")).toMatch(/thousands or as decimals/);
    expect(message("/latency tpot:1.234", "fr")).toMatch(/des milliers ou des décimales/);
  });

  it("gives the option’s own example, whole, or none beside a range", () => {
    expect(message("/agent appels:x", "fr")).toMatch(/par exemple «\u00a020\u00a0»\.$/);
    expect(message("/agent calls:20 base:x", "en")).toMatch(/up to 100,000,000\.$/);
    expect(message("/sample probabilities:x", "en")).toMatch(/for example “0\.45 0\.22 0\.12[^…]*”/);
    expect(message("/ask", "en")).toMatch(/for example “how fast[^…]*”/);
  });

  it("takes blanks for left out", () => {
    const reply = runCommand("ask", { question: "  " }, "en");
    expect(reply.ok ? "answered" : reply.message).toMatch(/^question: missing/);
  });

  it("survives words that every object has", () => {
    for (const word of ["constructor", "__proto__", "toString"])
      expect(message(`/fit model:"Llama 3.1 8B" hardware:H100 quant:${word}`, "en")).toMatch(/^quant: /);
  });
});

describe("commands", () => {
  it.each(commands.map((command) => [command.name, command] as const))("/%s is complete", (name, command) => {
    expect(name).toMatch(/^[a-z]{3,12}$/);
    expect(["question", ...intents.map(({ id }) => id)]).toContain(command.intent);
    for (const { name: option, nameFr, description, kind } of command.options) {
      expect(option).toMatch(/^[a-z_]{1,32}$/);
      if (nameFr) expect(nameFr).toMatch(/^[\p{Ll}_-]{1,32}$/u);
      for (const text of [description.en, description.fr]) expect([...text].length).toBeLessThanOrEqual(100);
      expect(kind).not.toBe("");
    }
    const required = command.options.map((option) => option.required === true);
    expect(required).toEqual([...required].sort((a, b) => Number(b) - Number(a)));
  });

  it.each(
    commands.flatMap(
      ({ example }) =>
        [
          ["en", example.en],
          ["fr", example.fr],
        ] as const,
    ),
  )("answers its example (%s) %s", (lang, example) => {
    expect(ask(example, lang)).toMatchObject({ ok: true });
  });
});
