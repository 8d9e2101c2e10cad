// Written by `npm run calibrate -- ... --write`; edit scripts/calibrate/priors.ts, not this file.
import type { Constants } from "./constants-shape.js";

export const CONSTANTS: Constants = {
  bitsPerWeight: {
    fp32: 32,
    fp16: 16,
    F16: 16,
    bf16: 16,
    BF16: 16,
    fp8: 8,
    int8: 8,
    Q8_0: 8.5,
    Q8_K_XL: 8.9,
    "mlx-8bit": 8.5,
    "mlx-6bit": 6.5,
    "mlx-5bit": 5.5,
    "mlx-5bit-g32": 6,
    "mlx-4bit": 4.5,
    "mlx-4bit-g32": 5,
    Q6_K: 6.563,
    Q5_K_M: 5.704,
    Q5_K_XL: 5.75,
    Q4_K_M: 4.894,
    Q4_K_XL: 4.9,
    Q4_0: 4.64,
    Q3_K_S: 3.643,
    MXFP4: 4.6,
    fp4: 4.5,
    int4: 4.25,
    "int4-g32": 4.5,
    "AWQ-int4": 4.25,
    "GPTQ-int4": 4.25,
    W4A16: 4.25,
    F32: 32,
    nvfp4: 4.5,
    mxfp4: 4.25,
    Q2_K: 3.159,
    Q3_K_M: 3.91,
    Q3_K_L: 4.298,
    Q4_1: 5.11,
    Q4_K_S: 4.667,
    Q5_0: 5.57,
    Q5_1: 6.04,
    Q5_K_S: 5.57,
    IQ4_XS: 4.46,
    IQ4_NL: 4.682,
    IQ3_M: 3.763,
    IQ2_M: 2.929
  },
  decode: {
    bandwidth: {
      portable: {
        "amd-apu": 0.8613,
        "amd-gddr": 0.8844,
        apple: 0.9144,
        cpu: 0.5966,
        "intel-hbm": 0.8684,
        "nv-gddr": 0.9212,
        "nv-hbm": 0.8109,
        "nv-soc": 0.9489,
        "*": 0.8722,
        "amd-hbm-early": 0.319
      },
      serving: {
        "*": 0.8355
      },
      eager: {
        "*": 0.8103
      }
    },
    appleM1Factor: 0.8235,
    kv: {
      portable: 0.7752,
      serving: 0.6926,
      eager: 0.5,
      portableNoFlash: 0.5268
    },
    expert: {
      portable: 1.029,
      serving: 0.9389,
      eager: 0.92
    },
    compute: {
      portable: 0.5675,
      serving: 0.6053,
      eager: 0.4999
    },
    dequant: {
      "8": 4.955,
      fp4: 4.275,
      int4: 5.468,
      k3: 6.74,
      q4: 2.524,
      kq: 2.135,
      mlx: 1.847
    },
    wrapperStep: 0.2521,
    dequantApple: 1.162,
    step: {
      portable: 0.2438,
      serving: 0.2224,
      eager: 0.2001
    },
    layer: {
      portable: {
        "amd-apu": 0.1303,
        "amd-gddr": 0.103,
        apple: 0.07058,
        cpu: 0.7535,
        "intel-hbm": 1.484,
        "nv-gddr": 0.02812,
        "nv-hbm": 0.06274,
        "nv-soc": 0.08089,
        "*": 0.1251,
        "amd-hbm-early": 0.124
      },
      serving: {
        gaudi: 0.03589,
        "intel-hbm": 0.6832,
        "nv-gddr": 0.08108,
        "nv-hbm": 0.03386,
        "nv-soc": 0.2509,
        "*": 0.1041,
        "amd-hbm-early": 0.111
      },
      eager: {
        cpu: 0.4473,
        "*": 0.4473
      }
    },
    moeLayer: {
      portable: 0.01851,
      serving: 0.03101,
      eager: 0.02
    },
    engineFactor: {
      "TensorRT-LLM": 0.9438,
      vLLM: 1.241,
      SGLang: 1.394,
      other: 0.943
    },
    legacyOverhead: {
      portable: 2.751,
      serving: 1.743,
      eager: 1
    },
    wideExpertLayer: 0.04292,
    hop: 0.248,
    allreduceA: 0.005993,
    allreduceB: 0.004265,
    allreduceLinkExponent: 0.3907,
    linkEfficiency: 0.3395,
    perSequence: {
      "TensorRT-LLM": 0.006552,
      vLLM: 0.01713,
      SGLang: 0.01679,
      other: 0.004551,
      portable: 0.005096,
      eager: 0.005
    }
  },
  prefill: {
    compute: {
      portable: {
        "amd-apu": 0.3671,
        "amd-gddr": 0.2897,
        apple: 0.687,
        cpu: 0.4024,
        "intel-hbm": 0.4725,
        "nv-gddr": 0.7238,
        "nv-hbm": 0.6268,
        "nv-soc": 0.4756,
        "*": 0.4733,
        "amd-hbm-early": 0.4702
      },
      serving: {
        gaudi: 0.3685,
        "intel-hbm": 0.3395,
        "nv-gddr": 0.5521,
        "nv-hbm": 0.3407,
        "nv-soc": 0.4509,
        "*": 0.3548,
        "amd-hbm-early": 0.1755
      },
      eager: {
        "*": 0.35
      }
    },
    gamma: 0.1899,
    quant: {
      portable: 0.7337,
      fp8: 1.088,
      fp4: 0.8029,
      w4: 1.44
    },
    vulkanMatmul: 0.7012,
    legacyMatmul: 0.7838,
    vulkanAttention: 0.5044,
    moe: {
      portable: 0.4678,
      serving: 0.2363,
      eager: 0.5
    },
    moeExponent: {
      portable: 0.326,
      serving: 0.3285,
      eager: 0.3
    },
    attention: {
      portable: {
        "amd-apu": 0.1292,
        "amd-gddr": 0.07787,
        apple: 0.2219,
        cpu: 0.1434,
        "nv-gddr": 0.1207,
        "nv-hbm": 0.1468,
        "nv-soc": 0.2014,
        "*": 0.1479
      },
      serving: {
        "*": 0.3829
      },
      eager: {
        "*": 0.2
      }
    },
    noFlash: 0.5322,
    linkEfficiency: 0.474,
    linkExponent: 0.3605,
    pipelineExponent: 0.6551,
    chunkTokens: {
      portable: 2048,
      serving: 8192,
      eager: 8192
    },
    fixed: {
      portable: 2.756,
      serving: 3.584,
      eager: 3.3
    },
    layer: {
      portable: 0.04773,
      serving: 0.05695,
      eager: 0.05
    }
  },
  serve: {
    phi: {
      "TensorRT-LLM": 0.556,
      vLLM: 0.5534,
      SGLang: 0.8154,
      other: 0.6
    },
    phiThroughput: 0.5669,
    batchCap: 3083,
    ttftFixed: {
      "TensorRT-LLM": 12.42,
      vLLM: 39.94,
      SGLang: 194.5,
      other: 10.04
    },
    ttftPrefill: {
      "TensorRT-LLM": 0.6653,
      vLLM: 0.5769,
      SGLang: 0.9813,
      other: 0.6464
    },
    waitSteps: {
      "TensorRT-LLM": 16.68,
      vLLM: 1.651,
      SGLang: 1.329,
      other: 1.5
    },
    queue: {
      "TensorRT-LLM": 0.02986,
      vLLM: 0.04134,
      SGLang: 0.1204,
      other: 0.045
    },
    queueExponent: 1.016,
    saturation: 0.3683,
    memoryUse: 0.9
  },
  widening: {
    unknownGroup: 1.4,
    tpAbove8: 1.3
  },
  bands: {
    "batch-latency": {
      p10: 0.68,
      p90: 3.76
    },
    "batch-tps": {
      p10: 0.863,
      p90: 1.41
    },
    "decode1-cpu": {
      p10: 0.563,
      p90: 1.28
    },
    "decode1-dense": {
      p10: 0.868,
      p90: 1.21
    },
    "decode1-layersplit": {
      p10: 0.849,
      p90: 1.16
    },
    "decode1-moe": {
      p10: 0.807,
      p90: 1.34
    },
    "decode1-tp": {
      p10: 0.891,
      p90: 1.23
    },
    "offline-max": {
      p10: 0.732,
      p90: 1.39
    },
    "prefill-dense": {
      p10: 0.656,
      p90: 1.4
    },
    "prefill-moe": {
      p10: 0.478,
      p90: 1.63
    },
    "tpot-dense": {
      p10: 0.795,
      p90: 1.19
    },
    "tpot-moe": {
      p10: 0.658,
      p90: 1.75
    },
    ttft: {
      p10: 0.551,
      p90: 2.8
    }
  }
};
