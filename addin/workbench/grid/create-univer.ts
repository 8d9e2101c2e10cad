import { type IUniverConfig, Univer } from "@univerjs/core";
import { FUniver } from "@univerjs/core/facade";
import type { UniverSheetsCorePreset } from "@univerjs/preset-sheets-core";

/** A Univer instance with the plugins of one preset, and its facade. */
export function createUniver(
  preset: ReturnType<typeof UniverSheetsCorePreset>,
  config: Partial<IUniverConfig>,
): { readonly univer: Univer; readonly api: FUniver } {
  const univer = new Univer(config);
  for (const entry of preset.plugins) {
    if (Array.isArray(entry)) univer.registerPlugin(entry[0], entry[1]);
    else univer.registerPlugin(entry);
  }
  return { univer, api: FUniver.newAPI(univer) };
}
