import type { Cell } from "../../define.js";
import type { Lang, Text } from "../../text/lang.js";
import { cellRef } from "../address.js";
import type { Block, Sheet, SheetChart } from "../model.js";
import type { StepRef } from "./compare-sheet.js";
import { type Grid, grid } from "./grid.js";
import { type LiveCase, liveFits, livePlaces, liveThroughput, liveTpot, liveTtft, PLANNED } from "./live.js";
import { cachedTokens } from "./step.js";
import type { Flavour } from "./types.js";

/** One input swept, the others as in the Plan. */
export interface Sweep {
  readonly input: "users" | "prompt_tokens" | "quant";
  readonly values: readonly Cell[];
  /** Index of its first case among the columns of the Steps sheet. */
  readonly firstCase: number;
}

/** Where the values of the sweeps stand, so that the Steps sheet can read them. */
export function sweepCells(
  sweeps: readonly Sweep[],
): readonly { readonly input: Sweep["input"]; readonly ref: string }[] {
  let row = TOP;
  return sweeps.flatMap(({ input, values }) => {
    const refs = values.map((_, index) => ({ input, ref: `$A$${row + 2 + index + 1}` }));
    row += values.length + 4;
    return refs;
  });
}

interface Column {
  readonly head: Text;
  readonly unit: string;
  readonly step: string;
  readonly live: (cell: string) => string;
  readonly format: string;
}

const TOP = 3;

const alone = (cell: (ref: string) => LiveCase): readonly Column[] => [
  {
    head: { en: "TTFT, idle", fr: "TTFT, au repos" },
    unit: "ms",
    step: "ttft_alone",
    live: (ref) => `${liveTtft(cell(ref))}*correction`,
    format: "#,##0",
  },
  {
    head: { en: "speed alone", fr: "vitesse seul" },
    unit: "tok/s",
    step: "1000/tpot_alone",
    live: (ref) => `1000/(${liveTpot(cell(ref))}*correction)`,
    format: "#,##0.0",
  },
  {
    head: { en: "places", fr: "places" },
    unit: "",
    step: "slots",
    live: (ref) => livePlaces(cell(ref)),
    format: "#,##0",
  },
  {
    head: { en: "output at most", fr: "débit maximal" },
    unit: "tok/s",
    step: "tps_full",
    live: (ref) => `${liveThroughput(cell(ref), `MAX(1,${livePlaces(cell(ref))})`)}/correction`,
    format: "#,##0",
  },
];

const withPrompt = (ref: string): LiveCase => ({ ...PLANNED, prompt: ref, cached: cachedTokens(ref) });

function columnsOf(input: Sweep["input"]): readonly Column[] {
  if (input === "prompt_tokens") return alone(withPrompt);
  if (input === "quant") return alone((ref) => ({ ...PLANNED, quant: ref }));
  return [
    {
      head: { en: "speed of each user", fr: "vitesse de chacun" },
      unit: "tok/s",
      step: "tps_user",
      live: (ref) => `1000/(${liveTpot(PLANNED, ref)}*correction)`,
      format: "#,##0.0",
    },
    {
      head: { en: "output of the replica", fr: "débit du réplica" },
      unit: "tok/s",
      step: "tps_load",
      live: (ref) => `${liveThroughput(PLANNED, ref)}/correction`,
      format: "#,##0",
    },
  ];
}

const ALONE_STEPS = ["ttft_alone", "tpot_alone", "slots", "tps_full"];

/** What the sweeps read from the Steps sheet. */
export const SWEPT_STEPS: Readonly<Record<Sweep["input"], readonly string[]>> = {
  users: ["tps_user", "tps_load"],
  prompt_tokens: ALONE_STEPS,
  quant: ALONE_STEPS,
};

const TITLES: Readonly<Record<Sweep["input"], readonly [Text, Text]>> = {
  users: [
    { en: "Users at once on one replica", fr: "Utilisateurs simultanés sur un réplica" },
    { en: "users", fr: "utilisateurs" },
  ],
  prompt_tokens: [
    { en: "Length of the prompt", fr: "Longueur du prompt" },
    { en: "prompt, tokens", fr: "prompt, tokens" },
  ],
  quant: [
    { en: "Number format", fr: "Format numérique" },
    { en: "format", fr: "format" },
  ],
};

