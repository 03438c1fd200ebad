/** Which bases are in sight: some ground hides bases in it, and some stops lines of sight. Bases never stop them. */
import { outlineDistance, rectanglesDistance } from '../../geometry/distance.ts';
import { nearestBetween, someEdge } from '../../geometry/polygon.ts';
import { boxesMeet, type Rectangle } from '../../geometry/rectangle.ts';
import { outlineLines, sightLines } from '../../geometry/sight.ts';
import { atMost, CONTACT_GAP } from '../../geometry/tolerance.ts';
import type { Battle, PlacedBase, TerrainPiece } from '../battle.ts';
import { keptByPair, keptByRules, keptWith } from '../data/memory.ts';
import { holds } from '../effects.ts';
import { boxOfPiece, outlineOf, piecesUnder, whollyAmong, whollyIn } from './going.ts';
import { rectangleOfBase } from './rectangles.ts';
import { liesIn, type SightLine } from './sight.ts';

/** The pieces that a row is about: those of these kinds, or with this cover. */
interface Ground {
  readonly rule: string;
  readonly kinds: readonly string[];
  where?(piece: TerrainPiece): boolean;
}

/** Ground that hides a base wholly in it from bases beyond a distance. */
export interface HidingGround extends Ground {
  /** How far a base in the same piece sees it, in millimetres. */
  readonly inside: number;
  /** How far a base outside sees it, in millimetres. With `edge`, the viewer must touch the outline. */
  readonly outside: number | 'edge';
  hides(battle: Battle, base: PlacedBase): boolean;
}

/** A line of sight that meets a piece of ground. */
export interface ScreenedLine {
  readonly terrain: Battle['terrain'];
  readonly piece: TerrainPiece;
  readonly line: SightLine;
  /** The ground of the viewer, and of the target. */
  readonly from: Rectangle;
  readonly to: Rectangle;
  /** Is part of the viewer in the piece? And part of the target? */
  readonly fromIsIn: boolean;
  readonly toIsIn: boolean;
}

/** Ground that stops lines of sight, or lets some of them through. */
export interface ScreeningGround extends Ground {
  stops(screened: ScreenedLine): boolean;
}

/** For each piece, the first row about its kind and the first row about its cover count. */
export interface SightRules {
  readonly hiding: readonly HidingGround[];
  readonly screening: readonly ScreeningGround[];
}

/**
 * A way of looking. `lurks`: the target is in ambush, which hides it better. `exact`: a limit holds without its
 * tolerance.
 */
export interface Look {
  readonly lurks: boolean;
  readonly exact: boolean;
}

const PLAINLY: Look = { lurks: false, exact: false };

/** The tolerance that remains in an exact measure, in millimetres. */
const MEASURED = 0.001;

const rowsFor = <Row extends Ground>(rows: readonly Row[], piece: TerrainPiece): readonly Row[] =>
  [piece.kind, piece.cover ?? ''].flatMap(
    (kind) => rows.find((row) => row.kinds.includes(kind) && (row.where?.(piece) ?? true)) ?? [],
  );

const isWithin = (mm: number, limit: number, { exact }: Look): boolean =>
  exact ? mm <= limit + MEASURED : atMost(mm, limit);

function touchesEdge(piece: TerrainPiece, ground: Rectangle, { exact }: Look): boolean {
  const outline = outlineOf(piece);
  const gap = exact ? MEASURED : CONTACT_GAP;
  if (ground.corners.some((p) => outlineDistance(p, outline) <= gap)) return true;
  return someEdge(ground.corners, (a, b) =>
    someEdge(outline, (c, d) => {
      const [p, q] = nearestBetween(a, b, c, d);
      return Math.abs(p.x - q.x) <= gap && Math.abs(p.y - q.y) <= gap;
    }),
  );
}

/** Is a base near enough to see a base wholly inside this piece? */
function seesInto(
  piece: TerrainPiece,
  { inside, outside }: HidingGround,
  from: Rectangle,
  to: Rectangle,
  look: Look,
  fromIsIn: boolean,
): boolean {
  const limit = fromIsIn ? inside : outside;
  if (limit === 'edge')
    return touchesEdge(piece, from, look) || (!look.lurks && touchesEdge(piece, to, look));
  return isWithin(rectanglesDistance(from, to), limit, look);
}

