import type { Lang } from "../core/index.js";
import { makeChartPool } from "./charts/pool.js";
import { workerFile } from "./charts/worker-file.js";
import type { Config } from "./config.js";
import { coreAnswers, type HandlerDeps } from "./deps.js";
import { makeInFlight } from "./inflight.js";
import { makeLog } from "./log.js";
import { makeMetrics } from "./metrics.js";
import { makeRate } from "./rate.js";
import { makeReport } from "./report.js";
import { makeStaleness } from "./staleness.js";
import { makeApi } from "./transport/api.js";
import { makeFiles } from "./transport/files.js";
import { startGateway } from "./transport/gateway.js";
import { type Health, startHealth } from "./transport/health.js";
import { startHttp } from "./transport/http.js";
import type { Responder } from "./transport/respond.js";

type NetworkConfig = Exclude<Config, { transport: "console" }>;

export interface Bot {
  /** Where `/healthz` answers; nothing without a port. */
  readonly port?: number;
  readonly stop: () => Promise<void>;
}

/** Longer than lines are gathered, so that "ready" is out before. */
const WARM_UP_AFTER_MS = 100;

/** Builds what the first question would have to wait for, once the bot is ready: indexes, vocabulary, compiled code. */
function warmUp(report: (error: unknown) => string): void {
  const ask = (lang: Lang) => {
    try {
      coreAnswers.ask("llama 3.1 8b, rtx 4090", lang);
    } catch (error) {
      report(error);
    }
  };
  setTimeout(() => {
    ask("en");
    // What has come in meanwhile goes first.
    setImmediate(ask, "fr");
  }, WARM_UP_AFTER_MS).unref();
}

/** Starts a network transport with everything that it needs. Rejects when Discord or the port refuses. */
export async function startBot(
  config: NetworkConfig,
  options: { readonly write: (line: string) => void; readonly onFatal: (closeCode: number) => void },
): Promise<Bot> {
  const now = Date.now;
  const secrets = config.transport === "gateway" ? [config.token] : [];
  const log = makeLog({ write: options.write, now, level: config.logLevel, secrets });
  const inFlight = makeInFlight();
  let state: Health["state"] = () => ({ ready: false });
  const metrics = makeMetrics({ ready: () => state().ready, inFlight: inFlight.count });
  const charts = makeChartPool({
    workerFile,
    onChart(outcome, seconds) {
      metrics.chart(outcome, seconds);
      if (outcome === "failed") log.warn("chart failed", { seconds });
    },
  });
  const report = makeReport(log);
  const responder: Responder = {
    api: makeApi(config.api),
    files: makeFiles({ draw: charts.draw }),
    log,
    metrics,
    now,
    report,
  };
  const deps: HandlerDeps = {
    ...coreAnswers,
    secondsToWait: makeRate(now),
    isStale: makeStaleness(now),
    report,
  };
  const health: Health = { state: () => state(), metrics };
  const parts = { deps, responder, inFlight };
  if (config.transport === "http") {
    const { port, host, publicKey: publicKeyHex } = config;
    let stopping = false;
    state = () => ({ ready: !stopping, transport: "http" });
    const server = await startHttp({ port, host, publicKeyHex, health, ...parts });
    log.info("ready", { transport: "http", port: server.port, seconds: process.uptime() });
    warmUp(report);
    return {
      port: server.port,
      async stop() {
        stopping = true;
        await server.stop();
        await charts.stop();
        log.info("stopped");
      },
    };
  }
  const { token, api, mentions, port, host } = config;
  const watch = port === undefined ? undefined : await startHealth(port, host, health);
  const gateway = await startGateway({ token, api, mentions, onFatal: options.onFatal, ...parts }).catch(
    async (error) => {
      await watch?.stop();
      throw error;
    },
  );
  state = () => ({ ...gateway.state(), transport: "gateway" });
  log.info("ready", { transport: "gateway", mentions, seconds: process.uptime() });
  warmUp(report);
  return {
    ...(watch ? { port: watch.port } : {}),
    async stop() {
      await gateway.stop();
      await charts.stop();
      await watch?.stop();
      log.info("stopped");
    },
  };
}
