/** Decides whether a base sees another. DBM, Visibility; ruling 84. */

import { touchesFront } from '../../../debellis/fights/contacts.ts';
import type { Debellis } from '../../../debellis/game.ts';
import { overlooked } from '../../../debellis/ground/seen-over.ts';
import type { Battle, PlacedBase, TerrainPiece } from '../../../engine/battle.ts';
import { crestOf } from '../../../engine/board/heights.ts';
import { rectangleOfBase } from '../../../engine/board/rectangles.ts';
import { lengthBeyond, lengthInside, liesIn } from '../../../engine/board/sight.ts';
import {
  type HidingGround,
  isPartSeen,
  linesFreeBy,
  type ScreenedLine,
  type ScreeningGround,
  type SightRules,
  veilsOver,
} from '../../../engine/board/visibility.ts';
import { keptWith } from '../../../engine/data/memory.ts';
import { holds } from '../../../engine/effects.ts';
import { rectanglesDistance } from '../../../geometry/distance.ts';
import { atMost, EQUAL_LENGTH } from '../../../geometry/tolerance.ts';
import type { DbmClause } from '../clauses/ids.ts';
import { isWithin, paces } from '../measures.ts';
import { isOf } from '../troops/base.ts';
import { figure } from '../troops/marks.ts';
import { sightReach } from '../weather/sight-reach.ts';
import { isHill, isSteep } from './going.ts';

const EVER = Number.POSITIVE_INFINITY;

/** The distance at which a base sees, and is seen, into or out of a wood or the like, in paces. */
const INTO: Readonly<Record<string, number>> = { Wd: 50, BUA: 50, O: 150, D: 150 };

const into = (piece: TerrainPiece): number => paces(INTO[piece.kind] ?? INTO[piece.cover ?? ''] ?? 0);

/** The distance at which psiloi that keep still are seen on ground that hides only them, in paces. */
const CROUCHING = 150;

/** The distance at which a base is seen on the same steep hill, or beyond its crest, in paces. */
const ON_HILL = 100;

/** A base is seen over an obstacle only if it is this far beyond, in paces. */
const FAR_BEYOND = 600;

/** Has it not shot? A base that shoots out of cover is seen. */
const keepsStill = (base: PlacedBase): boolean => figure(base.bound, 'shot') === 0;

const lurksStill = (game: Debellis, battle: Battle, base: PlacedBase): boolean =>
  isOf(base, 'Ps') &&
  base.start === null &&
  figure(base.bound, 'moved') === 0 &&
  !touchesFront(game, battle, base);

const woodlike = (rule: DbmClause, kinds: readonly string[]): HidingGround => ({
  rule,
  kinds,
  inside: paces(INTO[kinds[0] ?? ''] ?? 0),
  outside: paces(INTO[kinds[0] ?? ''] ?? 0),
  hides: (_battle, base) => keepsStill(base),
});

export const HIDING = keptWith((game: Debellis): readonly HidingGround[] => [
  woodlike('dbm.vis.11', ['Wd']),
  woodlike('dbm.vis.13', ['BUA']),
  woodlike('dbm.vis.12', ['O', 'D']),
  { rule: 'dbm.vis.7', kinds: ['gully'], inside: EVER, outside: 'edge', hides: () => true },
  {
    rule: 'dbm.vis.1',
    kinds: ['V', 'rocky', 'marsh', 'brush'],
    inside: paces(CROUCHING),
    outside: paces(CROUCHING),
    hides: (battle, base) => lurksStill(game, battle, base),
  },
  {
    rule: 'dbm.vis.5',
    kinds: ['H(S)', 'H(G)'],
    where: isSteep,
    inside: paces(ON_HILL),
    outside: EVER,
    hides: () => true,
  },
]);

/** A line of sight goes into or out of a wood only for a short distance, and never through it. */
const stopsInWood = ({ piece, line }: ScreenedLine): boolean =>
  !atMost(lengthInside(piece, line), line.some((end) => liesIn(piece, end)) ? into(piece) : 0);

/** From beside a hill nothing is seen over it. From on the hill, little is seen beyond its crest. */
function stopsOverHill({ piece, line, from, to, fromIsIn, toIsIn }: ScreenedLine): boolean {
  if (!fromIsIn && !toIsIn) return lengthInside(piece, line) > EQUAL_LENGTH;
  if (lengthBeyond(crestOf(piece), line) <= EQUAL_LENGTH) return false;
  const near = isWithin(rectanglesDistance(from, to), paces(ON_HILL));
  return !(fromIsIn && near && holds('dbm.vis.5'));
}

const isOverlooked = overlooked({ rule: 'dbm.vis.3', isHill, beyond: () => paces(FAR_BEYOND) });

const SCREENING: readonly ScreeningGround[] = [
  { rule: 'dbm.vis.10', kinds: ['Wd', 'O', 'D'], stops: isOverlooked(stopsInWood) },
  { rule: 'dbm.vis.10', kinds: ['BUA'], stops: stopsInWood },
  { rule: 'dbm.vis.2', kinds: ['H(G)', 'H(S)'], stops: isOverlooked(stopsOverHill) },
];

const SIGHT = keptWith((game: Debellis): SightRules => ({ hiding: HIDING(game), screening: SCREENING }));

const isLineFree = keptWith((game: Debellis) => linesFreeBy(SIGHT(game)));

/** Is it nearer than weather and light let it be seen? */
const isInReach = (game: Debellis, battle: Battle, from: PlacedBase, to: PlacedBase): boolean => {
  const reach = sightReach(game, battle, from);
  return reach === EVER || isWithin(rectanglesDistance(rectangleOfBase(from), rectangleOfBase(to)), reach);
};

/** Can a base see another? Ground, weather and light may block sight. With `exact` a limit holds without its tolerance. */
export function sees(
  game: Debellis,
  battle: Battle,
  from: PlacedBase,
  to: PlacedBase,
  exact = false,
): boolean {
  if (!isInReach(game, battle, from, to)) return false;
  const veils = veilsOver(SIGHT(game), battle, from, to, { lurks: false, exact });
  return veils.length > 0
    ? isPartSeen(SIGHT(game), battle, from, to, veils)
    : isLineFree(game)(battle, from, to);
}
