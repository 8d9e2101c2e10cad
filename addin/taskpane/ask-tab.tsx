import { Button, makeStyles, tokens } from "@fluentui/react-components";
import { useRef } from "react";
import { translateFormula } from "../../core/formula/translate.js";
import { Chat } from "../chat/chat.js";
import { usePane } from "./context.js";
import { useInsertion } from "./functions/use-insertion.js";
import { texts } from "./texts.js";

const useStyles = makeStyles({
  tab: { display: "flex", flexDirection: "column", height: "100%" },
  // The accent is dark on a light ground and light on a dark one; what stands on it is the other way round.
  chat: { flex: 1, minHeight: 0, "--jeton-on-accent": tokens.colorNeutralForegroundInverted },
  question: { display: "flex", flexWrap: "wrap", gap: "8px", alignItems: "center", padding: "8px 14px" },
});

/** Questions, formulas and commands: the same conversation as in the page without Excel. */
export function AskTab() {
  const { lang, say } = usePane();
  const styles = useStyles();
  const { state, insert, replace, cancel } = useInsertion();
  const asked = useRef("");
  return (
    <div className={styles.tab}>
      <div className={styles.chat}>
        <Chat
          lang={lang}
          onInsert={async (formula) => {
            asked.current = translateFormula(formula, lang, "en");
            const outcome = await insert(asked.current);
            if (outcome !== "done") throw new Error(outcome);
          }}
        />
      </div>
      {state.kind === "asking" || state.kind === "failed" ? (
        <div className={styles.question} role="status">
          {state.kind === "failed" ? say(texts.failed, { reason: state.reason }) : null}
          {state.kind === "asking" ? (
            <>
              {say(texts.holds, { cell: state.cell, content: state.content })}
              <Button appearance="primary" size="small" onClick={() => replace(asked.current)}>
                {say(texts.replace)}
              </Button>
              <Button size="small" onClick={cancel}>
                {say(texts.cancel)}
              </Button>
            </>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}
