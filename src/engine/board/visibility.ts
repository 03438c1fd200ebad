/** Who is in sight: ground that hides those in it, ground that stops lines of sight. Bases never stop them. */
import { outlineDistance, rectanglesDistance } from '../../geometry/distance.ts';
import { nearestBetween, someEdge } from '../../geometry/polygon.ts';
import { boxesMeet, type Rectangle } from '../../geometry/rectangle.ts';
import { sightLines } from '../../geometry/sight.ts';
import { atMost, CONTACT_GAP } from '../../geometry/tolerance.ts';
import type { Battle, PlacedBase, TerrainPiece } from '../battle.ts';
import { holds } from '../effects.ts';
import { boxOfPiece, outlineOf, piecesUnder, whollyIn } from './going.ts';
import { rectangleOfBase } from './rectangles.ts';
import type { SightLine } from './sight.ts';

/** The pieces of a kind, or those covered with it, that a row speaks of. */
interface Ground {
  readonly rule: string;
  readonly kinds: readonly string[];
  where?(piece: TerrainPiece): boolean;
}

/** Ground that hides a base wholly in it from those who are farther away than so many millimetres. */
export interface HidingGround extends Ground {
  /** How far it is seen by one who is in the piece too. */
  readonly inside: number;
  /** How far it is seen from outside; `edge`: only where the one who looks touches the outline. */
  readonly outside: number | 'edge';
  hides(battle: Battle, base: PlacedBase): boolean;
}

/** A line of sight that comes to a piece of ground. */
export interface ScreenedLine {
  readonly battle: Battle;
  readonly piece: TerrainPiece;
  readonly line: SightLine;
  readonly from: PlacedBase;
  readonly to: PlacedBase;
  /** Some of the one who looks, of the one looked at, is in the piece. */
  readonly fromIsIn: boolean;
  readonly toIsIn: boolean;
}

/** Ground that stops lines of sight, or lets some of them through. */
export interface ScreeningGround extends Ground {
  stops(screened: ScreenedLine): boolean;
}

/** The first row of either table that speaks of a piece's kind, and of its cover, counts. */
export interface SightRules {
  readonly hiding: readonly HidingGround[];
  readonly screening: readonly ScreeningGround[];
}

/** How somebody looks: for one in ambush, who hides better; and to the limit itself, not what counts as equal to it. */
export interface Look {
  readonly lurks: boolean;
  readonly exact: boolean;
}

const PLAINLY: Look = { lurks: false, exact: false };

/** What is left of a tolerance where a place is measured, in millimetres. */
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

/** Is the one near enough to see a base wholly inside this piece? */
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

/** Does ground that a base is wholly in hide it from another? */
export function isHidden(
  rules: SightRules,
  battle: Battle,
  from: PlacedBase,
  to: PlacedBase,
  look: Look = PLAINLY,
): boolean {
  const [mine, theirs] = [rectangleOfBase(from), rectangleOfBase(to)];
  const near = piecesUnder(battle, mine);
  return piecesUnder(battle, theirs).some((piece) => {
    const rows = rowsFor(rules.hiding, piece).filter((row) => row.hides(battle, to));
    if (rows.length === 0 || !whollyIn(piece, theirs)) return false;
    const fromIsIn = near.includes(piece);
    return rows.some((row) => !seesInto(piece, row, mine, theirs, look, fromIsIn) && holds(row.rule));
  });
}

/** The rows that may stop a line between the two, each with its piece. */
function screensBetween({ screening }: SightRules, battle: Battle, from: PlacedBase, to: PlacedBase) {
  const [mine, theirs] = [rectangleOfBase(from), rectangleOfBase(to)];
  const box = {
    minX: Math.min(mine.box.minX, theirs.box.minX),
    minY: Math.min(mine.box.minY, theirs.box.minY),
    maxX: Math.max(mine.box.maxX, theirs.box.maxX),
    maxY: Math.max(mine.box.maxY, theirs.box.maxY),
  };
  const [near, far] = [piecesUnder(battle, mine), piecesUnder(battle, theirs)];
  return battle.terrain
    .filter((piece) => boxesMeet(boxOfPiece(piece), box, 0))
    .flatMap((piece) =>
      rowsFor(screening, piece).map((row) => ({
        row,
        known: { battle, piece, from, to, fromIsIn: near.includes(piece), toIsIn: far.includes(piece) },
      })),
    );
}

/** Does one of the lines between the two come through? */
export function isLineFree(rules: SightRules, battle: Battle, from: PlacedBase, to: PlacedBase): boolean {
  const screens = screensBetween(rules, battle, from, to);
  if (screens.length === 0) return true;
  return sightLines(rectangleOfBase(from), rectangleOfBase(to)).some((line) =>
    screens.every(({ row, known }) => !row.stops({ ...known, line }) || !holds(row.rule)),
  );
}
