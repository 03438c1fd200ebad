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

/** The morale equivalents of an element. */
export const equivalentsOnTable = (battle: Battle, base: Base): number =>
  equivalentsOf({
    troop: troopOf(mounted(battle, base)),
    rear: figure(base.marks, 'rearHalf') > 0,
    withCommand: isBaggage(base) && !isArmyBaggage({ battle }, base),
    ...(isGeneral(base) ? { general: 'general' } : {}),
  });
