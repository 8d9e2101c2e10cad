import { describe, expect, it } from "vitest";
import { LONGEST_NAME, remember } from "../../../core/catalogue/remember.js";

const counting = () => {
  const asked: string[] = [];
  const find = remember((name) => {
    asked.push(name);
    return name === "none" ? undefined : name.length;
  });
  return { asked, find };
};

describe("remember", () => {
  it("asks once for each name, also for one without an answer", () => {
    const { asked, find } = counting();
    for (const name of ["a", "none", "a", "none"]) find(name);
    expect(asked).toEqual(["a", "none"]);
    expect(find("none")).toBeUndefined();
  });

  it("cuts what is longer than any name, and asks once for all that begin alike", () => {
    const { asked, find } = counting();
    const long = "x".repeat(LONGEST_NAME);
    expect(find(`${long}y`)).toBe(LONGEST_NAME);
    find(`${long}z`);
    expect(asked).toEqual([long]);
  });

  it("does not grow for ever", () => {
    const { asked, find } = counting();
    for (let i = 0; i <= 1000; i++) find(`n${i}`);
    find("n1000");
    expect(asked).toHaveLength(1001);
    find("n0");
    expect(asked).toHaveLength(1002);
  });
});
