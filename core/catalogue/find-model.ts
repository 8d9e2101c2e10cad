import type { Reason } from "../failure.js";
import { modelIndex } from "./indexes.js";
import { type Lookup, type Miss, matched } from "./match.js";
import { byName, type NameIndex, type NameKey } from "./name-index.js";
import { distinctTokens, fold, normalise } from "./normalise.js";
import { POPULAR } from "./popular.js";
import { remember } from "./remember.js";
import { modelRows } from "./rows.js";
import { searchNames } from "./search.js";
import type { ModelRow } from "./types.js";

export function modelById(id: string): ModelRow | undefined {
  return modelIndex().byId.get(id);
}

const WHICH_SIZE: Reason = {
  en: "several models bear this name: say which size or version",
  fr: "plusieurs modèles portent ce nom : précisez la taille ou la version",
};

/** Names that mean two things for different people, though one row alone would fit. */
const ASK: ReadonlyMap<string, readonly string[]> = new Map([
  ["r18b", ["DeepSeek-R1-Distill-Llama-8B", "DeepSeek R1 0528 Qwen3 8B"]],
  ["deepseekr18b", ["DeepSeek-R1-Distill-Llama-8B", "DeepSeek R1 0528 Qwen3 8B"]],
  ["mistrallarge", ["Mistral Large 2 (2407/2411)"]],
  ["mistral", ["Mistral 7B v0.3", "Mistral Small 3 24B (2501)", "Mistral Large 2 (2407/2411)"]],
]);

/** The model that a name means. A family without a version ("llama 70b") is its newest member of that size. */
export const findModel = remember(lookUp);

function lookUp(name: string): Lookup<ModelRow> {
  const index = modelIndex();
  const plain = stripRepository(name);
  const asked = ASK.get(normalise(plain));
  if (asked) return { ok: false, suggestions: asked, reason: WHICH_SIZE };
  const exact = byName(index, name) ?? byName(index, plain);
  if (exact) return matched(exact, name, { index });
  return (
    byFamily(index, plain, name) ??
    byFamily(index, withSize(plain), name) ??
    byFamily(index, stripFormat(plain), name) ?? { ok: false, suggestions: nearestModels(plain) }
  );
}

/** A family with its size or version, in any order of the words, and nothing else: what free text may hold. */
export const findFamily = remember(familyIn);

function familyIn(text: string): { readonly ids: readonly string[]; readonly ask: boolean } | undefined {
  const found = ASK.has(normalise(text)) ? lookUp(text) : byFamily(modelIndex(), text, text);
  if (!found) return undefined;
  const names = found.ok ? [found.row.name, ...found.alternatives] : found.reason ? found.suggestions : [];
  const ids = names.flatMap((name) => byName(modelIndex(), name)?.id ?? []);
  return { ids, ask: !found.ok };
}

/** Models with about this many billions of parameters, best known first: what a bare "405b" may mean. */
export function modelsOfSize(paramsB: number): readonly ModelRow[] {
  const rows = modelRows().filter((row) => row.confidence !== "low");
  const named = rows.filter((row) => row.marketedB === paramsB);
  const near = rows.filter((row) => row.paramsB !== undefined && Math.abs(row.paramsB / paramsB - 1) <= 0.03);
  return (named.length > 0 ? named : near).sort(popularFirst);
}

// meta-llama/Llama-3.1-8B-Instruct -> Llama-3.1-8B-Instruct
function stripRepository(name: string): string {
  return name.slice(name.lastIndexOf("/") + 1);
}

// "gemma 3 27": a bare last number is a size.
function withSize(name: string): string {
  return name.replace(/([\s-]\d{1,3})\s*$/, "$1b");
}

const FORMAT =
  /[-_:\s](?:q\d(?:_(?:k|0|1))?(?:_(?:s|m|l|xl))?|ud|fp8|fp16|bf16|awq|gptq|w\da\d+|int[48]|[48]bit|mlx|nvfp4|mxfp4|v0\.\d|\d{4})(?=$|[-_:\s])/g;

