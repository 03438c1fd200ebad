/** The elements on foot: what they were mounted, and the elements put aside for them. DBM, Dismounting; ruling 133. */
import type { Base, BaseId, Battle } from '../../../engine/battle.ts';
import type { Change } from '../../../engine/event.ts';
import { isOf } from '../base.ts';
import { stateOf } from '../state.ts';
import { isTroopFault, parseTroop } from '../troops.ts';

/** The elements put aside for one on foot. They are lost with it. */
export const standsFor = (battle: Battle, id: BaseId): readonly BaseId[] =>
  Object.keys(stateOf(battle).onFoot?.[id]?.mounts ?? {});

/** Was it put aside for an element that the other side has not seen yet? */
export const isUnseenAside = (battle: Battle, { id, place }: Base): boolean =>
  place === 'aside' &&
  Object.values(stateOf(battle).onFoot ?? {}).every(({ mounts }) => !Object.hasOwn(mounts, id));

/** The change that makes this order the move of a base. */
export const movedOnce = ({ id }: Base): Change => ({ change: 'mark', base: id, set: { moved: 0.01 } });

/** Does a base fight on foot that was a knight, as Bd(S) or Sp(S)? */
export function isKnightOnFoot(battle: Battle, base: Base): boolean {
  const was = parseTroop(stateOf(battle).onFoot?.[base.id]?.troop ?? '');
  return !isTroopFault(was) && was.type === 'Kn' && isOf(base, 'Bd(S)', 'Sp(S)');
}
