import { type Injector, type IWorkbookData, LocaleType, type Univer } from "@univerjs/core";
import type { FUniver } from "@univerjs/core/facade";
import type { BaseFunction } from "@univerjs/engine-formula";
import { UniverSheetsCorePreset } from "@univerjs/preset-sheets-core";
import { CalculationMode } from "@univerjs/sheets-formula";
import { definitions, type Lang } from "../../../core/index.js";
import { createExecutor } from "../engine/executor.js";
import { createPoisson } from "../engine/poisson.js";
import { createUniver } from "./create-univer.js";
import { gridTheme } from "./grid-theme.js";
import { HIDDEN_MENU_ITEMS } from "./menu.js";

export interface Grid {
  readonly univer: Univer;
  readonly api: FUniver;
  readonly injector: Injector;
}

/** Opens a workbook, new or as another grid saved it, in the element, with all our functions, in the language and theme of the page. */
export async function startGrid(
  container: HTMLElement,
  content: Partial<IWorkbookData>,
  { lang, theme }: { readonly lang: Lang; readonly theme: "light" | "dark" },
): Promise<Grid> {
  const { default: texts } = await (lang === "fr"
    ? import("@univerjs/preset-sheets-core/locales/fr-FR")
    : import("@univerjs/preset-sheets-core/locales/en-US"));
  const locale = lang === "fr" ? LocaleType.FR_FR : LocaleType.EN_US;
  const preset = UniverSheetsCorePreset({
    container,
    ribbonType: "simple",
    menu: HIDDEN_MENU_ITEMS,
    formula: {
      function: [
        ...definitions.map((definition) =>
          registered(definition.name, () => createExecutor(definition, lang)),
        ),
        ...(["POISSON", "POISSON.DIST"] as const).map((name) => registered(name, () => createPoisson(name))),
      ],
      // A saved workbook holds values, but not what spills.
      initialFormulaComputing: CalculationMode.FORCED,
      // Ours answer at once, and in the language of the page.
      functionScreenTips: false,
    },
  });
  const { univer, api } = createUniver(preset, {
    locale,
    theme: gridTheme,
    locales: { [locale]: texts },
    darkMode: theme === "dark",
  });
  api.createWorkbook(content).setNumfmtLocal(lang);
  return { univer, api, injector: univer.__getInjector() };
}

/** The engine wants a constructor; one that returns an object is enough. */
function registered(name: string, create: () => BaseFunction): [never, string] {
  return [
    function construct() {
      return create();
    } as never,
    name,
  ];
}
