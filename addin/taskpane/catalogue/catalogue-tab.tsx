import { Input, makeStyles, Select, tokens } from "@fluentui/react-components";
import { useMemo, useState } from "react";
import { fold } from "../../../core/catalogue/normalise.js";
import { hardwareRows, modelRows } from "../../../core/catalogue/rows.js";
import type { NamedRow } from "../../../core/catalogue/types.js";
import { usePane } from "../context.js";
import { texts } from "../texts.js";
import { CatalogueEntry } from "./catalogue-entry.js";
import { hardwareFacts, modelFacts } from "./facts.js";
import { OwnModel } from "./own-model.js";

const useStyles = makeStyles({
  controls: { display: "flex", flexWrap: "wrap", gap: "8px", marginBottom: "8px" },
  search: { flex: "1 1 140px", minWidth: 0 },
  list: { listStyle: "none", margin: 0, padding: 0 },
  quiet: { color: tokens.colorNeutralForeground3, fontSize: "12px" },
});

type Kind = "hardware" | "models" | "own";

/** Devices and models that the functions know by name, with where each figure comes from. */
export function CatalogueTab() {
  const { lang, say } = usePane();
  const styles = useStyles();
  const [kind, setKind] = useState<Kind>("hardware");
  const [query, setQuery] = useState("");
  const entries = useMemo(
    () =>
      kind === "hardware"
        ? hardwareRows().map((row) => ({ row, facts: hardwareFacts(row, lang) }))
        : modelRows().map((row) => ({ row, facts: modelFacts(row, lang) })),
    [kind, lang],
  );
  const shown = entries.filter(({ row }) => isCalled(row, query));
  return (
    <>
      <div className={styles.controls}>
        <Select
          aria-label={say(texts.kind)}
          value={kind}
          onChange={(_event, { value }) => setKind(value as Kind)}
        >
          <option value="hardware">{say(texts.hardware)}</option>
          <option value="models">{say(texts.models)}</option>
          <option value="own">{say(texts.ownModel)}</option>
        </Select>
        {kind === "own" ? null : (
          <Input
            type="search"
            className={styles.search}
            value={query}
            placeholder={say(texts.searchName)}
            aria-label={say(texts.searchName)}
            onChange={(_event, { value }) => setQuery(value)}
          />
        )}
      </div>
      {kind === "own" ? (
        <OwnModel />
      ) : (
        <>
          <p className={styles.quiet} role="status">
            {shown.length === 0 ? say(texts.nothing) : `${shown.length} / ${entries.length}`}
          </p>
          <ul className={styles.list}>
            {shown.map(({ row, facts }) => (
              <CatalogueEntry key={row.id} row={row} facts={facts} />
            ))}
          </ul>
        </>
      )}
    </>
  );
}

/** Whether every word of the query stands in the row's name, maker or other spellings. */
function isCalled(row: NamedRow & { readonly vendor: string }, query: string): boolean {
  const text = fold([row.name, row.vendor, ...row.aliases].join(" "));
  return fold(query)
    .split(/\s+/)
    .every((word) => text.includes(word));
}
