import { speed } from "../deployment/speed.js";
import { fail } from "../failure.js";
import type { Lang } from "../text/lang.js";
import { formatNumber } from "../text/number.js";
import type { AnswerInput } from "./answer.js";
import { isNamed, numberInput, understand } from "./scenario.js";
import type { Slots } from "./slots.js";

/** The speed at which one user's tokens come: as said, or estimated for a named model on a device. */
export interface SpeedSaid {
  readonly tps: number;
  readonly inputs: readonly AnswerInput[];
  readonly notes: readonly string[];
}

const USUAL_CONTEXT = 2048;

export function speedOf(slots: Slots, lang: Lang): SpeedSaid | undefined {
  const said = slots.tps ?? (slots.tpot_ms === undefined ? undefined : 1000 / slots.tpot_ms);
  const label = { en: "speed", fr: "vitesse" };
  if (said !== undefined)
    return {
      tps: said,
      inputs: [numberInput(label, said, "tok/s", slots.tps === undefined ? "derived" : "given", lang)],
      notes: [],
    };
  if (!isNamed(slots)) return undefined;
  const scenario = understand(slots, lang);
  const { expected, low, high } = speed(scenario.deployment, {
    metric: "decode_tps_per_user",
    prompt: 0,
    output: 0,
    depth: slots.context ?? USUAL_CONTEXT,
    concurrency: slots.concurrency ?? slots.users ?? 1,
  });
  const round = (value: number) => Number(value.toPrecision(3));
  const band = `${formatNumber(round(low), lang, 1)} – ${formatNumber(round(high), lang, 1)}`;
  return {
    tps: round(expected),
    inputs: [...scenario.inputs, numberInput(label, round(expected), "tok/s", "derived", lang)],
    notes: [
      lang === "fr"
        ? `Vitesse estimée (fourchette ${band} tok/s) : mesurez la vôtre.`
        : `Estimated speed (band ${band} tok/s): measure yours.`,
      ...[...scenario.speedAssumptions, ...scenario.assumptions].map((text) => text[lang]),
    ],
  };
}

/** The same where nothing can be said without it. */
export function requireSpeed(slots: Slots, lang: Lang): SpeedSaid {
  return (
    speedOf(slots, lang) ??
    fail("type", {
      param: "speed",
      given: null,
      reason: {
        en: "at what speed? Give tokens per second (70 tok/s), or a model and a device (Llama 3.1 8B on RTX 4090)",
        fr: "à quelle vitesse ? Donnez des tokens par seconde (70 tok/s), ou un modèle et un matériel (Llama 3.1 8B sur RTX 4090)",
      },
    })
  );
}

/** A number as an option of a command line takes it. */
export function optionNumber(value: number, lang: Lang): string {
  const text = String(Number(value.toPrecision(6)));
  return lang === "fr" ? text.replace(".", ",") : text;
}
