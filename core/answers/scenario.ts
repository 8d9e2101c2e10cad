import { hardwareById } from "../catalogue/find-hardware.js";
import { modelById } from "../catalogue/find-model.js";
import { quantById } from "../catalogue/find-quant.js";
import { shortQuantName } from "../catalogue/short-name.js";
import { type Deployment, deploy } from "../deployment/deployment.js";
import { computeNotes, genericName } from "../deployment/generic-device.js";
import { fail } from "../failure.js";
import type { Lang, Text } from "../text/lang.js";
import { formatNumber } from "../text/number.js";
import type { AnswerInput, InputSource } from "./answer.js";
import type { SlotName, Slots } from "./slots.js";

/** A question's model and hardware understood, with what to show as inputs. */
export interface Understood {
  readonly deployment: Deployment;
  /** As they go into a formula or a command line. */
  readonly modelName: string;
  readonly hardwareName: string;
  readonly quantName: string | undefined;
  readonly inputs: readonly AnswerInput[];
  readonly assumptions: readonly Text[];
  /** What a speed depends on besides, where nobody said it. */
  readonly speedAssumptions: readonly Text[];
}

/** The scenario that a question describes. Asks for a missing model or hardware with an example. */
export function understand(slots: Slots, lang: Lang, position = 0): Understood {
  const modelName = modelOf(slots);
  const hardwareName = hardwareOf(slots, position);
  const quantName = quantOf(slots);
  const gpus = gpusOf(slots, position);
  const deployment = deploy({
    model: modelName,
    hardware: hardwareName,
    quant: quantName,
    kvQuant: slots.kv_quant,
    gpus,
    engine: engineOf(slots),
  });
  const fr = lang === "fr";
  const { quant, modelFacts } = deployment;
  const format = quant ? shortQuantName(quant) : (modelFacts.nativeQuant ?? "bf16");
  const counted = sourceOf(slots, "gpus") === "given" && gpus > 1;
  const inputs: AnswerInput[] = [
    { label: fr ? "modèle" : "model", value: deployment.model.name, source: "given" },
    {
      label: fr ? "matériel" : "hardware",
      value: counted ? `${gpus} × ${deployment.hardware.name}` : deployment.hardware.name,
      source: "given",
    },
    ...(sourceOf(slots, "gpus") === "derived" ? [gpusInput(slots, gpus, lang)] : []),
    {
      label: "format",
      value: format,
      source: quantName === undefined ? "default" : "given",
    },
    {
      label: fr ? "moteur" : "engine",
      value: deployment.engine,
      source: sourceOf(slots, "engine") === "given" ? "given" : "default",
    },
  ];
  return {
    deployment,
    modelName,
    hardwareName,
    quantName,
    inputs,
    assumptions: [
      ...severalFormats(slots, format),
      ...memoryClash(slots, deployment),
      ...deployment.assumptions,
    ],
    speedAssumptions: computeNotes(deployment),
  };
}

/** Of several formats that were said, one is counted: said which. */
function severalFormats({ quant }: Slots, counted: string): readonly Text[] {
  if (typeof quant === "string" || quant === undefined || quant.length < 2) return [];
  return [
    {
      en: `Several formats were given: counted in ${counted} alone.`,
      fr: `Plusieurs formats sont donnés : seul ${counted} est compté.`,
    },
  ];
}

/** Where the value of the first of the slots that has one comes from. */
export function sourceOf(slots: Slots, ...names: readonly SlotName[]): InputSource {
  const name = names.find((one) => slots[one] !== undefined);
  if (name === undefined) return "default";
  return slots.derived?.includes(name) ? "derived" : "given";
}

/** Where a value comes from that is said by a slot of its own or else computed from another. */
export function sourceFrom(slots: Slots, own: SlotName, measure: SlotName): InputSource {
  return slots[own] === undefined && slots[measure] !== undefined ? "derived" : sourceOf(slots, own);
}

/** Inputs that two parts of an answer both know, once. */
export function distinctInputs(inputs: readonly AnswerInput[]): readonly AnswerInput[] {
  return inputs.filter(
    ({ label, value }, at) => inputs.findIndex((one) => one.label === label && one.value === value) === at,
  );
}

/** The number of cards, by whoever chose it. */
export function gpusInput(slots: Slots, gpus: number, lang: Lang): AnswerInput {
  return numberInput({ en: "GPUs", fr: "GPU" }, gpus, "", sourceOf(slots, "gpus"), lang);
}

/** Slots with a value that was computed, not said. */
export function withDerived<Name extends SlotName>(
  slots: Slots,
  name: Name,
  value: NonNullable<Slots[Name]>,
): Slots {
  return { ...slots, [name]: value, derived: [...(slots.derived ?? []), name] };
}

/** A memory that the device is not sold with: said, because it may be two cards or another device. */
function memoryClash({ vram_gb, hardware }: Slots, { hardware: row, memoryGb }: Deployment): readonly Text[] {
  if (vram_gb === undefined || hardware === undefined || memoryGb === undefined) return [];
  if (vram_gb === memoryGb || row.kind === "cpu") return [];
  return [
    {
      en: `A ${row.name} has ${memoryGb} GB, not ${vram_gb}: counted as ${memoryGb}. Several cards? Say how many.`,
      fr: `${row.name} a ${memoryGb} Go, non ${vram_gb} : compté pour ${memoryGb}. Plusieurs cartes ? Dites combien.`,
    },
  ];
}

