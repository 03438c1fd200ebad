/** The elements put aside for one on foot. DBM, Dismounting; ruling 133. */
import type { Base, BaseId, Battle } from '../../../engine/battle.ts';
import type { Change } from '../../../engine/event.ts';
import { stateOf } from '../state.ts';

/** The elements put aside for one on foot. They are lost with it. */
export const standsFor = (battle: Battle, id: BaseId): readonly BaseId[] =>
  Object.keys(stateOf(battle).onFoot?.[id]?.mounts ?? {});

/** The change that makes this order the move of a base. */
export const movedOnce = ({ id }: Base): Change => ({ change: 'mark', base: id, set: { moved: 0.01 } });
