/** The angles at which rivers may be entered and left. Blood and Blades, rivers. */
import type { Battle, TerrainPiece } from '../../../engine/battle.ts';
import { isAcross } from '../../../engine/board/banks.ts';
import { outlineOf } from '../../../engine/board/going.ts';
import { along, cross, type Point, subtract } from '../../../geometry/point.ts';
import { insideByCrossings } from '../../../geometry/polygon.ts';
import type { Rectangle } from '../../../geometry/rectangle.ts';
import { EQUAL_LENGTH, OVERLAP_DEPTH, WAY_STEP } from '../../../geometry/tolerance.ts';
import { islandsIn, isRiver, streamAt } from './water.ts';

/** A bank that a point crosses on its straight way: after how many millimetres, and where. */
interface Bank {
  readonly at: number;
  readonly p: Point;
}

/** The outlines between land and water: of the water, and of the islands in it. */
const outlinesOf = (battle: Battle, water: TerrainPiece) => [
  outlineOf(water),
  ...islandsIn(battle, water).map(outlineOf),
];

/** All banks that a point crosses on its straight way, at any distance, the nearest first. */
function banksAhead(battle: Battle, water: TerrainPiece, from: Point, unit: Point): readonly Bank[] {
  const found: Bank[] = [];
  for (const outline of outlinesOf(battle, water))
    outline.forEach((a, at) => {
      const b = outline[(at + 1) % outline.length] as Point;
      const side = subtract(b, a);
      const rate = cross(unit, side);
      if (rate === 0) return;
      const far = cross(subtract(a, from), side) / rate;
      const part = cross(subtract(a, from), unit) / rate;
      if (part < 0 || part >= 1 || far < -EQUAL_LENGTH) return;
      found.push({ at: far, p: { x: from.x + unit.x * far, y: from.y + unit.y * far } });
    });
  return found.sort((a, b) => a.at - b.at);
}

/**
 * Where the middle of a base's front, going straight on, next reaches a bank, and the direction of the stream there.
 */
export function nextBank(
  battle: Battle,
  ground: Rectangle,
  mm: number,
): { readonly p: Point; readonly stream: Point; readonly across: boolean } | null {
  const found = battle.terrain
    .filter((piece) => isRiver(piece) || (piece.kind === 'WW' && islandsIn(battle, piece).length > 0))
    .flatMap((water) =>
      banksAhead(battle, water, ground.pose, ground.forward).map((bank) => ({ ...bank, water })),
    )
    .filter(({ at }) => at >= 0 && at <= mm)
    .sort((a, b) => a.at - b.at)[0];
  if (!found) return null;
  const stream = streamAt(battle, found.water, found.p);
  return { p: found.p, stream, across: isAcross(ground.forward, stream) };
}

const isWetAt = (battle: Battle, water: TerrainPiece, p: Point): boolean =>
  insideByCrossings(outlineOf(water), p) &&
  !islandsIn(battle, water).some((island) => insideByCrossings(outlineOf(island), p));

/** Points along the leading edge every few millimetres; its ends a hair inside. */
function leadingPoints({ frontLeft, frontRight, rearLeft, rearRight, width }: Rectangle, back: boolean) {
  const [left, right] = back ? [rearLeft, rearRight] : [frontLeft, frontRight];
  const count = Math.max(1, Math.ceil(width / WAY_STEP));
  const hair = (2 * OVERLAP_DEPTH) / width;
  return Array.from({ length: count + 1 }, (_, at) =>
    along(left, right, Math.min(1 - hair, Math.max(hair, at / count))),
  );
}

const isOnTable = ({ table }: Battle, { x, y }: Point): boolean =>
  x > EQUAL_LENGTH && y > EQUAL_LENGTH && x < table.width - EQUAL_LENGTH && y < table.depth - EQUAL_LENGTH;

/**
 * The banks that one point crosses within `mm`. If it then stands in the water, also the next bank, where it would
 * leave the water, or its own place if that bank is off the table.
 */
function banksCrossed(battle: Battle, water: TerrainPiece, from: Point, unit: Point, mm: number) {
  const ahead = banksAhead(battle, water, from, unit);
  const crossed = ahead.filter(({ at }) => at >= 0 && at < mm - OVERLAP_DEPTH);
  const end = { x: from.x + unit.x * mm, y: from.y + unit.y * mm };
  const exit =
    crossed.length > 0 && isWetAt(battle, water, end)
      ? ahead[ahead.indexOf(crossed.at(-1) as Bank) + 1]
      : null;
  if (!exit) return crossed;
  return [...crossed, isOnTable(battle, exit.p) ? exit : { at: mm, p: end }];
}

/**
 * How far a ground may go straight on, or straight back, before it crosses a bank at an illegal angle: more than 45
 * degrees from straight across the stream. The result is the distance to the water in millimetres, or 0 in the water;
 * null if the way of `mm` is legal. The bank at which it will leave the water counts as well.
 */
export function forbiddenBank(
  battle: Battle,
  water: TerrainPiece,
  ground: Rectangle,
  mm: number,
  back = false,
): number | null {
  const unit = back ? { x: -ground.forward.x, y: -ground.forward.y } : ground.forward;
  let nearest: number | null = null;
  for (const from of leadingPoints(ground, back)) {
    const crossed = banksCrossed(battle, water, from, unit, mm);
    const wrong = crossed.some(
      ({ p }) => isOnTable(battle, p) && !isAcross(unit, streamAt(battle, water, p)),
    );
    if (wrong) nearest = Math.min(nearest ?? Number.POSITIVE_INFINITY, crossed[0]?.at ?? 0);
  }
  return nearest;
}
