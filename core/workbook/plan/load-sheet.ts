import type { Lang } from "../../text/lang.js";
import { sheetRef } from "../address.js";
import type { Sheet } from "../model.js";
import { COMPARED_TOP } from "./compare-sheet.js";
import { grid } from "./grid.js";
import { LIVE_FLEET } from "./live.js";
import type { sheetNames } from "./sheet-names.js";

const TOP = 3;
/** The fleet in A and B, one replica in D and E, devices from G on. */
const REPORT = 3;
const DEVICES = 6;

/** Blocks that the add-in's functions fill by themselves: the fleet, one replica in full, the devices of Compare. */
export function loadSheet(names: ReturnType<typeof sheetNames>, rivals: number, lang: Lang): Sheet {
  const { cells, put, formula } = grid();
  const spills = { spills: true } as const;
  put(0, 0, { en: "Load and reports", fr: "Charge et rapports" }[lang], "title");
  put(
    1,
    0,
    {
      en: "Each block is one formula that spills. Uncorrected: the factor of the sheet Check is not in the times below.",
      fr: "Chaque bloc est une seule formule qui s’étend. Sans correction : le facteur de la feuille Contrôle n’est pas dans les temps ci-dessous.",
    }[lang],
    "note",
  );
  put(TOP - 1, 0, { en: "The fleet", fr: "Le parc" }[lang], "heading");
  formula(TOP, 0, LIVE_FLEET, "output", { ...spills, format: "#,##0.00" });
  put(TOP - 1, REPORT, { en: "One replica", fr: "Un réplica" }[lang], "heading");
  formula(
    TOP,
    REPORT,
    "LLM_REPORT(model,hardware,quant,gpus,prompt_tokens,output_tokens,1,engine)",
    "output",
    { ...spills, format: "#,##0.00" },
  );
  const heads = {
    en: ["hardware", "fits", "low", "expected", "high", "ceiling", "TTFT, ms", "memory"],
    fr: ["matériel", "tient", "bas", "attendu", "haut", "plafond", "TTFT, ms", "mémoire"],
  }[lang];
  heads.forEach((head, index) => {
    put(TOP - 1, DEVICES + index, head, "heading");
  });
  const devices = `${sheetRef(names.compare)}!$A$${COMPARED_TOP + 1}:$A$${COMPARED_TOP + rivals}`;
  formula(TOP, DEVICES, `LLM_COMPARE(model,${devices},quant,gpus,prompt_tokens+output_tokens)`, "output", {
    ...spills,
    format: "#,##0.0",
  });
  return {
    name: names.load,
    cells,
    widths: [38, 26, 3, 30, 22, 3, 34, ...heads.slice(1).map(() => 11)],
    frozenRows: TOP,
    landscape: true,
  };
}
