import { makeStyles, tokens } from "@fluentui/react-components";
import { useEffect, useState } from "react";
import { translateFormula } from "../../../core/formula/translate.js";
import { fullAddress } from "../../host/address.js";
import type { SheetCell } from "../../host/sheet-host.js";
import { usePane } from "../context.js";
import { CallResult } from "../functions/call-result.js";
import { texts } from "../texts.js";
import { type CellStory, explainCell } from "./explain-cell.js";

const useStyles = makeStyles({
  code: { fontFamily: tokens.fontFamilyMonospace, fontSize: "12px", overflowWrap: "anywhere" },
  text: { margin: "0 0 6px" },
  quiet: { margin: 0, color: tokens.colorNeutralForeground2 },
  inputs: {
    display: "grid",
    gridTemplateColumns: "auto 1fr",
    columnGap: "12px",
    margin: "8px 0 0",
    "& dt": { color: tokens.colorNeutralForeground2 },
    "& dd": { margin: 0, fontVariantNumeric: "tabular-nums", overflowWrap: "anywhere" },
  },
});

interface Seen {
  readonly cell: SheetCell;
  readonly story: CellStory;
}

/** The selected cell's call, followed as the selection moves. */
export function SelectedCell() {
  const { host, lang, style, say } = usePane();
  const styles = useStyles();
  const [seen, setSeen] = useState<Seen>();
  const [problem, setProblem] = useState("");
  useEffect(() => {
    let latest = 0;
    const look = async () => {
      const turn = ++latest;
      try {
        const cell = await host.activeCell();
        const story = await explainCell(cell, host.read, lang);
        if (turn !== latest) return;
        setSeen({ cell, story });
        setProblem("");
      } catch (error) {
        if (turn === latest) setProblem(error instanceof Error ? error.message : String(error));
      }
    };
    look();
    const stop = host.onSelectionChange(look);
    return () => {
      latest = -1;
      stop();
    };
  }, [host, lang]);

  if (problem !== "") return <p role="alert">{say(texts.failed, { reason: problem })}</p>;
  if (seen === undefined) return null;
  const { cell, story } = seen;
  const name = fullAddress(cell);
  switch (story.kind) {
    case "noFormula":
    case "notOurs":
      return <p className={styles.quiet}>{say(texts[story.kind], { cell: name })}</p>;
    case "errorInside":
      return <p>{say(texts.errorInside, { reference: story.reference, error: story.error })}</p>;
    case "call": {
      const { definition, call, outcome } = story;
      return (
        <>
          <p className={styles.text}>
            {name} · {definition.title[lang]}
          </p>
          <code className={styles.code}>{translateFormula(call, "en", style)}</code>
          {outcome.ok ? (
            <dl className={styles.inputs} aria-label={say(texts.inputs)}>
              {outcome.inputs.map(({ param, label, text }) => (
                <div key={param} style={{ display: "contents" }}>
                  <dt>{label}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          ) : null}
          <CallResult definition={definition} outcome={outcome} />
        </>
      );
    }
  }
}
