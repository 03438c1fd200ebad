/** Brings elements that stand apart to their command: a player may not end his deployment with them. */
import { deployReasons } from '../../../debellis/setup/deploy.ts';
import { commandOf } from '../../../engine/army/commands.ts';
import { type Base, type Battle, basesOnTable, findBase, type PlacedBase } from '../../../engine/battle.ts';
import type { Ruleset } from '../../../engine/contract.ts';
import type { AnyCommand } from '../../../engine/game/command.ts';
import type { SideId } from '../../../engine/game/game.ts';
import { degreesOf } from '../../../geometry/exact.ts';
import { ahead, type Pose, roundPose, shifted } from '../../../geometry/pose.ts';
import { DBMM } from '../../../rules/dbmm/game.ts';

/** The places behind a friend and on both sides of it. */
const beside = (friend: PlacedBase, base: Base): readonly Pose[] =>
  [
    ahead(friend.pose, -friend.depth),
    ahead(friend.pose, base.depth),
    shifted(friend.pose, (friend.width + base.width) / 2),
    shifted(friend.pose, -(friend.width + base.width) / 2),
  ].map(roundPose);

const movedTo = (battle: Battle, base: Base, pose: Pose): Battle => ({
  ...battle,
  bases: battle.bases.map((each) => (each.id === base.id ? { ...each, place: 'table', pose } : each)),
});

/** Moves an element that stands apart to a better place; null if all stand well, or there is no better place. */
export function bringTogether(rules: Ruleset, view: Battle, side: SideId): AnyCommand | null {
  const reasons = DBMM.arrayReasons(rules, view, side);
  for (const { figures } of reasons) {
    const base = findBase(view, String(figures?.base));
    if (!base) continue;
    const friends = basesOnTable(view).filter(
      (other) => other.id !== base.id && other.side === side && commandOf(other) === commandOf(base),
    );
    for (const friend of friends)
      for (const pose of beside(friend, base)) {
        if (deployReasons(DBMM, rules, view, [{ base, pose }]).length > 0) continue;
        if (DBMM.arrayReasons(rules, movedTo(view, base, pose), side).length >= reasons.length) continue;
        return { type: 'deploy', base: base.id, at: [pose.x, pose.y, degreesOf(pose.facing)] };
      }
  }
  return null;
}
