const MOST = 1000;

/** Longer than any name in the catalogue; what comes behind could only cost time and memory. */
export const LONGEST_NAME = 200;

/** Keeps the latest answers of a lookup: a sheet asks for the same few names in every cell. */
export function remember<T>(find: (name: string) => T): (name: string) => T {
  const known = new Map<string, T>();
  return (typed) => {
    const name = typed.length > LONGEST_NAME ? typed.slice(0, LONGEST_NAME) : typed;
    if (known.has(name)) return known.get(name) as T;
    const found = find(name);
    if (known.size >= MOST) known.clear();
    known.set(name, found);
    return found;
  };
}
