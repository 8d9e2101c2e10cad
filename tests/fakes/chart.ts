/** The chart of a tiny curve. */
export const chart = {
  spec: {
    data: {
      values: [
        { x: 1, y: 1500.5 },
        { x: 2, y: 2800 },
      ],
    },
    mark: "line",
    encoding: {
      x: { field: "x", type: "quantitative" },
      y: { field: "y", type: "quantitative", title: "débit" },
    },
  },
  alt: "Throughput grows with the batch",
};
