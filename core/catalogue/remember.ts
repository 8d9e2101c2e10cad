const MOST = 1000;

/** Keeps the latest answers of a lookup: a sheet asks for the same few names in every cell. */
export function remember<T>(find: (name: string) => T): (name: string) => T {
  const known = new Map<string, T>();
  return (name) => {
    if (known.has(name)) return known.get(name) as T;
    const found = find(name);
    if (known.size >= MOST) known.clear();
    known.set(name, found);
    return found;
  };
}
