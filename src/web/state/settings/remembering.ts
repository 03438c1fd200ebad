/** What the browser remembers of small things. Where it may not, or has no room, they last as long as the page. */

/** What is remembered under a key; an empty object where there is nothing that can be read. */
export function remembered(key: string): Readonly<Record<string, unknown>> {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    return typeof read === 'object' && read !== null ? { ...read } : {};
  } catch {
    return {};
  }
}

/** Remembers a value, or forgets what was remembered where it is null. */
export function remember(key: string, value: object | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Nothing is lost that was not lost before.
  }
}

/** A value if it is one of those known: another version, or a hand, may have written something else. */
export const oneOf = <Of>(known: readonly Of[], value: unknown, otherwise: Of): Of =>
  known.includes(value as Of) ? (value as Of) : otherwise;
