/** Which bases see which. Blood and Blades, Visibility. */
import { LURKING } from '../../../engine/ambush/hidden.ts';
import type { Battle, PlacedBase, TerrainPiece } from '../../../engine/battle.ts';
import { crestOf } from '../../../engine/board/heights.ts';
import { rectangleOfBase } from '../../../engine/board/rectangles.ts';
import { lengthBeyond, lengthInside } from '../../../engine/board/sight.ts';
import {
  isHidden,
  type Look,
  linesFreeBy,
  type ScreenedLine,
  type SightRules,
} from '../../../engine/board/visibility.ts';
import { holds } from '../../../engine/effects.ts';
import { rectanglesDistance } from '../../../geometry/distance.ts';
import { atMost, moreThan } from '../../../geometry/tolerance.ts';
import type { BnbClause } from '../clauses/ids.ts';
import { MU } from '../measures.ts';
import { troopOf } from '../troops/base.ts';
import { figure } from '../troops/marks.ts';
import { sightReach } from '../weather/time-of-day.ts';

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

const fitsSlopes = (slopes: VisibilityRow['slopes']) => (piece: TerrainPiece) =>
  (slopes ?? slopesOf(piece)) === slopesOf(piece);

/** Does a line run too far into the ground of a row, or beyond its crest? */
function stops({ outside, beyondCrest }: VisibilityRow, { piece, line, fromIsIn }: ScreenedLine): boolean {
  if (beyondCrest !== undefined)
    return !atMost(lengthBeyond(crestOf(piece), line), fromIsIn ? beyondCrest : 0);
  return outside !== 'edge' && !atMost(lengthInside(piece, line), outside);
}

/** A covered hill hides as a hill and as its cover. */
const SIGHT: SightRules = {
  hiding: VISIBILITY_TABLE.map(({ rule, kinds, slopes, inside, outside, conceals }) => ({
    rule,
    kinds,
    inside,
    outside,
    where: fitsSlopes(slopes),
    hides: (_battle, base) => conceals === 'all' || troopOf(base).type === conceals,
  })),
  screening: VISIBILITY_TABLE.filter((row) => row.stops || row.beyondCrest !== undefined).map((row) => ({
    rule: row.rule,
    kinds: row.kinds,
    where: fitsSlopes(row.slopes),
    stops: (screened) => stops(row, screened),
  })),
};

const isLineFree = linesFreeBy(SIGHT);

/** Can a base see an enemy? */
export const sees = (battle: Battle, from: PlacedBase, to: PlacedBase): boolean =>
  isVisible(battle, from, to, {
    lurks: figure(to.bound, LURKING) > 0 && holds('bnb.ambush.7'),
    exact: false,
  });

/**
 * Can a base see an enemy who lies in ambush? One at the edge of a gully is seen only from there. `exact` is for
 * finding the place where he comes in sight.
 */
export const seesAmbush = (battle: Battle, from: PlacedBase, to: PlacedBase, exact = false): boolean =>
  isVisible(battle, from, to, { lurks: holds('bnb.ambush.7'), exact });

function isVisible(battle: Battle, from: PlacedBase, to: PlacedBase, look: Look): boolean {
  const reach = sightReach(battle);
  if (reach < EVER && moreThan(rectanglesDistance(rectangleOfBase(from), rectangleOfBase(to)), reach))
    return false;
  if (isHidden(SIGHT, battle, from, to, look)) return false;
  if (isLineFree(battle, from, to)) return holds('bnb.visibility.9');
  return !holds('bnb.visibility.10');
}
