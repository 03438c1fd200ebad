/** Decides whether a base sees another. DBMM, Visibility; rulings 36, 71 and 156. */
import { touchesFront } from '../../../debellis/fights/contacts.ts';
import type { Debellis } from '../../../debellis/game.ts';
import { overlooked } from '../../../debellis/ground/seen-over.ts';
import { isGeneral } from '../../../debellis/troops/base.ts';
import { isManning } from '../../../debellis/walls/sections.ts';
import type { Battle, PlacedBase } from '../../../engine/battle.ts';
import { crestOf } from '../../../engine/board/heights.ts';
import { rectangleOfBase } from '../../../engine/board/rectangles.ts';
import { lengthBeyond, lengthInside } from '../../../engine/board/sight.ts';
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
import { polygonsDistance, rectanglesDistance } from '../../../geometry/distance.ts';
import { frontLines, outlineLines } from '../../../geometry/sight.ts';
import { atMost, EQUAL_LENGTH } from '../../../geometry/tolerance.ts';
import type { DbmmClause } from '../clauses/ids.ts';
import { isWithin, paces } from '../measures.ts';
import { stateOf } from '../state.ts';
import { isOnRoute, SEEN_ON_ROUTE } from '../stratagems/guides.ts';
import { isOf } from '../troops/base.ts';
import { figure } from '../troops/marks.ts';
import { sightReach } from '../weather/sight-reach.ts';
import { isHill } from './going.ts';

const EVER = Number.POSITIVE_INFINITY;

/** The greatest distance at which a base is seen into or out of such ground, in paces. */
const INTO: Readonly<Record<string, number>> = { Wd: 80, WH: 80, O: 80, Oa: 80, BUA: 80, D: 160 };
const ON_HILL = 80;

/** A base is seen over an obstacle only if it is this far beyond, in paces. */
const FAR_BEYOND = 800;

const keepsStill = ({ bound }: PlacedBase): boolean => figure(bound, 'shot') === 0;

/** Is the foliage thick? It is in summer, and always in the tropics. */
const isLeafy = (battle: Battle): boolean => {
  const { season, climate } = stateOf(battle);
  return season === 'summer' || climate === 'tropical';
};

const hiding = (
  rule: DbmmClause,
  kinds: readonly string[],
  limit: number,
  hides: HidingGround['hides'] = () => true,
): HidingGround => ({
  rule,
  kinds,
  inside: paces(limit),
  outside: paces(limit),
  hides: (battle, base) => (keepsStill(base) || !holds('dbmm.vis.19')) && hides(battle, base),
});

const lurksStill = (game: Debellis, battle: Battle, base: PlacedBase): boolean =>
  isOf(base, 'Ps') &&
  ((base.start === null && figure(base.bound, 'moved') === 0 && !touchesFront(game, battle, base)) ||
    !holds('dbmm.vis.20'));

const HIDING = keptWith((game: Debellis): readonly HidingGround[] => {
  // The leaves of the season decide, so the battle must be asked: two rows that never hide together.
  const leafy = hiding('dbmm.vis.13', ['Wd', 'WH'], 40, isLeafy);
  const bare = hiding('dbmm.vis.14', ['Wd', 'WH'], 80);
  return [
    leafy,
    bare,
    hiding('dbmm.vis.15', ['O', 'Oa'], 80),
    hiding('dbmm.vis.16', ['BUA'], 80, (battle, base) => !isManning(game, battle, base)),
    hiding('dbmm.vis.17', ['D'], 160),
    hiding('dbmm.vis.18', ['V', 'M', 'CH', 'RH', 'RF', 'SH', 'SF'], 160, (battle, base) =>
      lurksStill(game, battle, base),
    ),
    { rule: 'dbmm.vis.23', kinds: ['G'], inside: EVER, outside: 'edge', hides: () => true },
  ];
});

/** A line of sight goes into or out of such ground only for a short distance, and never through it. */
const stopsInside = ({ piece, line, fromIsIn, toIsIn }: ScreenedLine): boolean =>
  !atMost(lengthInside(piece, line), fromIsIn || toIsIn ? paces(INTO[piece.kind] ?? 0) : 0);

