import type { LogEntry } from '../battle/log.ts';
import { foldEntry, stateAtStart } from '../battle/state.ts';
import { appendingOf } from '../lives.ts';
import { battlesIn } from '../store/all.ts';
import type { Appending, Store } from '../store/store.ts';

/** The whole battle of these entries, as one append to an empty store; null where they are no battle. */
function wholeBattle(battle: string, texts: readonly string[]): Appending | null {
  const entries = texts.map((text) => JSON.parse(text) as LogEntry);
  const [first, ...others] = entries;
  if (first?.type !== 'created') return null;
  const state = others.reduce(foldEntry, stateAtStart(first));
  return appendingOf(battle, { state, entries, now: entries.at(-1)?.at ?? first.at });
}

/**
 * Copies the entries that one store has and another lacks, and the keys of the server; answers with the numbers of
 * battles and entries copied. Everything about a battle follows from its entries: the server may append to it meanwhile.
 */
export async function copyBattles(
  from: Store,
  to: Store,
): Promise<{ readonly battles: number; readonly entries: number }> {
  for (const { name, value } of await from.facts()) await to.keepFact(name, value);
  let [battles, copied] = [0, 0];
  for await (const { id } of battlesIn(from)) {
    const whole = wholeBattle(id, await from.read(id, 1));
    const after = (await to.head(id))?.last ?? 0;
    const entries = whole?.entries.slice(after) ?? [];
    if (!whole || entries.length === 0) continue;
    if (await to.append({ ...whole, after, entries })) {
      battles += 1;
      copied += entries.length;
    }
  }
  return { battles, entries: copied };
}
