import { parentPort } from "node:worker_threads";
import { drawPng } from "./draw.js";
import type { ChartReply, ChartRequest } from "./pool.js";

// Charts are drawn in a thread of their own, so that a picture of 200 ms holds up neither heartbeats nor answers.

parentPort?.on("message", async ({ id, spec, lang }: ChartRequest) => {
  try {
    const png = await drawPng(spec, lang);
    parentPort?.postMessage({ id, png } satisfies ChartReply);
  } catch (error) {
    parentPort?.postMessage({
      id,
      error: error instanceof Error ? error.name : "Error",
    } satisfies ChartReply);
  }
});
