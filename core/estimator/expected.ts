import { type DecodeStep, decodeStep } from "./decode-step.js";
import type { Derived } from "./derive.js";
import { type Prefill, prefill } from "./prefill.js";

/** The expected value before it is held against the ceiling, and the pieces it was made of. */
export interface Expected {
  readonly value: number;
  /** Sequences that run together in the step shown. */
  readonly batch: number;
  readonly step?: DecodeStep;
  readonly prefill?: Prefill;
  readonly queueMs?: number;
}

export function expected(d: Derived): Expected {
  switch (d.scenario.metric) {
    case "decode_tps_per_user":
    case "decode_tps_total":
      return decodeSpeed(d);
    case "prefill_tps":
      return prefillSpeed(d);
    case "tpot_ms":
      return tpot(d);
    case "ttft_ms":
      return ttft(d);
    case "output_tps":
      return d.scenario.concurrency === 1 ? requestSpeed(d) : throughput(d);
    case "e2e_ms":
      return batchLatency(d);
  }
}

function users(d: Derived): number {
  const { concurrency } = d.scenario;
  if (concurrency !== "max") return concurrency;
  return Math.min(d.runningLimit, d.constants.serve.batchCap) * d.spread.replicas;
}

function decodeSpeed(d: Derived): Expected {
  const c = users(d);
  const batch = c / d.spread.replicas;
  const step = decodeStep(d, batch);
  const perUser = 1000 / step.totalMs;
  return { value: d.scenario.metric === "decode_tps_total" ? c * perUser : perUser, batch, step };
}

function prefillSpeed(d: Derived): Expected {
  const c = users(d);
  const parts = prefill(d, c);
  return { value: (1000 * c * d.scenario.prompt) / parts.totalMs, batch: c, prefill: parts };
}

/** A closed loop: each user sees the prefills of the other B - 1, of what is not cached, once per O tokens. */
function tpot(d: Derived): Expected {
  const batch = Math.min(users(d) / d.spread.replicas, d.runningLimit);
  const step = decodeStep(d, batch);
  const one = prefill(d, 1);
  const phi = d.constants.serve.phi[d.engine.servingKey];
  const interference = (phi * Math.max(0, batch - 1) * one.occupiedMs) / d.scenario.output;
  return { value: step.totalMs + interference, batch, step, prefill: one };
}

function ttft(d: Derived): Expected {
  const { serve } = d.constants;
  const key = d.engine.servingKey;
  const one = prefill(d, 1);
  const requests = users(d) / d.spread.replicas;
  const batch = Math.min(requests, d.runningLimit);
  const step = decodeStep(d, batch);
  const queueMs =
    d.scenario.arrival === "burst"
      ? (one.occupiedMs * (requests - 1)) / 2
      : steadyQueueMs(d, requests, one, step);
  const value = serve.ttftFixed[key] + serve.ttftPrefill[key] * one.totalMs + queueMs;
  return { value, batch, step, prefill: one, queueMs };
}

function steadyQueueMs(d: Derived, requests: number, one: Prefill, step: DecodeStep): number {
  const { serve } = d.constants;
  const key = d.engine.servingKey;
  let queue = serve.waitSteps[key] * step.totalMs;
  if (requests > 1) queue += serve.queue[key] * one.occupiedMs * (requests - 1) ** serve.queueExponent;
  const limit = d.runningLimit;
  if (requests > limit)
    queue += serve.saturation * (requests / limit - 1) * d.scenario.output * decodeStep(d, limit).totalMs;
  return queue;
}

/** Output tokens of whole requests, one after the other. */
function requestSpeed(d: Derived): Expected {
  const { output } = d.scenario;
  const one = prefill(d, 1);
  const step = decodeStep(d, 1);
  return { value: (1000 * output) / (one.totalMs + output * step.totalMs), batch: 1, step, prefill: one };
}

/**
 * A full batch whose steps carry the prefills that replace finished requests. In a pipeline as many batches as stages
 * are in flight, and each stage prefills its own layers only.
 */
function throughput(d: Derived): Expected {
  const { serve } = d.constants;
  const { concurrency, output, pp } = d.scenario;
  const { replicas } = d.spread;
  const one = prefill(d, 1);
  const pipelined = pp > 1 && d.engine.serving;
  const stages = pipelined ? pp : 1;
  const asked = concurrency === "max" ? serve.batchCap : concurrency / (pipelined ? pp : replicas);
  const batch = Math.min(d.runningLimit / stages, asked);
  const step = decodeStep(d, batch);
  const refill = (batch * serve.phiThroughput * one.occupiedMs) / output;
  const lanes = pipelined ? pp ** serve.pipelineLanes : replicas;
  return { value: (lanes * batch * 1000) / (step.totalMs + refill), batch, step, prefill: one };
}

/** All requests start together and wait for the slowest; what does not fit runs in further waves. */
function batchLatency(d: Derived): Expected {
  const { output } = d.scenario;
  const c = users(d);
  const batch = Math.min(c, d.runningLimit);
  const all = prefill(d, batch);
  const step = decodeStep(d, batch);
  const wave = all.totalMs + (output - 1) * step.totalMs;
  return { value: (wave * c) / batch, batch, step, prefill: all };
}
