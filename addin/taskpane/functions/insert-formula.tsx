import { Button, makeStyles, tokens } from "@fluentui/react-components";
import { useState } from "react";
import { usePane } from "../context.js";
import { texts } from "../texts.js";
import { type Insertion, useInsertion } from "./use-insertion.js";

const useStyles = makeStyles({
  formula: {
    display: "block",
    margin: "10px 0 8px",
    padding: "6px 8px",
    borderRadius: "4px",
    backgroundColor: tokens.colorNeutralBackground3,
    fontFamily: tokens.fontFamilyMonospace,
    fontSize: "12px",
    overflowWrap: "anywhere",
    userSelect: "all",
  },
  buttons: { display: "flex", flexWrap: "wrap", gap: "8px" },
  status: { margin: "8px 0 0", minHeight: "18px", fontSize: "12px", color: tokens.colorNeutralForeground2 },
});

interface Props {
  /** As typed in the host. */
  readonly shown: string;
  /** As the host stores it. */
  readonly stored: string;
  readonly isValid: boolean;
}

/** The formula, with what can be done with it; a cell that is filled is only replaced when the user says so. */
export function InsertFormula({ shown, stored, isValid }: Props) {
  const { say } = usePane();
  const styles = useStyles();
  const { state, insert, replace, cancel } = useInsertion();
  const [copied, setCopied] = useState("");
  return (
    <section aria-label={say(texts.formula)}>
      <code className={styles.formula}>{shown}</code>
      <div className={styles.buttons}>
        {state.kind === "asking" ? (
          <>
            <Button appearance="primary" onClick={() => replace(stored)}>
              {say(texts.replace)}
            </Button>
            <Button onClick={cancel}>{say(texts.cancel)}</Button>
          </>
        ) : (
          <>
            <Button
              appearance="primary"
              disabled={!isValid}
              title={say(texts.insertInto)}
              onClick={() => insert(stored)}
            >
              {say(texts.insert)}
            </Button>
            <Button onClick={() => navigator.clipboard.writeText(shown).then(() => setCopied(shown))}>
              {say(texts.copy)}
            </Button>
          </>
        )}
      </div>
      <p className={styles.status} role="status">
        {describe(state) || (copied === shown ? say(texts.copied) : "")}
      </p>
    </section>
  );

  function describe(insertion: Insertion): string {
    switch (insertion.kind) {
      case "asking":
        return say(texts.holds, { cell: insertion.cell, content: insertion.content });
      case "done":
        return say(texts.inserted, { cell: insertion.cell });
      case "failed":
        return say(texts.failed, { reason: insertion.reason });
      case "idle":
        return "";
    }
  }
}
