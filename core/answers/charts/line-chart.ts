import type { AnswerChart } from "../answer.js";

export interface LineChart {
  readonly x: string;
  readonly y: string;
  readonly points: readonly { readonly x: number; readonly y: number; readonly series?: string }[];
  /** Doubling steps are far apart on a plain axis. */
  readonly logX?: boolean;
  readonly logY?: boolean;
  /** The point of the question. */
  readonly mark?: { readonly x: number; readonly y: number };
  readonly alt: string;
}

/** Lines over one axis, a colour for each series, with the point that was asked for. */
export function lineChart({ x, y, points, logX = false, logY = false, mark, alt }: LineChart): AnswerChart {
  const several = points.some(({ series }) => series !== undefined);
  const xAxis = {
    field: "x",
    type: "quantitative",
    title: x,
    ...(logX ? { scale: { type: "log", base: 2 } } : {}),
  };
  const yAxis = {
    field: "y",
    type: "quantitative",
    title: y,
    ...(logY ? { scale: { type: "log" } } : {}),
  };
  return {
    alt,
    spec: {
      data: { values: points },
      layer: [
        {
          mark: { type: "line", point: true },
          encoding: {
            x: xAxis,
            y: yAxis,
            ...(several
              ? {
                  color: {
                    field: "series",
                    type: "nominal",
                    title: null,
                    sort: null,
                  },
                }
              : {}),
          },
        },
        ...(mark
          ? [
              {
                data: { values: [mark] },
                mark: { type: "point", filled: true, size: 110, color: "#111827" },
                encoding: { x: xAxis, y: yAxis },
              },
            ]
          : []),
      ],
    },
  };
}
