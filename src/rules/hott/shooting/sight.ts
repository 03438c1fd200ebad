/**
 * The ground between a shooter's front and a target's edge, and what stands in it. Hordes of the Things, Distant
 * shooting.
 */
import type { Battle, PlacedBase, TerrainPiece } from '../../../engine/battle.ts';
import { basesOnTable } from '../../../engine/battle.ts';
import { boxOfPiece, outlineOf } from '../../../engine/board/going.ts';
import { rectangleOfBase } from '../../../engine/board/rectangles.ts';
import { holds } from '../../../engine/effects.ts';
import { agreed } from '../../../engine/game/options.ts';
import { outlineDistance } from '../../../geometry/distance.ts';
import { sharesArea } from '../../../geometry/overlap.ts';
import { midpoint, type Point, segmentDistance } from '../../../geometry/point.ts';
import {
  area,
  boxOf,
  extent,
  insideByCrossings,
  type Polygon,
  trianglesOf,
} from '../../../geometry/polygon.ts';
import { boxesMeet } from '../../../geometry/rectangle.ts';
import { risesAbove } from '../../../geometry/rising.ts';
import { segmentAreaLength, segmentCrosses } from '../../../geometry/sight.ts';
import { CONTACT_GAP, EQUAL_LENGTH, OVERLAP_DEPTH } from '../../../geometry/tolerance.ts';
import { isStronghold } from '../ground/stronghold.ts';
import { paces } from '../measures.ts';
import { WOOD_SHOTS } from '../options.ts';
import { isGround } from '../troops/base.ts';
import type { Target, TargetEdge } from './target.ts';

type Line = readonly [Point, Point];

/** The two lines that bound a shot, from the front corners to the ends of the edge; they do not cross. */
function linesOfShot(shooter: PlacedBase, { from, to }: TargetEdge): readonly [Line, Line] {
  const { frontLeft, frontRight } = rectangleOfBase(shooter);
  return segmentCrosses(frontLeft, to, frontRight, from)
    ? [
        [frontLeft, from],
        [frontRight, to],
      ]
    : [
        [frontLeft, to],
        [frontRight, from],
      ];
}

const groundOf = ([left, right]: readonly [Line, Line]): Polygon => [left[0], right[0], right[1], left[1]];

/** Does a line run along the edge, so that the edge is not seen? */
const grazes = ([start, end]: Line, { from, to }: TargetEdge): boolean =>
  segmentDistance(end === from ? to : from, start, end) <= CONTACT_GAP;

/** Can a base be shot over? Ground troops can, by a shot at an aerial. */
const isShotOver = (target: Target, other: PlacedBase): boolean =>
  target.base !== null && !isGround(target.base) && isGround(other) && holds('hott.shoot.10');

function basesBetween(
  battle: Battle,
  shooter: PlacedBase,
  target: Target,
  ground: Polygon,
): readonly PlacedBase[] {
  const box = boxOf(ground);
  return basesOnTable(battle).filter((base) => {
    if (base.id === shooter.id || base.id === target.id) return false;
    const { corners, box: theirs } = rectangleOfBase(base);
    return boxesMeet(box, theirs, 0) && sharesArea(corners, ground) && !isShotOver(target, base);
  });
}

/** Kinds of terrain that hide what is behind them, but not in their rims. */
const COVERS: readonly string[] = ['wood', 'bua'];
/** The depth of the rim of a wood or a built-up area. */
const RIM = paces(50);

/** The view of a shot: its two lines, the ground between them, and the edges at both ends. */
interface View {
  readonly target: Target;
  readonly lines: readonly [Line, Line];
  readonly ground: Polygon;
  readonly mine: Line;
  readonly theirs: Line;
}

function viewOf(shooter: PlacedBase, target: Target, edge: TargetEdge): View {
  const lines = linesOfShot(shooter, edge);
  const { frontLeft, frontRight } = rectangleOfBase(shooter);
  return {
    target,
    lines,
    ground: groundOf(lines),
    mine: [frontLeft, frontRight],
    theirs: [edge.from, edge.to],
  };
}

/** The depth of a point in a piece in millimetres; negative outside. */
function depthIn(piece: TerrainPiece, p: Point): number {
  const far = outlineDistance(p, outlineOf(piece));
  return insideByCrossings(outlineOf(piece), p) ? far : -far;
}

