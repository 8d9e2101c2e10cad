import type { Scenario } from "./scenario.js";

/** Over how many devices each thing is spread. */
export interface Parallel {
  readonly attention: number;
  readonly experts: number;
  /** Groups that each hold a part of the batch inside one replica. */
  readonly batchGroups: number;
  readonly replicas: number;
  /** Experts spread wider than attention: tokens travel to their experts every MoE layer. */
  readonly wide: boolean;
  readonly devices: number;
}

/** `dies`: devices per card. Engines that spread tensors treat them as further tensor-parallel devices. */
export function parallel(scenario: Scenario, dies: number): Parallel {
  const { ep, dp } = scenario;
  const tp = scenario.tp * dies;
  if (scenario.attentionDp && tp > 1)
    return { attention: 1, experts: tp, batchGroups: tp, replicas: 1, wide: true, devices: tp };
  if (dp > 1 && ep > 1) {
    const experts = Math.max(tp * dp, ep);
    return { attention: tp, experts, batchGroups: dp, replicas: 1, wide: true, devices: experts };
  }
  return {
    attention: tp,
    experts: tp,
    batchGroups: 1,
    replicas: Math.max(dp, 1),
    wide: false,
    devices: tp,
  };
}
