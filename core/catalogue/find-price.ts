import type { Reason } from "../failure.js";
import type { Text } from "../text/lang.js";
import { findModel } from "./find-model.js";
import { type Lookup, matched, readAs } from "./match.js";
import { distinctTokens, fold, normalise } from "./normalise.js";
import { remember } from "./remember.js";
import { apiPriceRows, gpuPriceRows, purchasePriceRows } from "./rows.js";
import { searchNames } from "./search.js";
import type { ApiPriceRow, Confidence, GpuPriceRow, Purchase, PurchasePriceRow } from "./types.js";

// A maker's own service, which a bare model name means.
const MAKERS = new Set([
  "openai",
  "anthropic",
  "google",
  "mistral",
  "deepseek",
  "xai",
  "moonshot",
  "zai",
  "minimax",
  "cohere",
]);

/** The API price that a name means: "gpt-5", "groq/gpt-oss-120b", "Llama 3.3 70B chez Groq". */
export const findApiPrice = remember((name: string): Lookup<ApiPriceRow> => {
  const rows = apiPriceRows();
  const exact = rows.find((row) => normalise(row.id) === normalise(name));
  if (exact) return matched(exact, name);
  const provider = providerIn(name);
  const model = provider?.rest ?? name;
  const sold = rows.filter((row) => !provider || row.provider === provider.id);
  const readings = [bearing(sold, model), sellingWeights(sold, model), newestOf(sold, model)];
  const named = readings.find((list) => list.length > 0) ?? [];
  const own = named.filter((row) => MAKERS.has(row.provider));
  const row = named.length === 1 ? named[0] : own.length === 1 ? own[0] : undefined;
  if (row) {
    const alternatives = named.filter((other) => other !== row).map(({ id }) => id);
    const assumption = readAs(name, `${row.providerName} ${row.name}`);
    return {
      ok: true,
      row,
      alternatives,
      ...(alternatives.length > 0 || readings[0] !== named ? { assumption } : {}),
    };
  }
  if (named.length > 1) {
    return { ok: false, suggestions: named.slice(0, 6).map(({ id }) => id), reason: WHICH_OFFER };
  }
  return { ok: false, suggestions: searchNames("api", name, 3) };
});

const WHICH_OFFER: Reason = {
  en: "several offers bear this name: give the provider as well",
  fr: "plusieurs offres portent ce nom : précisez le fournisseur",
};

/** The cheapest open-weight offers and all others of one model of the catalogue, cheapest output first. */
export function apiPricesOfModel(modelId: string): readonly ApiPriceRow[] {
  return apiPriceRows()
    .filter((row) => row.modelId === modelId)
    .sort((a, b) => a.prices.output - b.prices.output);
}

function bearing(rows: readonly ApiPriceRow[], model: string): readonly ApiPriceRow[] {
  const plain = normalise(model);
  return rows.filter((row) =>
    [row.name, row.model, row.model.slice(row.model.lastIndexOf("/") + 1), ...row.aliases].some(
      (name) => normalise(name) === plain || normalise(name.replace(/\([^)]*\)/g, "")) === plain,
    ),
  );
}

function sellingWeights(rows: readonly ApiPriceRow[], model: string): readonly ApiPriceRow[] {
  const found = findModel(model);
  return found.ok ? rows.filter((row) => row.modelId === found.row.id) : [];
}

/** "claude sonnet" is the newest of them. */
function newestOf(rows: readonly ApiPriceRow[], model: string): readonly ApiPriceRow[] {
  const words = distinctTokens(model);
  if (words.length === 0 || words.every((word) => /^[\d.]+$/.test(word))) return [];
  const newest = rows
    .filter((row) => MAKERS.has(row.provider))
    .filter((row) => {
      const name = distinctTokens(row.name);
      return (
        words.every((word) => name.includes(word)) &&
        name.every((token) => words.includes(token) || /^\d+(?:\.\d+)?$/.test(token))
      );
    })
    .sort((a, b) => b.name.localeCompare(a.name, "en", { numeric: true }));
  return newest.slice(0, 1);
}

function providerIn(name: string): { readonly id: string; readonly rest: string } | undefined {
  const text = fold(name);
  for (const id of new Set(apiPriceRows().map((row) => row.provider))) {
    const found = new RegExp(`(?:^|[^a-z0-9])(?:on |at |sur |chez |via |@ ?)?${id}(?![a-z0-9])[/: ]*`).exec(
      text,
    );
    const rest = found
      ? `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`.trim()
      : "";
    if (found && normalise(rest) !== "") return { id, rest };
  }
  return undefined;
}

