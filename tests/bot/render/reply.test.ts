import { describe, expect, it } from "vitest";
import { notice, renderAnswer, renderRefused } from "../../../bot/render/reply.js";
import { fullAnswer } from "../../fakes/bot.js";
import { chart } from "../../fakes/chart.js";
import { callbackProblems, messageProblems } from "../../fakes/openapi.js";

const embedOf = (answer: Parameters<typeof renderAnswer>[0], lang: "en" | "fr" = "en") =>
  renderAnswer(answer, lang, false).message.embeds?.[0];

describe("renderAnswer", () => {
  it("shows figures with band and ceiling, working, table, inputs with defaults marked, both formulas, notes, sources", () => {
    const embed = embedOf(fullAnswer());
    expect(embed?.title).toBe("Vitesse");
    expect(embed?.description).toContain("**23.93 tok/s** · per user (band 20 – 30, ceiling 47)");
    expect(embed?.description).toContain("3350 / (70 × 2) = 23.93 tok/s");
    expect(embed?.description).toContain("```\nbatch tok/s\n");
    expect(embed?.fields).toEqual([
      {
        name: "Inputs as understood",
        value: "model: Llama 3.1 70B *(catalogue)*\nGPUs: 2\ncontext: 8,192 tokens *(default)*",
      },
      { name: "Excel formula", value: "```\n=TOKENS_PER_SEC(70, 2, 3350)\n```" },
      { name: "In a French Excel", value: "```\n=TOKENS_PER_SEC(70;2;3350)\n```" },
      { name: "Notes", value: "• Upper bound, weights only." },
    ]);
    expect(embed?.footer?.text).toBe("TensorRT-LLM notes");
  });

  it("speaks French, with its colon and the French formula first", () => {
    const names = embedOf(fullAnswer(), "fr")?.fields?.map(({ name }) => name);
    expect(names).toEqual(["Données comprises", "Formule Excel", "Dans un Excel anglais", "À savoir"]);
    expect(embedOf(fullAnswer(), "fr")?.fields?.[0]?.value).toContain(
      "context\u00a0: 8,192 tokens *(par défaut)*",
    );
  });

  it("gives a chart its file, alt text and picture", () => {
    const { message, files } = renderAnswer(fullAnswer({ chart }), "fr", false);
    expect(message.embeds?.[0]?.image?.url).toBe("attachment://chart.png");
    expect(files).toEqual([
      { kind: "chart", name: "chart.png", alt: chart.alt, spec: chart.spec, lang: "fr" },
    ]);
    expect(messageProblems(message, ["chart.png"])).toEqual([]);
  });

  it("sends a long table as a CSV file as well", () => {
    const rows = Array.from({ length: 500 }, (_, i) => [String(i), `${i * 3},5`]);
    const { message, files } = renderAnswer(
      fullAnswer({ table: { columns: ["n", "x"], rows } }),
      "fr",
      false,
    );
    expect(message.embeds?.[0]?.description).toMatch(/… \d+ lignes de plus dans le fichier CSV joint/);
    expect(files).toHaveLength(1);
    expect(files[0]).toMatchObject({ kind: "text", name: "jeton.csv" });
  });

  it("keeps within every limit when everything is far too long", () => {
    const long = "œ".repeat(3000);
    const many = <T>(one: T) => Array.from({ length: 60 }, () => one);
    const { message } = renderAnswer(
      {
        title: long,
        headline: many({ label: long, value: 1, text: long, unit: "count" as const }),
        inputs: many({ label: long, value: long, source: "default" as const }),
        working: many(long),
        table: { columns: many(long), rows: many(many(long)) },
        notes: many(long),
        formulas: many({ en: `=SUM(${long})`, fr: `=SOMME(${long})` }),
        actions: Array.from({ length: 60 }, (_, i) => ({ label: long, command: `/latency tpot:${i}` })),
        sources: many(long),
      },
      "fr",
      false,
    );
    expect(callbackProblems({ type: 4, data: message })).toEqual([]);
  });

  it("never cuts a formula: one that does not fit is left out", () => {
    const long = `=SUM(${"1,".repeat(600)}1)`;
    const fields = embedOf(fullAnswer({ formulas: [{ en: long, fr: long }] }))?.fields ?? [];
    expect(fields.map(({ name }) => name)).not.toContain("Excel formula");
  });

  it("shows hostile text as it stands, in every part", () => {
    const evil = "@everyone <@1> **b** [x](https://e.example) \u202eabc\u200b ```";
    const { message } = renderAnswer(
      fullAnswer({
        title: evil,
        headline: [{ label: evil, value: 1, text: evil, unit: "count" }],
        inputs: [{ label: evil, value: evil, source: "given" }],
        working: [evil],
        notes: [evil],
        table: { columns: [evil], rows: [[evil]] },
        formulas: [{ en: `=T("${evil}")`, fr: `=T("${evil}")` }],
        sources: [evil],
        actions: [{ label: evil, command: "/help" }],
      }),
      "en",
      false,
    );
    const { title, description = "", fields = [] } = message.embeds?.[0] ?? {};
    const outsideCode = [title, description, ...fields.map(({ value }) => value)]
      .join("\n")
      .replace(/```\n[\s\S]*?\n```/g, "");
    expect(outsideCode).not.toMatch(/(?<!\\)@everyone|(?<!\\)<|(?<!\\)\[|(?<!\\)```|https:\/\//);
    expect(JSON.stringify(message)).not.toMatch(/\\u202e|\u202e|\u200b/);
    // Only the fences that we set: each one alone on its line.
    for (const line of [description, ...fields.map(({ value }) => value)].join("\n").split("\n"))
      if (line.includes("```") && !line.includes("\\`")) expect(line).toBe("```");
    expect(message.allowed_mentions).toEqual({ parse: [] });
    expect(callbackProblems({ type: 4, data: message })).toEqual([]);
  });

  it("puts five variations on buttons and the others into a menu, without repeating one", () => {
    const actions = Array.from({ length: 9 }, (_, i) => ({
      label: `v${i}`,
      command: `/latency tpot:${Math.min(i, 7)}`,
    }));
    const [buttons, menu] = renderAnswer(fullAnswer({ actions }), "en", false).message.components ?? [];
    expect(buttons?.components).toHaveLength(5);
    expect(menu?.components[0]).toMatchObject({ type: 3, placeholder: "More variations…" });
    expect(menu?.components[0]).toHaveProperty("options.length", 3);
  });
});

describe("renderRefused and notice", () => {
  it("are seen by the asker alone and valid", () => {
    const refusal = { ok: false, failure: { code: "domain" }, message: "tpot: -1 is out of range." } as const;
    for (const message of [renderRefused(refusal, "en", { title: "/latency tpot" }), notice("Slow down.")]) {
      expect(message.flags).toBe(64);
      expect(callbackProblems({ type: 4, data: message })).toEqual([]);
    }
  });
});