/** The pieces that hide from one base whatever part of another is in them. */
export function veilsOver(
  rules: SightRules,
  battle: Battle,
  from: PlacedBase,
  to: PlacedBase,
  look: Look = PLAINLY,
): readonly TerrainPiece[] {
  const [mine, theirs] = [rectangleOfBase(from), rectangleOfBase(to)];
  const near = piecesUnder(battle, mine);
  return piecesUnder(battle, theirs).filter((piece) => {
    const rows = rowsFor(rules.hiding, piece).filter((row) => row.hides(battle, to));
    const fromIsIn = near.includes(piece);
    return rows.some((row) => !seesInto(piece, row, mine, theirs, look, fromIsIn) && holds(row.rule));
  });
}

/** Is a base hidden from another by one piece of ground that it is wholly in? */
export const isHidden = (
  rules: SightRules,
  battle: Battle,
  from: PlacedBase,
  to: PlacedBase,
  look: Look = PLAINLY,
): boolean => veilsOver(rules, battle, from, to, look).some((piece) => whollyIn(piece, rectangleOfBase(to)));

/** The lines along which a base with one ground may see a base with another. */
type LinesBetween = (from: Rectangle, to: Rectangle) => readonly SightLine[];

/** Is a line free from one base to a part of another that these veils do not hide? */
export function isPartSeen(
  rules: SightRules,
  { terrain }: Battle,
  from: PlacedBase,
  to: PlacedBase,
  veils: readonly TerrainPiece[],
  linesBetween: LinesBetween = outlineLines,
): boolean {
  const [mine, theirs] = [rectangleOfBase(from), rectangleOfBase(to)];
  if (whollyAmong(veils, theirs)) return false;
  const screens = screensBetween(rules, terrain, mine, theirs);
  return linesBetween(mine, theirs).some(
    (line) => !veils.some((piece) => liesIn(piece, line[1])) && passes(screens, line),
  );
}

/** The rows that may stop a line between two grounds, each with its piece. */
function screensBetween(
  { screening }: SightRules,
  terrain: Battle['terrain'],
  from: Rectangle,
  to: Rectangle,
) {
  const box = {
    minX: Math.min(from.box.minX, to.box.minX),
    minY: Math.min(from.box.minY, to.box.minY),
    maxX: Math.max(from.box.maxX, to.box.maxX),
    maxY: Math.max(from.box.maxY, to.box.maxY),
  };
  const [fromIn, toIn] = [piecesUnder({ terrain }, from), piecesUnder({ terrain }, to)];
  return terrain
    .filter((piece) => boxesMeet(boxOfPiece(piece), box, 0))
    .flatMap((piece) =>
      rowsFor(screening, piece).map((row) => ({
        row,
        known: { terrain, piece, from, to, fromIsIn: fromIn.includes(piece), toIsIn: toIn.includes(piece) },
      })),
    );
}

const passes = (screens: ReturnType<typeof screensBetween>, line: SightLine): boolean =>
  screens.every(({ row, known }) => !row.stops({ ...known, line }) || !holds(row.rule));

/** Is one of the lines between two grounds free? */
function isFree(
  rules: SightRules,
  linesBetween: LinesBetween,
  terrain: Battle['terrain'],
  from: Rectangle,
  to: Rectangle,
): boolean {
  const screens = screensBetween(rules, terrain, from, to);
  return screens.length === 0 || linesBetween(from, to).some((line) => passes(screens, line));
}

/** Makes the question whether one of the lines between two bases is free. Answers are kept until one of them moves. */
export const linesFreeBy = (
  rules: SightRules,
  linesBetween: LinesBetween = sightLines,
): ((battle: Battle, from: PlacedBase, to: PlacedBase) => boolean) => {
  const isKeptFree = keptByRules(
    (compute: (terrain: Battle['terrain'], from: Rectangle, to: Rectangle) => boolean) => {
      const lookFrom = keptByPair((terrain: Battle['terrain'], from: Rectangle) =>
        keptWith((to: Rectangle) => compute(terrain, from, to)),
      );
      return (terrain, from, to) => lookFrom(terrain, from)(to);
    },
    (terrain, from, to) => isFree(rules, linesBetween, terrain, from, to),
  );
  return ({ terrain }, from, to) => isKeptFree(terrain, rectangleOfBase(from), rectangleOfBase(to));
};
