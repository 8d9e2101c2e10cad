import type { Constants } from "../../core/estimator/constants-shape.js";

/**
 * Where the search starts and what it leans on: two digits, judged from the physics and from an earlier calibration of
 * the same form. Groups without an entry use `*`. Columns ending in "-early" are ROCm and oneAPI of before late 2024;
 * nothing newer was measured on Instinct and Max, whose present software takes `*`.
 */
export const PRIORS: Constants = {
  "bitsPerWeight": {
    "fp32": 32,
    "fp16": 16,
    "F16": 16,
    "bf16": 16,
    "BF16": 16,
    "fp8": 8,
    "int8": 8,
    "Q8_0": 8.5,
    "Q8_K_XL": 8.9,
    "mlx-8bit": 8.5,
    "mlx-6bit": 6.5,
    "mlx-5bit": 5.5,
    "mlx-5bit-g32": 6,
    "mlx-4bit": 4.5,
    "mlx-4bit-g32": 5,
    "Q6_K": 6.5633,
    "Q5_K_M": 5.7036,
    "Q5_K_XL": 5.75,
    "Q4_K_M": 4.8944,
    "Q4_K_XL": 4.9,
    "Q4_0": 4.64,
    "Q3_K_S": 3.6429,
    "MXFP4": 4.6,
    "fp4": 4.5,
    "int4": 4.25,
    "int4-g32": 4.5,
    "AWQ-int4": 4.25,
    "GPTQ-int4": 4.25,
    "W4A16": 4.25,
    "F32": 32,
    "nvfp4": 4.5,
    "mxfp4": 4.25,
    "Q2_K": 3.1593,
    "Q3_K_M": 3.91,
    "Q3_K_L": 4.2979,
    "Q4_1": 5.11,
    "Q4_K_S": 4.6672,
    "Q5_0": 5.57,
    "Q5_1": 6.04,
    "Q5_K_S": 5.5704,
    "IQ4_XS": 4.4597,
    "IQ4_NL": 4.6818,
    "IQ3_M": 3.7628,
    "IQ2_M": 2.9294
  },
  "decode": {
    "bandwidth": {
      "portable": {
        "amd-apu": 0.83,
        "amd-gddr": 0.85,
        "apple": 0.89,
        "cpu": 0.54,
        "nv-gddr": 0.9,
        "nv-hbm": 0.63,
        "nv-soc": 0.91,
        "*": 0.82,
        "intel-hbm-early": 0.5,
        "amd-hbm-early": 0.3
      },
      "serving": {
        "*": 0.83
      },
      "eager": {
        "*": 0.81
      }
    },
    "appleM1Factor": 0.82,
    "kv": {
      "portable": {
        "*": 0.72
      },
      "serving": {
        "*": 0.68,
        "intel-hbm-early": 0.1
      },
      "eager": {
        "*": 0.5
      },
      "portableNoFlash": 0.52
    },
    "expert": {
      "portable": 0.93,
      "serving": 0.86,
      "eager": 0.92
    },
    "routingExponent": {
      "portable": 0.9,
      "serving": 0.95,
      "eager": 0.95
    },
    "compute": {
      "portable": 0.55,
      "serving": 0.6,
      "eager": 0.5
    },
    "dequant": {
      "8": 4.9,
      "fp4": 4.5,
      "int4": 5.4,
      "k3": 6.2,
      "q4": 3,
      "kq": 3,
      "mlx": 2
    },
    "wrapperStep": 0.25,
    "dequantApple": 1.3,
    "step": {
      "portable": 0.26,
      "serving": 0.23,
      "eager": 0.2
    },
    "layer": {
      "portable": {
        "amd-apu": 0.061,
        "amd-gddr": 0.081,
        "apple": 0.038,
        "cpu": 0.79,
        "nv-gddr": 0.023,
        "nv-hbm": 0.036,
        "nv-soc": 0.043,
        "*": 0.05,
        "intel-hbm-early": 1,
        "amd-hbm-early": 0.1
      },
      "serving": {
        "gaudi": 0.017,
        "nv-gddr": 0.063,
        "nv-hbm": 0.031,
        "nv-soc": 0.11,
        "*": 0.06,
        "intel-hbm-early": 0.5,
        "amd-hbm-early": 0.1
      },
      "eager": {
        "cpu": 0.5,
        "*": 0.36
      }
    },
    "moeLayer": {
      "portable": 0.019,
      "serving": 0.032,
      "eager": 0.02
    },
    "engineFactor": {
      "TensorRT-LLM": 0.92,
      "vLLM": 1.2,
      "SGLang": 1.4,
      "other": 1
    },
    "legacyOverhead": {
      "portable": 2.7,
      "serving": 1.8,
      "eager": 1
    },
    "wideExpertLayer": 0.041,
    "hop": {
      "*": 0.25,
      "intel-hbm-early": 20
    },
    "allreduceA": 0.0064,
    "allreduceB": 0.0046,
    "allreduceLinkExponent": 0.36,
    "linkEfficiency": 0.34,
    "perSequence": {
      "TensorRT-LLM": 0.0065,
      "vLLM": 0.017,
      "SGLang": 0.016,
      "other": 0.0046,
      "portable": 0.0051,
      "eager": 0.005
    }
  },
  "prefill": {
    "compute": {
      "portable": {
        "amd-apu": 0.33,
        "amd-gddr": 0.31,
        "apple": 0.58,
        "cpu": 0.36,
        "nv-gddr": 0.66,
        "nv-hbm": 0.57,
        "nv-soc": 0.48,
        "*": 0.4,
        "intel-hbm-early": 0.3,
        "amd-hbm-early": 0.4
      },
      "serving": {
        "gaudi": 0.37,
        "nv-gddr": 0.58,
        "nv-hbm": 0.36,
        "nv-soc": 0.54,
        "*": 0.38,
        "intel-hbm-early": 0.3,
        "amd-hbm-early": 0.18
      },
      "eager": {
        "*": 0.35
      }
    },
    "gamma": 0.23,
    "quant": {
      "portable": 0.76,
      "fp8": 1,
      "fp4": 0.74,
      "w4": 1.1
    },
    "vulkanMatmul": 0.64,
    "legacyMatmul": 0.8,
    "vulkanAttention": 0.47,
    "moe": {
      "portable": 0.58,
      "serving": 0.28,
      "eager": 0.5
    },
    "moeExponent": {
      "portable": 0.3,
      "serving": 0.3,
      "eager": 0.3
    },
    "attention": {
      "portable": {
        "amd-apu": 0.13,
        "amd-gddr": 0.075,
        "apple": 0.31,
        "cpu": 0.17,
        "nv-gddr": 0.14,
        "nv-hbm": 0.2,
        "nv-soc": 0.27,
        "*": 0.2
      },
      "serving": {
        "*": 0.32
      },
      "eager": {
        "*": 0.2
      }
    },
    "noFlash": 0.49,
    "linkEfficiency": 0.42,
    "linkExponent": 0.38,
    "pipelineExponent": 0.58,
    "chunkTokens": {
      "portable": 2048,
      "serving": 8192,
      "eager": 8192
    },
    "fixed": {
      "portable": 2.9,
      "serving": 3.5,
      "eager": 3.3
    },
    "layer": {
      "portable": 0.049,
      "serving": 0.056,
      "eager": 0.05
    }
  },
  "serve": {
    "phi": {
      "TensorRT-LLM": 0.61,
      "vLLM": 0.58,
      "SGLang": 0.86,
      "other": 0.6
    },
    "phiThroughput": 0.55,
    "batchCap": 2600,
    "ttftFixed": {
      "TensorRT-LLM": 12,
      "vLLM": 40,
      "SGLang": 170,
      "other": 9.1
    },
    "ttftPrefill": {
      "TensorRT-LLM": 0.86,
      "vLLM": 0.69,
      "SGLang": 1.1,
      "other": 0.8
    },
    "waitSteps": {
      "TensorRT-LLM": 11,
      "vLLM": 1.7,
      "SGLang": 1.3,
      "other": 1.5
    },
    "queue": {
      "TensorRT-LLM": 0.043,
      "vLLM": 0.042,
      "SGLang": 0.12,
      "other": 0.045
    },
    "queueExponent": 1,
    "saturation": 0.31,
    "memoryUse": 0.9
  },
  "widening": {
    "unknownGroup": 1.4,
    "tpAbove8": 1.3
  },
  "bands": {}
};
