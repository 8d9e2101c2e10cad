import { defineFunction, type Surroundings } from "../../define.js";

// The answer depends on every other function, so the evaluator lends its own explanation; importing the list of
// functions here would be a circle.

/** The formula of a call, the numbers put in and the result, or why it fails, in the reader's language. */
export function jetonExplain(
  args: { readonly functionName: string; readonly arguments: readonly unknown[] },
  { explain }: Pick<Surroundings, "explain">,
): string {
  return explain(args.functionName, args.arguments);
}

export const JETON_EXPLAIN = defineFunction({
  name: "JETON_EXPLAIN",
  family: "help",
  title: { en: "Explain a calculation", fr: "Expliquer un calcul" },
  summary: {
    en: "Formula of a function, the numbers put in, the result or why it fails",
    fr: "Formule d’une fonction, valeurs mises à leur place, résultat ou cause d’échec",
  },
  params: [
    {
      name: "function_name",
      kind: "text",
      label: { en: "function", fr: "fonction" },
      help: {
        en: 'Name of a function, in quotes: "TOKENS_PER_SEC"',
        fr: 'Nom d’une fonction, entre guillemets : "TOKENS_PER_SEC"',
      },
    },
    {
      name: "arguments",
      kind: "any",
      repeats: true,
      label: { en: "arguments", fr: "arguments" },
      help: {
        en: "The arguments of that function, in its order",
        fr: "Les arguments de cette fonction, dans son ordre",
      },
    },
  ],
  returns: { kind: "text", unit: "none" },
  formula: "function_name(arguments)",
  compute: jetonExplain,
  examples: [
    {
      args: ["TOKENS_PER_SEC", 70, 2, 3350],
      result:
        "TOKENS_PER_SEC: bandwidth_gbs × efficiency / (params_b × bytes_per_param). With params_b = 70 B params, bytes_per_param = 2 bytes/param, bandwidth_gbs = 3,350 GB/s, efficiency = 1 (default): 3,350 × 1 / (70 × 2) = 23.93 tok/s.",
      note: { en: "the decode ceiling of a 70B", fr: "le plafond de décodage d’un modèle de 70 milliards" },
    },
    {
      args: ["MODEL_SIZE_GB", 70, 0],
      result:
        "MODEL_SIZE_GB: params_b × bytes_per_param. No result – bytes_per_param: empty or 0, out of range. Expected: a number above 0 (bytes/param), for example 2.",
      note: { en: "why there is no result", fr: "pourquoi il n’y a pas de résultat" },
    },
  ],
  assumptions: [
    {
      en: "The text is in the reader’s language; a wrong argument is explained, not an error.",
      fr: "Texte dans la langue du lecteur ; un argument erroné est expliqué, sans erreur.",
    },
  ],
  sources: [{ title: "The definitions of this library" }],
  seeAlso: ["TOKENS_PER_SEC", "RESPONSE_TIME_S", "MODEL_SIZE_GB"],
});
