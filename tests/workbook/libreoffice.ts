import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Cell } from "../../core/define.js";

// LibreOffice trusts cached values of files from elsewhere; this setting of its profile makes it compute them all.
const PROFILE = `<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry"><item oor:path="/org.openoffice.Office.Calc/Formula/Load"><prop oor:name="OOXMLRecalcMode" oor:op="fuse"><value>0</value></prop></item></oor:items>`;

// Separator, quote, UTF-8, from line 1, no formulas, values as they are, every sheet into a file of its own.
const AS_CSV = "csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,true,false,false,false,-1";

export type CellReader = (sheet: string, row: number, column: number) => Cell | undefined;

/** What LibreOffice computes for the given files, each with a reader of its cells; one program start for all. */
export function recalculated(files: readonly Uint8Array[]): readonly CellReader[] {
  const folder = mkdtempSync(join(tmpdir(), "jeton-calc-"));
  try {
    mkdirSync(join(folder, "profile/user"), { recursive: true });
    writeFileSync(join(folder, "profile/user/registrymodifications.xcu"), PROFILE);
    const paths = files.map((file, index) => {
      const path = join(folder, `book${index}.xlsx`);
      writeFileSync(path, file);
      return path;
    });
    const options = ["--headless", `-env:UserInstallation=file://${folder}/profile`, "--convert-to", AS_CSV];
    execFileSync("soffice", [...options, "--outdir", folder, ...paths], { stdio: "ignore" });
    return files.map((_, index) =>
      readerOf((sheet) => readFileSync(join(folder, `book${index}-${sheet}.csv`), "utf8")),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const READ = ["Plan", "Steps", "Sizing", "Compare", "Sensitivity", "Agents"];

/** Reads the sheets at once: the files are gone when cells are asked for. */
function readerOf(load: (sheet: string) => string): CellReader {
  const sheets = new Map(READ.map((sheet) => [sheet, parseCsv(load(sheet))]));
  return (sheet, row, column) => sheets.get(sheet)?.[row]?.[column];
}

function parseCsv(text: string): readonly (readonly Cell[])[] {
  return text
    .split("\n")
    .map((line) =>
      [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)].map((match) => cellOf(match[1] ?? "")),
    );
}

/** Numbers come in full, shares in per cent; no text that is compared looks like a number. */
function cellOf(field: string): Cell {
  const text = field.startsWith('"') ? field.slice(1, -1).replaceAll('""', '"') : field;
  if (/^-?[\d.]+%$/.test(text)) return Number(text.slice(0, -1)) / 100;
  return text !== "" && Number.isFinite(Number(text)) ? Number(text) : text;
}
