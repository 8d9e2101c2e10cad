import { GPU_COUNTS } from "../../deployment/replica-size.js";
import { fail } from "../../failure.js";
import type { Lang } from "../../text/lang.js";
import { cellRef, sheetRef } from "../address.js";
import { calculated } from "../calc/calculate.js";
import type { Sheet, Workbook } from "../model.js";
import { AGENT_CASES, AGENT_STEPS, agentsSheet } from "./agents-sheet.js";
import { assumptionsSheet } from "./assumptions-sheet.js";
import { checkSheet } from "./check-sheet.js";
import { COMPARED_STEPS, COMPARED_TOP, compareSheet, type StepRef } from "./compare-sheet.js";
import { formatLabel } from "./format-label.js";
import { loadSheet } from "./load-sheet.js";
import { planInputs } from "./plan-inputs.js";
import { planOutputs } from "./plan-outputs.js";
import { planSheet } from "./plan-sheet.js";
import { planOf } from "./request.js";
import { rivalsOf } from "./rivals.js";
import { SWEPT_STEPS, type Sweep, sensitivitySheet, sweepCells } from "./sensitivity-sheet.js";
import { sheetNames } from "./sheet-names.js";
import { sizingSheet } from "./sizing-sheet.js";
import { cachedTokens } from "./step.js";
import { type Case, stepsSheet } from "./steps-sheet.js";
import { engineEntries, engineTable } from "./tables/engines.js";
import { formatEntries, formatTable } from "./tables/formats.js";
import { classOf, hardwareEntries, hardwareTable } from "./tables/hardware.js";
import { modelEntries, modelTable } from "./tables/models.js";
import { tableSheet } from "./tables/table.js";
import type { Flavour, Plan, PlanRequest } from "./types.js";

export interface PlanOptions {
  readonly flavour: Flavour;
  readonly lang: Lang;
}

/** The workbook of a scenario, every formula with its result. Fails naming the input that is wrong. */
export function planWorkbook(request: PlanRequest, { flavour, lang }: PlanOptions): Workbook {
  return calculated(draft(planOf(request), request, flavour, lang), lang);
}

const USERS = [1, 2, 4, 8, 16, 32, 64, 128, 256];
const PROMPTS = [500, 1000, 2000, 4000, 8000, 16000, 32000];

