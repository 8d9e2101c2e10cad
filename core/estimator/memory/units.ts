/** Engines and drivers count in binary units; catalogues and answers in decimal ones. Everything here is in bytes. */
export const MIB = 2 ** 20;
export const GIB = 2 ** 30;
export const GB = 1e9;
