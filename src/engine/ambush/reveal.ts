/** How bases in ambush come onto the table. */

import type { Base, BaseId, SideId } from '../battle.ts';
import type { Work } from '../contract/sequence.ts';
import { holds } from '../effects.ts';
import { tell } from '../game/work.ts';
import { hiddenBases } from './hidden.ts';
import { appearing } from './private-names.ts';
import type { AmbushRules } from './rules.ts';

/** Why an ambush comes out: by its own action, because it is seen, or because a base runs into it. */
export type Cause = 'moves' | 'halts' | 'shoots' | 'pushed' | 'seen' | 'met';

interface Sprung {
  readonly cause: Cause;
  /** The bases that cause it. Others of their ambush may come out with them. */
  readonly bases: readonly BaseId[];
  /** The base that sees them or runs into them. */
  readonly by?: BaseId;
}

/** Puts an ambush on the table where it was recorded; returns the new names of its bases by the old ones. */
export function reveal(
  rules: AmbushRules,
  work: Work,
  side: SideId,
  { cause, bases, by }: Sprung,
): ReadonlyMap<BaseId, BaseId> {
  const hidden = rules.comingOut(work.battle, side, bases);
  const changes = appearing(
    work.battle,
    hidden.map((base): Base => ({ ...base, place: 'table', start: null })),
  );
  const names = new Map(changes.map(({ base, was }) => [was ?? base.id, base.id]));
  if (changes.length === 0) return names;
  const figures = { side, bases: [...names.values()], cause, ...(by === undefined ? {} : { by }) };
  const noted = rules.noted?.(work.battle, side, changes) ?? [];
  tell(work, { type: 'revealed', rule: rules.comesOut, figures }, [...changes, ...noted]);
  return names;
}

/** Bases that act come out of their ambush first; returns the names that they have from then on. */
export function spring(
  rules: AmbushRules,
  work: Work,
  ids: readonly BaseId[],
  cause: Cause,
): readonly BaseId[] {
  const hidden = hiddenBases(work.battle).find(({ id }) => ids.includes(id));
  if (!hidden || !holds(rules.comesOut)) return ids;
  const names = reveal(rules, work, hidden.side, { cause, bases: ids });
  return ids.map((id) => names.get(id) ?? id);
}

/** Carries out an order to bases, some of which come out of an ambush by it. If it is refused they stay hidden. */
export function fromAmbush<Made extends object>(
  rules: AmbushRules,
  work: Work,
  ids: readonly BaseId[],
  make: (named: (id: BaseId) => BaseId) => Made,
): Made {
  const { battle } = work;
  const count = work.events.length;
  const named = spring(rules, work, ids, 'moves');
  const made = make((id) => named[ids.indexOf(id)] ?? id);
  if ('reasons' in made) {
    work.events.length = count;
    work.battle = battle;
  }
  return made;
}
