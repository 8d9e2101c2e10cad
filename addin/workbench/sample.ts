import type { Lang, Text } from "../../core/index.js";
import type { CellStyle, Sheet, SheetCell } from "../../core/workbook/model.js";

interface Row {
  readonly label: Text;
  readonly content: number | string;
  readonly unit: Text;
  readonly note?: Text;
  readonly format?: string;
}

const same = (text: string): Text => ({ en: text, fr: text });

// Published figures of the model and the card: https://arxiv.org/abs/2407.21783 and NVIDIA's data sheet.
const inputs: readonly Row[] = [
  {
    label: { en: "Parameters", fr: "Paramètres" },
    content: 70,
    unit: { en: "billion", fr: "milliards" },
    note: { en: "Llama 3.1 70B", fr: "Llama 3.1 70B" },
  },
  {
    label: { en: "Bytes per parameter", fr: "Octets par paramètre" },
    content: 2,
    unit: { en: "bytes", fr: "octets" },
    note: { en: "16 bits; 1 in FP8", fr: "16 bits ; 1 en FP8" },
  },
  {
    label: { en: "Memory bandwidth", fr: "Bande passante" },
    content: 3350,
    unit: { en: "GB/s", fr: "Go/s" },
    note: same("H100 SXM"),
    format: "#,##0",
  },
  { label: { en: "Layers", fr: "Couches" }, content: 80, unit: same("") },
  { label: { en: "KV heads", fr: "Têtes KV" }, content: 8, unit: same("") },
  { label: { en: "Head size", fr: "Taille d’une tête" }, content: 128, unit: same("") },
  { label: { en: "Context", fr: "Contexte" }, content: 8192, unit: same("tokens"), format: "#,##0" },
  {
    label: same("TTFT"),
    content: 200,
    unit: same("ms"),
    note: { en: "time to first token", fr: "délai du 1er token" },
  },
  {
    label: { en: "Answer length", fr: "Longueur de la réponse" },
    content: 500,
    unit: same("tokens"),
    format: "#,##0",
  },
];

const outputs: readonly Row[] = [
  {
    label: { en: "Model size", fr: "Taille du modèle" },
    content: "=MODEL_SIZE_GB(B5,B6)",
    unit: { en: "GB", fr: "Go" },
    format: "#,##0.0",
  },
  {
    label: { en: "Speed, ceiling", fr: "Débit, plafond" },
    content: "=TOKENS_PER_SEC(B5,B6,B7)",
    unit: same("tok/s"),
    note: { en: "weights only", fr: "poids seuls" },
    format: "#,##0.00",
  },
  {
    label: { en: "Speed, realistic low", fr: "Débit, réaliste bas" },
    content: "=INDEX(TPS_REALISTIC(B5,B6,B7),1,1)",
    unit: same("tok/s"),
    note: { en: "50 % of the ceiling", fr: "50 % du plafond" },
    format: "#,##0.00",
  },
  {
    label: { en: "Speed, realistic high", fr: "Débit, réaliste haut" },
    content: "=INDEX(TPS_REALISTIC(B5,B6,B7),1,2)",
    unit: same("tok/s"),
    note: { en: "75 % of the ceiling", fr: "75 % du plafond" },
    format: "#,##0.00",
  },
  {
    label: { en: "TPOT, floor", fr: "TPOT, plancher" },
    content: "=TPOT_FLOOR_MS(B5,B6,B7)",
    unit: same("ms"),
    note: { en: "time per token", fr: "temps par token" },
    format: "#,##0.00",
  },
  {
    label: { en: "KV cache per token", fr: "Cache KV par token" },
    content: "=KV_BYTES_PER_TOKEN(B8,B9,B10)",
    unit: { en: "bytes", fr: "octets" },
    format: "#,##0",
  },
  {
    label: { en: "KV cache of the context", fr: "Cache KV du contexte" },
    content: "=B21*B11/10^9",
    unit: { en: "GB", fr: "Go" },
    format: "#,##0.00",
  },
  {
    label: { en: "Speed with that cache", fr: "Débit avec ce cache" },
    content: "=TPS_WITH_KV(B5,B6,B7,B21,B11)",
    unit: same("tok/s"),
    note: { en: "with the cache read", fr: "poids et cache lus" },
    format: "#,##0.00",
  },
  {
    label: { en: "Response time", fr: "Temps de réponse" },
    content: "=RESPONSE_TIME_S(B12,TPOT_FROM_TPS(B23),B13)",
    unit: same("s"),
    format: "#,##0.00",
  },
  {
    label: { en: "Tokens within 10 s", fr: "Tokens en 10 s" },
    content: "=MAX_TOKENS_IN_BUDGET(10,B12,TPOT_FROM_TPS(B23))",
    unit: same("tokens"),
    format: "#,##0",
  },
];

