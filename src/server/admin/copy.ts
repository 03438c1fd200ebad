import { dueOf } from '../battle/due.ts';
import type { LogEntry } from '../battle/log.ts';
import { foldEntry, stateAtStart } from '../battle/state.ts';
import { battlesIn } from '../store/all.ts';
import type { Due, Store } from '../store/store.ts';

function dueAfter(entries: readonly string[]): readonly Due[] {
  const [first, ...others] = entries.map((entry) => JSON.parse(entry) as LogEntry);
  if (first?.type !== 'created') return [];
  return dueOf(others.reduce(foldEntry, stateAtStart(first)));
}

/** Copies the entries that one store has and another lacks; answers with the numbers of battles and entries copied. */
export async function copyBattles(
  from: Store,
  to: Store,
): Promise<{ readonly battles: number; readonly entries: number }> {
  let [battles, copied] = [0, 0];
  for await (const { id, stage, changed, listing } of battlesIn(from)) {
    const after = (await to.head(id))?.last ?? 0;
    const entries = await from.read(id, 1);
    const missing = entries.slice(after);
    if (missing.length === 0) continue;
    const due = dueAfter(entries);
    if (await to.append({ battle: id, after, entries: missing, stage, changed, listing, due })) {
      battles += 1;
      copied += missing.length;
    }
  }
  return { battles, entries: copied };
}
