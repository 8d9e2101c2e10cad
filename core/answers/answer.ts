import type { Cell, Value } from "../define.js";
import type { Failure } from "../failure.js";
import { formatFailure } from "../text/failure.js";
import type { Lang, Text } from "../text/lang.js";
import type { UnitId } from "../units.js";
import type { PlanRequest } from "../workbook/plan/types.js";
import type { SaidReading } from "./slots.js";

/** One figure of the headline; the band and the ceiling where the estimator gives them. */
export interface Figure {
  readonly label: string;
  readonly value: Cell;
  /** The value for people, with its unit. */
  readonly text: string;
  readonly unit: UnitId;
  /** The decimals of the text, which band and ceiling share; the unit's own when left out. */
  readonly digits?: number;
  readonly low?: number;
  readonly high?: number;
  readonly ceiling?: number;
}

/** Who chose a value: the reader, Jeton from what the reader said, Jeton because nothing was said, or the catalogue. */
export type InputSource = "given" | "derived" | "default" | "catalogue";

/** One input as it was understood; what is not the reader's own is marked, so that nobody mistakes it for their figure. */
export interface AnswerInput {
  readonly label: string;
  readonly value: string;
  readonly source: InputSource;
}

export interface AnswerTable {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** A chart as plain data: a vega-lite specification and what it shows, in words. */
export interface AnswerChart {
  readonly spec: Readonly<Record<string, unknown>>;
  readonly alt: string;
}

/** A variation of the question, as a command line that any surface can run in place. */
export interface Action {
  readonly label: string;
  readonly command: string;
}

/** A file that belongs to the answer, as what it is to be made from: hosts make the bytes when they are wanted. */
export interface AnswerFile {
  readonly name: string;
  readonly kind: "plan";
  readonly request: PlanRequest;
}

/** A host-neutral answer: Discord, terminal, pane and page only render it. All texts are in the reader's language. */
export interface Answer {
  readonly title: string;
  readonly headline: readonly Figure[];
  readonly inputs: readonly AnswerInput[];
  /** The formula with the numbers put in. */
  readonly working: readonly string[];
  readonly table?: AnswerTable;
  readonly chart?: AnswerChart;
  readonly file?: AnswerFile;
  /** The assumptions that matter, at most three. */
  readonly notes: readonly string[];
  /** Formulas to copy into a cell, in both styles. */
  readonly formulas: readonly Text[];
  readonly actions: readonly Action[];
  readonly sources: readonly string[];
}

/** What was asked, answered or refused. */
export type Reply =
  | {
      readonly ok: true;
      readonly answer: Answer;
      readonly value?: Value;
      readonly unit?: UnitId;
      readonly reading?: SaidReading;
    }
  | {
      readonly ok: false;
      readonly failure: Failure;
      readonly message: string;
      /** Ways on, one line each: the same question with the name that was meant. */
      readonly actions?: readonly Action[];
      readonly reading?: SaidReading;
    };

/** An answer from the parts that it has. */
export function answerOf(parts: Partial<Answer> & Pick<Answer, "title">): Answer {
  return {
    headline: [],
    inputs: [],
    working: [],
    notes: [],
    formulas: [],
    actions: [],
    sources: [],
    ...parts,
  };
}

/** A refusal with its sentence. */
export function refusal(failure: Failure, lang: Lang): Reply {
  return { ok: false, failure, message: formatFailure(failure, lang) };
}
