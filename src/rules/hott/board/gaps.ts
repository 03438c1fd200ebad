/** Narrow gaps between elements, strongholds and impassable ground. Hordes of the Things, Entering gaps. */
import { type BaseId, type Battle, basesOnTable, type PlacedBase } from '../../../engine/battle.ts';
import { type Gap, gapsNear, isGap } from '../../../engine/board/gaps.ts';
import { boxOfPiece, IMPASSABLE, outlineOf } from '../../../engine/board/going.ts';
import { rectangleOfBase } from '../../../engine/board/rectangles.ts';
import type { Ruleset } from '../../../engine/contract.ts';
import { keptByPair } from '../../../engine/data/memory.ts';
import { gapBetween } from '../../../geometry/distance.ts';
import type { Polygon } from '../../../geometry/polygon.ts';
import { type Box, boxesMeet } from '../../../geometry/rectangle.ts';
import { goingOf } from '../ground/going.ts';

interface Obstacle {
  readonly id: string;
  readonly outline: Polygon;
  readonly box: Box;
}

/** Strongholds and ground that some mover cannot enter. */
const solidsFor = (
  battle: Battle,
  movers: readonly PlacedBase[],
  isNear: (box: Box) => boolean,
): readonly Obstacle[] =>
  battle.terrain
    .filter(
      (piece) =>
        isNear(boxOfPiece(piece)) && movers.some((base) => goingOf(battle, piece, base) === IMPASSABLE),
    )
    .map((piece) => ({ id: piece.id, outline: outlineOf(piece), box: boxOfPiece(piece) }));

const elementsFor = (
  rules: Ruleset,
  battle: Battle,
  movers: readonly BaseId[],
  isNear: (box: Box) => boolean,
): readonly Obstacle[] =>
  basesOnTable(battle)
    .filter((base) => isNear(rectangleOfBase(base).box) && rules.board.gap.hasSide(battle, base, movers))
    .map((base) => {
      const { corners, box } = rectangleOfBase(base);
      return { id: base.id, outline: corners, box };
    });

const spaceBetween = keptByPair((one: Polygon, other: Polygon) => gapBetween(one, other));

function gapOf(rules: Ruleset, one: Obstacle, other: Obstacle): readonly Gap[] {
  if (!boxesMeet(one.box, other.box, rules.board.gap.widest)) return [];
  const { width, shape } = spaceBetween(one.outline, other.outline);
  return isGap(rules, width) ? [{ a: one.id, b: other.id, shape }] : [];
}

/** The gaps near a box that restrict these movers: between elements, strongholds and impassable ground. */
export function narrowGaps(
  rules: Ruleset,
  battle: Battle,
  movers: readonly PlacedBase[],
  box: Box,
): readonly Gap[] {
  const ids = movers.map((base) => base.id);
  const isNear = (other: Box): boolean => boxesMeet(other, box, rules.board.gap.widest);
  const solids = solidsFor(battle, movers, isNear);
  const elements = solids.length > 0 ? elementsFor(rules, battle, ids, isNear) : [];
  return [
    ...gapsNear(rules, battle, ids, box),
    ...solids.flatMap((solid, at) =>
      [...elements, ...solids.slice(at + 1)].flatMap((other) => gapOf(rules, solid, other)),
    ),
  ];
}
