import { makeStyles, tokens } from "@fluentui/react-components";
import {
  type Cell,
  type Explanation,
  type FunctionDefinition,
  formatCell,
  formatFailure,
  formatResult,
} from "../../../core/index.js";
import { usePane } from "../context.js";
import { texts } from "../texts.js";

const useStyles = makeStyles({
  box: { margin: "16px 0 0", paddingTop: "10px", borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
  value: { fontSize: "22px", fontWeight: 600, fontVariantNumeric: "tabular-nums", overflowWrap: "anywhere" },
  text: { fontSize: "14px", whiteSpace: "pre-wrap", overflowWrap: "anywhere" },
  working: {
    margin: "2px 0 0",
    fontFamily: tokens.fontFamilyMonospace,
    fontSize: "12px",
    color: tokens.colorNeutralForeground2,
    overflowWrap: "anywhere",
  },
  failure: {
    margin: 0,
    paddingInlineStart: "10px",
    borderInlineStartWidth: "3px",
    borderInlineStartStyle: "solid",
    borderInlineStartColor: tokens.colorStatusDangerBorder2,
    overflowWrap: "anywhere",
  },
  scroll: { overflowX: "auto" },
  table: { borderCollapse: "collapse", fontVariantNumeric: "tabular-nums", fontSize: "12px" },
  cell: {
    padding: "2px 14px 2px 0",
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    textAlign: "start",
    whiteSpace: "nowrap",
  },
});

/** Rows of a spilling result that the pane shows; the cells show all of them. */
const MOST_ROWS = 12;

/** The result of a call with its working line, or the sentence that says what is wrong. */
export function CallResult({
  definition,
  outcome,
}: {
  readonly definition: FunctionDefinition;
  readonly outcome: Explanation;
}) {
  const { lang, say } = usePane();
  const styles = useStyles();
  return (
    <section className={styles.box} aria-label={say(texts.result)}>
      <div role="status">
        {outcome.ok ? (
          <Shown definition={definition} outcome={outcome} />
        ) : (
          <p className={styles.failure}>{formatFailure(outcome.failure, lang)}</p>
        )}
      </div>
      {outcome.ok ? <p className={styles.working}>{outcome.working}</p> : null}
    </section>
  );
}

function Shown({
  definition: { returns },
  outcome: { value },
}: {
  readonly definition: FunctionDefinition;
  readonly outcome: Extract<Explanation, { readonly ok: true }>;
}) {
  const { lang } = usePane();
  const styles = useStyles();
  if (typeof value === "object") return <Matrix rows={value} returns={returns} />;
  return (
    <span className={typeof value === "string" ? styles.text : styles.value}>
      {formatResult(value, returns, lang)}
    </span>
  );
}

function Matrix({
  rows,
  returns,
}: {
  readonly rows: readonly (readonly Cell[])[];
  readonly returns: FunctionDefinition["returns"];
}) {
  const { lang, say } = usePane();
  const styles = useStyles();
  const shown = rows.slice(0, MOST_ROWS);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={styles.scroll} tabIndex={0} aria-label={say(texts.table)}>
      <table className={styles.table}>
        {returns.columns ? (
          <thead>
            <tr>
              {returns.columns.map((column) => (
                <th key={column.en} scope="col" className={styles.cell}>
                  {column[lang]}
                </th>
              ))}
            </tr>
          </thead>
        ) : null}
        <tbody>
          {shown.map((row, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows may repeat and never move
            <tr key={i}>
              {row.map((cell, j) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: one cell for each column
                <td key={j} className={styles.cell}>
                  {formatCell(cell, lang, 4)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > shown.length ? (
        <p>{say(texts.moreRows, { count: rows.length - shown.length })}</p>
      ) : null}
    </section>
  );
}
