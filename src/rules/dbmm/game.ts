/** The rules of DBMM as the layer of both De Bellis rulesets asks for them. */
import type { Debellis } from '../../debellis/game.ts';
import { barringRule, passingRule } from './board/passing.ts';
import { BOOKS } from './books.ts';
import { countsAmong, knownAs } from './combat/counts-as.ts';
import { combatFactor } from './combat/factors.ts';
import { findFacts } from './combat/facts.ts';
import { gradingLines } from './combat/grading.ts';
import { isHampered } from './combat/hampered.ts';
import {
  EQUAL,
  EQUAL_FIRST,
  HALF,
  HALF_FIRST,
  HALF_LAST,
  LESS,
  LESS_FIRST,
  LESS_LAST,
  LESS_OF_FOOT,
} from './combat/outcome-table.ts';
import { IGNORED_OVERLAPS } from './combat/overlaps.ts';
import { ifDoubled, sparedBy } from './combat/sparing.ts';
import { rearSupport, SUPPORT_ROWS } from './combat/support.ts';
import { tacticalFactors } from './combat/tactics.ts';
import { goingOf, goingOfBase, isHill, isInTown } from './ground/going.ts';
import { sees } from './ground/visibility.ts';
import { isImpetuous } from './impetuous/impetuous.ts';
import { isWithin, paces } from './measures.ts';
import { conformsTo } from './moves/conforming.ts';
import { mayReachFlank } from './moves/flank-start.ts';
import { goesFull } from './moves/full.ts';
import { extraMove, mostMove } from './moves/limits.ts';
import { passesAside } from './moves/passing-corner.ts';
import { points, priceOf } from './moves/price.ts';
import { NOT_YET } from './not-yet.ts';
import { afterwards } from './outcomes/afterwards.ts';
import { makesWay } from './outcomes/asides.ts';
import { dieBehind } from './outcomes/deaths.ts';
import { isPursued } from './outcomes/pursuers.ts';
import { mayRefuse } from './outcomes/refusals.ts';
import { FOLLOWED, TALES } from './outcomes/tales.ts';
import { OVERHEAD, RANGES, SHOOTERS } from './shooting/ranges.ts';
import { isBehindFight, shootsOver } from './shooting/ranks.ts';
import {
  isBaggage,
  isBroken,
  isFoot,
  isMobile,
  isMounted,
  isNaval,
  isOf,
  isRouting,
  isSkirmisher,
  isTrain,
  troopOf,
} from './troops/base.ts';
import { inClass, isKind, isOneOf } from './troops/kinds.ts';
import { formatTroop, parseTroop } from './troops/troop-notation.ts';
import { baseSize, moveOf, moveParts } from './troops/troops.ts';
import { sunHours } from './weather/sun-hours.ts';

export const DBMM: Debellis = {
  ...BOOKS,
  ...NOT_YET,
  // Troops.
  ...{ isOf, troopOf, isTrain, isMounted, isBaggage, isNaval, isMobile, isFoot, isSkirmisher, isRouting },
  ...{ isOneOf, inClass, isKind, paces, isWithin, formatTroop, parseTroop, baseSize, moveOf, moveParts },
  // Fights.
  ...{
    knownAs,
    countsAmong,
    knownSuffering: knownAs,
    combatFactor,
    gradingLines,
    rearSupport,
    tacticalFactors,
  },
  supportRows: SUPPORT_ROWS,
  isHampered: (battle, base, enemy, doing) => isHampered(DBMM, battle, base, enemy, doing),
  ifEqual: [EQUAL_FIRST, EQUAL],
  ifLess: [LESS_FIRST, LESS_OF_FOOT, LESS, LESS_LAST],
  ifHalf: [HALF_FIRST, HALF, HALF_LAST],
  ...{ ifDoubled, sparedBy },
  fightsAllRound: (base) => isTrain(base) || isNaval(base) || isOf(base, 'Art'),
  ignoredOverlaps: IGNORED_OVERLAPS,
  factsOf: (asked) => findFacts(DBMM, asked),
  // What follows a fight.
  mayRefuse,
  afterwards: (battle, assessment, settlement) => afterwards(DBMM, battle, assessment, settlement),
  outcomeBeside: 'fall-back',
  outcomeSteps: { 'fall-back': 'fall-back', flee: 'flight', repulsed: 'repulse' },
  makesWay: (battle, mover, other) => makesWay(DBMM, battle, mover, other),
  isPursued,
  dieBehind: (battle, base, winner) => dieBehind(DBMM, battle, base, winner),
  tales: TALES,
  followed: FOLLOWED,
  // Shooting.
  ...{ overhead: OVERHEAD, ranges: RANGES, shooters: SHOOTERS, overFriends: 160 },
  ...{ beyond: paces(40), exposed: paces(40), mayDecline: ['Art(X)'], choosers: ['Art'] },
  shootsOver: (rules, battle, front, rear) => shootsOver(DBMM, rules, battle, front, rear),
  isBehindFight: (_rules, battle, base) => isBehindFight(DBMM, battle, base),
  // Ground and sight.
  ...{ isHill, isInTown, goingOfBase, barringRule, sunHours },
  goingOf: (battle, piece, base, at) => goingOf(DBMM, battle, piece, base, at),
  passingRule: (battle, passer, passed) => passingRule(DBMM, battle, passer, passed),
  sees: (battle, from, to, exact) => sees(DBMM, battle, from, to, exact),
  isImpetuous: (rules, battle, base) => isImpetuous(DBMM, rules, battle, base),
  // Moves.
  farthestLineUp: paces(80),
  extraMove: (trace) => extraMove(DBMM, trace),
  mostMove: (trace) => mostMove(DBMM, trace.battle),
  mayReachFlank,
  marchMarks: (trace) => ({ marched: 1, ...(goesFull(DBMM, trace) ? {} : { marchEnded: 1 }) }),
  runsUnlessHalted: (base) => isBroken(base) && !isRouting(base),
  conformsTo: (met, base, by) => conformsTo(DBMM, met, base, by),
  passesAside: (trace, meeting) => passesAside(DBMM, trace, meeting),
  priceOf: (order) => priceOf(DBMM, order),
  pointsOf: points,
};
