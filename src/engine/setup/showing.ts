/** Puts bases down that the other side has not seen before. Their names until then may be private. */
import type { Base, Battle } from '../battle.ts';
import type { Change } from '../event.ts';
import { publicName } from '../private-names.ts';
import type { PutDown } from './deploying.ts';
import type { Placing } from './putting-down.ts';

/** The changes that put bases down. The other side sees them for the first time, so they hold the whole bases. */
export function showPutDown(battle: Battle, placings: readonly Placing[]): PutDown {
  const taken = [...battle.bases];
  const changes = placings.map(({ base, pose }) => {
    const { seen: _, ...marks } = base.marks;
    const id = publicName({ ...battle, bases: taken }, base.id);
    const placed: Base = { ...base, id, marks, place: 'table', pose };
    taken.push(placed);
    return { change: 'add', base: placed, ...(id === base.id ? {} : { was: base.id }) } as const;
  });
  return { bases: changes.map(({ base }) => base.id), changes };
}

/** Takes a base back. The other side still knows it, as it was shown: the base has the mark `seen`. */
export const takeBackShown = (base: Base): Change => ({
  change: 'add',
  base: { ...base, marks: { ...base.marks, seen: 1 }, place: 'reserve', pose: null },
});
