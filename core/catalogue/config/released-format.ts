import { type Fields, fieldsOf, isRecord } from "./fields.js";

/** The format in which the weights were released: a word of the catalogue, or a quantisation of all linear layers. */
export interface ReleasedFormat {
  readonly dtype: string;
  /** Name of a quantisation that `deploy` understands. */
  readonly quant?: string;
}

/** From `quantization_config`, else from the data type of the tensors. */
export function releasedFormat(fields: Fields): ReleasedFormat {
  const quantization = fields.record("quantization_config");
  const plain = fields.text("dtype", "torch_dtype").replace("torch.", "");
  const dtype = plain === "float16" ? "fp16" : "bf16";
  if (!quantization) return { dtype };
  const { text, count, record } = fieldsOf(quantization);
  const method = text("quant_method").toLowerCase();
  if (method === "mxfp4") return { dtype: "mxfp4" };
  if (method === "fp8" || method === "fbgemm_fp8") return { dtype: "fp8" };
  if (method === "awq") return { dtype, quant: "AWQ" };
  if (method === "gptq") return { dtype, quant: count("bits") === 8 ? "int8" : "GPTQ" };
  const groups = Object.values(record("config_groups") ?? {}).find(isRecord);
  const weights = groups && isRecord(groups.weights) ? fieldsOf(groups.weights) : undefined;
  const bits = weights?.count("num_bits");
  const algorithm = text("quant_algo").toUpperCase();
  const float = weights?.text("type") === "float";
  if (algorithm === "NVFP4" || (float && bits === 4)) return { dtype, quant: "NVFP4" };
  if (algorithm === "FP8" || (float && bits === 8)) return { dtype: "fp8" };
  if (bits === 4) return { dtype, quant: "int4" };
  if (bits === 8 || method === "bitsandbytes") return { dtype, quant: bits === 8 ? "int8" : "nf4" };
  return { dtype };
}
