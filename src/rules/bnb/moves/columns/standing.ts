/** Where bases stand after a way. Blood and Blades, column. */
import { type Battle, findBase, isPlaced, type PlacedBase } from '../../../../engine/battle.ts';
import type { Pose } from '../../../../geometry/pose.ts';

/** The battle when these bases stand at these places, and they in it. */
export function standingAt(
  battle: Battle,
  movers: readonly PlacedBase[],
  ends: readonly Pose[],
): readonly [Battle, readonly PlacedBase[]] {
  const poses = new Map(movers.map((base, at) => [base.id, ends[at] as Pose]));
  const bases = battle.bases.map((base) => ({ ...base, pose: poses.get(base.id) ?? base.pose }));
  const after = { ...battle, bases };
  const found = movers
    .map(({ id }) => findBase(after, id))
    .filter((base): base is PlacedBase => base !== undefined && isPlaced(base));
  return [after, found];
}
