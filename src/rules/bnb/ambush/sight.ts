/** Whether an enemy discovers a base in ambush. Blood and Blades, ambush. */
import type { Base, BaseId, Battle, PlacedBase } from '../../../engine/battle.ts';
import { settingsAlike } from '../../../engine/board/memory.ts';
import { type Alike, keptByKey, keptByRules } from '../../../engine/memory.ts';
import type { Pose } from '../../../geometry/pose.ts';
import { seesAmbush } from '../visibility.ts';
import { asStanding, type HiddenBase } from './hidden.ts';

interface Look {
  readonly battle: Battle;
  readonly enemy: PlacedBase;
  readonly hidden: HiddenBase;
}

const areAlike = (one: Base, other: Base): boolean =>
  one.troop === other.troop && one.width === other.width && one.depth === other.depth;

const looksAlike: Alike<Look> = (then, now) =>
  then.hidden.pose === now.hidden.pose &&
  areAlike(then.hidden, now.hidden) &&
  areAlike(then.enemy, now.enemy) &&
  settingsAlike(then.battle, now.battle);

const seesFrom = keptByRules(
  (reckon) => keptByKey(reckon, { alike: looksAlike }),
  (_from: Pose, _id: BaseId, { battle, enemy, hidden }: Look) =>
    seesAmbush(battle, enemy, asStanding(hidden)),
);

/** Can this enemy see the base in ambush from where it stands? */
export const discovers = (battle: Battle, enemy: PlacedBase, hidden: HiddenBase): boolean =>
  seesFrom(enemy.pose, hidden.id, { battle, enemy, hidden });
