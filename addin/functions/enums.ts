import { hardwareRows, modelRows, quantRows } from "../../core/catalogue/rows.js";
import { searchNames } from "../../core/catalogue/search.js";
import type { Lang, Param } from "../../core/index.js";
import { hardwareFacts, modelFacts } from "../taskpane/catalogue/facts.js";

// Lists that newer versions of Excel offer while an argument is typed. Anything else may still be typed: older versions
// know no lists, and our own check accepts every alias.

export interface MetadataEnum {
  readonly id: string;
  readonly type: "string";
  readonly values: readonly {
    readonly name: string;
    readonly stringValue: string;
    readonly tooltip?: string;
  }[];
}

type Value = MetadataEnum["values"][number];

/** The list for a parameter, undefined where any value will do. Equal lists have equal ids. */
export function enumOf(param: Param, lang: Lang): MetadataEnum | undefined {
  switch (param.kind) {
    case "choice":
      return {
        id: choiceId(param.name, param.values),
        type: "string",
        values: param.values.map((value) => ({ name: value, stringValue: value })),
      };
    case "hardware":
      return named("HARDWARE", "hardware", hardwareRows(), (row) => hardwareFacts(row, lang).slice(0, 2));
    case "model":
      return named("MODEL", "model", modelRows(), (row) => modelFacts(row, lang).slice(0, 1));
    case "quant":
      return param.name.startsWith("kv_")
        ? named(
            "KV_QUANT",
            "kv",
            quantRows().filter(({ kvCache }) => kvCache),
          )
        : named(
            "QUANT",
            "quant",
            quantRows().filter(({ kvCache }) => !kvCache),
          );
    default:
      return undefined;
  }
}

function choiceId(name: string, values: readonly string[]): string {
  return `${name.toUpperCase()}.${values.map((value) => value.replace(/[^A-Za-z0-9]/g, "")).join("_")}`.slice(
    0,
    64,
  );
}

/** The names of a part of the catalogue, those most asked for first. */
function named<Row extends { readonly name: string }>(
  id: string,
  kind: Parameters<typeof searchNames>[0],
  rows: readonly Row[],
  facts: (row: Row) => readonly { readonly text: string }[] = () => [],
): MetadataEnum {
  const popular = searchNames(kind, "");
  const place = ({ name }: Row) => (popular.includes(name) ? popular.indexOf(name) : popular.length);
  const values = [...rows]
    .sort((a, b) => place(a) - place(b))
    .map((row): Value => {
      const tooltip = facts(row)
        .map(({ text }) => text)
        .join(" · ");
      return { name: row.name, stringValue: row.name, ...(tooltip === "" ? {} : { tooltip }) };
    });
  return { id, type: "string", values };
}
