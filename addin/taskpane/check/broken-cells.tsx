import { Button, makeStyles, tokens } from "@fluentui/react-components";
import { useState } from "react";
import { fullAddress } from "../../host/address.js";
import type { SheetCell } from "../../host/sheet-host.js";
import { usePane } from "../context.js";
import { texts } from "../texts.js";
import { callsOurs, isBroken, repairFormula } from "./own-calls.js";

const useStyles = makeStyles({
  buttons: { display: "flex", flexWrap: "wrap", gap: "8px" },
  list: { listStyle: "none", margin: "8px 0", padding: 0, maxHeight: "220px", overflowY: "auto" },
  entry: { padding: "3px 0", borderBottom: `1px solid ${tokens.colorNeutralStroke2}` },
  code: {
    display: "block",
    fontFamily: tokens.fontFamilyMonospace,
    fontSize: "12px",
    overflowWrap: "anywhere",
  },
});

type State =
  | { readonly kind: "idle" }
  | { readonly kind: "found"; readonly broken: readonly SheetCell[]; readonly ours: number }
  | { readonly kind: "repaired"; readonly count: number }
  | { readonly kind: "failed"; readonly reason: string };

/** Finds the formulas that show #NAME? though their function is there, and enters them again. */
export function BrokenCells() {
  const { host, say } = usePane();
  const styles = useStyles();
  const [state, setState] = useState<State>({ kind: "idle" });
  const guard = (work: () => Promise<State>) =>
    work()
      .catch((error: unknown): State => {
        return { kind: "failed", reason: error instanceof Error ? error.message : String(error) };
      })
      .then(setState);
  const look = () =>
    guard(async () => {
      const cells = await host.formulas();
      return {
        kind: "found",
        broken: cells.filter(isBroken),
        ours: cells.filter(({ formula }) => callsOurs(formula)).length,
      };
    });
  const repair = (broken: readonly SheetCell[]) =>
    guard(async () => {
      for (const { sheet, row, column, formula } of broken)
        await host.write({ sheet, row, column }, [[repairFormula(formula)]]);
      return { kind: "repaired", count: broken.length };
    });
  const broken = state.kind === "found" ? state.broken : [];
  return (
    <>
      <p role="status">
        {state.kind === "found" && broken.length === 0 ? say(texts.allWell, { count: state.ours }) : null}
        {broken.length > 0 ? say(texts.broken, { count: broken.length }) : null}
        {state.kind === "repaired" ? say(texts.repaired, { count: state.count }) : null}
        {state.kind === "failed" ? say(texts.failed, { reason: state.reason }) : null}
      </p>
      {broken.length > 0 ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        <ul className={styles.list} tabIndex={0} aria-label={say(texts.broken, { count: broken.length })}>
          {broken.map((cell) => (
            <li key={fullAddress(cell)} className={styles.entry}>
              {fullAddress(cell)}
              <code className={styles.code}>{cell.formula}</code>
            </li>
          ))}
        </ul>
      ) : null}
      <div className={styles.buttons}>
        {broken.length > 0 ? (
          <Button appearance="primary" onClick={() => repair(broken)}>
            {say(texts.repair)}
          </Button>
        ) : null}
        <Button onClick={look}>{say(texts.look)}</Button>
      </div>
    </>
  );
}
