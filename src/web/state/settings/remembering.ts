/** Small values kept in the browser. Where it keeps none, they last as long as the page. */

/** The value kept under a key; an empty object where none can be read. */
export function remembered(key: string): Readonly<Record<string, unknown>> {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    return typeof read === 'object' && read !== null ? { ...read } : {};
  } catch {
    return {};
  }
}

/** Keeps a value; null deletes it. */
export function remember(key: string, value: object | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // The browser keeps nothing here: the value lasts as long as the page.
  }
}

/** A value if it is a known one: another version of the app, or a person, may have written something else. */
export const oneOf = <Of>(known: readonly Of[], value: unknown, otherwise: Of): Of =>
  known.includes(value as Of) ? (value as Of) : otherwise;
