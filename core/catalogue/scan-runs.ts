import { fold } from "./normalise.js";

/** A run of letters and digits of a text, with its place. */
export interface Run {
  readonly start: number;
  readonly end: number;
  readonly raw: string;
  /** As names are compared; the French preposition "à" stays itself, or "à 30 €" would name a card. */
  readonly plain: string;
}

// "Command R+" keeps its plus; "qwen2.5" and "1,5" keep their decimals.
const RUN = /[\p{L}\p{M}\p{N}]+(?:[.,]\d+[\p{L}\p{N}]*)*(?:\+(?![\p{L}\p{N}]))?/gu;
const COUNT_FIRST = /^(\d{1,5})[xX](?=\p{L}{1,3}\d|\d{4}|\p{L}{4}|\p{L}{2,3}$)/u;
const COUNT_LAST = /[xX]\d{1,3}$/u;

/** The runs of a text; a count that sticks to a name ("8xH100", "2xRTX 4090", "3090x2") is split off. */
export function runsOf(text: string): readonly Run[] {
  const runs: Run[] = [];
  for (const match of text.matchAll(RUN)) {
    const raw = match[0];
    const first = COUNT_FIRST.exec(raw)?.[0].length ?? 0;
    const last =
      first === 0 && /^(?:\p{L}+)?\d{3,4}[xX]\d{1,3}$/u.test(raw)
        ? (COUNT_LAST.exec(raw)?.[0].length ?? 0)
        : 0;
    const cuts = [0, first, raw.length - last, raw.length];
    for (let part = 0; part < 3; part++) {
      const from = cuts[part] ?? 0;
      const to = cuts[part + 1] ?? 0;
      if (to > from) runs.push(run(raw.slice(from, to), match.index + from));
    }
  }
  return runs;
}

function run(raw: string, start: number): Run {
  const lower = raw.toLowerCase().normalize("NFC");
  const plain = lower === "à" ? "à" : fold(raw).replace(/[.,]/g, "");
  return { start, end: start + raw.length, raw, plain };
}
