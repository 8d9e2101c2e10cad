import { describe, expect, it } from "vitest";
import { readOptions } from "../../bot/options.js";

describe("readOptions", () => {
  it("files values by name and keeps the focused one apart, as text", () => {
    const options = [
      { name: "gpu", type: 3, value: "h100" },
      { name: "count", type: 4, value: 2 },
      { name: "rate", type: 10, value: "", focused: true },
    ];
    expect(readOptions({ options })).toEqual({
      values: { gpu: "h100", count: 2 },
      attachments: {},
      focused: { name: "rate", typed: "" },
    });
  });

  it("walks down through groups and subcommands", () => {
    const options = [
      {
        name: "g",
        type: 2,
        options: [{ name: "s", type: 1, options: [{ name: "a", type: 3, value: "x" }] }],
      },
    ];
    expect(readOptions({ options }).values).toEqual({ a: "x" });
  });

  it("resolves attachments, and leaves out one that is not resolved", () => {
    const file = { url: "https://cdn.discordapp.com/x", size: 1, filename: "x" };
    const data = {
      options: [
        { name: "a", type: 11, value: "1" },
        { name: "b", type: 11, value: "2" },
      ],
      resolved: { attachments: { "1": file } },
    };
    expect(readOptions(data)).toEqual({ values: {}, attachments: { a: file } });
  });
});
