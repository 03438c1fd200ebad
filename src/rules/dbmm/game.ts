/** The rules of DBMM as the layer of both De Bellis rulesets asks for them. */
import { touchesFront } from '../../debellis/fights/contacts.ts';
import type { Debellis } from '../../debellis/game.ts';
import { hidesOnlyPsiloi, isCover, isHiddenInside, isSite, siteWithin } from './ambush/sites.ts';
import { togetherReasons, unfitForAmbush } from './ambush/troops.ts';
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
import { ON_FOOT } from './dismounting/on-foot.ts';
import { dismountPlaceReasons } from './dismounting/places.ts';
import { calledBy } from './flank/calls.ts';
import { entryReasons } from './flank/entering.ts';
import { isMarchingBaggage, marchReasons } from './flank/sending.ts';
import { goingOf, goingOfBase, isHill, isInTown } from './ground/going.ts';
import { bears, DRIFT, drifts, fightsLand, isHardWater } from './ground/naval.ts';
import { sees } from './ground/visibility.ts';
import { isKnownByWalls } from './ground/walls-seen.ts';
import { isImpetuous } from './impetuous/impetuous.ts';
import { isWithin, paces, tableOf } from './measures.ts';
import { conformsTo } from './moves/conforming.ts';
import { mayReachFlank } from './moves/flank-start.ts';
import { extraMove, mostMove, ruleOfMost } from './moves/limits.ts';
import { marchMarks } from './moves/marches.ts';
import { passesAside } from './moves/passing-corner.ts';
import { paysFor, points, priceOf } from './moves/price.ts';
import { NOT_YET } from './not-yet.ts';
import { pitOn } from './obstacles/pits.ts';
import { AMBUSH, FLANK_MARCHES } from './options.ts';
import { afterwards } from './outcomes/afterwards.ts';
import { makesWay } from './outcomes/asides.ts';
import { dieBehind } from './outcomes/deaths.ts';
import { isPursued } from './outcomes/pursuers.ts';
import { mayRefuse } from './outcomes/refusals.ts';
import { FOLLOWED, TALES } from './outcomes/tales.ts';
import { arrayReasons } from './setup/array.ts';
import { baggageReasons } from './setup/baggage-places.ts';
import { nearWallReasons } from './setup/near-walls.ts';
import { rectangleReasons } from './setup/rectangles.ts';
import { deploymentDepth, deploymentDepthFrom, deploymentLimits, SIDE_STRIP } from './setup/zone.ts';
import { OVERHEAD, RANGES, SHOOTERS } from './shooting/ranges.ts';
import { isBehindFight, shootsOver } from './shooting/ranks.ts';
import { comesOutWhole } from './stratagems/concealed-command.ts';
import { isGuided } from './stratagems/guides.ts';
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
import { mayFortifyTown, mayUse, SECTIONS } from './walls/buying.ts';
import { sunHours } from './weather/sun-hours.ts';
import { forecast } from './weather/weather-chart.ts';

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
  outcomeSteps: { 'fall-back': 'fall-back', flee: 'flight', repulsed: 'repulse', taken: 'cross-section' },
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
  ...{ isHill, isInTown, goingOfBase, barringRule, sunHours, forecast, firstForecast: forecast },
  goingOf: (battle, piece, base, at) => goingOf(DBMM, battle, piece, base, at),
  passingRule: (battle, passer, passed) => passingRule(DBMM, battle, passer, passed),
  sees: (battle, from, to, exact) => sees(DBMM, battle, from, to, exact),
  ...{ bears, isHardWater, drifts, drift: DRIFT, carriesTroops: isNaval, barsLanding: () => false },
  isAdrift: (_battle, base) => isNaval(base),
  fightsLand: (battle, ship) => fightsLand(DBMM, battle, ship),
  isImpetuous: (rules, battle, base) => isImpetuous(DBMM, rules, battle, base),
  // Moves.
  isGuided,
  farthestLineUp: paces(80),
  extraMove: (trace) => extraMove(DBMM, trace),
  mostMove: (trace, mover) => mostMove(DBMM, trace, mover),
  ruleOfMost: (trace, mover) => ruleOfMost(DBMM, trace, mover),
  mayReachFlank,
  marchMarks: (trace) => marchMarks(DBMM, trace),
  isKnownByWalls: (rules, battle, base, enemy) => isKnownByWalls(DBMM, rules, battle, base, enemy),
  runsUnlessHalted: (base) => isBroken(base) && !isRouting(base),
  conformsTo: (met, base, by) => conformsTo(DBMM, met, base, by),
  passesAside: (trace, meeting) => passesAside(DBMM, trace, meeting),
  isHeld: (battle, base) => touchesFront(DBMM, battle, base),
  // Dismounting.
  footRows: ON_FOOT,
  dismountPlaceReasons: (rules, battle, base) => dismountPlaceReasons(DBMM, rules, battle, base),
  // What is hidden.
  ambushOption: AMBUSH,
  flankMarchesOption: FLANK_MARCHES,
  ...{ isCover, isSite, siteWithin, hidesOnlyPsiloi, unfitForAmbush, isMarchingBaggage, marchReasons },
  ambushBehindCentre: 240,
  ambushSector: 1 / 2,
  isBarredToAmbush: () => false,
  isHiddenInside: (battle, base) => isHiddenInside(DBMM, battle, base),
  comeOutTogether: comesOutWhole,
  ambushTogetherReasons: togetherReasons,
  calledBy: (battle, side, command, face) => calledBy(DBMM, battle, side, command, face),
  entryReasons: (battle, placing, arrival) => entryReasons(DBMM, battle, placing, arrival),
  fleeFromMarch: 320,
  // Setting up.
  ...{ mayFortifyTown, mayUse, wallSections: SECTIONS, largeTown: 720, isListedSection: () => true },
  tableOf,
  nearWallReasons,
  arrayReasons: (rules, battle, side) => arrayReasons(DBMM, rules, battle, side),
  ...{ baggageReasons, minglingReasons: rectangleReasons },
  ...{ deploymentDepthFrom, deploymentDepth, deploymentLimits, sideStrip: SIDE_STRIP },
  endsAt: pitOn,
  priceOf: (order) => priceOf(DBMM, order),
  pointsOf: points,
  paysFor,
};
