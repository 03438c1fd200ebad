/** Fetches once; after a failure it fetches again. */
export function once<Of>(fetch: (name: string) => Promise<Of>): (name: string) => Promise<Of> {
  const kept = new Map<string, Promise<Of>>();
  return (name) => {
    const known = kept.get(name);
    if (known) return known;
    const begun = fetch(name);
    kept.set(name, begun);
    begun.catch(() => kept.delete(name));
    return begun;
  };
}
