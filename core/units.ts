import type { Text } from "./text/lang.js";

/** A unit of measure: its symbol in both languages and the decimals that people want to see. */
export interface Unit {
  readonly symbol: Text;
  /** The symbol of a single one, where it is a word. */
  readonly one?: Text;
  readonly digits: number;
  /** Endings that a parameter of this unit must have in its public name; none means any name. */
  readonly suffixes?: readonly string[];
}

const same = (symbol: string): Text => ({ en: symbol, fr: symbol });

/** The closed list of units. GB is 1e9 bytes (Go in French), TFLOPS are dense, money is US dollars. */
export const units = {
  none: { symbol: same(""), digits: 3 },
  billionParams: { symbol: { en: "B params", fr: "Md de paramètres" }, digits: 2, suffixes: ["params_b"] },
  bytesPerParam: { symbol: { en: "bytes/param", fr: "octets/paramètre" }, digits: 4 },
  bytes: { symbol: { en: "bytes", fr: "octets" }, one: { en: "byte", fr: "octet" }, digits: 0 },
  bits: { symbol: same("bits"), one: { en: "bit", fr: "bit" }, digits: 3 },
  gb: { symbol: { en: "GB", fr: "Go" }, digits: 2 },
  gib: { symbol: { en: "GiB", fr: "Gio" }, digits: 2 },
  gbPerS: { symbol: { en: "GB/s", fr: "Go/s" }, digits: 1, suffixes: ["_gbs"] },
  tflops: { symbol: same("TFLOPS"), digits: 1, suffixes: ["_tflops"] },
  tflop: { symbol: same("TFLOP"), digits: 2 },
  flopPerByte: { symbol: { en: "FLOP/byte", fr: "FLOP/octet" }, digits: 1 },
  tokens: { symbol: same("tokens"), one: { en: "token", fr: "token" }, digits: 0 },
  tokPerS: { symbol: same("tok/s"), digits: 2 },
  tokPerJ: { symbol: same("tok/J"), digits: 2 },
  tokPerKwh: { symbol: same("tok/kWh"), digits: 0 },
  tokensPerDay: { symbol: { en: "tokens/day", fr: "tokens/jour" }, digits: 0 },
  ms: { symbol: same("ms"), digits: 2, suffixes: ["_ms"] },
  msPerToken: { symbol: same("ms/token"), digits: 4 },
  us: { symbol: same("µs"), digits: 2, suffixes: ["_us"] },
  s: { symbol: same("s"), digits: 2, suffixes: ["_s"] },
  reqPerS: { symbol: { en: "req/s", fr: "req/s" }, digits: 2 },
  requests: { symbol: { en: "requests", fr: "requêtes" }, one: { en: "request", fr: "requête" }, digits: 2 },
  sequences: {
    symbol: { en: "sequences", fr: "séquences" },
    one: { en: "sequence", fr: "séquence" },
    digits: 0,
  },
  replicas: { symbol: { en: "replicas", fr: "réplicas" }, one: { en: "replica", fr: "réplica" }, digits: 0 },
  servers: { symbol: { en: "servers", fr: "serveurs" }, one: { en: "server", fr: "serveur" }, digits: 0 },
  gpus: { symbol: same("GPU"), digits: 0 },
  chips: { symbol: { en: "chips", fr: "puces" }, one: { en: "chip", fr: "puce" }, digits: 0 },
  experts: { symbol: { en: "experts", fr: "experts" }, one: { en: "expert", fr: "expert" }, digits: 2 },
  layers: { symbol: { en: "layers", fr: "couches" }, one: { en: "layer", fr: "couche" }, digits: 0 },
  count: { symbol: same(""), digits: 0 },
  choices: { symbol: { en: "choices", fr: "choix" }, one: { en: "choice", fr: "choix" }, digits: 3 },
  fraction: { symbol: same(""), digits: 4 },
  probability: { symbol: same(""), digits: 4 },
  times: { symbol: same("×"), digits: 3 },
  words: { symbol: { en: "words/min", fr: "mots/min" }, digits: 0 },
  tokensPerWord: { symbol: { en: "tokens/word", fr: "tokens/mot" }, digits: 3 },
  watts: { symbol: same("W"), digits: 0 },
  usd: { symbol: { en: "USD", fr: "USD" }, digits: 4 },
  usdPerM: { symbol: { en: "USD/M tokens", fr: "USD/M tokens" }, digits: 4 },
  usdPerHour: { symbol: { en: "USD/h", fr: "USD/h" }, digits: 2 },
  usdPerKwh: { symbol: { en: "USD/kWh", fr: "USD/kWh" }, digits: 3 },
} as const satisfies Record<string, Unit>;

export type UnitId = keyof typeof units;
