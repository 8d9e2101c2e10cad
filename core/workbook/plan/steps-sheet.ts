import type { Cell } from "../../define.js";
import type { Lang, Text } from "../../text/lang.js";
import { cellRef } from "../address.js";
import type { Sheet } from "../model.js";
import { CASE_INPUTS, type CaseInput } from "./case-inputs.js";
import { grid } from "./grid.js";
import { cachedTokens, FIGURES, formatOf, type Step, withNames } from "./step.js";
import { factSteps } from "./steps-facts.js";
import { memorySteps } from "./steps-memory.js";
import { speedSteps } from "./steps-speed.js";

/** A column beside the plan: the plan's inputs but for those changed here, each a value or a formula ("=..."). */
export interface Case {
  readonly title: string;
  readonly changes: Partial<Readonly<Record<CaseInput, Cell>>>;
  /** The steps that are asked for; only these and what leads to them are written. */
  readonly needs: readonly string[];
}

const FIRST_COLUMN = 3;
const FIRST_ROW = 3;

const INPUT_LABELS: Readonly<Record<CaseInput, Text>> = {
  model: { en: "model", fr: "modèle" },
  hardware: { en: "hardware", fr: "matériel" },
  quant: { en: "number format", fr: "format numérique" },
  gpus: { en: "GPUs of a replica", fr: "GPU par réplica" },
  engine: { en: "engine", fr: "moteur" },
  prompt_tokens: { en: "prompt", fr: "prompt" },
  output_tokens: { en: "answer", fr: "réponse" },
  cached_tokens: { en: "of the prompt, cached", fr: "dont en cache" },
  users: { en: "users at once", fr: "utilisateurs simultanés" },
};

/** Inputs of the Plan column that are no cells of the Plan sheet. */
const DERIVED: Partial<Record<CaseInput, string>> = {
  cached_tokens: cachedTokens("prompt_tokens"),
  users: "IF(ISNUMBER(running),MAX(1,running),1)",
};

export interface StepsSheet {
  readonly sheet: Sheet;
  /** Where a step of a case stands. */
  readonly cellOf: (step: string, caseIndex: number) => { readonly row: number; readonly column: number };
}

/** The calculation, one step a row: the plan in the first column, then the cases that the other sheets compare. */
export function stepsSheet(
  name: string,
  cases: readonly Case[],
  counts: readonly number[],
  lang: Lang,
): StepsSheet {
  const { cells, put, formula } = grid();
  const steps: readonly Step[] = [...factSteps(), ...memorySteps(counts), ...speedSteps()];
  put(0, 0, { en: "Calculation, one step a row", fr: "Calcul, une étape par ligne" }[lang], "title");
  put(
    1,
    0,
    {
      en: "The Plan column works with names: each row is a name that the others use. The other columns are the cases of Compare and Sensitivity.",
      fr: "La colonne Plan calcule avec des noms : chaque ligne porte un nom que les autres utilisent. Les autres colonnes sont les cas de Comparaison et de Sensibilité.",
    }[lang],
    "note",
  );
  const heads = [
    { en: "step", fr: "étape" }[lang],
    { en: "name", fr: "nom" }[lang],
    { en: "unit", fr: "unité" }[lang],
    "Plan",
    ...cases.map(({ title }) => title),
  ];
  heads.forEach((title, column) => {
    put(2, column, title, "heading");
  });
  const rows = new Map<string, number>(CASE_INPUTS.map((input, index) => [input, FIRST_ROW + index]));
  let row = FIRST_ROW + CASE_INPUTS.length;
  for (const { name: stepName, heading } of steps) {
    if (heading) put(row++, 0, heading[lang], "heading");
    rows.set(stepName, row++);
  }
  for (const input of CASE_INPUTS) {
    const at = rows.get(input) ?? 0;
    put(at, 0, INPUT_LABELS[input][lang]);
    put(at, 1, input, "note");
    const derived = DERIVED[input];
    formula(at, FIRST_COLUMN, derived ?? input, undefined, {
      ...(derived === undefined || input === "users" ? {} : { name: input }),
      ...(input === "users" ? { format: FIGURES } : {}),
    });
    cases.forEach(({ changes }, index) => {
      const change = changes[input] ?? `=$D${at + 1}`;
      const column = FIRST_COLUMN + 1 + index;
      if (typeof change === "string" && change.startsWith("=")) formula(at, column, change.slice(1));
      else put(at, column, change);
    });
  }
  const written = cases.map(({ needs }) => leadingTo(needs, steps));
  const usersRow = rows.get("users") ?? 0;
  for (const one of steps) {
    const at = rows.get(one.name) ?? 0;
    const shown = formatOf(one);
    const format = shown === undefined ? {} : { format: shown };
    put(at, 0, one.label[lang]);
    put(at, 1, one.name, "note");
    put(at, 2, one.unit, "unit");
    // `users` of the plan is no name: the Plan sheet knows the users of the whole fleet only.
    const planned = withNames(one.formula, (word) =>
      word === "users" ? cellRef(usersRow, FIRST_COLUMN) : undefined,
    );
    formula(at, FIRST_COLUMN, planned, undefined, { ...format, name: one.name });
    cases.forEach((_, index) => {
      if (!written[index]?.has(one.name)) return;
      const column = FIRST_COLUMN + 1 + index;
      const text = withNames(one.formula, (word) => {
        const target = rows.get(word);
        return target === undefined ? undefined : cellRef(target, column);
      });
      formula(at, column, text, undefined, format);
    });
  }
  return {
    sheet: {
      name,
      cells,
      widths: [44, 24, 8, 22, ...cases.map(() => 16)],
      frozenRows: 3,
      frozenColumns: 3,
      landscape: true,
    },
    cellOf: (stepName, caseIndex) => {
      const at = rows.get(stepName);
      if (at === undefined) throw new Error(`no step is called ${stepName}`);
      return { row: at, column: FIRST_COLUMN + caseIndex };
    },
  };
}

/** The steps asked for and all that their formulas use. */
function leadingTo(needs: readonly string[], steps: readonly Step[]): ReadonlySet<string> {
  const byName = new Map(steps.map((one) => [one.name, one]));
  const found = new Set<string>();
  const add = (name: string): undefined => {
    const one = byName.get(name);
    if (!one || found.has(name)) return;
    found.add(name);
    withNames(one.formula, add);
  };
  needs.forEach(add);
  return found;
}
