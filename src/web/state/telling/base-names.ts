/** Names that the player gave to bases. This browser keeps them by battle; they are no part of the record. */

import { computed, signal } from '@preact/signals';
import type { BaseId } from '../../../engine/battle.ts';
import { isBlank, seenLine } from '../../../engine/data/given-text.ts';
import { session } from '../battle/session.ts';
import { remember, remembered } from '../settings/remembering.ts';

const KEY = 'acies.names';
/** The most letters of a name: as many as a base has room for. */
export const LONGEST = 24;
/** The names of this number of battles are kept, those named last. */
const BATTLES = 40;

const all = signal(remembered(KEY));

const isName = (value: unknown): value is string => typeof value === 'string' && value.length <= LONGEST;

const battleNamed = computed(() => session.value?.id ?? '');

/** The names in the battle on the screen, by base: the same map until a name is given. */
export const namesGiven = computed<ReadonlyMap<BaseId, string>>(() => {
  const id = battleNamed.value;
  const found = Object.hasOwn(all.value, id) ? all.value[id] : null;
  const entries = typeof found === 'object' && found !== null ? Object.entries(found) : [];
  return new Map(entries.filter(([, name]) => isName(name)));
});

const signs = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** The beginning of a text, without a part of a sign: a family of emoji is one sign of many characters. */
export function cutTo(text: string, most: number): string {
  const whole = [...signs.segment(text)].findLast(({ index, segment }) => index + segment.length <= most);
  return text.slice(0, whole ? whole.index + whole.segment.length : 0);
}

/** Names a base of the battle on the screen; an empty name takes the name away. */
export function giveName(base: BaseId, name: string): void {
  const id = session.peek()?.id;
  if (id === undefined) return;
  const here = new Map(namesGiven.peek());
  const given = seenLine(cutTo(seenLine(name), LONGEST));
  if (isBlank(given)) here.delete(base);
  else here.set(base, given);
  const rest = Object.entries(all.peek()).filter(([battle]) => battle !== id);
  all.value = Object.fromEntries([...rest, [id, Object.fromEntries(here)]].slice(-BATTLES));
  remember(KEY, all.value);
}
