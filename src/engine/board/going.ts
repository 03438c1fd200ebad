/** The going under a base, and the ground that pieces of terrain cover. */
import { coveredArea } from '../../geometry/covered.ts';
import { insideArea, sharesArea } from '../../geometry/overlap.ts';
import { boxOf, insideByCrossings, type Polygon } from '../../geometry/polygon.ts';
import { aheadOf, type Box, boxesMeet, type Rectangle, rightOf } from '../../geometry/rectangle.ts';
import { OVERLAP_DEPTH } from '../../geometry/tolerance.ts';
import type { Battle, PlacedBase, TerrainPiece } from '../battle.ts';
import type { Ruleset } from '../contract.ts';
import { keptLast, keptWith } from '../data/memory.ts';
import { holds } from '../effects.ts';
import { strokedLine } from './stroke.ts';

/** Ground that no base of this kind can enter. */
export const IMPASSABLE = 'impassable';

/** The width, in millimetres, of a line that has none in its data. */
export const LINE_WIDTH = 20;

interface Ground {
  readonly outline: Polygon;
  readonly box: Box;
}

const groundOf = keptWith((piece: TerrainPiece): Ground => {
  const outline = piece.area ?? strokedLine(piece.line ?? [], piece.width ?? LINE_WIDTH);
  return { outline, box: boxOf(outline) };
});

/** The ground that a piece covers. A line covers a band of its width. */
export const outlineOf = (piece: TerrainPiece): Polygon => groundOf(piece).outline;

/** The box round a piece. */
export const boxOfPiece = (piece: TerrainPiece): Box => groundOf(piece).box;

const piecesAt = keptLast((rectangle: Rectangle, terrain: Battle['terrain']) =>
  terrain.filter(
    (piece) =>
      boxesMeet(boxOfPiece(piece), rectangle.box, 0) && sharesArea(rectangle.corners, outlineOf(piece)),
  ),
);

/** The pieces that any part of a rectangle is in. A rectangle that only touches an outline is not in the piece. */
export const piecesUnder = (
  { terrain }: Pick<Battle, 'terrain'>,
  rectangle: Rectangle,
): readonly TerrainPiece[] => piecesAt(rectangle, terrain);

/** Is the whole rectangle in a piece? */
export const whollyIn = (piece: TerrainPiece, rectangle: Rectangle): boolean =>
  boxesMeet(boxOfPiece(piece), rectangle.box, 0) && insideArea(rectangle.corners, outlineOf(piece));

/** Is the whole rectangle in these pieces together? */
export function whollyAmong(pieces: readonly TerrainPiece[], rectangle: Rectangle): boolean {
  if (pieces.some((piece) => whollyIn(piece, rectangle))) return true;
  if (pieces.length < 2) return false;
  // In the rectangle's own frame it is a box.
  const { width, depth } = rectangle;
  const outlines = pieces.map((piece) =>
    outlineOf(piece).map((p) => ({ x: rightOf(rectangle, p), y: aheadOf(rectangle, p) })),
  );
  const box = { minX: -width / 2, maxX: width / 2, minY: -depth, maxY: 0 };
  const covered = coveredArea(box, outlines, (p) => outlines.some((each) => insideByCrossings(each, p)));
  return covered >= width * depth - OVERLAP_DEPTH * (width + depth);
}

/** The going under a rectangle for this base: the worst that counts, or `impassable`. */
export function goingUnder(rules: Ruleset, battle: Battle, base: PlacedBase, rectangle: Rectangle): string {
  const { board } = rules;
  let worst: string | null = null;
  for (const piece of piecesUnder(battle, rectangle)) {
    const going = board.going.of(battle, piece, base, rectangle);
    if (going === IMPASSABLE) return going;
    if (going === null || !isWorse(board.going.kinds, going, worst)) continue;
    if (whollyIn(piece, rectangle) || holds(board.going.partlyIn)) worst = going;
  }
  const open = board.going.kinds.at(-1) as string;
  return worst ?? board.going.of(battle, null, base) ?? open;
}

const isWorse = (goings: readonly string[], going: string, than: string | null): boolean =>
  than === null || goings.indexOf(going) < goings.indexOf(than);
