import { names, tables } from "./compact.gen.js";
import { once } from "./once.js";
import type {
  ApiPriceRow,
  ClaimRow,
  GpuPriceRow,
  HardwareRow,
  ModelRow,
  PurchasePriceRow,
  QuantRow,
  TokenPrices,
} from "./types.js";

/** All rows, in the order of the data files; built when first asked for and kept. */
export const hardwareRows = once(() => objects<HardwareRow>("hardware", named));
export const modelRows = once(() => objects<ModelRow>("models", modelOf));
export const quantRows = once(() =>
  objects<QuantRow>("quants", (row) => ({ kvCache: false, ...named(row) })),
);
export const apiPriceRows = once(() => objects<ApiPriceRow>("apiPrices", apiPriceOf));
export const gpuPriceRows = once(() => objects<GpuPriceRow>("gpuPrices", gpuPriceOf));
export const purchasePriceRows = once(() => objects<PurchasePriceRow>("purchasePrices", withSource));
export const claimRows = once(() => objects<ClaimRow>("claims", (row) => row));

type Raw = Record<string, unknown>;
type PriceList = readonly [number, number, number | null, number | null];

function objects<T>(table: keyof typeof tables, finish: (row: Raw) => Raw): readonly T[] {
  const fields = Object.entries(tables[table]);
  const count = fields[0]?.[1].length ?? 0;
  return Array.from({ length: count }, (_, index) => {
    const row: Raw = {};
    for (const [field, values] of fields) if (values[index] !== null) row[field] = values[index];
    return finish(row) as unknown as T;
  });
}

function named(row: Raw): Raw {
  return { aliases: [], unverified: [], ...row };
}

function modelOf(row: Raw): Raw {
  return { moe: false, ...(row.paramsB === undefined ? {} : { activeParamsB: row.paramsB }), ...named(row) };
}

function apiPriceOf({ usdPerM, longContext = [], timeWindows = [], scheduled = [], ...row }: Raw): Raw {
  return withSource({
    aliases: [],
    openWeights: false,
    ...row,
    providerName: names.providers[row.provider as string],
    prices: pricesOf(usdPerM as PriceList),
    longContext: (longContext as [number, ...PriceList][]).map(([fromInputTokens, ...list]) => ({
      fromInputTokens,
      ...pricesOf(list),
    })),
    timeWindows: (timeWindows as [string, string, ...PriceList][]).map(([from, to, ...list]) => ({
      from,
      to,
      ...pricesOf(list),
    })),
    scheduled: (scheduled as [string, ...PriceList][]).map(([from, ...list]) => ({
      from,
      ...pricesOf(list),
    })),
  });
}

function pricesOf([input, output, cachedInput, cacheWrite]: PriceList): TokenPrices {
  return {
    input,
    output,
    ...(cachedInput === null ? {} : { cachedInput }),
    ...(cacheWrite === null ? {} : { cacheWrite }),
  };
}

function gpuPriceOf({ usdPerHour, ...row }: Raw): Raw {
  const [usdMin, usdMedian, usdMax] =
    typeof usdPerHour === "number" ? [usdPerHour, usdPerHour, usdPerHour] : (usdPerHour as number[]);
  const cloudName = names.clouds[row.cloud as string];
  return withSource({ equivalentIds: [], excludesHost: false, ...row, cloudName, usdMin, usdMedian, usdMax });
}

function withSource(row: Raw): Raw {
  return { ...row, source: names.priceSources[row.source as string] };
}
