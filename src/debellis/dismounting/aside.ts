/** The elements on foot: what they were mounted, and the elements put aside for them. */

import { isTroopFault } from '../../engine/army/troop-text.ts';
import type { Base, BaseId, Battle } from '../../engine/battle.ts';
import type { Change } from '../../engine/event.ts';
import type { Debellis } from '../game.ts';
import { figure } from '../marks.ts';
import { stateOf } from '../state.ts';

/** The elements put aside for one on foot. They are lost with it. */
export const standsFor = (battle: Battle, id: BaseId): readonly BaseId[] =>
  Object.keys(stateOf(battle).onFoot?.[id]?.mounts ?? {});

/** Was it put aside for an element that the other side has not seen yet? Those who were taken off the table have been seen. */
export const isUnseenAside = (battle: Battle, { id, place, marks }: Base): boolean =>
  place === 'aside' &&
  figure(marks, 'seen') === 0 &&
  Object.values(stateOf(battle).onFoot ?? {}).every(({ mounts }) => !Object.hasOwn(mounts, id));

/** The change that makes this order the move of a base. */
export const movedOnce = ({ id }: Base): Change => ({ change: 'mark', base: id, set: { moved: 0.01 } });

/** Does a base fight on foot that was a knight, as Bd(S) or Sp(S)? */
export function isKnightOnFoot(game: Debellis, battle: Battle, base: Base): boolean {
  const was = game.parseTroop(stateOf(battle).onFoot?.[base.id]?.troop ?? '');
  return !isTroopFault(was) && was.type === 'Kn' && game.isOf(base, 'Bd(S)', 'Sp(S)');
}
