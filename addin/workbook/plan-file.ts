import type { Lang } from "../../core/index.js";
import { planWorkbook } from "../../core/workbook/plan/build.js";
import type { Flavour, PlanRequest } from "../../core/workbook/plan/types.js";
import type { XlsxModule } from "../../core/workbook/write/ports.js";
import { writeWorkbook } from "../../core/workbook/write/write.js";

/** The bytes of a planning workbook. The writer, 0.5 MB, is fetched when the first one is asked for. */
export async function planFile(request: PlanRequest, flavour: Flavour, lang: Lang): Promise<Uint8Array> {
  const workbook = planWorkbook(request, { flavour, lang });
  const [xlsx, zip] = await Promise.all([loadXlsx(), import("fflate")]);
  return writeWorkbook(workbook, xlsx, zip);
}

async function loadXlsx(): Promise<XlsxModule> {
  const module = await import("wasm-xlsxwriter/web");
  // WebAssembly that both pages' policies allow; the bundlers put it beside the script.
  await module.default();
  return module as unknown as XlsxModule;
}
