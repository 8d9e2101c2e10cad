/** Builds a value when it is first asked for and keeps it: a sheet that asks for nothing pays nothing. */
export function once<T>(build: () => T): () => T {
  let built: { readonly value: T } | undefined;
  return () => {
    built ??= { value: build() };
    return built.value;
  };
}
