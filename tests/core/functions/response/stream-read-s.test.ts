import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { responseTimeS } from "../../../../core/functions/response/response-time-s.js";
import { STREAM_READ_S, streamReadS } from "../../../../core/functions/response/stream-read-s.js";
import { near } from "../../../helpers/near.js";
import { call, refuse } from "../../../helpers/try-call.js";

const answer = fc.record({
  ttftMs: fc.double({ min: 0, max: 1e4, noNaN: true }),
  tpotMs: fc.double({ min: 0, max: 1e3, noNaN: true }),
  outputTokens: fc.integer({ min: 1, max: 1_000_000 }),
  readingTps: fc.double({ min: 0.1, max: 100, noNaN: true }),
});

describe("STREAM_READ_S", () => {
  it("ends with the slower of reader and stream", () => {
    // By hand: the reader 0.5 + 100/5 = 20.5 s against 0.5 + 99 × 0.01 = 1.49 s; the stream 0.5 + 99 × 1 = 99.5 s.
    near(call(STREAM_READ_S, 500, 10, 100, 5), 20.5);
    near(call(STREAM_READ_S, 500, 1000, 100, 5), 99.5);
  });

  it("adds reading to writing without streaming", () => {
    // 1.49 s + 20 s.
    near(call(STREAM_READ_S, 500, 10, 100, 5, false), 21.49);
  });

  it("is never later with streaming, and never before the last token", () => {
    fc.assert(
      fc.property(answer, (args) => {
        const streamed = streamReadS({ ...args, streaming: true });
        expect(streamed).toBeLessThanOrEqual(streamReadS({ ...args, streaming: false }) * (1 + 1e-12));
        expect(streamed).toBeGreaterThanOrEqual(responseTimeS(args));
      }),
    );
  });

  it("refuses a reader who does not read", () => {
    expect(refuse(STREAM_READ_S, 200, 20, 500, 0)).toMatchObject({ code: "domain", param: "reading_tps" });
  });
});
