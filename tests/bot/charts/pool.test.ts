import { afterEach, describe, expect, it } from "vitest";
import { makeCache } from "../../../bot/charts/cache.js";
import { type ChartPool, makeChartPool } from "../../../bot/charts/pool.js";
import { workerFile } from "../../../bot/charts/worker-file.js";
import { chart } from "../../fakes/chart.js";

let pool: ChartPool | undefined;
const seen: string[] = [];
afterEach(async () => {
  await pool?.stop();
  seen.length = 0;
});
const make = (more: Partial<Parameters<typeof makeChartPool>[0]> = {}) => {
  pool = makeChartPool({ workerFile, onChart: (outcome) => seen.push(outcome), ...more });
  return pool;
};
/** A worker of the test's own. */
const worker = (code: string) => () =>
  Promise.resolve(
    new URL(
      `data:text/javascript,${encodeURIComponent(`import { parentPort } from "node:worker_threads"; ${code}`)}`,
    ),
  );

describe("makeChartPool", () => {
  it("draws in a thread, equal charts once, and the event loop goes on meanwhile", async () => {
    const { draw } = make();
    let beats = 0;
    const heart = setInterval(() => {
      beats++;
    }, 5);
    const [one, two] = await Promise.all([draw(chart.spec, "fr"), draw({ ...chart.spec }, "fr")]);
    clearInterval(heart);
    expect(Buffer.from(one).equals(Buffer.from(two))).toBe(true);
    expect(beats).toBeGreaterThan(5);
    expect(seen.sort()).toEqual(["cached", "drawn"]);
    expect(await draw(chart.spec, "en")).not.toEqual(one);
  });

  it("says so when a chart cannot be drawn, and draws the next one", async () => {
    const { draw } = make();
    await expect(draw({ mark: "nonsense", encoding: { x: 1 } }, "en")).rejects.toThrow();
    expect((await draw(chart.spec, "en")).length).toBeGreaterThan(1000);
  });

  it("gives up on a chart that takes too long, and starts another worker for the next", async () => {
    const code =
      "parentPort.on('message', ({ id, spec }) => { while (spec.slow); parentPort.postMessage({ id, png: new Uint8Array(1) }); })";
    const { draw } = make({ workerFile: worker(code), lateMs: 2500 });
    await expect(draw({ slow: true }, "en")).rejects.toThrow("too long");
    expect(await draw({}, "en")).toHaveLength(1);
  });

  it("survives a worker that dies", async () => {
    const code = "parentPort.on('message', () => { throw new Error('out of memory') })";
    const { draw } = make({ workerFile: worker(code) });
    await expect(draw({}, "en")).rejects.toThrow("worker failed");
    await expect(draw({ other: 1 }, "en")).rejects.toThrow("worker failed");
  });

  it("refuses more than 50 at once", async () => {
    const { draw } = make({ workerFile: worker("parentPort.on('message', () => {})"), lateMs: 500 });
    const all = await Promise.allSettled(Array.from({ length: 60 }, (_, i) => draw({ i }, "en")));
    const reasons = all.map((one) => (one.status === "rejected" ? String(one.reason) : ""));
    expect(reasons.filter((reason) => reason.includes("too many"))).toHaveLength(10);
  });
});

describe("makeCache", () => {
  it("forgets what was used least recently", () => {
    const cache = makeCache<number>(2);
    cache.set("a", 1);
    cache.set("b", 2);
    cache.get("a");
    cache.set("c", 3);
    expect([cache.get("a"), cache.get("b"), cache.get("c")]).toEqual([1, undefined, 3]);
  });
});