/** A number among the inputs, with where it comes from: `true` where the question says it, `false` for a default. */
export function numberInput(
  label: Text,
  value: number,
  unit: string,
  source: boolean | InputSource,
  lang: Lang,
): AnswerInput {
  return {
    label: label[lang],
    value: `${formatNumber(value, lang, 2)}${unit === "" ? "" : ` ${unit}`}`,
    source: typeof source === "string" ? source : source ? "given" : "default",
  };
}

/** The name of the model: as listed, or a bare size such as "70B". */
export function modelOf({ models, params_b }: Slots): string {
  const named = models?.[0]?.split("|")[0];
  if (named !== undefined) return modelById(named)?.name ?? named.replace(/^unlisted:/, "");
  if (params_b !== undefined) return `${params_b}B`;
  return fail("type", {
    param: "model",
    given: null,
    reason: {
      en: "which model? Name it (Llama 3.1 8B) or give its size (70B)",
      fr: "quel modèle ? Nommez-le (Llama 3.1 8B) ou donnez sa taille (70B)",
    },
  });
}

/** The name of the hardware with the memory that was said beside it. */
export function hardwareOf(slots: Slots, position = 0): string {
  const { hardware, vram_gb, ram_gb } = slots;
  const named = hardware?.[position]?.split("|")[0];
  const memoryGb = vram_gb ?? ram_gb;
  if (named === undefined && memoryGb !== undefined && memoryGb > 0)
    return genericName(
      { memoryGb, bandwidthGbs: slots.bandwidth_gbs ?? 0, fp16Tflops: slots.tflops ?? 0 },
      vram_gb === undefined,
    );
  if (named === undefined)
    return fail("type", {
      param: "hardware",
      given: null,
      reason: {
        en: "on which hardware? Name a device (H100, RTX 4090, M3 Ultra), or give its memory (24 GB) where only memory counts",
        fr: "sur quel matériel ? Nommez un appareil (H100, RTX 4090, M3 Ultra), ou sa mémoire (24 Go) si elle seule compte",
      },
    });
  const row = hardwareById(named);
  const name = row?.name ?? named.replace(/^unlisted:/, "");
  const said = vram_gb ?? (row && ["apple-silicon", "apu", "cpu"].includes(row.kind) ? ram_gb : undefined);
  const isVariant =
    said !== undefined && (row?.memoryVariantsGb?.includes(said) || (row?.kind === "cpu" && said > 0));
  return isVariant ? `${name} ${said} GB` : name;
}

// A map, not an object: "constructor" is a word that people can type.
const BITS: ReadonlyMap<string, string> = new Map([
  ["16bit", "bf16"],
  ["8bit", "8-bit"],
  ["6bit", "Q6_K"],
  ["5bit", "Q5_K_M"],
  ["4bit", "Q4_K_M"],
  ["3bit", "Q3_K_M"],
  ["2bit", "Q2_K"],
]);

/** The weight format; "4bit" means the format that people usually run at that width. */
export function quantOf(slots: Slots): string | undefined {
  const { quant } = slots;
  const engine = engineOf(slots);
  const said = typeof quant === "string" ? quant : quant?.[0];
  if (said === undefined) return undefined;
  if (/^\d+bit$/.test(said) && engine && /vllm|sglang|tensorrt/i.test(engine))
    return said === "4bit" ? "AWQ" : said === "8bit" ? "fp8" : "bf16";
  const row = quantById(said);
  return BITS.get(said) ?? (row ? shortQuantName(row) : said);
}

/** Whether a question names a model (or its size) and a device, so that it can be estimated. */
export function isNamed(slots: Slots): boolean {
  return (slots.models !== undefined || slots.params_b !== undefined) && hasDevice(slots);
}

/** Whether a question names a device, or describes one by its memory and its bandwidth. */
export function hasDevice({ hardware, vram_gb, ram_gb, bandwidth_gbs }: Slots): boolean {
  return hardware !== undefined || ((vram_gb ?? ram_gb) !== undefined && bandwidth_gbs !== undefined);
}

const ENGINE_NAMES: ReadonlyMap<string, string> = new Map([
  ["vllm", "vLLM"],
  ["sglang", "SGLang"],
  ["tensorrt-llm", "TensorRT-LLM"],
  ["ollama", "Ollama"],
  ["mlx", "MLX"],
  ["lm-studio", "LM Studio"],
  ["exllama", "ExLlama"],
  ["tgi", "TGI"],
]);

/** The engine as its makers spell it; the first where several are named. */
export function engineOf({ engine }: Slots): string | undefined {
  const named = typeof engine === "string" ? engine : engine?.[0];
  return named === undefined ? undefined : (ENGINE_NAMES.get(named) ?? named);
}

export function gpusOf({ gpus }: Slots, position = 0): number {
  const count = typeof gpus === "number" ? gpus : gpus?.[position];
  return count ?? 1;
}
