import { headed, lookup, type Step, step } from "./step.js";

// The estimator in cells: one step of the decode loop, and the prefill. Times in ms.

const perClass = (column: string) =>
  `IF(serving=1,INDEX(hardware_${column}_serving,hardware_row),INDEX(hardware_${column}_portable,hardware_row))`;
const exchange = (tokens: string) => `2*layers*2*(devices-1)/devices*${tokens}*hidden*2/1E9`;

/** Prefill of `tokens` after `depth` cached ones; the names end in `suffix`. */
function prefill(suffix: string, tokens: string, depth: string): readonly Step[] {
  const n = (name: string) => `${name}${suffix}`;
  const mean = `(${depth}+${tokens}/2)`;
  const chunk = `MIN(${tokens},${lookup("engines", "chunk_tokens")})`;
  return [
    step(
      n("expert_fill"),
      { en: "share of compute on experts", fr: "part de calcul sur les experts" },
      "",
      `${lookup("engines", "moe_share")}*MIN(1,${chunk}*top_k/(128*MAX(1,experts)))^${lookup("engines", "moe_exponent")}`,
      "0.000",
    ),
    step(
      n("matmul_ms"),
      { en: "matrices", fr: "matrices" },
      "ms",
      `(2*body_b*${tokens}+2*head_b)/matmul_tflops+IF(experts>0,2*top_k*expert_b*${tokens}/(matmul_tflops*${n("expert_fill")}),0)`,
      "#,##0.000",
    ),
    step(
      n("positions"),
      { en: "mean positions looked at, all layers", fr: "positions moyennes regardées, toutes couches" },
      "",
      `${lookup("models", "growing_layers")}*${mean}+${lookup("models", "window_layers")}*MIN(${mean},${lookup("models", "window_tokens")})`,
      "#,##0",
    ),
    step(
      n("attention_ms"),
      { en: "attention", fr: "attention" },
      "ms",
      `4*${lookup("models", "heads")}*${lookup("models", "head_dim")}*${n("positions")}*${tokens}/1E9/(devices*peak_16*attention_share)`,
      "#,##0.000",
    ),
    step(
      n("exchange_ms"),
      { en: "exchange between GPUs", fr: "échanges entre GPU" },
      "ms",
      `IF(devices>1,1000*(${exchange(tokens)})/(link*prefill_link_share*(450/link)^prefill_link_exponent),0)`,
      "#,##0.000",
    ),
    step(
      n("occupied_ms"),
      { en: "time that holds the GPU", fr: "temps qui occupe le GPU" },
      "ms",
      `${n("matmul_ms")}+${n("attention_ms")}+${n("exchange_ms")}`,
      "#,##0.000",
    ),
    step(
      n("chunks"),
      { en: "prefill steps", fr: "pas de prefill" },
      "",
      `MAX(1,${tokens}/${lookup("engines", "chunk_tokens")})`,
      "0.00",
    ),
    step(
      n("chunk_experts"),
      { en: "experts read by one of them", fr: "experts lus par chacun" },
      "",
      `IF(experts>0,experts*(1-(1-top_k/MAX(1,experts))^${chunk}),0)`,
      "0.00",
    ),
    step(
      n("weights_ms"),
      { en: "reading the weights", fr: "lecture des poids" },
      "ms",
      `1000*${n("chunks")}*((body_gb+head_gb)/devices+expert_gb*${n("chunk_experts")}/devices)/(prefill_bandwidth_share*bandwidth)`,
      "#,##0.000",
    ),
    step(
      n("bubble"),
      { en: "filling of the stages", fr: "remplissage des étages" },
      "×",
      `IF(stages>1,((${n("chunks")}+stages-1)/(${n("chunks")}*stages))^pipeline_exponent,1)`,
      "0.000",
    ),
    step(
      n("prefill_total_ms"),
      { en: "prefill in all", fr: "prefill complet" },
      "ms",
      `start_ms+SQRT((${n("matmul_ms")}+${n("attention_ms")})^2+${n("weights_ms")}^2)*${n("bubble")}+${n("exchange_ms")}`,
      "#,##0.000",
    ),
    step(
      n("prefill_floor_ms"),
      { en: "least possible", fr: "minimum possible" },
      "ms",
      `MAX(2*(body_b+top_k*expert_b)*${tokens}/(devices*peak),1000*(body_gb+head_gb)/(devices*bandwidth))`,
      "#,##0.000",
    ),
  ];
}