/** From beside a hill nothing is seen over it. From on the hill, little is seen beyond its crest. */
function stopsOverHill({ piece, line, from, to, fromIsIn, toIsIn }: ScreenedLine): boolean {
  const isOnSlope = (fromIsIn || toIsIn) && holds('dbmm.vis.27');
  if (!isOnSlope) return lengthInside(piece, line) > EQUAL_LENGTH;
  if (lengthBeyond(crestOf(piece), line) <= EQUAL_LENGTH) return false;
  const near = isWithin(rectanglesDistance(from, to), paces(ON_HILL));
  return !(fromIsIn && toIsIn && near && holds('dbmm.vis.28'));
}

const isOverlooked = overlooked({ rule: 'dbmm.vis.21', isHill, beyond: () => paces(FAR_BEYOND) });

const SCREENING: readonly ScreeningGround[] = [
  { rule: 'dbmm.vis.1', kinds: ['D', 'Wd', 'O', 'Oa'], stops: isOverlooked(stopsInside) },
  { rule: 'dbmm.vis.1', kinds: ['BUA'], stops: stopsInside },
  {
    rule: 'dbmm.vis.1',
    kinds: ['WH'],
    stops: isOverlooked((screened) => stopsInside(screened) || stopsOverHill(screened)),
  },
  { rule: 'dbmm.vis.26', kinds: ['GH', 'RH', 'SH', 'DH', 'CH'], stops: isOverlooked(stopsOverHill) },
];

/** Does it see from its front edge only? A general's element looks round. */
const seesAhead = (base: PlacedBase): boolean =>
  holds('dbmm.vis.24') && !(isGeneral(base) && holds('dbmm.vis.25'));

/** The questions about lines of sight by these rules, from the front edge and from all round. */
const looking = (rules: SightRules) => ({
  rules,
  isFreeAhead: linesFreeBy(rules, frontLines),
  isFree: linesFreeBy(rules),
});

/** The rows for a battle in leaf, and for any other. */
const SIGHT = keptWith((game: Debellis) => {
  const all = HIDING(game);
  const [leafy, bare, ...others] = all;
  const rules = (wood: HidingGround | undefined): SightRules => ({
    hiding: wood ? [wood, ...others] : others,
    screening: SCREENING,
  });
  return { green: looking(rules(leafy)), grey: looking(rules(bare)) };
});

/** Is it nearer than weather and light let it be seen? */
function isInReach(game: Debellis, battle: Battle, from: PlacedBase, to: PlacedBase): boolean {
  const reach = sightReach(game, battle);
  if (reach === EVER) return true;
  const [mine, theirs] = [rectangleOfBase(from), rectangleOfBase(to)];
  const apart = seesAhead(from)
    ? polygonsDistance([mine.frontLeft, mine.frontRight], theirs.corners)
    : rectanglesDistance(mine, theirs);
  return isWithin(apart, reach);
}

/** Is it on a route of guides, where only those near it see it? */
const isFarFromRoute = (battle: Battle, from: PlacedBase, to: PlacedBase): boolean =>
  from.side !== to.side &&
  isOnRoute(battle, to) &&
  !isWithin(rectanglesDistance(rectangleOfBase(from), rectangleOfBase(to)), paces(SEEN_ON_ROUTE)) &&
  holds('dbmm.strat.36');

/** Can a base see another? Ground, weather and light may block sight. With `exact` a limit holds without its tolerance. */
export function sees(
  game: Debellis,
  battle: Battle,
  from: PlacedBase,
  to: PlacedBase,
  exact = false,
): boolean {
  if (!isInReach(game, battle, from, to) || isFarFromRoute(battle, from, to)) return false;
  const { green, grey } = SIGHT(game);
  const { rules, isFreeAhead, isFree } = isLeafy(battle) ? green : grey;
  const ahead = seesAhead(from);
  const veils = veilsOver(rules, battle, from, to, { lurks: false, exact });
  if (veils.length > 0) return isPartSeen(rules, battle, from, to, veils, ahead ? frontLines : outlineLines);
  return ahead ? isFreeAhead(battle, from, to) : isFree(battle, from, to);
}
