import type { Text } from "../../text/lang.js";

/** A term of inference, explained in a few sentences. */
export interface Term {
  /** As in the question corpus where it occurs there. */
  readonly id: string;
  readonly name: Text;
  /** Other spellings in either language; case, accents and separators do not matter. */
  readonly aliases: readonly string[];
  readonly text: Text;
  /** The relation in one line, in symbols that the text explains. */
  readonly formula?: Text;
  /** The function that computes it. */
  readonly functionName?: string;
  /** Related terms, by id. */
  readonly see: readonly string[];
}
