import { useState } from "react";
import { cellAddress } from "../../host/address.js";
import type { Position } from "../../host/sheet-host.js";
import { usePane } from "../context.js";

export type Insertion =
  | { readonly kind: "idle" }
  | { readonly kind: "asking"; readonly at: Position; readonly cell: string; readonly content: string }
  | { readonly kind: "done"; readonly cell: string }
  | { readonly kind: "failed"; readonly reason: string };

/** Puts a formula into the active cell: at once when it is empty, otherwise after a question. */
export function useInsertion() {
  const { host } = usePane();
  const [state, setState] = useState<Insertion>({ kind: "idle" });
  const write = async (at: Position, formula: string): Promise<Insertion> => {
    await host.write(at, [[formula]]);
    return { kind: "done", cell: cellAddress(at) };
  };
  const guard = async (work: () => Promise<Insertion>): Promise<Insertion["kind"]> => {
    const next = await work().catch((error: unknown): Insertion => {
      return { kind: "failed", reason: error instanceof Error ? error.message : String(error) };
    });
    setState(next);
    return next.kind;
  };
  return {
    state,
    insert: (formula: string) =>
      guard(async () => {
        const cell = await host.activeCell();
        const content = cell.formula || String(cell.value);
        const { sheet, row, column } = cell;
        const at = { sheet, row, column };
        if (content === "" || content === formula) return write(at, formula);
        return { kind: "asking", at, cell: cellAddress(at), content: content.slice(0, 60) };
      }),
    // Into the cell that was asked about, even if another one has been selected since.
    replace: (formula: string) =>
      guard(async () => (state.kind === "asking" ? write(state.at, formula) : state)),
    cancel: () => setState({ kind: "idle" }),
  };
}
