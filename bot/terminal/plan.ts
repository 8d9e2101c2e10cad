import { parseArgs } from "node:util";
import {
  CalcError,
  fail,
  formatFailure,
  formatNumber,
  isSpoken,
  type Lang,
  langOf,
  parseNumber,
} from "../../core/index.js";
import { planOf } from "../../core/workbook/plan/request.js";
import type { Flavour, PlanRequest, PlanTier } from "../../core/workbook/plan/types.js";
import { planVerdict } from "../../core/workbook/plan/verdict.js";
import { planFile } from "../workbook/plan-file.js";
import { isFileError, save, unwritable } from "../workbook/save.js";

const USAGE = {
  en: `Usage: jeton plan --model NAME --hardware NAME --rate REQ_PER_S --out FILE.xlsx [options]

  --quant NAME --gpus N --engine NAME           what runs (left out: the usual ones)
  --prompt TOKENS --output TOKENS --cache SHARE what is asked; share of the prompt in the prefix cache
  --ttft MS --tpot MS --percentile 0.95         limits
  --peak FACTOR --headroom SHARE --spares N     reserve
  --growth SHARE                                per month
  --price USD --tier on_demand|spot|reserved_3y --hours N --api-in USD --api-out USD --kwh USD --pue X
  --flavour portable|live                       native formulas, or cells of the add-in
  --lang en|fr

Exit codes: 0 written, 1 refused or written though nothing meets the limits, 2 usage.`,
  fr: `Usage : jeton plan --model NOM --hardware NOM --rate REQ_PAR_S --out FICHIER.xlsx [options]

  --quant NOM --gpus N --engine NOM             ce qui tourne (par défaut : l’usage)
  --prompt TOKENS --output TOKENS --cache PART  ce qui est demandé ; part du prompt dans le cache de préfixe
  --ttft MS --tpot MS --percentile 0,95         limites
  --peak FACTEUR --headroom PART --spares N     réserve
  --growth PART                                 par mois
  --price USD --tier on_demand|spot|reserved_3y --hours N --api-in USD --api-out USD --kwh USD --pue X
  --flavour portable|live                       formules natives, ou cellules du complément
  --lang en|fr

Codes de sortie : 0 écrit, 1 refusé ou écrit bien que rien ne tienne les limites, 2 usage.`,
};

/** The sheet says which limit binds, so it is wanted; a script must not take it for a plan that works. */
const UNMET = { en: "written; the limits are not met:", fr: "écrit ; les limites ne sont pas tenues :" };

const NUMBERS = {
  rate: "requestsPerS",
  gpus: "gpus",
  prompt: "promptTokens",
  output: "outputTokens",
  cache: "cacheHitRate",
  ttft: "ttftMs",
  tpot: "tpotMs",
  percentile: "percentile",
  peak: "peakFactor",
  headroom: "headroom",
  spares: "spares",
  growth: "growthPerMonth",
  price: "usdPerGpuHour",
  hours: "hoursPerDay",
  "api-in": "apiInputUsdPerM",
  "api-out": "apiOutputUsdPerM",
  kwh: "usdPerKwh",
  pue: "pue",
} as const satisfies Record<string, keyof PlanRequest>;
const TEXTS = ["model", "hardware", "quant", "engine", "tier", "flavour", "out", "lang"] as const;

/** `jeton plan ...`: writes a planning workbook; returns the exit code. */
export async function planMain(args: readonly string[], fallback: Lang): Promise<number> {
  const values = readFlags(args);
  const lang = values?.lang === undefined ? fallback : langOf(values.lang);
  if (values === undefined || values.help || values.out === undefined) {
    (values?.help ? process.stdout : process.stderr).write(`${USAGE[lang]}\n`);
    return values?.help ? 0 : 2;
  }
  try {
    const started = performance.now();
    requireLang(values.lang);
    const request = requestOf(values, lang);
    const verdict = planVerdict(planOf(request), lang);
    const bytes = await planFile(request, flavourOf(values.flavour), lang);
    await save(values.out, bytes);
    const size = formatNumber(bytes.length / 1000, lang, 0);
    const time = formatNumber(performance.now() - started, lang, 0);
    const file = `${values.out} (${size} ${lang === "fr" ? "ko" : "kB"}, ${time} ms)`;
    if (verdict.ok) process.stdout.write(`${verdict.message}\n${file}\n`);
    else process.stderr.write(`${file} ${UNMET[lang]} ${verdict.message}\n`);
    return verdict.ok ? 0 : 1;
  } catch (error) {
    if (!(error instanceof CalcError) && !isFileError(error)) throw error;
    process.stderr.write(
      `${error instanceof CalcError ? formatFailure(error.failure, lang) : unwritable(values.out, error, lang)}\n`,
    );
    return 1;
  }
}

type Flags = Partial<Record<(typeof TEXTS)[number] | keyof typeof NUMBERS, string>> & {
  readonly help?: boolean;
};

function readFlags(args: readonly string[]): Flags | undefined {
  const text = { type: "string" } as const;
  const options = Object.fromEntries([...TEXTS, ...Object.keys(NUMBERS)].map((name) => [name, text]));
  try {
    const { values } = parseArgs({
      args: withNegatives(args),
      options: { ...options, help: { type: "boolean", short: "h" } },
    });
    return values as Flags;
  } catch {
    return undefined;
  }
}

/** `--growth -0.05`: the reader of flags would take the number for one of them. */
function withNegatives(args: readonly string[]): string[] {
  const joined: string[] = [];
  for (const arg of args) {
    const flag = joined.at(-1);
    if (/^-[\d.,]/.test(arg) && flag?.startsWith("--") && !flag.includes("="))
      joined.splice(-1, 1, `${flag}=${arg}`);
    else joined.push(arg);
  }
  return joined;
}

function requestOf(values: Flags, lang: Lang): PlanRequest {
  const request: Record<string, unknown> = {
    model: values.model ?? missing("model", "Llama 3.1 70B"),
    hardware: values.hardware ?? missing("hardware", "H200"),
    ...(values.quant === undefined ? {} : { quant: values.quant }),
    ...(values.engine === undefined ? {} : { engine: values.engine }),
    ...(values.tier === undefined ? {} : { purchase: values.tier as PlanTier }),
  };
  for (const [flag, field] of Object.entries(NUMBERS)) {
    const typed = values[flag as keyof typeof NUMBERS];
    if (typed === undefined) continue;
    const number = parseNumber(typed, lang);
    if (!number.ok) fail("type", { param: flag, given: typed, allowed: { kind: "number", example: 40 } });
    // "95" is how people write a 95th percentile.
    else request[field] = field === "percentile" && number.value > 1 ? number.value / 100 : number.value;
  }
  if (request.requestsPerS === undefined) missing("rate", 40);
  return request as unknown as PlanRequest;
}

/** The workbook speaks two languages; another one is refused rather than taken for English. */
function requireLang(lang: string | undefined): void {
  if (lang !== undefined && !isSpoken(lang))
    fail("unknown", { param: "lang", given: lang, allowed: { values: ["en", "fr"] } });
}

function missing(param: string, example: string | number): never {
  return fail("type", { param, given: null, allowed: { example } });
}

function flavourOf(flavour: string | undefined): Flavour {
  if (flavour === undefined || flavour === "portable" || flavour === "live") return flavour ?? "portable";
  return fail("unknown", { param: "flavour", given: flavour, allowed: { values: ["portable", "live"] } });
}
