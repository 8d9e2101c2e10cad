import type { Lang } from "../../core/index.js";
import type { NewCell, NewSheet } from "./new-sheet.js";

// One page of capacity arithmetic: marked inputs on the left, live functions of ours below. Every figure can be changed.

interface Line {
  readonly label: Record<Lang, string>;
  readonly content: number | string;
  readonly unit: Record<Lang, string>;
  readonly format: string;
}

const same = (text: string) => ({ en: text, fr: text });

const INPUTS: readonly Line[] = [
  {
    label: { en: "Parameters", fr: "Paramètres" },
    content: 70,
    unit: { en: "billion", fr: "milliards" },
    format: "0.0",
  },
  {
    label: { en: "Bytes per parameter", fr: "Octets par paramètre" },
    content: 2,
    unit: { en: "2 = 16 bits, 1 = 8 bits", fr: "2 = 16 bits, 1 = 8 bits" },
    format: "0.00",
  },
  {
    label: { en: "Memory bandwidth", fr: "Bande passante mémoire" },
    content: 3350,
    unit: { en: "GB/s (H100 SXM)", fr: "Go/s (H100 SXM)" },
    format: "#,##0",
  },
  {
    label: { en: "Time to first token", fr: "Délai du premier token" },
    content: 200,
    unit: same("ms"),
    format: "#,##0",
  },
  {
    label: { en: "Output tokens", fr: "Tokens de sortie" },
    content: 500,
    unit: same("tokens"),
    format: "#,##0",
  },
];

const OUTPUTS: readonly Line[] = [
  {
    label: { en: "Model size", fr: "Taille du modèle" },
    content: "=MODEL_SIZE_GB(B4, B5)",
    unit: { en: "GB", fr: "Go" },
    format: "#,##0.0",
  },
  {
    label: { en: "Speed ceiling", fr: "Vitesse plafond" },
    content: "=TOKENS_PER_SEC(B4, B5, B6)",
    unit: same("tok/s"),
    format: "#,##0.00",
  },
  {
    label: { en: "Time per token, at best", fr: "Temps par token, au mieux" },
    content: "=TPOT_FLOOR_MS(B4, B5, B6)",
    unit: same("ms"),
    format: "#,##0.00",
  },
  {
    label: { en: "Response time", fr: "Temps de réponse" },
    content: "=RESPONSE_TIME_S(B7, B13, B8)",
    unit: same("s"),
    format: "#,##0.00",
  },
  {
    label: { en: "Overall speed", fr: "Débit global" },
    content: "=OVERALL_TPS(B7, B13, B8)",
    unit: same("tok/s"),
    format: "#,##0.00",
  },
];

/** A first planning sheet, in the reader's language. */
export function planningSheet(lang: Lang): NewSheet {
  const fr = lang === "fr";
  return {
    name: fr ? "Capacité" : "Capacity",
    columnWidths: [30, 14, 34],
    cells: [
      {
        row: 0,
        column: 0,
        content: fr ? "Capacité d’un modèle servi" : "Capacity of a served model",
        role: "title",
      },
      { row: 2, column: 0, content: fr ? "Données" : "Inputs", role: "heading" },
      ...lines(INPUTS, 3, "input", lang),
      { row: 9, column: 0, content: fr ? "Résultats" : "Results", role: "heading" },
      ...lines(OUTPUTS, 10, "output", lang),
      {
        row: 16,
        column: 0,
        content: fr
          ? "Plafonds : un seul flux, poids lus une fois par token, sans cache KV."
          : "Ceilings: one stream, weights read once a token, no KV cache.",
        role: "note",
      },
    ],
  };
}

function lines(
  list: readonly Line[],
  from: number,
  role: "input" | "output",
  lang: Lang,
): readonly NewCell[] {
  return list.flatMap(({ label, content, unit, format }, i) => [
    { row: from + i, column: 0, content: label[lang], role: "label" as const },
    { row: from + i, column: 1, content, role, format },
    { row: from + i, column: 2, content: unit[lang], role: "note" as const },
  ]);
}
