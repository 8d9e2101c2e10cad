import { Input, makeStyles, tokens } from "@fluentui/react-components";
import { useMemo, useRef, useState } from "react";
import { definitions, type FunctionDefinition, families } from "../../../core/index.js";
import { usePane } from "../context.js";
import { texts } from "../texts.js";
import { FunctionForm } from "./function-form.js";
import { searchFunctions } from "./search.js";

const useStyles = makeStyles({
  list: { listStyle: "none", margin: 0, padding: 0 },
  family: { margin: "14px 0 2px", fontSize: "12px", fontWeight: 600, color: tokens.colorNeutralForeground3 },
  entry: {
    display: "block",
    width: "100%",
    padding: "5px 6px",
    margin: "0 -6px",
    boxSizing: "content-box",
    border: 0,
    borderRadius: "4px",
    background: "none",
    font: "inherit",
    color: "inherit",
    textAlign: "start",
    cursor: "pointer",
    ":hover": { backgroundColor: tokens.colorNeutralBackground1Hover },
    ":focus-visible": { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  name: { fontFamily: tokens.fontFamilyMonospace, fontSize: "12px", overflowWrap: "anywhere" },
  title: { display: "block", color: tokens.colorNeutralForeground2, fontSize: "12px" },
  status: { margin: "6px 0 0", color: tokens.colorNeutralForeground3, fontSize: "12px" },
});

/** Search a function, and fill its form in. */
export function FunctionsTab() {
  const { lang, say } = usePane();
  const styles = useStyles();
  const [query, setQuery] = useState("");
  const [open, setOpen] = useState<FunctionDefinition>();
  const search = useRef<HTMLInputElement>(null);
  const found = useMemo(() => searchFunctions(definitions, query, lang), [query, lang]);
  if (open)
    return (
      <FunctionForm
        key={open.name}
        definition={open}
        onOpen={setOpen}
        onBack={() => {
          setOpen(undefined);
          // The field is there again after the next paint.
          requestAnimationFrame(() => search.current?.focus());
        }}
      />
    );
  return (
    <>
      <Input
        input={{ ref: search }}
        type="search"
        style={{ width: "100%" }}
        value={query}
        placeholder={say(texts.search)}
        aria-label={say(texts.search)}
        onChange={(_event, { value }) => setQuery(value)}
      />
      <p className={styles.status} role="status">
        {found.length === 0
          ? say(texts.foundNone, { query: query.trim() })
          : found.length === 1
            ? say(texts.foundOne)
            : say(texts.found, { count: found.length })}
      </p>
      {groups(found, query.trim() !== "").map(({ family, members }) => (
        <section key={family ?? "found"} aria-label={family && families[family][lang]}>
          {family ? <h2 className={styles.family}>{families[family][lang]}</h2> : null}
          <ul className={styles.list}>
            {members.map((definition) => (
              <li key={definition.name}>
                <button type="button" className={styles.entry} onClick={() => setOpen(definition)}>
                  <span className={styles.name}>{definition.name}</span>
                  <span className={styles.title}>{definition.title[lang]}</span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

interface Group {
  readonly family?: FunctionDefinition["family"];
  readonly members: readonly FunctionDefinition[];
}

/** By family as long as nothing is searched; afterwards the best first. */
function groups(found: readonly FunctionDefinition[], searching: boolean): readonly Group[] {
  if (searching) return [{ members: found }];
  return [...new Set(found.map(({ family }) => family))].map((family) => ({
    family,
    members: found.filter((definition) => definition.family === family),
  }));
}
