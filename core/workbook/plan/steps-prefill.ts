import { exchangeGb, headed, lookup, type Step, step } from "./step.js";

// Prefill in cells: matrices, attention, exchange between GPUs, and one pass over the weights for each chunk.

/** Prefill of the fresh tokens after the cached ones. */
function prefill(): readonly Step[] {
  const mean = "(cached_tokens+fresh_tokens/2)";
  const chunk = `MIN(fresh_tokens,${lookup("engines", "chunk_tokens")})`;
  return [
    step(
      "expert_fill",
      { en: "share of compute on experts", fr: "part de calcul sur les experts" },
      "",
      `${lookup("engines", "moe_share")}*MIN(1,${chunk}*top_k/(128*MAX(1,experts)))^${lookup("engines", "moe_exponent")}`,
      "0.000",
    ),
    step(
      "matmul_ms",
      { en: "matrices", fr: "matrices" },
      "ms",
      `(2*body_b*fresh_tokens+2*head_b)/matmul_tflops+IF(experts>0,2*top_k*expert_b*fresh_tokens/(matmul_tflops*expert_fill),0)`,
      "#,##0.000",
    ),
    step(
      "positions",
      { en: "mean positions looked at, all layers", fr: "positions moyennes regardées, toutes couches" },
      "",
      `${lookup("models", "growing_layers")}*${mean}+${lookup("models", "window_layers")}*MIN(${mean},${lookup("models", "window_tokens")})`,
      "#,##0",
    ),
    step(
      "attention_ms",
      { en: "attention", fr: "attention" },
      "ms",
      `4*${lookup("models", "heads")}*${lookup("models", "head_dim")}*positions*fresh_tokens/1E9/(devices*peak_16*attention_share)`,
      "#,##0.000",
    ),
    step(
      "exchange_ms",
      { en: "exchange between GPUs", fr: "échanges entre GPU" },
      "ms",
      `IF(devices>1,1000*(${exchangeGb("fresh_tokens")})/(link*prefill_link_share*(450/link)^prefill_link_exponent),0)`,
      "#,##0.000",
    ),
    step(
      "occupied_ms",
      { en: "time that holds the GPU", fr: "temps qui occupe le GPU" },
      "ms",
      "matmul_ms+attention_ms+exchange_ms",
      "#,##0.000",
    ),
    step(
      "chunks",
      { en: "prefill steps", fr: "pas de prefill" },
      "",
      `MAX(1,fresh_tokens/${lookup("engines", "chunk_tokens")})`,
      "0.00",
    ),
    step(
      "chunk_experts",
      { en: "experts read by one of them", fr: "experts lus par chacun" },
      "",
      // The share left asleep is too small for some programs to be a number.
      `IF(top_k>=experts,experts,experts*(1-EXP(MAX(-700,${chunk}*LN(1-top_k/experts)))))`,
      "0.00",
    ),
    step(
      "weights_ms",
      { en: "reading the weights", fr: "lecture des poids" },
      "ms",
      "1000*chunks*((body_gb+head_gb)/devices+expert_gb*chunk_experts/devices)/(prefill_bandwidth_share*bandwidth)",
      "#,##0.000",
    ),
    step(
      "handed_on",
      { en: "parts handed from stage to stage", fr: "parts transmises d’étage en étage" },
      "",
      `MAX(1,fresh_tokens/${lookup("engines", "pipeline_tokens")})`,
      "0.00",
    ),
    step(
      "bubble",
      { en: "filling of the stages", fr: "remplissage des étages" },
      "×",
      "IF(stages>1,((handed_on+stages-1)/(handed_on*stages))^pipeline_exponent,1)",
      "0.000",
    ),
    step(
      "prefill_total_ms",
      { en: "prefill in all", fr: "prefill complet" },
      "ms",
      "start_ms+SQRT((matmul_ms+attention_ms)^2+weights_ms^2)*bubble+exchange_ms",
      "#,##0.000",
    ),
    step(
      "prefill_floor_ms",
      { en: "least possible", fr: "minimum possible" },
      "ms",
      "MAX(2*(body_b+top_k*expert_b)*fresh_tokens/(devices*peak),1000*(body_gb+head_gb)/(devices*bandwidth))",
      "#,##0.000",
    ),
  ];
}

/** Prefill of what is not cached: the wait for the first token, and the time that other users of the replica feel. */
export function prefillSteps(): readonly Step[] {
  return headed({ en: "Prefill of the fresh tokens", fr: "Prefill des tokens nouveaux" }, [
    step(
      "fresh_tokens",
      { en: "tokens that are not cached", fr: "tokens hors cache" },
      "tokens",
      "prompt_tokens-cached_tokens",
      "#,##0",
    ),
    step(
      "matmul_tflops",
      { en: "compute reached", fr: "calcul atteint" },
      "TFLOPS",
      "devices*peak*matmul_share",
      "#,##0.0",
    ),
    step(
      "start_ms",
      { en: "start", fr: "départ" },
      "ms",
      `${lookup("engines", "prefill_fixed_ms")}+layers*${lookup("engines", "prefill_layer_ms")}+IF(devices>1,2*layers*allreduce_a_ms*slow_link,0)`,
      "#,##0.000",
    ),
    ...prefill(),
  ]);
}