const lengths = [1, 50, 100, 250, 500, 1000, 2000, 4000];

// One named model on named devices: what the estimator expects, with its band.
const devices = [
  ["H100 SXM", "FP8", 2],
  ["H200 SXM", "FP8", 1],
  ["MI300X", "FP8", 1],
  ["RTX 4090", "Q4_K_M", 2],
  ["M4 Max", "Q4_K_M", 1],
] as const;

/** The sheet that the page opens with: one model on one card, as a planner would lay it out. */
export function sampleSheet(lang: Lang): Sheet {
  const cell = (
    row: number,
    column: number,
    content: number | string | Text,
    style?: CellStyle,
    format?: string,
  ): SheetCell => ({
    row,
    column,
    ...contentOf(typeof content === "object" ? content[lang] : content),
    ...(style ? { style } : {}),
    ...(format ? { format } : {}),
  });
  const block = (first: number, rows: readonly Row[], role: "input" | "output") =>
    rows.flatMap(({ label, content, unit, note, format }, i) => [
      cell(first + i, 0, label, "label"),
      cell(first + i, 1, content, role, format),
      cell(first + i, 2, unit, "note"),
      ...(note ? [cell(first + i, 3, note, "note")] : []),
    ]);
  return {
    name: { en: "Capacity", fr: "Capacité" }[lang],
    frozenRows: 0,
    widths: [24, 9, 9, 19, 1, 11, 14, 7, 7, 11, 7, 8],
    cells: [
      cell(0, 0, { en: "Capacity of one card", fr: "Capacité d’une carte" }, "title"),
      cell(
        1,
        0,
        {
          en: "Change a coloured cell; the rest follows. Any cell takes our functions: try =TOK",
          fr: "Modifiez une cellule colorée, le reste suit. Toute cellule accepte nos fonctions : essayez =TOK",
        },
        "note",
      ),
      ...heading(cell, 3, 0, [
        { en: "Inputs", fr: "Données" },
        { en: "Value", fr: "Valeur" },
        { en: "Unit", fr: "Unité" },
        { en: "Note", fr: "Remarque" },
      ]),
      ...block(4, inputs, "input"),
      ...heading(cell, 14, 0, [{ en: "Results", fr: "Résultats" }, same(""), same(""), same("")]),
      ...block(15, outputs, "output"),
      ...heading(cell, 3, 5, [
        { en: "Tokens", fr: "Tokens" },
        { en: "Time, s", fr: "Temps, s" },
        same("tok/s"),
      ]),
      cell(4, 5, `=RESPONSE_CURVE(B12,TPOT_FROM_TPS(B23),{${lengths.join(",")}})`, "output", "#,##0"),
      ...lengths.flatMap((_, i) => [
        ...(i > 0 ? [cell(4 + i, 5, "", "output", "#,##0")] : []),
        cell(4 + i, 6, "", "output", "#,##0.00"),
        cell(4 + i, 7, "", "output", "#,##0.00"),
      ]),
      cell(14, 5, { en: "Model", fr: "Modèle" }, "label"),
      cell(14, 6, "Llama 3.1 70B", "input"),
      ...heading(cell, 15, 5, [
        { en: "Device", fr: "Matériel" },
        { en: "Format", fr: "Format" },
        { en: "GPUs", fr: "GPU" },
        { en: "Low", fr: "Bas" },
        { en: "Expected", fr: "Attendu" },
        { en: "High", fr: "Haut" },
        { en: "Ceiling", fr: "Plafond" },
      ]),
      ...devices.flatMap(([hardware, quant, gpus], i) => [
        cell(16 + i, 5, hardware, "input"),
        cell(16 + i, 6, quant, "input"),
        cell(16 + i, 7, gpus, "input"),
        cell(16 + i, 8, `=LLM_TPS_BAND($G$15,F${17 + i},G${17 + i},H${17 + i})`, "output", "#,##0.0"),
        ...[9, 10, 11].map((column) => cell(16 + i, column, "", "output", "#,##0.0")),
      ]),
      cell(
        16 + devices.length,
        5,
        {
          en: "tok/s per user; 4 of 5 measurements lie from low to high",
          fr: "tok/s par utilisateur ; 4 mesures sur 5 entre bas et haut",
        },
        "note",
      ),
    ],
  };
}

function contentOf(content: number | string): Pick<SheetCell, "value" | "formula"> {
  if (typeof content === "string" && content.startsWith("=")) return { value: "", formula: content.slice(1) };
  return { value: content };
}

function heading(
  cell: (row: number, column: number, content: Text, role: CellStyle) => SheetCell,
  row: number,
  column: number,
  labels: readonly Text[],
): readonly SheetCell[] {
  return labels.map((label, i) => cell(row, column + i, label, "heading"));
}
