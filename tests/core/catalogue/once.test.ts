import { describe, expect, it } from "vitest";
import { once } from "../../../core/catalogue/once.js";

describe("once", () => {
  it("builds when first asked, and never again, even for nothing", () => {
    let built = 0;
    const get = once(() => {
      built++;
      return undefined;
    });
    expect(built).toBe(0);
    get();
    get();
    expect(built).toBe(1);
  });

  it("tries again after a build that failed", () => {
    let tries = 0;
    const get = once(() => {
      if (++tries === 1) throw new Error("first");
      return tries;
    });
    expect(get).toThrow("first");
    expect(get()).toBe(2);
  });
});
