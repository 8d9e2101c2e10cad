import { describe, expect, it } from "vitest";
import { buildIndex, byName } from "../../../core/catalogue/name-index.js";

const row = (id: string, name: string, ...aliases: string[]) => ({ id, name, aliases });
const index = buildIndex([
  row("card", "NVIDIA Card 90 24GB", "NVIDIA Spark"),
  row("qwen2", "Qwen2 7B"),
  row("r", "Command R (35B)"),
  row("r-plus", "Command R+ (104B)"),
  row("x", "Same 1B", "shared words"),
  row("y", "Same 2B", "words shared"),
]);
const id = (name: string) => byName(index, name)?.id;

describe("buildIndex", () => {
  it("finds rows by id and knows each spelling once", () => {
    expect(index.byId.get("qwen2")?.name).toBe("Qwen2 7B");
    const texts = index.keys.filter((key) => key.row.id === "r").map(({ text }) => text);
    expect(texts).toEqual(["Command R (35B)", "Command R", "r"]);
  });

  it("drops words in any order that two rows share", () => {
    expect(index.byBag.has("shared words")).toBe(false);
    // As it is written each of them still has its row.
    expect(id("words shared")).toBe("y");
  });
});

describe("byName", () => {
  it("reads a name in any order, case and with or without its maker", () => {
    expect(id("24gb card 90")).toBe("card");
    expect(id("CARD-90 24 Go")).toBe("card");
  });

  it("reads a name without its remark in parentheses", () => {
    expect(id("command r+")).toBe("r-plus");
    expect(id("Command R")).toBe("r");
  });

  it("does not make a maker's bare word a device", () => {
    expect(id("nvidia spark")).toBe("card");
    expect(id("spark")).toBeUndefined();
  });

  it("does not run a size into the name", () => {
    expect(id("qwen2 7b")).toBe("qwen2");
    expect(id("qwen 27b")).toBeUndefined();
  });

  it.each(["", " - ", "nobody"])("knows no %o", (name) => {
    expect(id(name)).toBeUndefined();
  });
});