/** Everything that does not depend on how many sequences run. */
export function speedSteps(): readonly Step[] {
  return [
    ...headed({ en: "One step of decoding", fr: "Un pas de décodage" }, [
      step(
        "dense_ms",
        { en: "reading body and head", fr: "lecture du corps et de la tête" },
        "ms",
        "1000*(body_gb+head_gb)/(devices*bandwidth*bandwidth_share)",
        "#,##0.000",
      ),
      step(
        "expert_ms",
        { en: "reading one expert", fr: "lecture d’un expert" },
        "ms",
        `1000*expert_gb/(devices*bandwidth*bandwidth_share*${lookup("engines", "expert_share")})`,
        "#,##0.0000",
      ),
      step(
        "math_ms",
        { en: "computing, per sequence", fr: "calcul, par séquence" },
        "ms",
        `2*active_b/(devices*peak*${lookup("engines", "compute_share")})`,
        "0.00000",
      ),
      step(
        "unpack_ms",
        { en: "unpacking the weights", fr: "décodage des poids" },
        "ms",
        `IF(OR(serving=1,is_16_bit=1),0,active_b*${lookup("formats", "unpack_flop")}*${lookup("hardware", "unpack_factor")}/(devices*${lookup("hardware", "vector_tflops")}/dies))`,
        "#,##0.000",
      ),
      step(
        "launch_ms",
        { en: "launches and scheduling", fr: "lancements et ordonnancement" },
        "ms",
        `(${lookup("engines", "step_ms")}+layers*${perClass("layer_ms")}+${lookup("models", "moe_layers")}*${lookup("engines", "moe_layer_ms")})*${lookup("engines", "launch_factor")}+${lookup("engines", "wrapper_ms")}+(stages-1)*${lookup("hardware", "hop_ms")}`,
        "#,##0.000",
      ),
      step(
        "link_ms",
        { en: "all-reduce latency", fr: "latence de la réduction" },
        "ms",
        "IF(devices>1,2*layers*(allreduce_a_ms+allreduce_b_ms*LOG(devices,2))*slow_link,0)",
        "#,##0.000",
      ),
      step(
        "fixed_ms",
        { en: "launches and links together", fr: "lancements et liens ensemble" },
        "ms",
        "launch_ms+link_ms",
        "#,##0.000",
      ),
      step(
        "each_kv_ms",
        { en: "reading the cache, per sequence", fr: "lecture du cache, par séquence" },
        "ms",
        "1000*kv_gb/(kv_devices*bandwidth*kv_share)",
        "0.00000",
      ),
      step(
        "each_link_ms",
        { en: "exchange, per sequence", fr: "échange, par séquence" },
        "ms",
        `IF(devices>1,1000*(${exchange("1")})/(link*link_share),0)`,
        "0.00000",
      ),
      step(
        "each_ms",
        { en: "more for each sequence", fr: "en plus par séquence" },
        "ms",
        `each_kv_ms+each_link_ms+${lookup("engines", "sequence_ms")}`,
        "0.00000",
      ),
      step(
        "floor_dense_ms",
        { en: "nominal bandwidth: weights", fr: "bande passante nominale : poids" },
        "ms",
        "1000*(body_gb+head_gb)/(devices*bandwidth)",
        "#,##0.000",
      ),
      step(
        "floor_expert_ms",
        { en: "nominal bandwidth: one expert", fr: "bande passante nominale : un expert" },
        "ms",
        "1000*expert_gb/(devices*bandwidth)",
        "#,##0.0000",
      ),
      step(
        "floor_kv_ms",
        { en: "nominal bandwidth: one cache", fr: "bande passante nominale : un cache" },
        "ms",
        "1000*kv_gb/(kv_devices*bandwidth)",
        "0.00000",
      ),
      step(
        "floor_math_ms",
        { en: "nominal compute, per sequence", fr: "calcul nominal, par séquence" },
        "ms",
        "2*active_b/(devices*peak)",
        "0.00000",
      ),
    ]),
    ...headed({ en: "Prefill of the fresh tokens", fr: "Prefill des tokens nouveaux" }, [
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
      ...prefill("", "fresh_tokens", "cached_tokens"),
    ]),
    ...headed(
      { en: "Prefill of whole prompts, as others feel it", fr: "Prefill de prompts entiers, vu des autres" },
      prefill("_whole", "prompt_tokens", "0"),
    ),
    ...headed({ en: "One user alone", fr: "Un utilisateur seul" }, [
      ...runningSteps("_alone", "1"),
      step(
        "tpot_alone_low",
        { en: "the same, fast end", fr: "idem, côté rapide" },
        "ms",
        "MAX(tpot_alone*tpot_p10/widening,floor_ms_alone)",
        "0.00",
      ),
      step(
        "tpot_alone_high",
        { en: "the same, slow end", fr: "idem, côté lent" },
        "ms",
        "tpot_alone*tpot_p90*widening",
        "0.00",
      ),
      step(
        "tpot_model_alone",
        { en: "time per token, uncorrected", fr: "temps par token, sans correction" },
        "ms",
        "MAX(step_ms_alone,floor_ms_alone)",
        "0.000",
      ),
      step(
        "ttft_model",
        { en: "time to first token, uncorrected", fr: "délai avant le premier token, sans correction" },
        "ms",
        `MAX(${lookup("engines", "ttft_fixed_ms")}+${lookup("engines", "ttft_prefill")}*prefill_total_ms+${lookup("engines", "wait_steps")}*step_ms_alone,prefill_floor_ms)`,
        "#,##0.0",
      ),
      step(
        "ttft_alone",
        { en: "time to first token", fr: "délai avant le premier token" },
        "ms",
        "ttft_model*correction",
        "#,##0.0",
      ),
      step(
        "ttft_alone_low",
        { en: "the same, fast end", fr: "idem, côté rapide" },
        "ms",
        "MAX(ttft_alone*ttft_p10/widening,prefill_floor_ms)",
        "#,##0.0",
      ),
      step(
        "ttft_alone_high",
        { en: "the same, slow end", fr: "idem, côté lent" },
        "ms",
        "ttft_alone*ttft_p90*widening",
        "#,##0.0",
      ),
      step(
        "prefill_ms",
        { en: "prefill that queues", fr: "prefill qui fait la queue" },
        "ms",
        "MAX(prefill_total_ms,prefill_floor_ms)*correction",
        "#,##0.0",
      ),
      step(
        "prefill_ms_low",
        { en: "the same, fast end", fr: "idem, côté rapide" },
        "ms",
        "MAX(prefill_ms/(prefill_p90*widening),prefill_floor_ms)",
        "#,##0.0",
      ),
      step(
        "prefill_ms_high",
        { en: "the same, slow end", fr: "idem, côté lent" },
        "ms",
        "prefill_ms/(prefill_p10/widening)",
        "#,##0.0",
      ),
      step(
        "tpot_p10",
        { en: "band of TPOT, low", fr: "fourchette du TPOT, bas" },
        "×",
        "IF(experts>0,tpot_moe_p10,tpot_dense_p10)",
        "0.000",
      ),
      step(
        "tpot_p90",
        { en: "band of TPOT, high", fr: "fourchette du TPOT, haut" },
        "×",
        "IF(experts>0,tpot_moe_p90,tpot_dense_p90)",
        "0.000",
      ),
      step(
        "prefill_p10",
        { en: "band of prefill, low", fr: "fourchette du prefill, bas" },
        "×",
        "IF(experts>0,prefill_moe_p10,prefill_dense_p10)",
        "0.000",
      ),
      step(
        "prefill_p90",
        { en: "band of prefill, high", fr: "fourchette du prefill, haut" },
        "×",
        "IF(experts>0,prefill_moe_p90,prefill_dense_p90)",
        "0.000",
      ),
    ]),
    ...headed({ en: "All places taken", fr: "Toutes les places prises" }, [
      step(
        "lanes",
        { en: "batches in flight (pipeline)", fr: "lots en vol (pipeline)" },
        "",
        "IF(AND(pp>1,serving=1),pp,1)",
      ),
      ...loadSteps("_full", "MAX(1,slots)"),
    ]),
    ...headed({ en: "With the users of this column", fr: "Avec les utilisateurs de cette colonne" }, [
      ...runningSteps("_users", "users"),
      step(
        "tps_user",
        { en: "speed of each user", fr: "vitesse de chaque utilisateur" },
        "tok/s",
        "1000/tpot_ms_users",
        "#,##0.0",
      ),
      ...loadSteps("_load", "users"),
    ]),
  ];
}