function draft(plan: Plan, request: PlanRequest, flavour: Flavour, lang: Lang): Workbook {
  const { deployment } = plan;
  const names = sheetNames(lang);
  const models = modelEntries(deployment.model, deployment.modelFacts);
  const [ownModel] = models;
  if (ownModel?.row !== deployment.model) return noCache(deployment.model.name);
  const counts = [...new Set([...GPU_COUNTS, deployment.gpus])].sort((a, b) => a - b);
  const quant = deployment.quant ?? fail("unknown", { param: "quant", given: null });
  const formats = formatEntries(models, { ...deployment, quant }, counts);
  const engineClass = classOf(deployment.engine);
  const ownFormats = formats.filter((entry) => entry.model === ownModel && entry.engineClass === engineClass);
  const hardware = hardwareEntries(deployment);
  const groups = [...new Set(hardware.map(({ facts }) => facts.group))];
  const rivals = rivalsOf(plan);
  const output = plan.inputs.outputTokens;
  const longest = deployment.modelFacts.maxContext ?? Number.POSITIVE_INFINITY;
  const sweeps = sweepsOf(
    rivals.length,
    PROMPTS.filter((prompt) => prompt + output <= longest),
    ownFormats.map((entry) => formatLabel(entry.quant)),
  );
  const firstAgent = rivals.length + sweeps.reduce((sum, { values }) => sum + values.length, 0);
  const cases: readonly Case[] = [
    ...rivals.map(({ hardware: title }, index) => ({
      title,
      changes: {
        hardware: `=${sheetRef(names.compare)}!$A$${COMPARED_TOP + 1 + index}`,
        gpus: `=${sheetRef(names.compare)}!$B$${COMPARED_TOP + 1 + index}`,
        users: "=compare_users",
      },
      needs: COMPARED_STEPS,
    })),
    ...sweepCells(sweeps).map(({ input, ref }, index) => ({
      title: `${names.sensitivity} ${index + 1}`,
      changes: {
        users: "=1",
        [input]: `=${sheetRef(names.sensitivity)}!${ref}`,
        ...(input === "prompt_tokens"
          ? { cached_tokens: `=${cachedTokens(`${sheetRef(names.sensitivity)}!${ref}`)}` }
          : {}),
      },
      needs: SWEPT_STEPS[input],
    })),
    ...AGENT_CASES.map(({ title, changes }) => ({
      title: title[lang],
      changes: { ...changes, users: "=1" },
      needs: AGENT_STEPS,
    })),
  ];
  const steps = stepsSheet(names.steps, cases, counts, lang);
  const stepRef: StepRef = (step, index) => {
    const { row, column } = steps.cellOf(step, index + 1);
    return `${sheetRef(names.steps)}!${cellRef(row, column)}`;
  };
  const formatNames = [
    ...new Set(
      formats.filter((entry) => entry.engineClass === engineClass).map((entry) => formatLabel(entry.quant)),
    ),
  ];
  const inputs = planInputs(plan, request, formatNames, lang);
  const notes = [...plan.notes.map((note) => note[lang]), NOTE[flavour][lang]];
  return {
    title: `${plan.modelName} · ${plan.hardwareName}`,
    ...(flavour === "live" ? { needsAddin: true as const } : {}),
    sheets: [
      planSheet(names.plan, plan, inputs, planOutputs(lang, flavour), notes, flavour, lang),
      compareSheet(names.compare, rivals, stepRef, flavour, lang),
      sensitivitySheet(names.sensitivity, sweeps, stepRef, flavour, lang),
      agentsSheet(names.agents, stepRef, firstAgent, flavour, lang),
      assumptionsSheet(names.assumptions, plan, lang),
      checkSheet(names.check, flavour, lang),
      ...(flavour === "portable"
        ? [steps.sheet, sizingSheet(names.sizing, lang)]
        : [loadSheet(names, rivals.length, lang)]),
      tableSheet(modelTable(models), names.models, lang),
      tableSheet(hardwareTable(hardware), names.hardware, lang),
      ...(flavour === "portable" ? [tableSheet(formatTable(formats, counts), names.formats, lang)] : []),
      tableSheet(engineTable(engineEntries(deployment.engine, ownModel, groups)), names.engines, lang),
    ] satisfies readonly Sheet[],
  };
}

function sweepsOf(
  firstCase: number,
  prompts: readonly number[],
  formats: readonly string[],
): readonly Sweep[] {
  return [
    { input: "users", values: USERS, firstCase },
    { input: "prompt_tokens", values: prompts, firstCase: firstCase + USERS.length },
    { input: "quant", values: formats, firstCase: firstCase + USERS.length + prompts.length },
  ];
}

const NOTE = {
  portable: {
    en: "Native formulas only: change any marked cell in Excel, LibreOffice or Google Sheets. Calculation: sheets Steps and Sizing.",
    fr: "Formules natives seulement : changez toute cellule marquée dans Excel, LibreOffice ou Google Sheets. Calcul : feuilles Étapes et Dimensionnement.",
  },
  live: {
    en: "The cells call the functions of the Jeton add-in: without it they keep their values. Spilling blocks: sheet Load.",
    fr: "Les cellules appellent les fonctions du complément Jeton : sans lui elles gardent leurs valeurs. Blocs qui s’étendent : feuille Charge.",
  },
} as const;

function noCache(model: string): never {
  return fail("unknown", {
    param: "model",
    given: model,
    reason: {
      en: "its cache layout is not public, so the places of a replica cannot be computed",
      fr: "l’organisation de son cache n’est pas publique : les places d’un réplica ne se calculent pas",
    },
  });
}