// "llama3.1:8b-instruct-q4_K_M" names a file: the format is another argument.
function stripFormat(name: string): string {
  let text = fold(name);
  for (let round = 0; round < 4; round++) text = text.replace(FORMAT, " ");
  return text;
}

const VERSION = /^(?:[a-z]?\d{1,2}(?:\.\d+)*|v0\d|\d{4})$/;
const SIZE = /^(?:a?\d+(?:\.\d+)?[bmt]|\d+x\d+b|\d+e)$/;

function isSoft(token: string): boolean {
  return VERSION.test(token) || SIZE.test(token);
}

function byFamily(index: NameIndex<ModelRow>, text: string, given: string): Lookup<ModelRow> | undefined {
  const words = distinctTokens(text);
  if (words.length === 0) return undefined;
  if (words.every((word) => isSoft(word))) return bySizeAlone(words, text);
  const exact = byName(index, text);
  if (exact) return matched(exact, given, { index });
  const sure = index.keys.filter(({ row }) => row.confidence !== "low");
  const family = sure.filter(({ tokens }) => extendsBy(tokens, words, isSoft));
  const keys =
    family.length > 0
      ? family
      : onlyRow(
          sure.filter(({ tokens }) => extendsBy(tokens, words, () => true)),
          words,
        );
  const rows = [...new Map(newestKeys(keys).map(({ row }) => [row.id, row])).values()];
  const [first] = rows;
  if (!first) return undefined;
  const sizes = rows.map(({ paramsB }) => paramsB ?? 0);
  if (Math.max(...sizes) > Math.min(...sizes) * 1.15) return which(rows);
  const alternatives = rows.slice(1).map(({ name }) => name);
  return matched(first, given, { loose: true, alternatives });
}

function bySizeAlone(words: readonly string[], text: string): Miss {
  const size = /^(\d+(?:\.\d+)?)b$/.exec(words[0] ?? "");
  const rows = size ? modelsOfSize(Number(size[1])) : [];
  const names = rows.slice(0, 3).map(({ name }) => name);
  return { ok: false, suggestions: names.length > 0 ? names : nearestModels(text) };
}

/** The key has all the words, and beyond them only words that pass. */
function extendsBy(
  tokens: readonly string[],
  words: readonly string[],
  passes: (token: string) => boolean,
): boolean {
  return (
    words.every((word) => tokens.includes(word)) &&
    tokens.every((token) => words.includes(token) || passes(token))
  );
}

/** "r1 distill 32b": a name with its size, short of a word, that only one model has. */
function onlyRow(keys: readonly NameKey<ModelRow>[], words: readonly string[]): readonly NameKey<ModelRow>[] {
  const sized = words.some((word) => /^\d+(?:\.\d+)?b$/.test(word));
  return sized && new Set(keys.map(({ row }) => row.id)).size === 1 ? keys : [];
}

function which(rows: readonly ModelRow[]): Miss {
  return {
    ok: false,
    suggestions: [...rows]
      .sort(popularFirst)
      .slice(0, 5)
      .map(({ name }) => name),
    reason: WHICH_SIZE,
  };
}

function newestKeys(keys: readonly NameKey<ModelRow>[]): readonly NameKey<ModelRow>[] {
  const version = ({ tokens }: NameKey<ModelRow>) =>
    Math.max(
      0,
      ...tokens
        .filter((token) => /^[a-z]?\d{1,2}(?:\.\d+)?$/.test(token))
        .map((token) => Number.parseFloat(token.replace(/^[a-z]/, ""))),
    );
  return [...keys].sort((a, b) => version(b) - version(a) || newestFirst(a.row, b.row));
}

function newestFirst(a: ModelRow, b: ModelRow): number {
  return (b.release ?? "").localeCompare(a.release ?? "") || (a.id < b.id ? -1 : 1);
}

function popularFirst(a: ModelRow, b: ModelRow): number {
  const rank = ({ id }: ModelRow) => (POPULAR.model.includes(id) ? POPULAR.model.indexOf(id) : 1000);
  return rank(a) - rank(b) || newestFirst(a, b);
}

function nearestModels(text: string): readonly string[] {
  return searchNames("model", text, 3);
}
