import { Button, makeStyles, tokens } from "@fluentui/react-components";
import { useEffect, useRef, useState } from "react";
import { type FunctionDefinition, findFunction } from "../../../core/index.js";
import { usePane } from "../context.js";
import { texts } from "../texts.js";
import { callOf, exampleFields } from "./call.js";
import { CallResult } from "./call-result.js";
import { InsertFormula } from "./insert-formula.js";
import { ParamField } from "./param-field.js";

const useStyles = makeStyles({
  back: { margin: "0 0 6px -8px" },
  name: {
    margin: 0,
    fontFamily: tokens.fontFamilyMonospace,
    fontSize: "15px",
    fontWeight: 600,
    overflowWrap: "anywhere",
    ":focus": { outline: "none" },
  },
  summary: { margin: "2px 0 12px", color: tokens.colorNeutralForeground2 },
  form: { display: "flex", flexDirection: "column", rowGap: "10px" },
  about: { marginTop: "16px", fontSize: "12px", color: tokens.colorNeutralForeground2 },
  heading: { margin: "10px 0 2px", fontSize: "12px", fontWeight: 600 },
  list: { margin: 0, paddingInlineStart: "16px" },
  link: {
    padding: 0,
    marginInlineEnd: "10px",
    border: 0,
    background: "none",
    font: "inherit",
    fontFamily: tokens.fontFamilyMonospace,
    color: tokens.colorBrandForegroundLink,
    cursor: "pointer",
    overflowWrap: "anywhere",
    ":focus-visible": { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
});

interface Props {
  readonly definition: FunctionDefinition;
  readonly onBack: () => void;
  readonly onOpen: (definition: FunctionDefinition) => void;
}

/** The form of one function: a field for each argument, the result while typing, and the formula to insert. */
export function FunctionForm({ definition, onBack, onOpen }: Props) {
  const { lang, style, say } = usePane();
  const styles = useStyles();
  const [fields, setFields] = useState(() => exampleFields(definition, style));
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const call = callOf(definition, fields, lang, style);
  const failure = call.outcome.ok ? undefined : call.outcome.failure;
  const others = definition.seeAlso.map(findFunction).filter((other) => other !== undefined);
  return (
    <article>
      <Button appearance="subtle" size="small" className={styles.back} onClick={onBack}>
        ← {say(texts.back)}
      </Button>
      <h2 className={styles.name} ref={heading} tabIndex={-1}>
        {definition.name}
      </h2>
      <p className={styles.summary}>{definition.summary[lang]}</p>
      <div className={styles.form}>
        {definition.params.map((param, i) => (
          <ParamField
            key={param.name}
            param={param}
            value={fields[i] ?? ""}
            isWrong={failure?.param === param.name}
            onChange={(value) => setFields((before) => before.map((old, j) => (j === i ? value : old)))}
          />
        ))}
      </div>
      <CallResult definition={definition} outcome={call.outcome} />
      <InsertFormula shown={call.shown} stored={call.stored} isValid={call.outcome.ok} />
      <div className={styles.about}>
        {definition.assumptions.length > 0 ? (
          <>
            <h3 className={styles.heading}>{say(texts.assumptions)}</h3>
            <ul className={styles.list}>
              {definition.assumptions.map((text) => (
                <li key={text.en}>{text[lang]}</li>
              ))}
            </ul>
          </>
        ) : null}
        {others.length > 0 ? (
          <p>
            {others.map((other) => (
              <button type="button" key={other.name} className={styles.link} onClick={() => onOpen(other)}>
                {other.name}
              </button>
            ))}
          </p>
        ) : null}
      </div>
    </article>
  );
}
