/**
 * The seam by which tests take a rule out, and count which rules come into play.
 *
 * Rules ask it, with the clause's id, where an effect is decided:
 *
 *     if (flanked && holds(id)) return destroyed;
 *
 * and where effects are list entries (`{ rule: id, value: 1, ... }`) the fold asks it once for each entry
 * that applies: `entries.filter((entry) => applies(entry) && holds(entry.rule))`. The condition stands first,
 * so that an effect counts as fired only where it mattered.
 *
 * Dropping and observing last while `run` runs, which must be synchronous; they nest.
 */
export type EffectObserver = (id: string) => void;

let dropped: ReadonlySet<string> | null = null;
let observer: EffectObserver | null = null;

/** Whether the effect of this clause holds: always, but inside `withDropped`. Tells the observer, if any. */
export function holds(id: string): boolean {
  if (observer === null && dropped === null) return true;
  return holdsWhenObserved(id);
}

function holdsWhenObserved(id: string): boolean {
  if (dropped?.has(id)) return false;
  observer?.(id);
  return true;
}

/** Runs with these clauses out of force, besides those that already are. */
export function withDropped<Result>(ids: Iterable<string>, run: () => Result): Result {
  const before = dropped;
  dropped = new Set([...(before ?? []), ...ids]);
  try {
    return run();
  } finally {
    dropped = before;
  }
}

/** Runs and tells `observe` of every clause that is asked for and holds, besides observers already there. */
export function withObserver<Result>(observe: EffectObserver, run: () => Result): Result {
  const before = observer;
  observer =
    before === null
      ? observe
      : (id) => {
          before(id);
          observe(id);
        };
  try {
    return run();
  } finally {
    observer = before;
  }
}

/** Whether something is dropped or observed now: answers kept from before are then reckoned anew. */
export const effectsObserved = (): boolean => observer !== null || dropped !== null;

/** The clauses that are out of force now, which decide an answer like any rule: the same value as long as they are. */
export const outOfForce = (): ReadonlySet<string> | null => dropped;

/** Takes clauses out of force from now on: for a run of tests that asks whether it misses them. */
export function dropFromNowOn(ids: Iterable<string>): void {
  dropped = new Set([...(dropped ?? []), ...ids]);
}
