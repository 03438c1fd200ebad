/** Checks of a place for an arriving base: room, ground, and distance from enemies. */
import { type Base, type Battle, basesOnTable, type PlacedBase } from '../../../engine/battle.ts';
import { IMPASSABLE, piecesUnder } from '../../../engine/board/going.ts';
import { rectangleAt, rectangleOfBase } from '../../../engine/board/rectangles.ts';
import type { Ruleset } from '../../../engine/contract.ts';
import { holds } from '../../../engine/effects.ts';
import type { Reason } from '../../../engine/event.ts';
import { reason } from '../../../engine/game/decide.ts';
import { isOnTable } from '../../../engine/setup/putting-down.ts';
import { rectanglesDistance } from '../../../geometry/distance.ts';
import { rectanglesOverlap } from '../../../geometry/overlap.ts';
import type { Pose } from '../../../geometry/pose.ts';
import { moreThan } from '../../../geometry/tolerance.ts';
import type { HottClause } from '../clauses/ids.ts';
import { goingOf, isCover } from '../ground/going.ts';
import { isStronghold } from '../ground/stronghold.ts';
import { paces } from '../measures.ts';
import { isAerial } from '../troops/base.ts';

/** The base at this place on the table. */
export const standingAt = (base: Base, pose: Pose): PlacedBase => ({ ...base, place: 'table', pose });

export const broken = (rule: HottClause, key: string, figures: Reason['figures'] = {}): Reason => ({
  rule,
  key: `hott.arrival.${key}`,
  figures,
});

/** The reasons by which terrain forbids a base to stand there. */
export function groundReasons(rules: Ruleset, battle: Battle, base: PlacedBase): readonly Reason[] {
  const ground = rectangleOfBase(base);
  return piecesUnder(battle, ground).flatMap((piece) => {
    const figures = { base: base.id, piece: piece.id, kind: piece.kind };
    if (isStronghold(piece)) return [broken('hott.hold.3', 'on-stronghold', figures)];
    if (isAerial(base) && isCover(piece) && holds('hott.going.9'))
      return [broken('hott.going.9', 'aerial-in-cover', figures)];
    const bars = goingOf(battle, piece, base, ground) === IMPASSABLE;
    return bars ? [reason(rules, 'impassable', figures)] : [];
  });
}

/** All reasons that forbid a base to stand there: the table's edge, other bases, the ground. */
export function standReasons(rules: Ruleset, battle: Battle, base: PlacedBase): readonly Reason[] {
  const ground = rectangleOfBase(base);
  if (!isOnTable(battle, ground)) return [reason(rules, 'table-edge', { base: base.id })];
  const overlapped = basesOnTable(battle).filter(
    (other) => other.id !== base.id && rectanglesOverlap(ground, rectangleOfBase(other)),
  );
  return [
    ...overlapped.map((other) => reason(rules, 'base-in-the-way', { base: base.id, other: other.id })),
    ...groundReasons(rules, battle, base),
  ];
}

/** No element arrives within this distance of an enemy, in paces. */
const ENEMY_REACH = 200;

/** The reasons for enemies too near to a place, by the clause that forbids it. */
export function nearReasons(battle: Battle, base: Base, pose: Pose, rule: HottClause): readonly Reason[] {
  const ground = rectangleAt(base, pose);
  return basesOnTable(battle)
    .filter((other) => other.side !== base.side)
    .map((other) => ({ other, mm: rectanglesDistance(ground, rectangleOfBase(other)) }))
    .filter(({ mm }) => !moreThan(mm, paces(ENEMY_REACH)) && holds(rule))
    .map(({ other, mm }) =>
      broken(rule, 'enemy-near', { base: base.id, other: other.id, mm, least: paces(ENEMY_REACH) }),
    );
}
