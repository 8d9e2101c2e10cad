import { findHardware } from "../../catalogue/find-hardware.js";
import { findModel } from "../../catalogue/find-model.js";
import { findKvQuant, findQuant } from "../../catalogue/find-quant.js";
import { readAs } from "../../catalogue/match.js";
import type { Text } from "../../text/lang.js";
import { quote } from "../../text/quote.js";
import type { Names } from "./names.js";

/** As many as an answer has room for. */
const MOST = 3;

/**
 * How loose names were read ("llama 70b" as Llama 3.3 70B), and which names were left out because several models bear
 * them: nothing is taken silently. `folded` is the text that the places of the names refer to.
 */
export function assumptionsOf({ models, devices, formats }: Names, folded: string): readonly Text[] {
  const said = ({ start, end }: { readonly start: number; readonly end: number }) => folded.slice(start, end);
  const notes = [
    ...models.map((model) => modelNote(said(model))),
    ...devices.map((device) => deviceNote(said(device), device.id)),
    ...formats.map((format) => assumptionIn((format.kind === "kv" ? findKvQuant : findQuant)(said(format)))),
  ].filter((note) => note !== undefined);
  return [...new Map(notes.map((note) => [note.en, note])).values()].slice(0, MOST);
}

function modelNote(name: string): Text | undefined {
  const found = findModel(name);
  if (found.ok) return found.assumption;
  if (!found.reason || found.suggestions.length === 0) return undefined;
  const [only, ...others] = found.suggestions;
  if (only !== undefined && others.length === 0) return readAs(name, only);
  const { en, fr } = found.reason;
  const names = found.suggestions.join(", ");
  return { en: `${quote(name, "en")}: ${en} (${names})`, fr: `${quote(name, "fr")} : ${fr} (${names})` };
}

// Not where the text itself told which row it is: "40 GB A100".
function deviceNote(name: string, id: string): Text | undefined {
  const found = findHardware(name);
  return found.ok && found.row.id === id ? found.assumption : undefined;
}

function assumptionIn(found: { readonly ok: boolean; readonly assumption?: Text }): Text | undefined {
  return found.ok ? found.assumption : undefined;
}
