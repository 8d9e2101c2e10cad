import { describe, expect, it } from "vitest";
import { seenOn } from "../../../core/answers/seen-on.js";

describe("seenOn", () => {
  it("names a day, a month or a year as the language does", () => {
    expect([seenOn("2026-05-02", "fr"), seenOn("2025", "fr")]).toEqual(["le 2026-05-02", "en 2025"]);
    expect([seenOn("2026-05-02", "en"), seenOn("2026-05", "en")]).toEqual(["on 2026-05-02", "in 2026-05"]);
  });
});
