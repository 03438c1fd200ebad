/** Puts bases on the table by hand, before the first bound. */
import { facingFromDegrees } from '../../geometry/exact.ts';
import { rectanglesOverlap } from '../../geometry/overlap.ts';
import { type Pose, roundPose } from '../../geometry/pose.ts';
import type { Rectangle } from '../../geometry/rectangle.ts';
import { atMost } from '../../geometry/tolerance.ts';
import type { SharedOrder } from '../battle/command-form.ts';
import type { Base, Battle } from '../battle.ts';
import { basesOnTable, findBase } from '../battle.ts';
import { rectangleAt, rectangleOfBase } from '../board/rectangles.ts';
import type { Ruleset } from '../contract.ts';
import { type Fitting, formOf, place } from '../data/form.ts';
import type { Reason } from '../event.ts';
import { malformedPart } from '../game/command-reader.ts';
import { reason } from '../game/decide.ts';

export interface Placing {
  readonly base: Base;
  readonly pose: Pose;
}

/** The rules that bases together break at these places. */
export type PlaceReasons = (
  rules: Ruleset,
  battle: Battle,
  placings: readonly Placing[],
) => readonly Reason[];

/** A command that puts bases on the table. */
export type Deploying = SharedOrder<'deploy' | 'deploy-group'>;

/** The pose for `[x, y, degrees]`. */
export const poseAt = ([x, y, degrees]: Fitting<typeof place>): Pose =>
  roundPose({ x, y, facing: facingFromDegrees(degrees) });

const PLACE_FOR_EACH = formOf({ form: 'placeEach' }, place.fits);

/** Refuses a command that leaves a base without a place, or names a base twice. */
export const placesUnfit = (rules: Ruleset, { type }: Deploying): Reason =>
  reason(rules, 'malformed-command', malformedPart(type, 'at', PLACE_FOR_EACH));

/** The bases and poses in a `deploy` or `deploy-group` command; null if their numbers differ. */
export function placingsOf(battle: Battle, command: Deploying): readonly Placing[] | null {
  const [ids, places] =
    command.type === 'deploy' ? [[command.base], [command.at]] : [command.bases, command.at];
  if (ids.length !== places.length || new Set(ids).size !== ids.length) return null;
  return ids.flatMap((id, index) => {
    const base = findBase(battle, id);
    const at = places[index];
    return base && at ? [{ base, pose: poseAt(at) }] : [];
  });
}

/** Is the whole ground on the table? */
export const isOnTable = ({ table }: Pick<Battle, 'table'>, { box }: Rectangle): boolean =>
  atMost(0, box.minX) &&
  atMost(0, box.minY) &&
  atMost(box.maxX, table.width) &&
  atMost(box.maxY, table.depth);

/** For each placing, the bases that it would overlap: bases in place, and bases put down before it. */
function overlapsOf(battle: Battle, placings: readonly Placing[]): readonly (readonly Base[])[] {
  const moved = new Set(placings.map(({ base }) => base.id));
  const standing = basesOnTable(battle).filter((base) => !moved.has(base.id));
  const grounds = placings.map(({ base, pose }) => rectangleAt(base, pose));
  return grounds.map((ground, at) => [
    ...standing.filter((other) => rectanglesOverlap(ground, rectangleOfBase(other))),
    ...placings
      .slice(0, at)
      .filter((_, index) => rectanglesOverlap(ground, grounds[index] as Rectangle))
      .map((other) => other.base),
  ]);
}

/** For each placing, the reasons from its overlaps. */
export const overlapReasons = (
  rules: Ruleset,
  battle: Battle,
  placings: readonly Placing[],
): readonly (readonly Reason[])[] =>
  overlapsOf(battle, placings).map((others, at) =>
    others.map((other) =>
      reason(rules, 'base-in-the-way', { base: placings[at]?.base.id ?? '', other: other.id }),
    ),
  );
