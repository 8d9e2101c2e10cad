import type { Lang, Text } from "../../text/lang.js";
import type { Condition, Sheet, Validation } from "../model.js";
import { grid } from "./grid.js";
import { liveReplicas } from "./live.js";
import { orDash, type PlanOutput, whenSized } from "./output.js";
import type { PlanInput } from "./plan-inputs.js";
import { VERDICT } from "./plan-outputs.js";
import { up } from "./step.js";
import type { Flavour, Plan } from "./types.js";

const TOP = 3;
/** Inputs in columns A to C, outputs in E to I. */
const OUT = 4;

const HEADS: readonly Text[] = [
  { en: "input", fr: "entrée" },
  { en: "value", fr: "valeur" },
  { en: "unit", fr: "unité" },
];
const OUT_HEADS: readonly Text[] = [
  { en: "result", fr: "résultat" },
  { en: "expected", fr: "attendu" },
  { en: "unit", fr: "unité" },
  { en: "low", fr: "bas" },
  { en: "high", fr: "haut" },
];

/** The sheet that a planner reads: inputs in one marked block, results beside them, twelve months below. */
export function planSheet(
  name: string,
  plan: Plan,
  inputs: readonly PlanInput[],
  outputs: readonly PlanOutput[],
  notes: readonly string[],
  flavour: Flavour,
  lang: Lang,
): Sheet {
  const { cells, put, formula } = grid();
  const validations: Validation[] = [];
  const conditions: Condition[] = [];
  put(0, 0, { en: "Capacity plan", fr: "Plan de capacité" }[lang], "title");
  put(1, 0, `${plan.modelName} · ${plan.hardwareName} · ${plan.quantName}`, "note");
  HEADS.forEach((head, index) => {
    put(TOP - 1, index, head[lang], "heading");
  });
  OUT_HEADS.forEach((head, index) => {
    put(TOP - 1, OUT + index, head[lang], "heading");
  });
  // The first band stands rows below its heads.
  for (const band of [3, 4]) put(TOP, OUT + band, "", "output");
  let row = TOP;
  for (const { name: inputName, label, unit, value, format, rule, heading } of inputs) {
    if (heading) put(row++, 0, heading[lang], "heading");
    put(row, 0, label[lang], "label");
    put(row, 1, value, "input", { name: inputName, ...(format === undefined ? {} : { format }) });
    put(row, 2, unit[lang], "unit");
    if (rule)
      validations.push({
        block: { row, column: 1, rows: 1, columns: 1 },
        rule,
        title: label[lang],
        message: limitsOf(rule, lang),
      });
    row++;
  }
  const inputsEnd = row;
  row = TOP;
  for (const output of outputs) {
    if (output.heading) put(row++, OUT, output.heading[lang], "heading");
    const format = output.format === undefined ? {} : { format: output.format };
    put(row, OUT, output.label[lang], "label");
    formula(row, OUT + 1, output.formula, output.key ? "key" : "output", {
      ...format,
      ...(output.name === undefined ? {} : { name: output.name }),
    });
    put(row, OUT + 2, output.unit[lang], "unit");
    if (output.low !== undefined) formula(row, OUT + 3, output.low, undefined, format);
    if (output.high !== undefined) formula(row, OUT + 4, output.high, undefined, format);
    if (output.name?.endsWith("_verdict")) conditions.push(...verdictLooks(row, lang));
    row++;
  }
  row = Math.max(row, inputsEnd) + 1;
  const growthHeads = row;
  row = growthTable(row);
  const growthTop = growthHeads + 1;
  put(row++, 0, { en: "Notes", fr: "Notes" }[lang], "heading");
  for (const note of notes) put(row++, 0, note, "note");
  return {
    name,
    cells,
    // Wide enough that in print, as wide as the page, the inputs and results are no higher than it.
    widths: [42, 28, 10, 4, 40, 20, 11, 14, 14],
    frozenRows: TOP,
    validations,
    conditions,
    landscape: true,
    pageBreaks: [growthHeads],
    charts: [
      {
        kind: "column" as const,
        title: { en: "GPUs over twelve months", fr: "GPU sur douze mois" }[lang],
        alt: {
          en: "Columns: GPUs in all, month by month",
          fr: "Colonnes : GPU au total, mois par mois",
        }[lang],
        xTitle: { en: "month", fr: "mois" }[lang],
        yTitle: "GPU",
        series: [
          {
            name: { en: "GPUs in all", fr: "GPU au total" }[lang],
            categories: { row: growthTop, column: 0, rows: 13, columns: 1 },
            values: { row: growthTop, column: 5, rows: 13, columns: 1 },
          },
        ],
        place: { row: row + 1, column: 0, rows: 16, columns: 6 },
      },
    ],
  };

  /** The same replica at a growing rate: what one serves does not change, so in cells a division is enough. */
  function growthTable(top: number): number {
    const heads: readonly (Text | undefined)[] = [
      { en: "month", fr: "mois" },
      { en: "requests per second", fr: "requêtes par seconde" },
      undefined,
      undefined,
      { en: "replicas deployed", fr: "réplicas déployés" },
      { en: "GPUs", fr: "GPU" },
      undefined,
      { en: "USD a month", fr: "USD par mois" },
    ];
    heads.forEach((head, column) => {
      if (head) put(top, column, head[lang], "heading");
    });
    for (let month = 0; month <= 12; month++) {
      const at = top + 1 + month;
      put(at, 0, month, undefined, { format: "0" });
      formula(at, 1, `requests_per_s*(1+growth_per_month)^A${at + 1}`, undefined, { format: "#,##0.0" });
      formula(
        at,
        4,
        orDash(whenSized(`${up(`${replicasAt(`B${at + 1}`)}/(1-headroom)-1E-9`)}+spares`)),
        undefined,
        { format: "#,##0" },
      );
      formula(at, 5, `IF(ISNUMBER(E${at + 1}),E${at + 1}*gpus,"–")`, undefined, { format: "#,##0" });
      formula(at, 7, orDash(`F${at + 1}*usd_per_gpu_hour*hours_per_day*365/12`), undefined, {
        format: "#,##0",
      });
    }
    return top + 15;
  }

  function replicasAt(rate: string): string {
    if (flavour === "live") return liveReplicas(rate);
    return `MAX(1,${up(`${rate}*peak_factor/replica_rate*(1-1E-12)`)})`;
  }
}

function verdictLooks(row: number, lang: Lang): readonly Condition[] {
  const block = { row, column: OUT + 1, rows: 1, columns: 1 };
  const cell = `$F$${row + 1}`;
  const good = [VERDICT.kept, VERDICT.fits].map((text) => `${cell}="${text[lang]}"`).join(",");
  return [
    { block, formula: `OR(${good})`, look: "good" },
    { block, formula: `${cell}="–"`, look: "warning" },
    { block, formula: `AND(NOT(OR(${good})),${cell}<>"–")`, look: "bad" },
  ];
}

function limitsOf(rule: Validation["rule"], lang: Lang): string {
  if (rule.kind === "list") return { en: "Choose from the list.", fr: "Choisissez dans la liste." }[lang];
  const kind = {
    whole: { en: "A whole number", fr: "Un nombre entier" },
    decimal: { en: "A number", fr: "Un nombre" },
  }[rule.kind][lang];
  return lang === "fr"
    ? `${kind} de ${rule.min} à ${rule.max}.`.replaceAll(".", ",").replace(/,$/, ".")
    : `${kind} from ${rule.min} to ${rule.max}.`;
}
