import { fail } from "../../failure.js";
import type { Lang } from "../../text/lang.js";
import { calculated } from "../calc/calculate.js";
import type { Workbook } from "../model.js";
import { assumptionsSheet } from "./assumptions-sheet.js";
import { formatLabel } from "./format-label.js";
import { planInputs } from "./plan-inputs.js";
import { planOutputs } from "./plan-outputs.js";
import { planSheet } from "./plan-sheet.js";
import { GPU_COUNTS, type Plan, type PlanRequest, planOf } from "./request.js";
import { sheetNames } from "./sheet-names.js";
import { sizingSheet } from "./sizing-sheet.js";
import { stepsSheet } from "./steps-sheet.js";
import { engineEntries, engineTable } from "./tables/engines.js";
import { formatEntries, formatTable } from "./tables/formats.js";
import { hardwareEntries, hardwareTable } from "./tables/hardware.js";
import { modelEntries, modelTable } from "./tables/models.js";
import { tableSheet } from "./tables/table.js";

/** `live`: cells call the add-in's functions. `portable`: native formulas that any spreadsheet program computes. */
export type Flavour = "live" | "portable";

export interface PlanOptions {
  readonly flavour: Flavour;
  readonly lang: Lang;
}

/** The workbook of a scenario, every formula with its result. Fails naming the input that is wrong. */
export function planWorkbook(request: PlanRequest, options: PlanOptions): Workbook {
  return calculated(portableWorkbook(planOf(request), request, options.lang));
}

function portableWorkbook(plan: Plan, request: PlanRequest, lang: Lang): Workbook {
  const { deployment } = plan;
  const names = sheetNames(lang);
  const models = modelEntries(deployment.model, deployment.modelFacts);
  const [ownModel] = models;
  if (ownModel?.row !== deployment.model) return noCache(deployment.model.name);
  const counts = [...new Set([...GPU_COUNTS, deployment.gpus])].sort((a, b) => a - b);
  const quant = deployment.quant ?? fail("unknown", { param: "quant", given: null });
  const formats = formatEntries(models, { ...deployment, quant }, counts);
  const formatNames = [...new Set(formats.map((entry) => formatLabel(entry.quant)))];
  const hardware = hardwareEntries(deployment);
  const engines = engineEntries(deployment.engine, ownModel);
  const steps = stepsSheet(names.steps, [], counts, lang);
  return {
    title: `${plan.modelName} · ${plan.hardwareName}`,
    sheets: [
      planSheet(
        names.plan,
        plan,
        planInputs(plan, request, formatNames, lang),
        planOutputs(lang),
        plan.notes.map((note) => note[lang]),
        true,
        lang,
      ),
      assumptionsSheet(names.assumptions, plan, lang),
      steps.sheet,
      sizingSheet(names.sizing, lang),
      tableSheet(modelTable(models), names.models, lang),
      tableSheet(hardwareTable(hardware), names.hardware, lang),
      tableSheet(formatTable(formats, counts), names.formats, lang),
      tableSheet(engineTable(engines), names.engines, lang),
    ],
  };
}

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