/** Output of a replica that always has so many users, prefills included. */
function loadSteps(suffix: string, users: string): readonly Step[] {
  const n = (name: string) => `${name}${suffix}`;
  return [
    step(
      n("batch"),
      { en: "sequences in a batch", fr: "séquences par lot" },
      "",
      `MIN(fitting,${users})/lanes`,
      "0.00",
    ),
    ...stepSteps(suffix, n("batch")),
    step(
      n("refill_ms"),
      { en: "prefills that refill the batch", fr: "prefills qui remplacent les requêtes finies" },
      "ms",
      `${n("batch")}*lanes*phi_throughput*occupied_ms_whole/output_tokens`,
      "#,##0.000",
    ),
    step(
      n("least_ms"),
      { en: "least time of such a batch", fr: "temps minimal d’un tel lot" },
      "ms",
      `${users}*prefill_floor_ms_whole+output_tokens*MAX(floor_dense_ms+floor_expert_ms*${awake(users)}+floor_kv_ms*${users},floor_math_ms*${users})`,
      "#,##0.0",
    ),
    step(
      n("tps_model"),
      { en: "output of a replica, uncorrected", fr: "débit d’un réplica, sans correction" },
      "tok/s",
      `MIN(IF(${users}=1,1000*output_tokens/(prefill_total_ms_whole+output_tokens*step_ms_alone),lanes*${n("batch")}*1000/(${n("step_ms")}+${n("refill_ms")})),1000*${users}*output_tokens/${n("least_ms")})`,
      "#,##0",
    ),
    step(
      n("tps"),
      { en: "output of a replica", fr: "débit d’un réplica" },
      "tok/s",
      `${n("tps_model")}/correction`,
      "#,##0",
    ),
  ];
}

