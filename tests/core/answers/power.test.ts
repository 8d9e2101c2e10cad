import { describe, expect, it } from "vitest";
import { powerOf } from "../../../core/answers/power.js";
import { hardwareById } from "../../../core/catalogue/find-hardware.js";

// 350 W by its data sheet.
const row = hardwareById("rtx-3090");
const hardware = ["rtx-3090"];

describe("powerOf", () => {
  it("is the limit of all cards where none is said", () => {
    expect(powerOf({ hardware, gpus: 2 }, row)).toEqual({ watts: 700, source: "catalogue" });
  });

  it("is each card's where one card can draw it", () => {
    expect(powerOf({ hardware, gpus: 4, power_w: 280 }, row)).toEqual({ watts: 1120, source: "derived" });
  });

  it("is that of all cards where no card can draw it", () => {
    expect(powerOf({ hardware, gpus: 2, power_w: 700 }, row)).toEqual({ watts: 700, source: "given" });
  });

  it("is not known of a device without a limit", () => {
    expect(powerOf({}, undefined)).toBeUndefined();
    expect(powerOf({ power_w: 300 }, undefined)).toEqual({ watts: 300, source: "given" });
  });
});
