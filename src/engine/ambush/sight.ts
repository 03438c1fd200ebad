/** Whether an enemy discovers a base in ambush. */

import type { Pose } from '../../geometry/pose.ts';
import type { Base, BaseId, Battle, PlacedBase } from '../battle.ts';
import { settingsAlike } from '../board/memory.ts';
import { type Alike, keptByKey, keptByRules } from '../data/memory.ts';
import { asStanding } from './hidden.ts';
import type { AmbushRules, HiddenBase } from './rules.ts';

interface Look {
  readonly rules: AmbushRules;
  readonly battle: Battle;
  readonly enemy: PlacedBase;
  readonly hidden: HiddenBase;
}

const areAlike = (one: Base, other: Base): boolean =>
  one.troop === other.troop && one.width === other.width && one.depth === other.depth;

const looksAlike: Alike<Look> = (then, now) =>
  then.rules === now.rules &&
  then.hidden.pose === now.hidden.pose &&
  areAlike(then.hidden, now.hidden) &&
  areAlike(then.enemy, now.enemy) &&
  settingsAlike(then.battle, now.battle);

const seesFrom = keptByRules(
  (reckon) => keptByKey(reckon, { alike: looksAlike }),
  (_from: Pose, _id: BaseId, { rules, battle, enemy, hidden }: Look) =>
    rules.sees(battle, enemy, asStanding(hidden)),
);

/** Can this enemy see the base in ambush from where it stands? */
export const discovers = (
  rules: AmbushRules,
  battle: Battle,
  enemy: PlacedBase,
  hidden: HiddenBase,
): boolean => seesFrom(enemy.pose, hidden.id, { rules, battle, enemy, hidden });
