/** Above it Stirling's series is exact to the last digit. */
const SERIES_FROM = 30;

/** Probability of exactly k events where `mean` are expected: mean^k e^-mean / k!, in logarithms, so that nothing overflows. */
export function poissonShare(k: number, mean: number): number {
  if (mean === 0) return k === 0 ? 1 : 0;
  return Math.exp(logShare(k, mean));
}

/** Probability of at most k events: the terms around the largest one, each from its neighbour, both ways. */
export function poissonUpTo(k: number, mean: number): number {
  if (mean === 0) return 1;
  const largest = Math.min(k, Math.floor(mean));
  let sum = 1;
  for (let i = largest, term = 1; i > 0 && term > 0; i--) {
    term *= i / mean;
    sum += term;
  }
  for (let i = largest + 1, term = 1; i <= k && term > 0; i++) {
    term *= mean / i;
    sum += term;
  }
  return Math.min(1, sum * Math.exp(logShare(largest, mean)));
}

function logShare(k: number, mean: number): number {
  if (k < SERIES_FROM) return k * Math.log(mean) - mean - Math.log(factorial(k));
  const beyond = mean - k;
  return k * Math.log1p(beyond / k) - beyond - 0.5 * Math.log(2 * Math.PI * k) - stirling(k);
}

function factorial(k: number): number {
  let product = 1;
  for (let i = 2; i <= k; i++) product *= i;
  return product;
}

/** What ln k! exceeds k ln k - k + ln(2 pi k) / 2 by. */
function stirling(k: number): number {
  return 1 / (12 * k) - 1 / (360 * k ** 3) + 1 / (1260 * k ** 5);
}