/** What happens when one thing changes: users, prompt, format, utilisation; the two charts that decide most plans. */
export function sensitivitySheet(
  name: string,
  sweeps: readonly Sweep[],
  stepRef: StepRef,
  flavour: Flavour,
  lang: Lang,
): Sheet {
  const g = grid();
  g.put(0, 0, { en: "Sensitivity", fr: "Sensibilité" }[lang], "title");
  g.put(
    1,
    0,
    {
      en: "One input changes, the others stay as in the Plan.",
      fr: "Une entrée change, les autres restent celles du plan.",
    }[lang],
    "note",
  );
  let row = TOP;
  let users: Block | undefined;
  for (const sweep of sweeps) {
    const [title, head] = TITLES[sweep.input];
    const columns = columnsOf(sweep.input);
    g.put(row, 0, title[lang], "heading");
    g.put(row + 1, 0, head[lang], "heading");
    columns.forEach((column, index) => {
      g.put(
        row + 1,
        1 + index,
        `${column.head[lang]}${column.unit === "" ? "" : `, ${column.unit}`}`,
        "heading",
      );
    });
    sweep.values.forEach((value, index) => {
      const at = row + 2 + index;
      g.put(at, 0, value, "input", typeof value === "number" ? { format: "#,##0" } : {});
      columns.forEach((column, i) => {
        const step = column.step.replace(/[a-z_]{4,}/, (word) => stepRef(word, sweep.firstCase + index));
        const text = flavour === "live" ? column.live(`$A${at + 1}`) : step;
        g.formula(at, 1 + i, `IFERROR(${guarded(text, sweep, index, at, stepRef, flavour)},"–")`, "output", {
          format: column.format,
        });
      });
    });
    if (sweep.input === "users") users = { row: row + 2, column: 0, rows: sweep.values.length, columns: 1 };
    row += sweep.values.length + 4;
  }
  const cost = costTable(g, row, lang);
  return {
    name,
    cells: g.cells,
    widths: [36, 26, 26, 20, 22, 4, 12, 12],
    frozenRows: TOP - 1,
    landscape: true,
    charts: chartsOf(users, cost, lang),
  };
}

/** A case that does not fit has no figures, whatever the formulas give. */
function guarded(
  text: string,
  sweep: Sweep,
  index: number,
  row: number,
  stepRef: StepRef,
  flavour: Flavour,
): string {
  if (sweep.input === "users") return text;
  const ref = cellRef(row, 0);
  const fits =
    flavour === "live"
      ? liveFits(sweep.input === "quant" ? { ...PLANNED, quant: ref } : withPrompt(ref))
      : `${stepRef("slots", sweep.firstCase + index)}>=1`;
  return `IF(${fits},${text},"–")`;
}

/** Idle hours are paid: the same output at a share of its capacity. */
function costTable(g: Grid, top: number, lang: Lang): Block {
  g.put(top, 0, { en: "Utilisation", fr: "Taux d’utilisation" }[lang], "heading");
  g.put(top + 1, 0, { en: "share of full output", fr: "part du plein débit" }[lang], "heading");
  g.put(top + 1, 1, { en: "cost, USD/M tokens", fr: "coût, USD/M tokens" }[lang], "heading");
  g.put(top + 1, 2, { en: "API, output, USD/M", fr: "API, sortie, USD/M" }[lang], "heading");
  for (let i = 0; i < 10; i++) {
    const row = top + 2 + i;
    g.put(row, 0, (i + 1) / 10, undefined, { format: "0%" });
    g.formula(row, 1, `IFERROR(gpus*usd_per_gpu_hour*1E6/(3600*tps_full*A${row + 1}),"–")`, "output", {
      format: "#,##0.000",
    });
    g.formula(row, 2, `IF(ISNUMBER(api_output_usd_per_m),api_output_usd_per_m,"–")`, "output", {
      format: "#,##0.000",
    });
  }
  return { row: top + 2, column: 0, rows: 10, columns: 1 };
}

function chartsOf(users: Block | undefined, cost: Block, lang: Lang): readonly SheetChart[] {
  const beside = (row: number) => ({ row, column: 6, rows: 18, columns: 8 });
  const column = (block: Block, index: number) => ({ ...block, column: index });
  return [
    ...(users
      ? [
          {
            kind: "scatter" as const,
            title: {
              en: "Output of a replica against the speed of its users",
              fr: "Débit d’un réplica selon la vitesse de ses utilisateurs",
            }[lang],
            alt: {
              en: "Curve: more users mean more output and less speed for each",
              fr: "Courbe : plus d’utilisateurs, plus de débit et moins de vitesse pour chacun",
            }[lang],
            xTitle: { en: "tok/s of each user", fr: "tok/s de chacun" }[lang],
            yTitle: { en: "tok/s of the replica", fr: "tok/s du réplica" }[lang],
            series: [
              {
                name: { en: "replica", fr: "réplica" }[lang],
                categories: column(users, 1),
                values: column(users, 2),
              },
            ],
            place: beside(TOP),
          },
        ]
      : []),
    {
      kind: "scatter",
      title: { en: "Cost against utilisation", fr: "Coût selon le taux d’utilisation" }[lang],
      alt: {
        en: "Curve: cost per million tokens falls as utilisation rises; line: the API",
        fr: "Courbe : le coût par million de tokens baisse quand le taux monte ; droite : l’API",
      }[lang],
      xTitle: { en: "share of full output", fr: "part du plein débit" }[lang],
      yTitle: "USD/M",
      series: [
        { name: { en: "own GPUs", fr: "GPU propres" }[lang], categories: cost, values: column(cost, 1) },
        { name: "API", categories: cost, values: column(cost, 2) },
      ],
      place: beside(TOP + 20),
    },
  ];
}