/** Distinct experts that a batch wakes. */
export function awake(batch: string): string {
  return `IF(experts>0,experts*(1-(1-top_k/MAX(1,experts))^((${batch})^${lookup("engines", "routing_exponent")})),0)`;
}

/** A decode step of a batch, in cells. */
function stepSteps(suffix: string, batch: string): readonly Step[] {
  const n = (name: string) => `${name}${suffix}`;
  return [
    step(n("awake"), { en: "experts read", fr: "experts lus" }, "", awake(batch), "0.00"),
    step(
      n("read_ms"),
      { en: "reading weights", fr: "lecture des poids" },
      "ms",
      `dense_ms+expert_ms*${n("awake")}`,
      "#,##0.000",
    ),
    step(n("compute_ms"), { en: "computing", fr: "calcul" }, "ms", `math_ms*${batch}+unpack_ms`, "#,##0.000"),
    step(
      n("roof_ms"),
      { en: "both together", fr: "les deux ensemble" },
      "ms",
      `IF(serving=1,SQRT(${n("read_ms")}^2+${n("compute_ms")}^2),${n("read_ms")}+${n("compute_ms")})`,
      "#,##0.000",
    ),
    step(
      n("step_ms"),
      { en: "the step", fr: "le pas" },
      "ms",
      `fixed_ms+${n("roof_ms")}+each_ms*${batch}`,
      "#,##0.000",
    ),
  ];
}

/** TPOT with so many sequences running, the prefills of the others mixed in. */
export function runningSteps(suffix: string, running: string): readonly Step[] {
  const n = (name: string) => `${name}${suffix}`;
  const batch = running === "1" ? "1" : `MIN(${running},fitting)`;
  return [
    ...stepSteps(suffix, batch),
    step(
      n("floor_ms"),
      { en: "least possible", fr: "minimum possible" },
      "ms",
      `MAX(floor_dense_ms+floor_expert_ms*${awake(running)}+floor_kv_ms*${running},floor_math_ms*${running})`,
      "#,##0.000",
    ),
    step(
      running === "1" ? "tpot_alone" : n("tpot_ms"),
      { en: "time per output token", fr: "temps par token de sortie" },
      "ms",
      `MAX(${n("step_ms")}+${lookup("engines", "phi")}*MAX(0,${batch}-1)*occupied_ms_whole/output_tokens,${n("floor_ms")})*correction`,
      "0.000",
    ),
  ];
}
