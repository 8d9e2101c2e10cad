import { fifteenDigits } from "../../lib/fifteen-digits.js";
import { finite, type Scalar } from "../values.js";

/**
 * Rounds in decimal digits: the number is first read to the 15 digits that Excel shows, so that 1.005 to two decimals
 * is 1.01 although its binary value lies just below. `whole` rounds a positive number to an integer.
 */
export function roundDecimal(value: number, digits: number, whole: (size: number) => number): Scalar {
  const places = Math.trunc(digits);
  const size = fifteenDigits(Math.abs(value));
  // Beyond what a double holds there is nothing to round.
  if (places > 20) return value;
  if (places < -20) return whole(0) === whole(0.1) ? 0 : finite(Math.sign(value) * 10 ** -places);
  return finite(Math.sign(value) * shift(whole(shift(size, places)), -places));
}

/** Multiplies by a power of ten without the error of a multiplication. */
function shift(value: number, places: number): number {
  const [mantissa = "0", power = "0"] = value.toExponential().split("e");
  return Number(`${mantissa}e${Number(power) + places}`);
}
