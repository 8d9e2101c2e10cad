import { describe, expect, it } from "vitest";
import { emptyHistory, remember, step } from "../../../addin/chat/history.js";

const filled = ["one", "two"].reduce(remember, emptyHistory);

describe("remember", () => {
  it("keeps lines in order, the same one twice in a row once", () => {
    expect(remember(filled, "two").lines).toEqual(["one", "two"]);
    expect(remember(filled, "one").lines).toEqual(["one", "two", "one"]);
  });
});

describe("step", () => {
  it("goes back line by line and keeps the unfinished one", () => {
    const first = step(filled, -1, "dra");
    expect(first?.line).toBe("two");
    const second = first && step(first.history, -1, "two");
    expect(second?.line).toBe("one");
    const back = second && step(second.history, 1, "one");
    expect(back?.line).toBe("two");
    expect(back && step(back.history, 1, "two")?.line).toBe("dra");
  });

  it("stops at both ends", () => {
    expect(step(emptyHistory, -1, "")).toBeUndefined();
    expect(step(filled, 1, "")).toBeUndefined();
  });
});
