/**
 * Lets tests drop a clause, and shows them which clauses come into play.
 *
 * Where an effect is decided, rules ask for the clause by its id:
 *
 *     if (flanked && holds(id)) return destroyed;
 *
 * Where effects are entries of a list (`{ rule: id, value: 1, ... }`), ask once for each entry that applies:
 * `entries.filter((entry) => applies(entry) && holds(entry.rule))`. The condition stands first, so that a clause is
 * only reported where it matters.
 *
 * A clause is dropped or observed only while `run` runs. It must be synchronous; such runs may be nested.
 */
export type EffectObserver = (id: string) => void;

let dropped: ReadonlySet<string> | null = null;
let observer: EffectObserver | null = null;

/** Is the effect of this clause in force? Always, except inside `withDropped`. The observer, if any, is told. */
export function holds(id: string): boolean {
  if (observer === null && dropped === null) return true;
  return holdsWhenObserved(id);
}

function holdsWhenObserved(id: string): boolean {
  if (dropped?.has(id)) return false;
  observer?.(id);
  return true;
}

/** Runs a function while these clauses, and any dropped before, are not in force. */
export function withDropped<Result>(ids: Iterable<string>, run: () => Result): Result {
  const before = dropped;
  dropped = new Set([...(before ?? []), ...ids]);
  try {
    return run();
  } finally {
    dropped = before;
  }
}

/**
 * Runs a function and reports to `observe` each clause that is asked for and holds. Outer observers still get reports.
 */
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

/** Is a clause dropped, or an observer set? Then cached answers must not be used. */
export const effectsObserved = (): boolean => observer !== null || dropped !== null;

/** The clauses that are dropped now. The set is the same object until it changes. */
export const outOfForce = (): ReadonlySet<string> | null => dropped;

/** Drops clauses for the rest of this process: for a test run that asks whether its tests notice. */
export function dropFromNowOn(ids: Iterable<string>): void {
  dropped = new Set([...(dropped ?? []), ...ids]);
}
