/** The name that somebody may have meant. */

/** The number of letters to change, add or remove to make one word of the other. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const changed = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(changed, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

/** Longer words are compared by their first letters: nobody types a longer name. */
const MOST = 80;

/** `; do you mean “...”?` with the known name nearest to a wrong one; empty if none is near. */
export function near(wrong: string, known: Iterable<string>): string {
  const from = wrong.slice(0, MOST);
  let best: string | null = null;
  let least = Math.max(2, Math.floor(from.length / 3)) + 1;
  for (const each of known) {
    if (Math.abs(each.length - from.length) >= least) continue;
    const far = distance(from, each.slice(0, MOST));
    if (far < least) [best, least] = [each, far];
  }
  return best === null ? '' : `; do you mean “${best}”?`;
}
