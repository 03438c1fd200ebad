/** Which bases see which. Blood and Blades, Visibility. */
import { type Battle, figure, type PlacedBase, type TerrainPiece } from '../../engine/battle.ts';
import { boxOfPiece, outlineOf, piecesUnder, whollyIn } from '../../engine/board/going.ts';
import { crestOf } from '../../engine/board/heights.ts';
import { rectangleOfBase } from '../../engine/board/rectangles.ts';
import { lengthBeyond, lengthInside, type SightLine } from '../../engine/board/sight.ts';
import { holds } from '../../engine/effects.ts';
import { outlineDistance, rectanglesDistance } from '../../geometry/distance.ts';
import { nearestBetween, someEdge } from '../../geometry/polygon.ts';
import { boxesMeet, type Rectangle } from '../../geometry/rectangle.ts';
import { sightLines } from '../../geometry/sight.ts';
import { atMost, CONTACT_GAP, moreThan } from '../../geometry/tolerance.ts';
import { LURKING } from './ambush/hidden.ts';
import { troopOf } from './base.ts';
import type { BnbClause } from './clauses/ids.ts';
import { MU } from './measures.ts';
import { sightReach } from './time-of-day.ts';

const EVER = Number.POSITIVE_INFINITY;

interface VisibilityRow {
  readonly rule: BnbClause;
  readonly kinds: readonly string[];
  readonly slopes?: 'gentle' | 'steep';
  /** How far bases in it are seen by an enemy in it, in millimetres. */
  readonly inside: number;
  /** How far they are seen from outside; with `edge` only those that touch the edge are seen. */
  readonly outside: number | 'edge';
  readonly conceals: 'all' | 'Ps';
  /** Does it block lines that run through it for more than the distance from outside? */
  readonly stops?: true;
  /** How far a base on it sees beyond its crest; other bases see nothing there. */
  readonly beyondCrest?: number;
}

export const VISIBILITY_TABLE: readonly VisibilityRow[] = [
  { rule: 'bnb.visibility.1', kinds: ['BUA'], inside: MU, outside: MU, conceals: 'all', stops: true },
  { rule: 'bnb.visibility.2', kinds: ['Wd'], inside: MU, outside: MU, conceals: 'all', stops: true },
  { rule: 'bnb.visibility.3', kinds: ['O'], inside: 3 * MU, outside: 3 * MU, conceals: 'all', stops: true },
  { rule: 'bnb.visibility.4', kinds: ['D'], inside: 2 * MU, outside: 2 * MU, conceals: 'all', stops: true },
  { rule: 'bnb.visibility.5', kinds: ['brush', 'V'], inside: 3 * MU, outside: 3 * MU, conceals: 'Ps' },
  { rule: 'bnb.visibility.6', kinds: ['gully'], inside: EVER, outside: 'edge', conceals: 'all' },
  {
    rule: 'bnb.visibility.8',
    kinds: ['H(S)'],
    slopes: 'steep',
    inside: 2 * MU,
    outside: EVER,
    conceals: 'all',
    beyondCrest: MU,
  },
  {
    rule: 'bnb.visibility.7',
    kinds: ['H(G)', 'H(S)'],
    slopes: 'gentle',
    inside: EVER,
    outside: EVER,
    conceals: 'all',
    beyondCrest: MU,
  },
];

const slopesOf = (piece: TerrainPiece): string =>
  piece.slopes ?? (piece.kind === 'H(S)' ? 'steep' : 'gentle');

/** The rows of a piece. A covered hill has the row of a hill and that of its cover. */
const rowsOf = (piece: TerrainPiece): readonly VisibilityRow[] =>
  [piece.kind, piece.cover ?? ''].flatMap(
    (kind) =>
      VISIBILITY_TABLE.find(
        (row) => row.kinds.includes(kind) && (row.slopes ?? slopesOf(piece)) === slopesOf(piece),
      ) ?? [],
  );

const concealedBy = (row: VisibilityRow, base: PlacedBase): boolean =>
  row.conceals === 'all' || troopOf(base).type === row.conceals;

/** The manner of a look: at a base in ambush, which hides better, and to the exact limit without tolerance. */
interface Look {
  readonly lurks: boolean;
  readonly exact: boolean;
}

/** The tolerance of an exact measurement, in millimetres. */
const MEASURED = 0.001;

const isWithin = (mm: number, limit: number, { exact }: Look): boolean =>
  exact ? mm <= limit + MEASURED : atMost(mm, limit);

