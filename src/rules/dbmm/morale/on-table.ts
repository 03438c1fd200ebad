/** The morale equivalents of elements in a battle. */
import { isGeneral } from '../../../debellis/troops/base.ts';
import type { Base, Battle } from '../../../engine/battle.ts';
import { rowOf } from '../../../engine/data/lookup.ts';
import { holds } from '../../../engine/effects.ts';
import { isArmyBaggage } from '../moves/general-reach.ts';
import { stateOf } from '../state.ts';
import { isBaggage, troopOf } from '../troops/base.ts';
import { figure } from '../troops/marks.ts';
import { equivalentsOf } from './equivalents.ts';

/** A base as the troop that it was when it was mounted. */
function mounted(battle: Battle, base: Base): Base {
  const ridden = rowOf(stateOf(battle).onFoot ?? {}, base.id);
  return ridden && holds('dbmm.me.20') ? { ...base, troop: ridden.troop } : base;
}

/** Was it put aside for an element on foot? */
const isAside = (battle: Battle, { id }: Base): boolean =>
  Object.values(stateOf(battle).onFoot ?? {}).some(({ mounts }) => Object.hasOwn(mounts, id));

/** The morale equivalents of an element. One on foot counts as mounted, and those put aside for it count on. */
export const equivalentsOnTable = (battle: Battle, base: Base): number =>
  // A ship for which there is no water is out of the battle and counts for nothing.
  (isAside(battle, base) ? !holds('dbmm.dism.20') : base.place === 'aside')
    ? 0
    : equivalentsOf({
        troop: troopOf(mounted(battle, base)),
        rear: figure(base.marks, 'rearHalf') > 0,
        withCommand: isBaggage(base) && !isArmyBaggage({ battle }, base),
        ...(isGeneral(base) ? { general: 'general' } : {}),
      });
