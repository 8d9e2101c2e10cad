import type { Lang, Text } from "../../text/lang.js";
import type { Condition, Sheet } from "../model.js";
import { grid } from "./grid.js";
import { liveThroughput, liveTpot, liveTtft, PLANNED } from "./live.js";
import type { Flavour } from "./types.js";

/** Kinds of figures that a benchmark prints, with the prediction that stands against each. */
const ROWS: readonly {
  readonly label: Text;
  readonly unit: string;
  readonly portable: string;
  readonly live: string;
  readonly speed: boolean;
}[] = [
  {
    label: { en: "TTFT of an idle replica", fr: "TTFT d’un réplica au repos" },
    unit: "ms",
    portable: "ttft_model",
    live: liveTtft(PLANNED),
    speed: false,
  },
  {
    label: { en: "time per token, one user", fr: "temps par token, un utilisateur" },
    unit: "ms",
    portable: "tpot_model_alone",
    live: liveTpot(PLANNED),
    speed: false,
  },
  {
    label: { en: "speed of one user", fr: "vitesse d’un utilisateur" },
    unit: "tok/s",
    portable: "1000/tpot_model_alone",
    live: `1000/${liveTpot(PLANNED)}`,
    speed: true,
  },
  {
    label: { en: "output with all places taken", fr: "débit, toutes places prises" },
    unit: "tok/s",
    portable: "tps_model_full",
    live: liveThroughput(PLANNED, "MAX(1,slots)"),
    speed: true,
  },
];

const TOP = 5;

/** Measured values beside the predictions; their median ratio can scale the plan. */
export function checkSheet(name: string, flavour: Flavour, lang: Lang): Sheet {
  const { cells, put, formula } = grid();
  const yes = { en: "yes", fr: "oui" }[lang];
  const no = { en: "no", fr: "non" }[lang];
  put(0, 0, { en: "Check against measurements", fr: "Contrôle par des mesures" }[lang], "title");
  put(
    1,
    0,
    {
      en: "Type what you measured; leave the rest blank. Above 1, the machine is slower than predicted.",
      fr: "Saisissez ce que vous avez mesuré ; laissez le reste vide. Au-dessus de 1, la machine est plus lente que prévu.",
    }[lang],
    "note",
  );
  const heads: readonly Text[] = [
    { en: "figure", fr: "grandeur" },
    { en: "predicted", fr: "prévu" },
    { en: "unit", fr: "unité" },
    { en: "measured", fr: "mesuré" },
    { en: "error", fr: "écart" },
    { en: "times as long", fr: "fois plus long" },
  ];
  heads.forEach((head, column) => {
    put(TOP - 2, column, head[lang], "heading");
  });
  ROWS.forEach(({ label, unit, portable, live, speed }, index) => {
    const row = TOP - 1 + index;
    put(row, 0, label[lang], "label");
    formula(row, 1, `IFERROR(${flavour === "live" ? live : portable},"–")`, "output", { format: "#,##0.0" });
    put(row, 2, unit, "unit");
    put(row, 3, "", "input", { format: "#,##0.0" });
    const both = `AND(ISNUMBER(B${row + 1}),ISNUMBER(D${row + 1}))`;
    formula(row, 4, `IF(${both},D${row + 1}/B${row + 1}-1,"–")`, "output", { format: "0%" });
    formula(
      row,
      5,
      `IF(${both},${speed ? `B${row + 1}/D${row + 1}` : `D${row + 1}/B${row + 1}`},"–")`,
      "output",
      { format: "0.00" },
    );
  });
  const last = TOP - 1 + ROWS.length;
  const errors = { row: TOP - 1, column: 4, rows: ROWS.length, columns: 1 };
  const conditions: Condition[] = [
    { block: errors, formula: `AND(ISNUMBER($E${TOP}),ABS($E${TOP})<=0.25)`, look: "good" },
    { block: errors, formula: `AND(ISNUMBER($E${TOP}),ABS($E${TOP})>0.25)`, look: "warning" },
  ];
  const measured = {
    block: { row: TOP - 1, column: 3, rows: ROWS.length, columns: 1 },
    rule: { kind: "decimal", min: 0.000001, max: 1e9 },
    title: { en: "measured", fr: "mesuré" }[lang],
    message: { en: "A number above 0, or blank.", fr: "Un nombre supérieur à 0, ou rien." }[lang],
  } as const;
  put(last + 1, 0, { en: "median of the ratios", fr: "médiane des rapports" }[lang], "label");
  formula(last + 1, 1, `IF(COUNT(F${TOP}:F${last})>0,MEDIAN(F${TOP}:F${last}),1)`, "output", {
    name: "measured_ratio",
    format: "0.000",
  });
  put(last + 2, 0, { en: "scale the plan by it", fr: "l’appliquer au plan" }[lang], "label");
  put(last + 2, 1, no, "input", { name: "use_correction" });
  put(last + 3, 0, { en: "correction of all times", fr: "correction de tous les temps" }[lang], "label");
  formula(last + 3, 1, `IF(use_correction="${yes}",measured_ratio,1)`, "key", {
    name: "correction",
    format: "0.000",
  });
  return {
    name,
    cells,
    widths: [40, 14, 9, 14, 10, 16],
    frozenRows: TOP - 1,
    conditions,
    validations: [
      measured,
      {
        block: { row: last + 2, column: 1, rows: 1, columns: 1 },
        rule: { kind: "list", source: `"${no},${yes}"` },
        title: { en: "correction", fr: "correction" }[lang],
        message: { en: "Choose from the list.", fr: "Choisissez dans la liste." }[lang],
      },
    ],
  };
}
