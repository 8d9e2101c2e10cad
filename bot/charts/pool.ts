import { createHash } from "node:crypto";
import { Worker } from "node:worker_threads";
import type { Lang } from "../../core/index.js";
import { makeCache } from "./cache.js";

export interface ChartRequest {
  readonly id: number;
  readonly spec: Readonly<Record<string, unknown>>;
  readonly lang: Lang;
}
export type ChartReply =
  | { readonly id: number; readonly png: Uint8Array }
  | { readonly id: number; readonly error: string };

export interface ChartPool {
  readonly draw: (spec: Readonly<Record<string, unknown>>, lang: Lang) => Promise<Uint8Array>;
  readonly stop: () => Promise<void>;
}

const CACHED = 100;
const WAITING = 50;
const LATE_MS = 8000;
/** A thread with the chart library takes some 60 MB: it goes when nobody has wanted a chart for a while. */
const IDLE_MS = 5 * 60_000;

interface Pending {
  readonly resolve: (png: Uint8Array) => void;
  readonly reject: (error: Error) => void;
  readonly timer: NodeJS.Timeout;
}

/** Draws charts in a worker, started at the first one; equal charts are drawn once. */
export function makeChartPool(options: {
  /** The file that the worker runs. */
  readonly workerFile: () => Promise<string | URL>;
  readonly onChart?: (outcome: "drawn" | "cached" | "failed", seconds: number) => void;
  readonly lateMs?: number;
}): ChartPool {
  const { workerFile, onChart, lateMs = LATE_MS } = options;
  const cache = makeCache<Promise<Uint8Array>>(CACHED);
  const pending = new Map<number, Pending>();
  let worker: Promise<Worker> | undefined;
  let idle: NodeJS.Timeout | undefined;
  let last = 0;
  let asked = 0;

  async function start(): Promise<Worker> {
    const started = new Worker(await workerFile());
    started.unref();
    started.on("message", (reply: ChartReply) => {
      const waiting = pending.get(reply.id);
      if (!waiting) return;
      pending.delete(reply.id);
      clearTimeout(waiting.timer);
      if ("png" in reply) waiting.resolve(reply.png);
      else waiting.reject(new Error(reply.error));
    });
    started.on("error", () => abandon("chart worker failed"));
    return started;
  }

  /** Ends the worker and everything that waits for it; the next chart starts another. */
  function abandon(reason: string): void {
    const old = worker;
    worker = undefined;
    for (const { reject, timer } of pending.values()) {
      clearTimeout(timer);
      reject(new Error(reason));
    }
    pending.clear();
    void old?.then((thread) => thread.terminate()).catch(() => undefined);
  }

  async function ask(spec: ChartRequest["spec"], lang: Lang): Promise<Uint8Array> {
    worker ??= start();
    const thread = await worker.catch((error) => {
      worker = undefined;
      throw error;
    });
    clearTimeout(idle);
    idle = setTimeout(() => abandon("idle"), IDLE_MS).unref();
    const id = ++last;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => abandon("chart took too long"), lateMs);
      pending.set(id, { resolve, reject, timer });
      thread.postMessage({ id, spec, lang } satisfies ChartRequest);
    });
  }

  return {
    async draw(spec, lang) {
      const start = performance.now();
      const key = createHash("sha256").update(lang).update(JSON.stringify(spec)).digest("base64");
      const known = cache.get(key);
      if (!known && asked >= WAITING) throw new Error("too many charts");
      if (!known) asked++;
      const drawing = known ?? ask(spec, lang).finally(() => asked--);
      if (!known) cache.set(key, drawing);
      try {
        const png = await drawing;
        onChart?.(known ? "cached" : "drawn", (performance.now() - start) / 1000);
        return png;
      } catch (error) {
        cache.drop(key);
        onChart?.("failed", (performance.now() - start) / 1000);
        throw error;
      }
    },
    async stop() {
      clearTimeout(idle);
      const old = worker;
      abandon("stopping");
      await old?.then((thread) => thread.terminate()).catch(() => undefined);
    },
  };
}
