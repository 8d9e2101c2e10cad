import type { Lang, Text } from "../../text/lang.js";
import { columnLetters } from "../address.js";
import type { Sheet } from "../model.js";
import { grid } from "./grid.js";
import { liveFits, livePlaces, liveThroughput, liveTpot, liveTtft, PLANNED } from "./live.js";
import { orDash, quoted } from "./output.js";
import { VERDICT } from "./plan-outputs.js";
import { up } from "./step.js";
import type { Flavour } from "./types.js";

/** A device beside the plan's own, with the GPUs that one replica needs of it. */
export interface Rival {
  readonly hardware: string;
  readonly gpus: number;
}

/** Where a step of a rival stands, as a reference. */
export type StepRef = (step: string, index: number) => string;

interface Column {
  readonly head: Text;
  readonly unit: string;
  readonly portable: (step: (name: string) => string, row: number) => string;
  readonly live: (row: number) => string;
  readonly format?: string;
}

/** Row of the first device, from 0. */
export const COMPARED_TOP = 6;
const TOP = COMPARED_TOP;
export const COMPARE_USERS_ROW = 2;
const USUAL_USERS = 16;

const at = (row: number) => ({ ...PLANNED, hardware: `$A${row}`, gpus: `$B${row}` });
const rentOf = (row: number) => `$B${row}*INDEX(hardware_on_demand_usd,MATCH($A${row},hardware_name,0))`;

function columns(lang: Lang): readonly Column[] {
  const fits = (test: string) => `IF(${test},${quoted(VERDICT.fits, lang)},${quoted(VERDICT.not, lang)})`;
  return [
    {
      head: { en: "memory", fr: "mémoire" },
      unit: "",
      portable: (step) => fits(`${step("slots")}>=1`),
      live: (row) => fits(liveFits(at(row))),
    },
    {
      head: { en: "places", fr: "places" },
      unit: "",
      portable: (step) => step("slots"),
      live: (row) => livePlaces(at(row)),
      format: "#,##0",
    },
    {
      head: { en: "user, low", fr: "utilisateur, bas" },
      unit: "tok/s",
      portable: (step) => `1000/(${step("tpot_ms_users")}*${step("tpot_p90")}*${step("widening")})`,
      live: (row) => `1000/(${liveTpot(at(row), "compare_users", "high")}*correction)`,
      format: "#,##0.0",
    },
    {
      head: { en: "user", fr: "utilisateur" },
      unit: "tok/s",
      portable: (step) => step("tps_user"),
      live: (row) => `1000/(${liveTpot(at(row), "compare_users")}*correction)`,
      format: "#,##0.0",
    },
    {
      head: { en: "user, high", fr: "utilisateur, haut" },
      unit: "tok/s",
      portable: (step) =>
        `1000/MAX(${step("tpot_ms_users")}*${step("tpot_p10")}/${step("widening")},${step("floor_ms_users")})`,
      live: (row) =>
        `1000/MAX(${liveTpot(at(row), "compare_users", "low")}*correction,${liveTpot(at(row), "compare_users", "floor")})`,
      format: "#,##0.0",
    },
    {
      head: { en: "TTFT, idle", fr: "TTFT, au repos" },
      unit: "ms",
      portable: (step) => step("ttft_alone"),
      live: (row) => `${liveTtft(at(row))}*correction`,
      format: "#,##0",
    },
    {
      head: { en: "output at most", fr: "débit maximal" },
      unit: "tok/s",
      portable: (step) => step("tps_full"),
      live: (row) => `${liveThroughput(at(row), `MAX(1,${livePlaces(at(row))})`)}/correction`,
      format: "#,##0",
    },
    {
      head: { en: "rent", fr: "loyer" },
      unit: "USD/h",
      portable: (_, row) => rentOf(row),
      live: rentOf,
      format: "#,##0.00",
    },
  ];
}

/** What the columns read from the Steps sheet. */
export const COMPARED_STEPS = [
  "slots",
  "tpot_ms_users",
  "tpot_p10",
  "tpot_p90",
  "widening",
  "tps_user",
  "floor_ms_users",
  "ttft_alone",
  "tps_full",
] as const;

const HEAD_HARDWARE: Text = { en: "hardware", fr: "matériel" };