const touchesEdge = (piece: TerrainPiece, ground: Rectangle, { exact }: Look): boolean => {
  const outline = outlineOf(piece);
  const gap = exact ? MEASURED : CONTACT_GAP;
  if (ground.corners.some((p) => outlineDistance(p, outline) <= gap)) return true;
  return someEdge(ground.corners, (a, b) =>
    someEdge(outline, (c, d) => {
      const [p, q] = nearestBetween(a, b, c, d);
      return Math.abs(p.x - q.x) <= gap && Math.abs(p.y - q.y) <= gap;
    }),
  );
};

/** Is the viewer within the distance at which a base wholly inside this piece is seen? */
function withinSight(
  piece: TerrainPiece,
  row: VisibilityRow,
  from: Rectangle,
  to: Rectangle,
  inIt: boolean,
  look: Look,
) {
  if (inIt) return isWithin(rectanglesDistance(from, to), row.inside, look);
  if (row.outside === 'edge')
    return touchesEdge(piece, from, look) || (!look.lurks && touchesEdge(piece, to, look));
  return isWithin(rectanglesDistance(from, to), row.outside, look);
}

/** Does a feature around the whole base hide it from that enemy? */
function isConcealed(battle: Battle, from: PlacedBase, to: PlacedBase, look: Look): boolean {
  const mine = rectangleOfBase(from);
  const theirs = rectangleOfBase(to);
  const near = piecesUnder(battle, mine);
  return piecesUnder(battle, theirs).some((piece) => {
    const rows = rowsOf(piece).filter((row) => concealedBy(row, to));
    if (rows.length === 0 || !whollyIn(piece, theirs)) return false;
    const inIt = near.includes(piece);
    return rows.some((row) => !withinSight(piece, row, mine, theirs, inIt, look) && holds(row.rule));
  });
}

/** A piece that can block lines between two bases, and how far a line may reach into it or beyond. */
interface Screen {
  readonly rule: BnbClause;
  readonly reaches: (line: SightLine) => boolean;
}

function screenOf(piece: TerrainPiece, row: VisibilityRow, viewerInIt: boolean): Screen | null {
  const { rule, outside, beyondCrest } = row;
  if (beyondCrest !== undefined) {
    const crest = crestOf(piece);
    const beyond = viewerInIt ? beyondCrest : 0;
    return { rule, reaches: (line) => atMost(lengthBeyond(crest, line), beyond) };
  }
  if (!row.stops || outside === 'edge') return null;
  return { rule, reaches: (line) => atMost(lengthInside(piece, line), outside) };
}

/** Is one of the lines between the two free? Bases never block it. */
function isLineFree(battle: Battle, from: Rectangle, to: Rectangle): boolean {
  const box = {
    minX: Math.min(from.box.minX, to.box.minX),
    minY: Math.min(from.box.minY, to.box.minY),
    maxX: Math.max(from.box.maxX, to.box.maxX),
    maxY: Math.max(from.box.maxY, to.box.maxY),
  };
  const near = piecesUnder(battle, from);
  const screens = battle.terrain
    .filter((piece) => boxesMeet(boxOfPiece(piece), box, 0))
    .flatMap((piece) => rowsOf(piece).flatMap((row) => screenOf(piece, row, near.includes(piece)) ?? []));
  if (screens.length === 0) return true;
  return sightLines(from, to).some((line) =>
    screens.every((screen) => screen.reaches(line) || !holds(screen.rule)),
  );
}

/** Can a base see an enemy? */
export const sees = (battle: Battle, from: PlacedBase, to: PlacedBase): boolean =>
  isVisible(battle, from, to, {
    lurks: figure(to.bound, LURKING) > 0 && holds('bnb.ambush.7'),
    exact: false,
  });

/**
 * Can a base see an enemy in ambush? One at the edge of a gully is seen only from the edge. `exact` is for finding the
 * place from which it is seen.
 */
export const seesAmbush = (battle: Battle, from: PlacedBase, to: PlacedBase, exact = false): boolean =>
  isVisible(battle, from, to, { lurks: holds('bnb.ambush.7'), exact });

function isVisible(battle: Battle, from: PlacedBase, to: PlacedBase, look: Look): boolean {
  const reach = sightReach(battle);
  if (reach < EVER && moreThan(rectanglesDistance(rectangleOfBase(from), rectangleOfBase(to)), reach))
    return false;
  if (isConcealed(battle, from, to, look)) return false;
  if (isLineFree(battle, rectangleOfBase(from), rectangleOfBase(to))) return holds('bnb.visibility.9');
  return !holds('bnb.visibility.10');
}
