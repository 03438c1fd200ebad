/** Banks, wading and who defends a bank. Hordes of the Things, Terrain, crossing water. */
import type { Battle, PlacedBase, TerrainPiece } from '../../engine/battle.ts';
import { outlineOf, piecesUnder } from '../../engine/board/going.ts';
import { rectangleOfBase } from '../../engine/board/rectangles.ts';
import { holds } from '../../engine/effects.ts';
import { cross, distance, dot, type Point, scale, segmentDistance, subtract } from '../../geometry/point.ts';
import { ahead } from '../../geometry/pose.ts';
import { type Rectangle, rectangleOf } from '../../geometry/rectangle.ts';
import { isAerial, isOf } from './base.ts';
import { isAstrideCrossing } from './roads.ts';
import { depthUnder, isDry, islandsOf, shallowsUnder } from './water.ts';

type Stretch = readonly [Point, Point];

const closed = (outline: readonly Point[]): readonly Stretch[] =>
  outline.map((from, at) => [from, outline[(at + 1) % outline.length] as Point]);

const open = (line: readonly Point[]): readonly Stretch[] =>
  line.slice(1).map((end, at) => [line[at] as Point, end]);

/** The stretches that tell how a bank runs: a river's middle line, or the shores of a lake and its islands. */
const stretchesOf = (battle: Battle, water: TerrainPiece): readonly Stretch[] =>
  water.line
    ? open(water.line)
    : [water, ...islandsOf(battle, water)].flatMap((piece) => closed(outlineOf(piece)));

/** How the bank runs next to a point, as a vector of length 1. */
export function bankAt(battle: Battle, water: TerrainPiece, p: Point): Point {
  const far = ([from, to]: Stretch): number => segmentDistance(p, from, to);
  const [from, to] = stretchesOf(battle, water).reduce((best, each) => (far(each) < far(best) ? each : best));
  return scale(subtract(to, from), 1 / distance(from, to));
}

/** What a direction may lean and still be at 45 degrees: the sine of 0.07 degrees. */
const LEAN = 0.0012;

/** Is a way, as a vector of length 1, within 45 degrees of perpendicular to a bank? */
export const isAcross = (way: Point, bank: Point): boolean =>
  Math.abs(dot(way, bank)) <= Math.abs(cross(way, bank)) + LEAN;

/** How far a way leans from the perpendicular: 0 straight across, 1 along the bank. */
export const leanOf = (way: Point, bank: Point): number => Math.abs(dot(way, bank));

/** The waters that an element must wade, standing so: not those that it flies over, swims, or crosses by road. */
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

/** The ground straight ahead of some ground's front edge, as deep as it is itself. */
const stripBefore = ({ pose, width, depth }: Rectangle): Rectangle =>
  rectangleOf(ahead(pose, depth), width, depth);

/** The waters whose bank an element faces from dry land, nearer than its base is deep. */
export function banksFaced(battle: Battle, base: PlacedBase): readonly TerrainPiece[] {
  const ground = rectangleOfBase(base);
  if (!isDry(battle, ground)) return [];
  const strip = stripBefore(ground);
  return piecesUnder(battle, strip).filter((piece) => depthUnder(battle, piece, strip) === 'shallow');
}

/** Does an element defend a river bank against an opponent who is still partly in the water, and not on a ford or bridge? */
export function defendsBank(battle: Battle, base: PlacedBase, opponent: PlacedBase): boolean {
  const theirs = rectangleOfBase(opponent);
  const bank = banksFaced(battle, base).find(
    (water) => depthUnder(battle, water, theirs) === 'shallow' && !isAstrideCrossing(battle, theirs, water),
  );
  return bank !== undefined && holds('hott.river.5');
}
