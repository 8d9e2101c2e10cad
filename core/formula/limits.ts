/** Excel's own limit for the text of a formula. */
export const MAX_LENGTH = 8192;
/** Excel's own limit for functions inside functions; parentheses and signs count here as well. */
export const MAX_NESTING = 64;
/** Excel's own limit for the arguments of one call. */
export const MAX_ARGUMENTS = 255;
/** The most cells that one array may have. */
export const MAX_ARRAY_CELLS = 10_000;
/** The most cells that all operations of one formula together may compute, so that the answer comes at once. */
export const MAX_WORK = 1_000_000;
