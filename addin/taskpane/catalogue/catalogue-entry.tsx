import { makeStyles, tokens } from "@fluentui/react-components";
import { useState } from "react";
import type { NamedRow } from "../../../core/catalogue/types.js";
import { usePane } from "../context.js";
import { InsertFormula } from "../functions/insert-formula.js";
import { texts } from "../texts.js";
import type { Fact } from "./facts.js";

const useStyles = makeStyles({
  entry: { borderBottom: `1px solid ${tokens.colorNeutralStroke2}` },
  summary: {
    padding: "6px 0",
    cursor: "pointer",
    ":focus-visible": { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  brief: { color: tokens.colorNeutralForeground2, fontSize: "12px" },
  facts: {
    display: "grid",
    gridTemplateColumns: "auto 1fr",
    columnGap: "12px",
    margin: "0 0 6px",
    fontSize: "12px",
    "& dt": { color: tokens.colorNeutralForeground2 },
    "& dd": { margin: 0, overflowWrap: "anywhere" },
  },
});

/** One row: its two leading facts, and on demand all of them with the source. */
export function CatalogueEntry({ row, facts }: { readonly row: NamedRow; readonly facts: readonly Fact[] }) {
  const { say } = usePane();
  const styles = useStyles();
  const [open, setOpen] = useState(false);
  const more: readonly Fact[] = [
    ...facts,
    { label: say(texts.alsoCalled), text: row.aliases.slice(0, 6).join(", ") },
    { label: say(texts.source), text: row.source },
  ].filter(({ text }) => text !== "");
  return (
    <li className={styles.entry}>
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className={styles.summary}>
          {row.name}{" "}
          <span className={styles.brief}>
            {facts
              .slice(0, 2)
              .map(({ text }) => text)
              .join(" · ")}
          </span>
        </summary>
        {open ? (
          <>
            <dl className={styles.facts}>
              {more.map(({ label, text }) => (
                <div key={label} style={{ display: "contents" }}>
                  <dt>{label}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
            {row.unverified.length > 0 ? (
              <p className={styles.brief}>{say(texts.unverified, { fields: row.unverified.join(", ") })}</p>
            ) : null}
            <InsertFormula shown={row.name} stored={row.name} isValid />
          </>
        ) : null}
      </details>
    </li>
  );
}
