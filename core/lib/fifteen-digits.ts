/** The number to the 15 significant digits that a spreadsheet keeps: 0.72 rather than 0.7199999999999999. */
export function fifteenDigits(value: number): number {
  return Number(value.toPrecision(15));
}
