const BURST = 12;
const PER_SECOND = 0.5;
/** Users remembered at once; the one that has been quiet longest is forgotten first. */
const MOST_USERS = 10_000;

/** A bucket of commands for each user, in memory only: 12 at once, then one every two seconds. */
export function makeRate(now: () => number): (user: string) => number {
  const buckets = new Map<string, { left: number; at: number }>();
  return (user) => {
    const at = now();
    const bucket = buckets.get(user) ?? { left: BURST, at };
    const left = Math.min(BURST, bucket.left + (Math.max(0, at - bucket.at) / 1000) * PER_SECOND);
    const allowed = left >= 1;
    buckets.delete(user);
    buckets.set(user, { left: allowed ? left - 1 : left, at });
    if (buckets.size > MOST_USERS) buckets.delete(buckets.keys().next().value as string);
    return allowed ? 0 : Math.ceil((1 - left) / PER_SECOND);
  };
}
