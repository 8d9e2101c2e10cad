import { makeStyles, tokens } from "@fluentui/react-components";
import { usePane } from "../context.js";
import { texts } from "../texts.js";
import { BrokenCells } from "./broken-cells.js";
import { SelectedCell } from "./selected-cell.js";

const useStyles = makeStyles({
  heading: { margin: "0 0 6px", fontSize: "13px", fontWeight: 600 },
  section: { marginBottom: "22px" },
  hint: { margin: "0 0 8px", color: tokens.colorNeutralForeground2, fontSize: "12px" },
});

/** What the selected cell does, and which cells of the workbook need to be entered again. */
export function CheckTab() {
  const { say } = usePane();
  const styles = useStyles();
  return (
    <>
      <section className={styles.section} aria-labelledby="check-selected">
        <h2 className={styles.heading} id="check-selected">
          {say(texts.selectedCell)}
        </h2>
        <SelectedCell />
      </section>
      <section className={styles.section} aria-labelledby="check-workbook">
        <h2 className={styles.heading} id="check-workbook">
          {say(texts.workbook)}
        </h2>
        <p className={styles.hint}>{say(texts.why)}</p>
        <BrokenCells />
      </section>
    </>
  );
}
