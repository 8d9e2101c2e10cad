import type { APIEmbed, APIEmbedField } from "discord.js";
import type { Answer, AnswerInput, Figure } from "../../core/answers/answer.js";
import { formatBound } from "../../core/answers/figures.js";
import { formatNumber, type Lang, type Text } from "../../core/index.js";
import { cut, fitLines, limits } from "../limits.js";
import { fill, texts } from "../texts.js";
import { clean, codeBlock, escapeText, oneLine } from "./escape.js";
import { renderTable } from "./table.js";

/** The accent colour of an answer and that of a refusal. */
export const COLOUR = { answer: 0x2f6f5e, refusal: 0xb3541e } as const;

// Each part has at most its share; what the others leave of the 6,000 characters goes to the working lines and the table.
const SHARE = {
  title: limits.embedTitle,
  figures: 800,
  inputs: 900,
  formulas: 420,
  notes: 900,
  sources: 300,
  working: 1600,
  table: 1500,
} as const;

/** An answer as one embed, and how many rows of its table are left for a file. */
export function renderEmbed(answer: Answer, lang: Lang): { embed: APIEmbed; rowsLeft: number } {
  const title = cut(escapeText(oneLine(answer.title)), SHARE.title);
  const fields = [
    field(
      texts.inputs[lang],
      lines(
        answer.inputs.map((input) => inputLine(input, lang)),
        SHARE.inputs,
        lang,
      ),
    ),
    ...formulaFields(answer.formulas, lang),
    field(
      texts.notes[lang],
      lines(
        answer.notes.map((note) => `• ${escapeText(note)}`),
        SHARE.notes,
        lang,
      ),
    ),
  ].filter((part) => part.value !== "");
  const sources = cut(answer.sources.map(oneLine).join(" · "), SHARE.sources);
  const used =
    title.length +
    sources.length +
    fields.reduce((sum, { name, value }) => sum + name.length + value.length, 0);
  const { description, rowsLeft } = describe(
    answer,
    Math.min(limits.embedDescription, limits.embedTotal - used) - 100,
    lang,
  );
  return {
    rowsLeft,
    embed: {
      title,
      color: COLOUR.answer,
      ...(description === "" ? {} : { description }),
      ...(fields.length > 0 ? { fields } : {}),
      ...(sources === "" ? {} : { footer: { text: sources } }),
    },
  };
}

/** Figures, working lines and the table, in the room that is left. */
function describe(answer: Answer, room: number, lang: Lang): { description: string; rowsLeft: number } {
  const { table, working } = answer;
  const figures = lines(
    answer.headline.map((figure) => figureLine(figure, answer.title, lang)),
    SHARE.figures,
    lang,
  );
  // Half of what is left for each when there are both.
  const left = room - figures.length;
  const steps = lines(working.map(escapeText), Math.min(SHARE.working, table ? left / 2 : left), lang);
  const shown = table
    ? renderTable(table, Math.min(SHARE.table, left - steps.length))
    : { text: "", left: 0 };
  const parts = [
    figures,
    steps,
    shown.text === "" ? "" : codeBlock(shown.text),
    shown.left > 0 ? fill(texts.moreRows[lang], { n: formatNumber(shown.left, lang, 0) }) : "",
  ];
  return { description: parts.filter((part) => part !== "").join("\n\n"), rowsLeft: shown.left };
}

/** A refusal: what is wrong, in the sentence of the core. */
export function renderRefusal(title: string | undefined, message: string): APIEmbed {
  return {
    ...(title === undefined ? {} : { title: cut(escapeText(oneLine(title)), limits.embedTitle) }),
    color: COLOUR.refusal,
    description: cut(escapeText(clean(message)), 2000),
  };
}

/** `**23.93 tok/s** · per user (band 20 – 30, ceiling 47)`; a label that repeats the title is left out. */
function figureLine(figure: Figure, title: string, lang: Lang): string {
  const { label, text, low, high, ceiling } = figure;
  const number = (bound: number) => formatBound(figure, bound, lang);
  const range = [
    ...(low !== undefined && high !== undefined
      ? [`${texts.band[lang]} ${number(low)} – ${number(high)}`]
      : []),
    ...(ceiling !== undefined ? [`${texts.ceiling[lang]} ${number(ceiling)}`] : []),
  ].join(", ");
  const name = label === title ? "" : ` · ${escapeText(oneLine(label))}`;
  return `**${escapeText(oneLine(text))}**${name}${range === "" ? "" : ` (${range})`}`;
}

function inputLine({ label, value, source }: AnswerInput, lang: Lang): string {
  const mark = {
    given: "",
    derived: texts.derived[lang],
    default: texts.byDefault[lang],
    catalogue: texts.catalogue[lang],
  }[source];
  const colon = lang === "fr" ? "\u00a0:" : ":";
  return `${escapeText(oneLine(label))}${colon} ${escapeText(oneLine(value))}${mark === "" ? "" : ` *(${mark})*`}`;
}

/** The formulas in the reader's style, and in the other one where it differs; only whole ones, for a cut one is useless. */
function formulaFields(formulas: readonly Text[], lang: Lang): readonly APIEmbedField[] {
  const other: Lang = lang === "fr" ? "en" : "fr";
  const block = (style: Lang) => {
    const { text } = fitLines(
      formulas.map((formula) => oneLine(formula[style])),
      SHARE.formulas,
    );
    return text === "" ? "" : codeBlock(text);
  };
  const own = block(lang);
  const others = block(other);
  return [
    field(texts.formula[lang], own),
    ...(others === own ? [] : [field(texts.otherFormula[lang], others)]),
  ];
}

function field(name: string, value: string): APIEmbedField {
  return { name, value };
}

/** Whole lines within a share; a first line that is too long is cut, others are counted. */
function lines(all: readonly string[], most: number, lang: Lang): string {
  const full = all.filter((line) => line !== "").map((line) => cut(line, most - 40));
  const { text, left } = fitLines(full, most - 40);
  return left === 0 ? text : `${text}\n${fill(texts.moreLines[lang], { n: left })}`;
}
