import type { Lang } from "../text/lang.js";
import type { Action, Reply } from "./answer.js";
import { commands } from "./commands.gen.js";
import { sayFailure } from "./say-failure.js";
import { hardwareOf, quantOf } from "./scenario.js";
import type { Reading, Slots } from "./slots.js";
import { optionNumber } from "./speed-of.js";

/** A name of a question that several models bear: "gpt-oss", "llama 3.1". */
export interface UnclearName {
  readonly said: string;
  readonly names: readonly string[];
  /** The question with the name left out: what stands before and behind it. */
  readonly before: string;
  readonly after: string;
}

/** Intents that answer without a model as well, though another question than the one that was asked. */
const ANSWERS_ANYWAY: ReadonlySet<string> = new Set(["compare", "fit"]);

/** Whether nothing but the model is missing. */
export function lacksModel({ intent, slots }: Reading, reply: Reply): boolean {
  if (slots.models !== undefined || slots.params_b !== undefined) return false;
  if (reply.ok) return ANSWERS_ANYWAY.has(intent);
  return reply.failure.param === "model" && (reply.failure.given ?? null) === null;
}

/** Asks which of them is meant, with one line for each that asks the same question of it. */
export function askWhich(reading: Reading, unclear: readonly UnclearName[], lang: Lang): Reply {
  const [first] = unclear;
  const { said = "", names = [] } = first ?? {};
  const failure = {
    code: "unknown",
    param: "model",
    given: said,
    reason: {
      en: "several models bear this name: say which size or version",
      fr: "plusieurs modèles portent ce nom : précisez la taille ou la version",
    },
    suggestion: names,
  } as const;
  return {
    ok: false,
    failure,
    message: sayFailure(failure, lang),
    actions: names.map(
      (name): Action => ({
        label: name,
        command: (unclear.length === 1 && lineFor(reading, name, lang)) || askedAgain(first, name),
      }),
    ),
  };
}

function askedAgain(unclear: UnclearName | undefined, name: string): string {
  return `/ask ${unclear?.before ?? ""}${name}${unclear?.after ?? ""}`;
}

/** The command that takes everything that was said; undefined where none does. */
function lineFor({ intent, slots }: Reading, name: string, lang: Lang): string | undefined {
  const command = commands.find((one) => one.intent === intent);
  if (!command || Array.isArray(slots.gpus) || (slots.hardware?.length ?? 0) > 1) return undefined;
  const { hardware, vram_gb, ram_gb, bandwidth_gbs, tflops, quant, ...others } = slots;
  const hasDevice = hardware !== undefined || vram_gb !== undefined || ram_gb !== undefined;
  const values = new Map<string, string>([["models", name]]);
  if (hasDevice) values.set("hardware", hardwareOf(slots));
  if (quant !== undefined) values.set("quant", quantOf(slots) ?? "");
  for (const [slot, value] of Object.entries(others as Slots)) {
    if (typeof value !== "number" && typeof value !== "string") return undefined;
    values.set(slot, typeof value === "number" ? optionNumber(value, lang) : value);
  }
  const parts: string[] = [];
  for (const [slot, value] of values) {
    const option = command.options.find((one) => one.slot === slot);
    if (!option || value === "" || value.includes('"')) return undefined;
    parts.push(`${option.name}:${/[\s:]/.test(value) ? `"${value}"` : value}`);
  }
  return `/${command.name} ${parts.join(" ")}`;
}
