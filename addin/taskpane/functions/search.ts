import { type FunctionDefinition, families, type Lang } from "../../../core/index.js";

/** Lower case, without accents, underscores as spaces: what is typed and what is searched meet in this form. */
function plain(text: string): string {
  return text
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replace(/[_’']/g, " ");
}

/**
 * The functions in which every word of the query is found, best first: in the name, then in the title, then anywhere
 * in either language. An empty query gives all of them, in the registry's order.
 */
export function searchFunctions(
  definitions: readonly FunctionDefinition[],
  query: string,
  lang: Lang,
): readonly FunctionDefinition[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return definitions;
  return definitions
    .map((definition) => ({ definition, score: score(definition, words, lang) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ definition }) => definition);
}

function score(definition: FunctionDefinition, words: readonly string[], lang: Lang): number {
  const { name, title, summary, family, params } = definition;
  const other = lang === "en" ? "fr" : "en";
  const places: readonly (readonly [string, number])[] = [
    [plain(name), 8],
    [plain(title[lang]), 6],
    [plain(summary[lang]), 4],
    [plain(`${title[other]} ${summary[other]}`), 2],
    [
      plain(
        [families[family], ...params.map(({ label }) => label)].map(({ en, fr }) => `${en} ${fr}`).join(" "),
      ),
      1,
    ],
  ];
  let sum = 0;
  for (const word of words) {
    const best = Math.max(
      ...places.map(([text, weight]) => {
        if (!text.includes(word)) return 0;
        // The beginning of a word counts more than its middle.
        return ` ${text}`.includes(` ${word}`) ? weight + 0.5 : weight / 2;
      }),
    );
    if (best === 0) return 0;
    sum += best;
  }
  return sum;
}
