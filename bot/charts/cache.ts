/** A map that forgets what was used least recently beyond `most` entries. */
export function makeCache<T>(most: number): {
  readonly get: (key: string) => T | undefined;
  readonly set: (key: string, value: T) => void;
  readonly drop: (key: string) => void;
} {
  const entries = new Map<string, T>();
  return {
    get(key) {
      const value = entries.get(key);
      if (value === undefined) return undefined;
      entries.delete(key);
      entries.set(key, value);
      return value;
    },
    set(key, value) {
      entries.delete(key);
      entries.set(key, value);
      if (entries.size > most) entries.delete(entries.keys().next().value as string);
    },
    drop: (key) => void entries.delete(key),
  };
}
