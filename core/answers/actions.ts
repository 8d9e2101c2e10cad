import type { Lang } from "../text/lang.js";
import type { Action } from "./answer.js";
import type { Understood } from "./scenario.js";

/** A command line for the same scenario with some options changed. */
export function commandFor(
  name: string,
  { modelName, hardwareName, quantName, deployment }: Understood,
  changes: Readonly<Record<string, string | number | undefined>> = {},
): string {
  const options: Record<string, string | number | undefined> = {
    model: modelName,
    hardware: hardwareName,
    quant: quantName,
    gpus: deployment.gpus > 1 ? deployment.gpus : undefined,
    ...changes,
  };
  const parts = Object.entries(options)
    .filter(([, value]) => value !== undefined)
    .map(([option, value]) => `${option}:${/\s/.test(String(value)) ? `"${value}"` : value}`);
  return `/${name} ${parts.join(" ")}`;
}

/** The variations that people ask for next: another format, twice the cards, a longer context. */
export function variations(
  name: string,
  scenario: Understood,
  lang: Lang,
  context: { readonly tokens: number } | undefined,
  kept: Readonly<Record<string, string | number | undefined>> = {},
): readonly Action[] {
  const fr = lang === "fr";
  const { gpus, quant, modelFacts } = scenario.deployment;
  const format = quant?.id ?? modelFacts.nativeQuant;
  const portable = scenario.deployment.memoryEngine.kind === "llama.cpp";
  const other = portable
    ? quant?.id === "gguf-q8-0"
      ? "Q4_K_M"
      : "Q8_0"
    : format === "fp8"
      ? "bf16"
      : "fp8";
  return [
    { label: other, command: commandFor(name, scenario, { ...kept, quant: other }) },
    {
      label: fr ? `${gpus * 2} cartes` : `${gpus * 2} GPUs`,
      command: commandFor(name, scenario, { ...kept, gpus: gpus * 2 }),
    },
    ...(context
      ? [
          {
            label: fr ? "contexte × 4" : "4 × context",
            command: commandFor(name, scenario, { ...kept, context: context.tokens * 4 }),
          },
        ]
      : []),
  ];
}
