import { findModel } from "../catalogue/find-model.js";
import type { Lang, Text } from "../text/lang.js";
import { assumptionsOf } from "./question/assumptions.js";
import { chooseIntent } from "./question/choose-intent.js";
import { cleanText, foldInPlace } from "./question/clean.js";
import { fileSlots } from "./question/file-slots.js";
import { formatsOf } from "./question/formats.js";
import { languageOf } from "./question/language.js";
import { readMoney } from "./question/money.js";
import { type Names, readNames } from "./question/names.js";
import { probabilitiesIn } from "./question/probabilities.js";
import { findQuantities } from "./question/quantities.js";
import { assignRoles } from "./question/roles.js";
import { type Several, severalOf } from "./question/several.js";
import { shapeOf } from "./question/shape.js";
import { type SmallTalk, smallTalkIn } from "./question/small-talk.js";
import { statedDevices } from "./question/stated-devices.js";
import { termsIn } from "./question/vocabulary.js";
import type { Reading } from "./slots.js";
import type { UnclearName } from "./which-model.js";

/** A reading of free text, with how its loose names were read; to be said with the answer. */
export interface QuestionReading extends Reading {
  /** Names that several models bear. */
  readonly unclear?: readonly UnclearName[];
  readonly assumptions?: readonly Text[];
  /** A greeting, thanks, or a question that leans on an earlier one: the answer is worded for it. */
  readonly smallTalk?: SmallTalk;
  /** A slot with more than one value; `slots` holds the first that was filed. */
  readonly several?: Several;
}

function unclearNames({ models }: Names, text: string, folded: string): readonly UnclearName[] {
  return models
    .filter(({ ask }) => ask)
    .map(({ start, end }) => {
      const found = findModel(folded.slice(start, end));
      return {
        said: text.slice(start, end),
        names: found.ok ? [] : found.suggestions,
        before: text.slice(0, start),
        after: text.slice(end),
      };
    })
    .filter(({ names }) => names.length > 1);
}

/**
 * Reads a free-text question, English or French whatever the reader's language: its intent and what it says, without
 * defaults. Deterministic and bounded; never throws. Text that asks for nothing of ours is `out_of_scope`.
 */
export function readQuestion(raw: string, lang: Lang): QuestionReading {
  const text = cleanText(raw);
  if (/^(?:help|aide|\?)?$/.test(text)) return { intent: "help", slots: {} };
  if (text.startsWith("=")) return { intent: "formula", slots: { formula: raw.trim() } };
  const folded = foldInPlace(text);
  const names = readNames(text, folded);
  const formats = formatsOf(names, folded);
  const { list: probabilities, rest: quantities } = probabilitiesIn(
    formats.masked,
    findQuantities(formats.masked, languageOf(folded, lang)),
  );
  const roles = assignRoles(formats.masked, quantities);
  const money = readMoney(formats.masked, quantities);
  const described = statedDevices(formats.masked, roles);
  // One device alone stays what was said of it; of several each needs a name to be set against the others.
  const stated = names.devices.length + described.length > 1 ? described : [];
  const filed = { names, stated, formats, roles, money, folded, probabilities };
  const said = fileSlots({ ...filed, intent: undefined });
  const intent = chooseIntent({
    folded,
    shape: shapeOf(formats.masked, quantities),
    slots: said,
    devices: names.devices.length + stated.length,
    models: names.models.length,
    priced: names.models.filter(({ id }) => id.includes("/")).length,
    formats: formats.quants.length,
    sizes: new Set(roles.filter(({ quantity }) => quantity.unit === "params").map(({ value }) => value)).size,
    loose: roles.filter(
      ({ quantity, slot }) => quantity.unit === "tok" && quantity.per === undefined && slot === undefined,
    ).length,
    terms: termsIn(folded),
    weak:
      names.devices.length + names.models.length > 0 &&
      [...names.devices, ...names.models].every(({ weak }) => weak),
  });
  const slots = fileSlots({ ...filed, intent });
  const assumptions = intent === "out_of_scope" ? [] : assumptionsOf(names, folded);
  const talk = smallTalkIn(folded);
  const leans =
    talk === "follow_up" &&
    slots.models === undefined &&
    slots.params_b === undefined &&
    Object.keys(slots).length < 3;
  const smallTalk = leans || (talk !== "follow_up" && intent === "out_of_scope") ? talk : undefined;
  const several = severalOf(roles, formats.masked, intent, slots);
  const unclear = unclearNames(names, text, folded);
  return {
    intent,
    slots,
    ...(unclear.length > 0 ? { unclear } : {}),
    ...(assumptions.length > 0 ? { assumptions } : {}),
    ...(several ? { several } : {}),
    ...(smallTalk ? { smallTalk } : {}),
  };
}
