/** Walls: bases that man them fight across them. */
import { touchesOf } from '../../geometry/contact.ts';
import { facingOf } from '../../geometry/exact.ts';
import { distance, midpoint } from '../../geometry/point.ts';
import { ahead, roundPose } from '../../geometry/pose.ts';
import { boxesMeet, type Rectangle, rectangleOf } from '../../geometry/rectangle.ts';
import { CONTACT_GAP } from '../../geometry/tolerance.ts';
import { type Battle, basesOnTable, type PlacedBase, type TerrainPiece, type Wall } from '../battle.ts';
import { keptLast, keptWith } from '../data/memory.ts';
import { LINE_WIDTH } from './going.ts';
import { groundsOf, rectangleOfBase } from './rectangles.ts';

type Terrain = Battle['terrain'];

/** The kinds of terrain that are walls, in every ruleset that has them. */
export const WALL_KINDS: readonly string[] = ['PF', 'TF', 'gate', 'tower'];

/** Is a piece a section of a wall with an owner? */
export const isWall = (piece: TerrainPiece): piece is Wall =>
  WALL_KINDS.includes(piece.kind) && piece.side !== undefined && piece.line?.length === 2;

/** A strip across which those on both sides are in contact: a wall, or a fixed obstacle. */
export const isStrip = (piece: TerrainPiece): piece is Wall =>
  [...WALL_KINDS, 'FO'].includes(piece.kind) && piece.side !== undefined && piece.line?.length === 2;

const stripsIn = keptWith((terrain: Terrain): readonly Wall[] => terrain.filter(isStrip));

/** All walls of a terrain. */
export const wallsIn = keptWith((terrain: Terrain): readonly Wall[] => terrain.filter(isWall));

/** The ground of a wall as a rectangle that faces outwards. */
export const groundOfWall = keptWith(({ line: [from, to], width = LINE_WIDTH }: Wall): Rectangle => {
  const facing = facingOf(from.y - to.y, to.x - from.x);
  return rectangleOf(
    roundPose(ahead({ ...midpoint(from, to), facing }, width / 2)),
    distance(from, to),
    width,
  );
});

/** Does a front edge lie along the inner edge of a wall? */
const standsBehind = (ground: Rectangle, wall: Rectangle): boolean =>
  boxesMeet(ground.box, wall.box, CONTACT_GAP) &&
  touchesOf(ground, wall).some(
    ({ mine, theirs, length }) => mine === 'front' && theirs === 'rear' && length > 0,
  );

/** The strips along whose inner edges a front edge lies. */
export const stripsBefore = keptLast((ground: Rectangle, terrain: Terrain): readonly Wall[] =>
  stripsIn(terrain).filter((wall) => standsBehind(ground, groundOfWall(wall))),
);

/** The walls that a base mans where it stands, or at another place. */
export const wallsMannedBy = (
  { terrain }: Pick<Battle, 'terrain'>,
  base: PlacedBase,
  at: Rectangle = rectangleOfBase(base),
): readonly Wall[] => (wallsIn(terrain).length === 0 ? [] : stripsBefore(at, terrain).filter(isWall));

/** The ground that a base covers in contacts: to the outer edge of the strips before it. */
export function fightingGround(terrain: Terrain, ground: Rectangle): Rectangle {
  if (stripsIn(terrain).length === 0) return ground;
  const [wall] = stripsBefore(ground, terrain);
  if (!wall) return ground;
  const { pose, width, depth } = ground;
  const across = groundOfWall(wall).depth;
  return rectangleOf(roundPose(ahead(pose, across)), width, depth + across);
}

const fightingGroundsOf = keptLast((grounds: readonly Rectangle[], terrain: Terrain) =>
  grounds.map((ground) => fightingGround(terrain, ground)),
);

/** The ground of each of these bases in contacts. The list is the same until a base moves. */
export function fightingGrounds(terrain: Terrain, bases: readonly PlacedBase[]): readonly Rectangle[] {
  const grounds = groundsOf(bases);
  return stripsIn(terrain).length === 0 ? grounds : fightingGroundsOf(grounds, terrain);
}

/** The ground of each base on the table in contacts. */
export const fightingGroundsOnTable = (battle: Battle): readonly Rectangle[] =>
  fightingGrounds(battle.terrain, basesOnTable(battle));