/** Devices side by side, each with its own count of GPUs; both are inputs. */
export function compareSheet(
  name: string,
  rivals: readonly Rival[],
  stepRef: StepRef,
  flavour: Flavour,
  lang: Lang,
): Sheet {
  const { cells, put, formula } = grid();
  put(0, 0, { en: "Hardware side by side", fr: "Matériels côte à côte" }[lang], "title");
  put(
    1,
    0,
    {
      en: "Model, format, engine and lengths of the Plan. Choose other devices and counts in the marked cells. User: speed that each of them sees. For the peak: cards by output alone, without the limits.",
      fr: "Modèle, format, moteur et longueurs du plan. Choisissez d’autres cartes et nombres dans les cellules marquées. Utilisateur : vitesse que chacun voit. Pour la pointe : cartes par le débit seul, sans les limites.",
    }[lang],
    "note",
  );
  put(
    COMPARE_USERS_ROW,
    0,
    { en: "users at once on a replica", fr: "utilisateurs simultanés par réplica" }[lang],
  );
  put(COMPARE_USERS_ROW, 1, USUAL_USERS, "input", { name: "compare_users", format: "#,##0" });
  const shown = columns(lang);
  put(TOP - 2, 0, HEAD_HARDWARE[lang], "heading");
  put(TOP - 2, 1, "GPU", "heading");
  const output = 2 + shown.findIndex(({ head }) => head.en === "output at most");
  const rent = 2 + shown.findIndex(({ head }) => head.en === "rent");
  const extra: readonly { head: Text; unit: string; formula: (row: number) => string; format: string }[] = [
    {
      head: { en: "cost, full use", fr: "coût, plein usage" },
      unit: "USD/M",
      formula: (row) => `IFERROR(${columnLetters(rent)}${row}*1E6/(3600*${columnLetters(output)}${row}),"–")`,
      format: "#,##0.000",
    },
    {
      head: { en: "for the peak", fr: "pour la pointe" },
      unit: "GPU",
      formula: (row) =>
        orDash(`${up(`requests_per_s*peak_factor*output_tokens/${columnLetters(output)}${row}`)}*$B${row}`),
      format: "#,##0",
    },
  ];
  [...shown, ...extra].forEach(({ head, unit }, index) => {
    put(TOP - 2, 2 + index, head[lang], "heading");
    put(TOP - 1, 2 + index, unit, "unit");
  });
  rivals.forEach(({ hardware, gpus }, index) => {
    const row = TOP + index;
    put(row, 0, hardware, "input");
    put(row, 1, gpus, "input", { format: "0" });
    shown.forEach((column, i) => {
      const text =
        flavour === "live" ? column.live(row + 1) : column.portable((step) => stepRef(step, index), row + 1);
      formula(
        row,
        2 + i,
        orDash(text),
        "output",
        column.format === undefined ? {} : { format: column.format },
      );
    });
    extra.forEach((column, i) => {
      formula(row, 2 + shown.length + i, column.formula(row + 1), "output", { format: column.format });
    });
  });
  const first = shown.findIndex(({ head }) => head.en.startsWith("user"));
  const speeds = shown.filter(({ head }) => head.en.startsWith("user"));
  const block = (column: number, width = 1) => ({ row: TOP, column, rows: rivals.length, columns: width });
  return {
    name,
    cells,
    widths: [34, 8, ...shown.map(({ head }) => Math.max(11, head[lang].length + 2)), 18, 16],
    frozenRows: TOP,
    frozenColumns: 1,
    landscape: true,
    validations: [
      {
        block: block(0),
        rule: { kind: "list", source: "hardware_name" },
        title: HEAD_HARDWARE[lang],
        message: { en: "Choose from the list.", fr: "Choisissez dans la liste." }[lang],
      },
      {
        block: block(1),
        rule: { kind: "list", source: '"1,2,4,8"' },
        title: "GPU",
        message: { en: "1, 2, 4 or 8.", fr: "1, 2, 4 ou 8." }[lang],
      },
      {
        block: { row: COMPARE_USERS_ROW, column: 1, rows: 1, columns: 1 },
        rule: { kind: "whole", min: 1, max: 100000 },
        title: { en: "users", fr: "utilisateurs" }[lang],
        message: { en: "A whole number from 1.", fr: "Un nombre entier à partir de 1." }[lang],
      },
    ],
    conditions: [
      { block: block(2), formula: `$C${TOP + 1}="${VERDICT.fits[lang]}"`, look: "good" },
      { block: block(2), formula: `$C${TOP + 1}<>"${VERDICT.fits[lang]}"`, look: "bad" },
    ],
    charts: [
      {
        kind: "column",
        title: { en: "Speed of a user, with its band", fr: "Vitesse d’un utilisateur, avec sa fourchette" }[
          lang
        ],
        alt: {
          en: "Columns: tokens per second of a user on each device",
          fr: "Colonnes : tokens par seconde d’un utilisateur sur chaque carte",
        }[lang],
        xTitle: HEAD_HARDWARE[lang],
        yTitle: "tok/s",
        series: speeds.map(({ head }, index) => ({
          name: head[lang],
          categories: block(0),
          values: block(2 + first + index),
        })),
        place: { row: TOP + rivals.length + 2, column: 0, rows: 18, columns: 7 },
      },
    ],
  };
}
