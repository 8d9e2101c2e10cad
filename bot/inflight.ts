/** Counts what is under way, so that a stopping process can let it finish. */
export interface InFlight {
  readonly track: <T>(work: Promise<T>) => Promise<T>;
  readonly count: () => number;
  /** Resolves when nothing is under way any more, or after `mostMs`; tells how many were left. */
  readonly settle: (mostMs: number) => Promise<number>;
}

export function makeInFlight(): InFlight {
  const running = new Set<Promise<unknown>>();
  return {
    track(work) {
      running.add(work);
      const done = () => running.delete(work);
      work.then(done, done);
      return work;
    },
    count: () => running.size,
    async settle(mostMs) {
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, mostMs);
      });
      await Promise.race([Promise.allSettled([...running]), late]);
      clearTimeout(timer);
      return running.size;
    },
  };
}
