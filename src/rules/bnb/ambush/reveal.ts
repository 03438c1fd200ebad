/** How bases in ambush come onto the table. Blood and Blades, ambush. */

import type { Base, BaseId, SideId } from '../../../engine/battle.ts';
import type { Work } from '../../../engine/contract/sequence.ts';
import { holds } from '../../../engine/effects.ts';
import type { Change } from '../../../engine/event.ts';
import { publicName } from '../../../engine/private-names.ts';
import { tell } from '../../../engine/work.ts';
import { stateOf } from '../state.ts';
import { ambushOf, hiddenBases } from './hidden.ts';

/** Why an ambush comes out: by its own action, because it is seen, or because a base runs into it. */
export type Cause = 'moves' | 'halts' | 'shoots' | 'pushed' | 'seen' | 'met';

interface Sprung {
  readonly cause: Cause;
  /** The bases that cause it. If a clause is out of force, only these come out and not the whole ambush. */
  readonly bases: readonly BaseId[];
  /** The base that sees them or runs into them. */
  readonly by?: BaseId;
}

export const hasSprung = (own: Work['battle']['own'], side: SideId): boolean =>
  (stateOf(own).ambushesSprung ?? []).includes(side);

/** Puts an ambush on the table where it was recorded; returns the new names of its bases by the old ones. */
export function reveal(work: Work, side: SideId, { cause, bases, by }: Sprung): ReadonlyMap<BaseId, BaseId> {
  const names = new Map<BaseId, BaseId>();
  const all = ambushOf(work.battle, side);
  const appear = holds('bnb.ambush.14') ? all : all.filter(({ id }) => bases.includes(id));
  if (appear.length === 0) return names;
  const changes: Change[] = [];
  let battle = work.battle;
  for (const base of appear) {
    const id = publicName(battle, base.id);
    names.set(base.id, id);
    const placed: Base = { ...base, id, place: 'table', start: null };
    battle = { ...battle, bases: [...battle.bases, placed] };
    changes.push({ change: 'add', base: placed, ...(id === base.id ? {} : { was: base.id }) });
  }
  const sprung = stateOf(work.battle.own).ambushesSprung ?? [];
  const figures = { side, bases: [...names.values()], cause, ...(by === undefined ? {} : { by }) };
  tell(work, { type: 'revealed', rule: 'bnb.ambush.13', figures }, [
    ...changes,
    { change: 'note', set: { ambushesSprung: [...sprung.filter((each) => each !== side), side].toSorted() } },
  ]);
  return names;
}

/** Bases that act come out of their ambush first; returns the names that they have from then on. */
export function spring(work: Work, ids: readonly BaseId[], cause: Cause): readonly BaseId[] {
  const hidden = hiddenBases(work.battle).find(({ id }) => ids.includes(id));
  if (!hidden || !holds('bnb.ambush.13')) return ids;
  const names = reveal(work, hidden.side, { cause, bases: ids });
  return ids.map((id) => names.get(id) ?? id);
}

/** Carries out an order to bases, some of which come out of an ambush by it. If it is refused they stay hidden. */
export function fromAmbush<Made extends object>(
  work: Work,
  ids: readonly BaseId[],
  make: (named: (id: BaseId) => BaseId) => Made,
): Made {
  const { battle } = work;
  const count = work.events.length;
  const named = spring(work, ids, 'moves');
  const made = make((id) => named[ids.indexOf(id)] ?? id);
  if ('reasons' in made) {
    work.events.length = count;
    work.battle = battle;
  }
  return made;
}
