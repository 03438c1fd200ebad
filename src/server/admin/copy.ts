import { battles } from '../battle/kind.ts';
import { campaigns } from '../campaign/kind.ts';
import type { Kept, Kind } from '../kind.ts';
import { appendingOf } from '../lives.ts';
import { battlesIn } from '../store/all.ts';
import type { Appending, Store } from '../store/store.ts';

/** The whole game of these entries, as one append to an empty store; null where they are no game of the kind. */
function wholeOf<Of extends Kept>(kind: Kind<Of>, id: string, texts: readonly string[]): Appending | null {
  const entries: readonly Of['entry'][] = texts.map((text) => JSON.parse(text));
  const [first, ...others] = entries;
  const start = first ? kind.start(first) : null;
  if (!start) return null;
  const state = others.reduce(kind.fold, start);
  return appendingOf(kind, id, { state, entries: [...entries], now: entries.at(-1)?.at ?? 0 });
}

/**
 * Copies the entries that one store has and another lacks, and the keys of the server; answers with the numbers of
 * battles and entries copied, campaigns counted as battles. Everything about a battle follows from its entries: the
 * server may append to it meanwhile.
 */
export async function copyBattles(
  from: Store,
  to: Store,
): Promise<{ readonly battles: number; readonly entries: number }> {
  for (const { name, value } of await from.facts()) await to.keepFact(name, value);
  let [games, copied] = [0, 0];
  for await (const { id } of battlesIn(from)) {
    const texts = await from.read(id, 1);
    const whole = wholeOf(battles, id, texts) ?? wholeOf(campaigns, id, texts);
    const after = (await to.head(id))?.last ?? 0;
    const entries = whole?.entries.slice(after) ?? [];
    if (!whole || entries.length === 0) continue;
    if (await to.append({ ...whole, after, entries })) {
      games += 1;
      copied += entries.length;
    }
  }
  return { battles: games, entries: copied };
}
