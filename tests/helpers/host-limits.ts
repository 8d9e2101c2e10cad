/** Vectors that no spreadsheet can express: an empty list cannot be typed, and an empty range is a list of blanks. */
export const NOT_TYPEABLE: ReadonlySet<string> = new Set(["F173", "F336"]);
