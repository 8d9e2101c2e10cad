import { lookup, type Step, step } from "./step.js";

// One decode step of a batch, and what a replica delivers under load.

/** Output of a replica that always has so many users, prefills included. */
export function loadSteps(suffix: string, users: string): readonly Step[] {
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
      `${n("batch")}*phi_throughput*occupied_ms/output_tokens`,
      "#,##0.000",
    ),
    step(
      n("least_ms"),
      { en: "least time of such a batch", fr: "temps minimal d’un tel lot" },
      "ms",
      `${users}*prefill_floor_ms+output_tokens*MAX(floor_dense_ms+floor_expert_ms*${awake(users)}+floor_kv_ms*${users},floor_math_ms*${users})`,
      "#,##0.0",
    ),
    step(
      n("tps_model"),
      { en: "output of a replica, uncorrected", fr: "débit d’un réplica, sans correction" },
      "tok/s",
      `MIN(IF(${users}=1,1000*output_tokens/(prefill_total_ms+output_tokens*step_ms_alone),lanes^pipeline_lanes*${n("batch")}*1000/(${n("step_ms")}+${n("refill_ms")})),1000*${users}*output_tokens/${n("least_ms")})`,
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
      `group_wait*(${n("read_ms")}^${lookup("engines", "roof_exponent")}+${n("compute_ms")}^${lookup("engines", "roof_exponent")})^(1/${lookup("engines", "roof_exponent")})`,
      "#,##0.000",
    ),
    step(
      n("step_ms"),
      { en: "the step", fr: "le pas" },
      "ms",
      `fixed_ms+sorting_ms*MIN(1,MAX(0,${batch}-1))+${n("roof_ms")}+each_ms*${batch}`,
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
      `MAX(${n("step_ms")}+${lookup("engines", "phi")}*MAX(0,${batch}-1)*occupied_ms/output_tokens,${n("floor_ms")})*correction`,
      "0.000",
    ),
  ];
}