/** Does part of a line lie deeper in a piece than this? */
const reachesDeeper = (piece: TerrainPiece, [from, to]: Line, depth: number): boolean =>
  risesAbove((p) => depthIn(piece, p), from, to, depth);

const leavesRim = (piece: TerrainPiece, line: Line): boolean =>
  reachesDeeper(piece, line, RIM + EQUAL_LENGTH);

/** Does an edge lie partly in the piece, and nowhere deeper than its rim? */
const isInRim = (piece: TerrainPiece, edge: Line): boolean =>
  reachesDeeper(piece, edge, OVERLAP_DEPTH) && !leavesRim(piece, edge);

/** Does the shot pass only through the rim of the piece? */
function staysInRim(piece: TerrainPiece, { lines, mine, theirs }: View): boolean {
  const middle: Line = [midpoint(...mine), midpoint(...theirs)];
  return ![...lines, middle].some((line) => leavesRim(piece, line));
}

function coversShot({ options }: Battle, piece: TerrainPiece, view: View): boolean {
  if (![piece.kind, piece.cover].some((kind) => COVERS.includes(kind ?? ''))) return false;
  if (agreed(options, WOOD_SHOTS) === 'corner' && staysInRim(piece, view)) return false;
  const outwards = isInRim(piece, view.mine) && holds('hott.shoot.12');
  const inwards = isInRim(piece, view.theirs) && holds('hott.shoot.13');
  return !((outwards || inwards) && staysInRim(piece, view));
}

/** Does the part have an area? It has none if an edge begins at the shooter's front corner. */
const isGroundAtAll = (part: Polygon): boolean =>
  2 * Math.abs(area(part)) > OVERLAP_DEPTH * extent(part).length;

const reachesInto = (outline: Polygon, ground: Polygon): boolean =>
  trianglesOf(ground).some((part) => isGroundAtAll(part) && sharesArea(part, outline));

const touchesCrest = (crest: readonly Point[], edge: Line): boolean =>
  pairsOf(crest).some((part) => linesMeet(part, edge));

const linesMeet = (one: Line, other: Line): boolean =>
  segmentCrosses(...one, ...other) ||
  one.some((p) => segmentDistance(p, ...other) <= CONTACT_GAP) ||
  other.some((p) => segmentDistance(p, ...one) <= CONTACT_GAP);

const pairsOf = (line: readonly Point[]): readonly Line[] =>
  line.slice(1).map((p, at): Line => [line[at] as Point, p]);

/** Does the crest cross the ground of the shot, with neither edge on it? */
function crestHides(crest: readonly Point[], { ground, mine, theirs }: View): boolean {
  if (touchesCrest(crest, mine) || touchesCrest(crest, theirs)) return false;
  return pairsOf(crest).some(([from, to]) => segmentAreaLength(from, to, ground) > EQUAL_LENGTH);
}

function hides(battle: Battle, piece: TerrainPiece, view: View): boolean {
  const { target, ground } = view;
  if (piece.id === target.id) return false;
  if (piece.crest && crestHides(piece.crest, view)) return true;
  if (!boxesMeet(boxOf(ground), boxOfPiece(piece), 0) || !reachesInto(outlineOf(piece), ground)) return false;
  return isStronghold(piece) || coversShot(battle, piece, view);
}

/**
 * Is part of the edge hidden? So it is if a line to it crosses the target or runs along it, or if it is the far edge.
 */
export function isEdgeHidden(shooter: PlacedBase, target: Target, edge: TargetEdge): boolean {
  const lines = linesOfShot(shooter, edge);
  return (
    lines.some((line) => segmentAreaLength(...line, target.outline) > EQUAL_LENGTH || grazes(line, edge)) ||
    reachesInto(target.outline, groundOf(lines))
  );
}

export interface Between {
  readonly bases: readonly PlacedBase[];
  readonly pieces: readonly TerrainPiece[];
}

/** The obstacles to a shot at this edge. */
export function between(battle: Battle, shooter: PlacedBase, target: Target, edge: TargetEdge): Between {
  const view = viewOf(shooter, target, edge);
  return {
    bases: basesBetween(battle, shooter, target, view.ground),
    pieces: battle.terrain.filter((piece) => hides(battle, piece, view)),
  };
}
