/**
 * What the formulas know about a model and a device. Plain numbers, no names: a catalogue row, an imported config.json
 * or a person's own figures all become these before anything is computed.
 */

/** Devices that share memory technology and software stack, hence efficiencies and launch costs. */
export type HardwareGroup =
  | "nv-hbm"
  | "nv-gddr"
  | "nv-soc"
  | "amd-hbm"
  | "amd-gddr"
  | "amd-apu"
  | "apple"
  | "intel-hbm"
  | "intel-gddr"
  | "gaudi"
  | "cpu"
  | "unknown"
  | "wafer"
  | "lpu"
  | "rdu";

export interface ModelFacts {
  /** All parameters, in billions. */
  readonly total: number;
  readonly layers: number;
  readonly hidden: number;
  readonly vocab: number;
  /** Input embedding and output head are one table. */
  readonly tied: boolean;
  readonly heads: number;
  /** For latent attention: (qk_nope + qk_rope + v_head) / 2. */
  readonly headDim: number;
  readonly kvHeads: number;
  /** Multi-head latent attention: the cache is one latent, copied to every device of a tensor-parallel group. */
  readonly mla: boolean;
  /** Cache bytes per token at 16 bit over the layers that keep every token. */
  readonly kvGrowing: number;
  readonly growingLayers: number;
  /** Cache bytes per token at 16 bit over the layers that keep a window. */
  readonly kvWindow: number;
  readonly windowLayers: number;
  readonly windowTokens: number;
  /** Routed experts per layer; absent when dense. */
  readonly experts?: number;
  /** Routed experts that one token uses. */
  readonly topK?: number;
  readonly moeLayers?: number;
  /** Parameters of one expert index summed over all MoE layers, in billions. */
  readonly expertParams?: number;
  /** 4.25 when the released experts are MXFP4 (gpt-oss). */
  readonly nativeExpertBits?: number;
  readonly maxContext?: number;
  /** The format the weights are released in, e.g. `bf16` or `fp8`. */
  readonly nativeQuant?: string;
  /** True when the shape was guessed from a parameter count. */
  readonly guessed?: boolean;
}

export interface HardwareFacts {
  /** A display family, e.g. `GeForce`, `RTX pro`, `Apple`; decides two conventions of data sheets. */
  readonly family?: string;
  readonly group: HardwareGroup;
  /** Nominal memory bandwidth of one device, GB/s. */
  readonly bw: number | null;
  /** Dense matrix TFLOPS at 16 bit, as the sheet states it. */
  readonly fp16?: number | null;
  /** Vector TFLOPS at 32 bit. */
  readonly fp32?: number | null;
  /** Marketed memory of one device, GB. */
  readonly mem?: number | null;
  /** The memory is shared with the CPU. */
  readonly unified?: boolean;
  /** GB/s per direction between devices. */
  readonly link?: number | null;
  readonly fp8?: boolean;
  readonly fp4?: boolean;
  /** 1 for the M1 generation. */
  readonly appleGen?: number;
  /** Devices that software sees on one card: 2 for MI250 and Max 1550, whose figures above are those of both dies. */
  readonly dies?: number;
}

/** Cards that are two devices to software, by name: a sheet states their sum. */
export function diesOf(name: string): number {
  if (/\b1 (GCD|tile)\b/i.test(name)) return 1;
  return /\b(MI250X?|Max 1550)\b/i.test(name) ? 2 : 1;
}

/** Matrix rate assumed when nobody states one: it matters for prefill and large batches only. */
const UNSTATED_FP16_TFLOPS = 50;
const PCIE4_GBS = 32;

export function fp16Tflops(hardware: HardwareFacts): number {
  return hardware.fp16 || UNSTATED_FP16_TFLOPS;
}

export function fp32Tflops(hardware: HardwareFacts): number {
  return hardware.fp32 || fp16Tflops(hardware) / matrixToVectorRatio(hardware);
}

export function linkGbs(hardware: HardwareFacts): number {
  return hardware.link || PCIE4_GBS;
}

/** GB that a model may use in principle. Cards marketed as "24 GB" carry 24 GiB of chips. */
export function usableGb(hardware: HardwareFacts): number {
  if (!hardware.mem) return Number.POSITIVE_INFINITY;
  return hardware.unified ? hardware.mem : hardware.mem * 1.0737;
}

/** How much faster matrix units are than vector units at these number formats, typical of the family. */
function matrixToVectorRatio(hardware: HardwareFacts): number {
  switch (hardware.group) {
    case "nv-gddr":
      return hardware.family === "GeForce" ? 2 : 4;
    case "nv-hbm":
      return 15;
    case "nv-soc":
      return 4;
    case "amd-gddr":
    case "amd-apu":
      return 2;
    case "apple":
      return 1;
    case "gaudi":
      return 16;
    default:
      return 8;
  }
}

/** Dimensions typical of a dense model with this many billions of parameters (regression over released models). */
export function guessModel(paramsB: number): ModelFacts {
  const layers = Math.round(32 * (paramsB / 8) ** 0.42);
  const hidden = Math.round(4096 * (paramsB / 8) ** 0.32);
  return {
    total: paramsB,
    layers,
    hidden,
    vocab: 128000,
    tied: false,
    heads: hidden / 128,
    headDim: 128,
    kvHeads: 8,
    mla: false,
    kvGrowing: layers * 4096,
    growingLayers: layers,
    kvWindow: 0,
    windowLayers: 0,
    windowTokens: 0,
    guessed: true,
  };
}
