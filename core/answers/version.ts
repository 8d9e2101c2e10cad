/** The version of the package; the core reads no files, so it is written here and compared in a test. */
export const VERSION = "0.1.0";
