import type { Failure } from "../failure.js";

// What people and files state about a model or a device, checked field by field: one wrong cell must not become NaN
// ten formulas later. The bounds are far beyond anything built; they catch slips of unit (bytes for gigabytes).

interface Bounds {
  readonly min: number;
  readonly max: number;
  readonly example: number;
}

const bounds = (min: number, max: number, example: number): Bounds => ({ min, max, example });

const MODEL_NUMBERS: ReadonlyMap<string, Bounds> = new Map([
  ["total", bounds(1e-6, 1e5, 8)],
  ["active", bounds(1e-6, 1e5, 3)],
  ["layers", bounds(1, 1e4, 32)],
  ["hidden", bounds(1, 1e6, 4096)],
  ["vocab", bounds(1, 1e8, 128_256)],
  ["heads", bounds(1, 1e5, 32)],
  ["headDim", bounds(1, 1e5, 128)],
  ["kvHeads", bounds(1, 1e5, 8)],
  ["kvGrowing", bounds(0, 1e9, 131_072)],
  ["growingLayers", bounds(0, 1e4, 32)],
  ["kvWindow", bounds(0, 1e9, 0)],
  ["windowLayers", bounds(0, 1e4, 0)],
  ["windowTokens", bounds(0, 1e9, 0)],
  ["experts", bounds(0, 1e5, 128)],
  ["topK", bounds(0, 1e5, 8)],
  ["moeLayers", bounds(0, 1e4, 48)],
  ["expertParams", bounds(0, 1e5, 0.2)],
  ["nativeExpertBits", bounds(0.5, 32, 4.25)],
  ["maxContext", bounds(1, 1e9, 131_072)],
]);

// 0 stands in many sheets for "not stated", and is read so.
const HARDWARE_NUMBERS: ReadonlyMap<string, Bounds> = new Map([
  ["bw", bounds(0, 1e8, 3350)],
  ["fp16", bounds(0, 1e7, 989)],
  ["fp32", bounds(0, 1e7, 67)],
  ["mem", bounds(0, 1e7, 80)],
  ["link", bounds(0, 1e6, 450)],
  ["appleGen", bounds(0, 100, 1)],
  ["dies", bounds(1, 64, 2)],
]);

const GROUPS =
  "nv-hbm nv-gddr nv-soc amd-hbm amd-gddr amd-apu apple intel-hbm intel-gddr gaudi cpu unknown wafer lpu rdu";

const MODEL_FLAGS = ["tied", "mla"];
const HARDWARE_FLAGS = ["unified", "fp8", "fp4"];

/** Members that are read in other ways, or tell a reader where a figure comes from. */
const MODEL_OTHERS = ["paramsB", "nativeQuant", "guessed", "name", "basis", "source", "notes"];
const HARDWARE_OTHERS = ["group", "family", "name", "basis", "source", "notes"];

/** A member of a scenario's facts that nothing reads, with the names that are read beside it. */
export interface UnknownMember {
  readonly member: string;
  readonly known: readonly string[];
}

/** Members of the facts that nothing reads: slips of the keyboard, mostly. */
export function unknownMembers(scenario: Facts): readonly UnknownMember[] {
  const among = (where: string, known: readonly string[]): readonly UnknownMember[] => {
    const facts = scenario[where];
    if (typeof facts !== "object" || facts === null || Array.isArray(facts)) return [];
    return Object.keys(facts)
      .filter((key) => !known.includes(key))
      .map((key) => ({ member: `${where}.${key}`, known }));
  };
  return [
    ...among("modelFacts", [...MODEL_NUMBERS.keys(), ...MODEL_FLAGS, ...MODEL_OTHERS]),
    ...among("hardwareFacts", [...HARDWARE_NUMBERS.keys(), ...HARDWARE_FLAGS, ...HARDWARE_OTHERS]),
  ];
}

type Facts = Readonly<Record<string, unknown>>;
type Checked = Record<string, unknown> | Failure;

/** Stated model facts as numbers and truth values, without what was left out; or what is wrong with the first bad one. */
export function checkModelFacts(facts: Facts): Checked {
  const checked = check(facts, "modelFacts", MODEL_NUMBERS, MODEL_FLAGS);
  if (isFailure(checked)) return checked;
  const { total, active } = checked;
  if (typeof total !== "number" || typeof active !== "number" || active <= total) return checked;
  return {
    code: "infeasible",
    param: "modelFacts.active",
    reason: {
      en: "{active} billion active parameters exceed the total of {total} billion; check both",
      fr: "{active} milliards de paramètres actifs dépassent le total de {total} milliards ; vérifiez les deux",
      values: { active, total },
    },
  };
}

/** The same for a device; its group must be one that the formulas know. */
export function checkHardwareFacts(facts: Facts): Checked {
  const checked = check(facts, "hardwareFacts", HARDWARE_NUMBERS, HARDWARE_FLAGS);
  if (isFailure(checked)) return checked;
  const { group, family } = checked;
  const groups = GROUPS.split(" ");
  if (group !== undefined && !(typeof group === "string" && groups.includes(group)))
    return {
      code: "unknown",
      param: "hardwareFacts.group",
      given: shown(group),
      allowed: { values: groups },
    };
  if (family !== undefined && typeof family !== "string")
    return { code: "type", param: "hardwareFacts.family", given: shown(family), allowed: { kind: "text" } };
  return checked;
}

function check(
  facts: Facts,
  where: string,
  numbers: ReadonlyMap<string, Bounds>,
  flags: readonly string[],
): Checked {
  const checked: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(facts)) {
    if (value === null || value === "" || value === undefined) continue;
    const param = `${where}.${key}`;
    const limits = numbers.get(key);
    if (limits) {
      const number = readNumber(value);
      if (number === undefined || !Number.isFinite(number))
        return { code: "type", param, given: shown(value), allowed: { kind: "number", ...limits } };
      if (number < limits.min || number > limits.max)
        return { code: "domain", param, given: number, allowed: { kind: "number", ...limits } };
      checked[key] = number;
    } else if (flags.includes(key)) {
      if (value !== true && value !== false && value !== 0 && value !== 1)
        return { code: "type", param, given: shown(value), allowed: { kind: "boolean" } };
      checked[key] = Boolean(value);
    } else checked[key] = value;
  }
  return checked;
}

/** Tells facts that were refused from facts: none of them is called `code` and `param`. */
function isFailure(checked: Checked): checked is Failure {
  return "code" in checked && "param" in checked;
}

/** A number, also as text; undefined when left out, NaN when it is something else. */
export function readNumber(value: unknown): number | undefined {
  if (value === undefined || value === null || value === "") return undefined;
  if (typeof value === "number") return value;
  return typeof value === "string" && value.trim() !== "" ? Number(value) : Number.NaN;
}

/** What was given instead, as a person would write it. */
export function shown(value: unknown): string | null {
  if (typeof value === "string") return value;
  return value === undefined || value === null ? null : JSON.stringify(value);
}
