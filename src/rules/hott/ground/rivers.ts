/** Banks, wading, and the defence of a bank. Hordes of the Things, Terrain, crossing water. */
import type { Battle, PlacedBase, TerrainPiece } from '../../../engine/battle.ts';
import { bankNear, bankStretches } from '../../../engine/board/banks.ts';
import { piecesUnder } from '../../../engine/board/going.ts';
import { rectangleOfBase } from '../../../engine/board/rectangles.ts';
import { holds } from '../../../engine/effects.ts';
import type { Point } from '../../../geometry/point.ts';
import { ahead } from '../../../geometry/pose.ts';
import { type Rectangle, rectangleOf } from '../../../geometry/rectangle.ts';
import { EQUAL_LENGTH } from '../../../geometry/tolerance.ts';
import { isAerial, isOf } from '../troops/base.ts';
import { isAstrideCrossing } from './crossings.ts';
import { depthUnder, isDry, islandsOf, shallowsUnder } from './water.ts';

/** The direction of the bank next to a point, as a vector of length 1. */
export const bankAt = (battle: Battle, water: TerrainPiece, p: Point): Point =>
  bankNear(bankStretches(battle, water, islandsOf(battle, water)), p);

/** The waters that an element there must wade: not those that it flies over, swims, or crosses by road. */
export function wadedUnder(
  battle: Battle,
  base: PlacedBase,
  at: Rectangle = rectangleOfBase(base),
): readonly TerrainPiece[] {
  const flies = isAerial(base) && holds('hott.water.1');
  const swims = isOf(base, 'Water Lurkers') && holds('hott.water.2');
  if (flies || swims) return [];
  return shallowsUnder(battle, at).filter(
    (water) => !(isAstrideCrossing(battle, at, water) && holds('hott.water.3')),
  );
}

export const isWading = (battle: Battle, base: PlacedBase, at?: Rectangle): boolean =>
  wadedUnder(battle, base, at).length > 0;

/** A front edge is in water if there is water this far on both sides of it. */
const SLIVER = 4 * EQUAL_LENGTH;

/** Strips along the front edge, before it and behind it. */
const sliversOf = ({ pose, width }: Rectangle): readonly Rectangle[] =>
  [ahead(pose, SLIVER), pose].map((front) => rectangleOf(front, width, SLIVER));

/** Is part of its front edge in a river or channel, and not on a road's crossing? */
export function frontInRiver(battle: Battle, base: PlacedBase, at = rectangleOfBase(base)): boolean {
  const [before = [], behind = []] = sliversOf(at).map((sliver) => shallowsUnder(battle, sliver));
  return before.some((river) => behind.includes(river) && !isAstrideCrossing(battle, at, river));
}

/** The ground straight ahead of a front edge, as deep as the base. */
const stripBefore = ({ pose, width, depth }: Rectangle): Rectangle =>
  rectangleOf(ahead(pose, depth), width, depth);

/** The waters whose bank an element faces from dry land, within the depth of its base. */
export function banksFaced(battle: Battle, base: PlacedBase): readonly TerrainPiece[] {
  const ground = rectangleOfBase(base);
  if (!isDry(battle, ground)) return [];
  const strip = stripBefore(ground);
  return piecesUnder(battle, strip).filter((piece) => depthUnder(battle, piece, strip) === 'shallow');
}

/** Does an element defend a bank against an opponent still partly in the water, and not on a ford or bridge? */
export function defendsBank(battle: Battle, base: PlacedBase, opponent: PlacedBase): boolean {
  const theirs = rectangleOfBase(opponent);
  const bank = banksFaced(battle, base).find(
    (water) => depthUnder(battle, water, theirs) === 'shallow' && !isAstrideCrossing(battle, theirs, water),
  );
  return bank !== undefined && holds('hott.river.5');
}
