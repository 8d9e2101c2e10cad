import { describe, expect, it } from "vitest";
import { BATCH_CURVE } from "../../../../core/functions/batch/batch-curve.js";
import { BATCH_STEP_MS } from "../../../../core/functions/batch/batch-step-ms.js";
import { BATCH_TPS } from "../../../../core/functions/batch/batch-tps.js";
import { BATCH_USER_TPS } from "../../../../core/functions/batch/batch-user-tps.js";
import { call, refuse } from "../../../helpers/try-call.js";

const device = [70, 2, 3350, 989.4] as const;

describe("BATCH_CURVE", () => {
  it("gives 80 ms, 3,200 and 12.5 tok/s for 256 sequences of half a GB: (140 + 128) / 3.35", () => {
    const [row] = call(BATCH_CURVE, [[256]], ...device, 0.5) as number[][];
    expect(row).toEqual([256, 80, 3200, 12.5]);
  });

  it("has the figures of the three functions in each row", () => {
    const rows = call(
      BATCH_CURVE,
      [
        [1, 8],
        [64, 512],
      ],
      ...device,
      0.5,
      "sum",
      35,
    ) as number[][];
    expect(rows).toEqual(
      [1, 8, 64, 512].map((batch) => [
        batch,
        ...[BATCH_STEP_MS, BATCH_TPS, BATCH_USER_TPS].map((definition) =>
          call(definition, ...device, batch, 0.5, "sum", 35),
        ),
      ]),
    );
  });

  it("reads rows, columns and single cells alike, and leaves blanks out", () => {
    const row = call(BATCH_CURVE, [[1, 8, 64]], ...device);
    expect(call(BATCH_CURVE, [[1], [8], [64]], ...device)).toEqual(row);
    expect(
      call(
        BATCH_CURVE,
        [
          [1, "", 8],
          [null, 64, ""],
        ],
        ...device,
      ),
    ).toEqual(row);
    expect(call(BATCH_CURVE, 8, ...device)).toEqual([(row as number[][])[1]]);
  });

  it("refuses text, an empty list and a batch of 0", () => {
    expect(refuse(BATCH_CURVE, [["many"]], ...device)).toMatchObject({ code: "type", param: "batches" });
    expect(refuse(BATCH_CURVE, [], ...device)).toMatchObject({ code: "domain", param: "batches" });
    expect(refuse(BATCH_CURVE, [[1, 0]], ...device)).toMatchObject({ code: "domain", param: "batches" });
  });
});