/** USD per GPU and hour: one offer, or the spread over several. */
export interface GpuPrice {
  readonly usdMin: number;
  readonly usdMedian: number;
  readonly usdMax: number;
  /** The oldest date among the offers. */
  readonly asOf: string;
  /** The lowest among the offers. */
  readonly confidence: Confidence;
  readonly offers: readonly GpuPriceRow[];
}

/**
 * What a device rents for. Without a cloud: the spread over clouds of their median price, each in its cheapest region
 * class. `purchase` defaults to on demand.
 */
export function findGpuPrice(
  hardwareId: string,
  {
    cloud,
    purchase = "on_demand",
    region,
  }: { readonly cloud?: string; readonly purchase?: Purchase; readonly region?: string } = {},
): GpuPrice | undefined {
  const all = gpuPriceRows().filter(
    (row) => row.hardwareId === hardwareId || row.equivalentIds.includes(hardwareId),
  );
  const offers = all.filter(
    (row) =>
      row.purchase === purchase &&
      (cloud === undefined || cloudIs(row, cloud)) &&
      (region === undefined || row.region === region || row.region === "any"),
  );
  if (offers.length === 0) return undefined;
  const perCloud = new Map<string, number>();
  for (const row of offers)
    perCloud.set(row.cloud, Math.min(perCloud.get(row.cloud) ?? Number.POSITIVE_INFINITY, row.usdMedian));
  const medians = [...perCloud.values()].sort((a, b) => a - b);
  const middle = medians.length / 2;
  return {
    usdMin: Math.min(...offers.map((row) => row.usdMin)),
    usdMedian:
      ((medians[Math.ceil(middle) - 1] ?? 0) +
        (medians[Math.floor(middle)] ?? medians[Math.ceil(middle) - 1] ?? 0)) /
      2,
    usdMax: Math.max(...offers.map((row) => row.usdMax)),
    asOf: offers.map((row) => row.asOf).sort()[0] ?? "",
    confidence:
      (["low", "medium"] as const).find((level) => offers.some((row) => row.confidence === level)) ?? "high",
    offers,
  };
}

/** What a device costs to buy; a list price, to be replaced by a quote. */
export function findPurchasePrice(hardwareId: string): PurchasePriceRow | undefined {
  return purchasePriceRows().find((row) => row.hardwareId === hardwareId);
}

/** Clouds that rent the device, with the ways they sell it. */
export function cloudsOf(hardwareId: string): readonly string[] {
  return [
    ...new Set(
      gpuPriceRows()
        .filter((row) => row.hardwareId === hardwareId || row.equivalentIds.includes(hardwareId))
        .map((row) => row.cloud),
    ),
  ];
}

const CLOUD_NAMES: ReadonlyMap<string, string> = new Map([
  ["amazon", "aws"],
  ["ec2", "aws"],
  ["googlecloud", "gcp"],
  ["google", "gcp"],
  ["microsoft", "azure"],
  ["datacrunch", "verda"],
]);

function cloudIs(row: GpuPriceRow, cloud: string): boolean {
  const plain = normalise(cloud);
  return row.cloud === (CLOUD_NAMES.get(plain) ?? plain) || normalise(row.cloudName) === plain;
}

const STALE_DAYS = 180;

/** What to say beside a price: its age relative to `today` (YYYY-MM-DD, from the caller), and doubts about it. */
export function priceWarnings(
  price: { readonly asOf: string; readonly lastSeen?: string; readonly confidence: Confidence },
  today?: string,
): readonly Text[] {
  const warnings: Text[] = [];
  const seen = price.lastSeen ?? price.asOf;
  if (today !== undefined && daysBetween(seen, today) > STALE_DAYS) {
    warnings.push({
      en: `price last seen on ${seen}, more than ${STALE_DAYS} days ago: check it`,
      fr: `prix vu pour la dernière fois le ${seen}, il y a plus de ${STALE_DAYS} jours : à vérifier`,
    });
  }
  if (price.confidence === "low") {
    warnings.push({
      en: "price of low confidence: a single or old source",
      fr: "prix peu sûr : source unique ou ancienne",
    });
  }
  return warnings;
}

/** Days from one ISO date to another; a year or a month alone counts from its last day, so that nothing ages early. */
function daysBetween(from: string, to: string): number {
  return dayNumber(to) - dayNumber(from);
}

function dayNumber(date: string): number {
  const [year = 0, month = 12, day = 31] = date.split("-").map(Number);
  return year * 365.25 + (month - 1) * 30.44 + day;
}
