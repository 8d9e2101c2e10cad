import type { NumberParam } from "../define.js";

// Parameters of claims.

export const claimedTps = {
  name: "claimed_tps",
  kind: "number",
  unit: "tokPerS",
  above: 0,
  label: { en: "claimed speed", fr: "vitesse annoncée" },
  help: { en: "Tokens/s claimed for one user", fr: "Tokens/s annoncés pour un utilisateur" },
} as const satisfies NumberParam;
