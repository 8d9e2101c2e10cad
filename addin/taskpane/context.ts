import { createContext, useContext } from "react";
import type { Lang, Text } from "../../core/index.js";
import type { SheetHost } from "../host/sheet-host.js";

export interface PaneContext {
  readonly host: SheetHost;
  readonly lang: Lang;
  /** The style in which numbers are typed and formulas shown. */
  readonly style: Lang;
}

const Context = createContext<PaneContext | undefined>(undefined);

export const PaneProvider = Context.Provider;

/** The spreadsheet and the language of the pane, and `say`, which picks a text in it and fills its placeholders. */
export function usePane(): PaneContext & { readonly say: (text: Text, values?: Values) => string } {
  const pane = useContext(Context);
  if (pane === undefined) throw new Error("usePane outside of the pane");
  return { ...pane, say: (text, values) => fill(text[pane.lang], values) };
}

type Values = Readonly<Record<string, string | number>>;

function fill(text: string, values: Values = {}): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
