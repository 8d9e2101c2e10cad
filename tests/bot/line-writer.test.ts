import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { makeLineWriter } from "../../bot/line-writer.js";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("makeLineWriter", () => {
  it("hands lines over together after a moment, in order", () => {
    const seen: string[] = [];
    const { write } = makeLineWriter((text) => seen.push(text));
    write("a\n");
    write("b\n");
    expect(seen).toEqual([]);
    vi.advanceTimersByTime(60);
    write("c\n");
    vi.advanceTimersByTime(60);
    expect(seen).toEqual(["a\nb\n", "c\n"]);
  });

  it("hands them over at once when told to, or when there are many", () => {
    const seen: string[] = [];
    const { write, flush } = makeLineWriter((text) => seen.push(text));
    write("a\n");
    flush();
    flush();
    write("x".repeat(70_000));
    expect(seen.map((text) => text.length)).toEqual([2, 70_000]);
  });
});
