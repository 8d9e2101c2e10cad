import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";

/** What is measured, as Prometheus text. Labels are closed lists: no user, no text, no id. */
export interface Metrics {
  readonly interaction: (kind: string, outcome: string, seconds: number) => void;
  readonly refusedRequest: (status: number) => void;
  readonly chart: (outcome: "drawn" | "cached" | "failed", seconds: number) => void;
  readonly text: () => Promise<string>;
  readonly contentType: string;
}

export function makeMetrics(health: {
  readonly ready: () => boolean;
  readonly inFlight: () => number;
}): Metrics {
  const registers = [new Registry()];
  const [register] = registers as [Registry];
  collectDefaultMetrics({ register });
  const interactions = new Counter({
    name: "jeton_interactions_total",
    help: "Interactions by kind and outcome",
    labelNames: ["kind", "outcome"],
    registers,
  });
  const seconds = new Histogram({
    name: "jeton_interaction_seconds",
    help: "From the arrival of an interaction to the end of its answer",
    labelNames: ["kind"],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers,
  });
  const refused = new Counter({
    name: "jeton_http_refused_total",
    help: "Requests refused before they became an interaction, by status",
    labelNames: ["status"],
    registers,
  });
  const charts = new Histogram({
    name: "jeton_chart_seconds",
    help: "Time to draw a chart, by outcome",
    labelNames: ["outcome"],
    buckets: [0.001, 0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  });
  new Gauge({
    name: "jeton_ready",
    help: "1 while interactions are taken",
    registers,
    collect() {
      this.set(health.ready() ? 1 : 0);
    },
  });
  new Gauge({
    name: "jeton_in_flight",
    help: "Interactions under way",
    registers,
    collect() {
      this.set(health.inFlight());
    },
  });
  return {
    interaction(kind, outcome, elapsed) {
      interactions.inc({ kind, outcome });
      seconds.observe({ kind }, elapsed);
    },
    refusedRequest: (status) => refused.inc({ status }),
    chart: (outcome, elapsed) => charts.observe({ outcome }, elapsed),
    text: () => register.metrics(),
    contentType: register.contentType,
  };
}
