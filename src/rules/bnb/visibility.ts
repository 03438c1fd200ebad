/** Who sees whom. Blood and Blades, Visibility. */
import type { Battle, PlacedBase, TerrainPiece } from '../../engine/battle.ts';
import { boxOfPiece, outlineOf, piecesUnder, whollyIn } from '../../engine/board/going.ts';
import { crestOf } from '../../engine/board/heights.ts';
import { rectangleOfBase } from '../../engine/board/rectangles.ts';
import { lengthBeyond, lengthInside, type SightLine } from '../../engine/board/sight.ts';
import { holds } from '../../engine/effects.ts';
import { outlineDistance, rectanglesDistance } from '../../geometry/distance.ts';
import { nearestBetween, someEdge } from '../../geometry/polygon.ts';
import { boxesMeet, type Rectangle } from '../../geometry/rectangle.ts';
import { sightLines } from '../../geometry/sight.ts';
import { atMost, CONTACT_GAP } from '../../geometry/tolerance.ts';
import { troopOf } from './base.ts';
import type { BnbClause } from './clauses/ids.ts';
import { isHill } from './going.ts';
import { MU } from './measures.ts';

const EVER = Number.POSITIVE_INFINITY;

interface VisibilityRow {
  readonly rule: BnbClause;
  readonly kinds: readonly string[];
  readonly slopes?: 'gentle' | 'steep';
  /** How far bases in it are seen by an enemy who is in it too, in millimetres. */
  readonly inside: number;
  /** How far they are seen from outside; at the edge only those that touch it. */
  readonly outside: number | 'edge';
  readonly conceals: 'all' | 'Ps';
  /** Does it stop lines that run through it for more than the distance from outside? */
  readonly stops?: true;
  /** How far one who stands on it sees beyond its crest; others see nothing there. */
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

const rowOf = (piece: TerrainPiece): VisibilityRow | undefined =>
  VISIBILITY_TABLE.find(
    (row) => row.kinds.includes(piece.kind) && (row.slopes ?? slopesOf(piece)) === slopesOf(piece),
  );

const concealedBy = (row: VisibilityRow, base: PlacedBase): boolean =>
  row.conceals === 'all' || troopOf(base).type === row.conceals;

const touchesEdge = (piece: TerrainPiece, ground: Rectangle): boolean => {
  const outline = outlineOf(piece);
  if (ground.corners.some((p) => outlineDistance(p, outline) <= CONTACT_GAP)) return true;
  return someEdge(ground.corners, (a, b) =>
    someEdge(outline, (c, d) => {
      const [p, q] = nearestBetween(a, b, c, d);
      return Math.abs(p.x - q.x) <= CONTACT_GAP && Math.abs(p.y - q.y) <= CONTACT_GAP;
    }),
  );
};

/** Is the one within the distance at which a base wholly inside this piece is seen? */
function withinSight(piece: TerrainPiece, row: VisibilityRow, from: Rectangle, to: Rectangle, inIt: boolean) {
  if (inIt) return atMost(rectanglesDistance(from, to), row.inside);
  if (row.outside === 'edge') return touchesEdge(piece, from) || touchesEdge(piece, to);
  return atMost(rectanglesDistance(from, to), row.outside);
}

/** Does a feature that the base is wholly inside hide it from that enemy? */
function isConcealed(battle: Battle, from: PlacedBase, to: PlacedBase): boolean {
  const mine = rectangleOfBase(from);
  const theirs = rectangleOfBase(to);
  const near = piecesUnder(battle, mine);
  return piecesUnder(battle, theirs).some((piece) => {
    const row = rowOf(piece);
    if (!row || !concealedBy(row, to) || !whollyIn(piece, theirs)) return false;
    return !withinSight(piece, row, mine, theirs, near.includes(piece)) && holds(row.rule);
  });
}

/** What can stop lines between two bases, with how far one of them may look into or beyond it. */
interface Screen {
  readonly rule: BnbClause;
  readonly reaches: (line: SightLine) => boolean;
}

function screenOf(piece: TerrainPiece, viewerInIt: boolean): Screen | null {
  const row = rowOf(piece);
  if (!row) return null;
  const { rule, outside } = row;
  if (isHill(piece)) {
    const crest = crestOf(piece);
    const beyond = viewerInIt ? (row.beyondCrest ?? 0) : 0;
    return { rule, reaches: (line) => atMost(lengthBeyond(crest, line), beyond) };
  }
  if (!row.stops || outside === 'edge') return null;
  return { rule, reaches: (line) => atMost(lengthInside(piece, line), outside) };
}

/** Does one of the lines between the two come through? Bases never stop it. */
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
    .flatMap((piece) => screenOf(piece, near.includes(piece)) ?? []);
  if (screens.length === 0) return true;
  return sightLines(from, to).some((line) =>
    screens.every((screen) => screen.reaches(line) || !holds(screen.rule)),
  );
}

/** Can a base see an enemy? */
export function sees(battle: Battle, from: PlacedBase, to: PlacedBase): boolean {
  if (isConcealed(battle, from, to)) return false;
  if (isLineFree(battle, rectangleOfBase(from), rectangleOfBase(to))) return holds('bnb.visibility.9');
  return !holds('bnb.visibility.10');
}
