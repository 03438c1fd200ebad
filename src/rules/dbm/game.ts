/** The rules of DBM as the layer of both De Bellis rulesets asks for them. */

import { shareGround } from '../../debellis/ambush/rules.ts';
import { halfReasons } from '../../debellis/flank/at-edge.ts';
import type { Debellis } from '../../debellis/game.ts';
import { BASE_WIDTH } from '../../debellis/measures.ts';
import { fleesBefore } from '../../debellis/outcomes/making-way.ts';
import { zoneOfDeath } from '../../debellis/outcomes/zone-of-death.ts';
import { halvesApart } from '../../debellis/setup/halves.ts';
import { isSupporting } from '../../debellis/shooting/shooters.ts';
import { areAlikeBowmen } from '../../debellis/shooting/shots.ts';
import { isDemoralised } from '../../debellis/troops/base.ts';
import { enclosureRound } from '../../debellis/walls/enclosures.ts';
import { nearTownReasons } from '../../debellis/walls/towns.ts';
import type { Marks } from '../../engine/battle.ts';
import { startsAside } from '../../engine/board/positions.ts';
import { isUnreliable } from './allies/allies.ts';
import { hidesOnlyPsiloi, isCover, isInTown, isSite, siteWithin, unfitForAmbush } from './ambush/sites.ts';
import { barringRule, passingRule } from './board/passing.ts';
import { BOOKS } from './books.ts';
import { countsAmong, knownAs, knownSuffering } from './combat/counts-as.ts';
import { combatFactor } from './combat/factors.ts';
import { gradingLines } from './combat/grading.ts';
import { isHampered } from './combat/hampered.ts';
import { EQUAL, HALF, harsher, LESS, sparedBy } from './combat/outcome-table.ts';
import { IGNORED_OVERLAPS } from './combat/overlaps.ts';
import { REAR_SUPPORT, rearSupport } from './combat/support.ts';
import { tacticalFactors } from './combat/tactics.ts';
import { ON_FOOT } from './dismounting/on-foot.ts';
import { dismountPlaceReasons } from './dismounting/places.ts';
import { calledBy } from './flank/arrivals.ts';
import { isMarchingBaggage, marchReasons } from './flank/sending.ts';
import { goingOf, goingOfBase, isHill } from './ground/going.ts';
import {
  barsLanding,
  bearsNaval,
  carriesTroops,
  DRIFT,
  drifts,
  fightsLand,
  isHardWater,
} from './ground/naval.ts';
import { natureIn, natureUnder, sectorOf } from './ground/river-nature.ts';
import { sees } from './ground/visibility.ts';
import { baggageAhead, fullMove, isImpetuous } from './impetuous/impetuous.ts';
import { mustAdvance, runaways } from './impetuous/who.ts';
import { isWithin, paces, TABLE } from './measures.ts';
import { heldBy } from './moves/break-off.ts';
import { conformsTo } from './moves/conforming.ts';
import { extraMove, mostMove } from './moves/extra.ts';
import { asFarAsRivers, meetsRiver, nextThrow } from './moves/ford.ts';
import { points, priceOf } from './moves/price.ts';
import { riverBroken } from './moves/river-checks.ts';
import { wadingsOn } from './moves/wading.ts';
import { AMBUSH, FLANK_MARCHES, HALT_AFTER_MOVE, UPSLOPE, WATER, WEATHER, WEATHER_CHART } from './options.ts';
import { isPursuer, mayLetGo } from './outcomes/pursuers.ts';
import { FOLLOWED, TALES } from './outcomes/tales.ts';
import { baggageReasons } from './setup/baggage-places.ts';
import { minglingReasons } from './setup/mingling.ts';
import { deploymentDepth, deploymentDepthFrom, deploymentLimits, SIDE_STRIP } from './setup/zone.ts';
import { OVERHEAD, RANGES, SHOOTERS } from './shooting/ranges.ts';
import {
  isBaggage,
  isFoot,
  isMobile,
  isMounted,
  isNaval,
  isOf,
  isSkirmisher,
  isTrain,
  troopOf,
} from './troops/base.ts';
import { inClass, isKind, isOneOf } from './troops/kinds.ts';
import { equivalentsOf } from './troops/prices.ts';
import { formatTroop, parseTroop } from './troops/troop-notation.ts';
import { baseSize, moveOf, moveParts } from './troops/troops.ts';
import { isListed, mayFortifyTown, mayUse, SECTIONS } from './walls/buying.ts';
import { sunHours } from './weather/sun-hours.ts';
import { forecast } from './weather/weather-chart.ts';
import { firstForecast } from './weather/weather-chart-first.ts';

export const DBM: Debellis = {
  ...BOOKS,
  tableOf: () => TABLE,
  isGuided: () => false,
  ...{ carriesTroops, barsLanding, drifts, isAdrift: drifts, drift: DRIFT, fightsLand, isHardWater },
  bears: (battle, piece, base, at) => bearsNaval(DBM, battle, piece, base, at),
  isUnreliable,
  isRouting: () => false,
  isOf,
  troopOf,
  isTrain,
  isMounted,
  isBaggage,
  isNaval,
  isMobile,
  isFoot,
  isSkirmisher,
  isOneOf,
  inClass,
  isKind,
  paces,
  isWithin,
  upslopeOption: UPSLOPE,
  ambushOption: AMBUSH,
  flankMarchesOption: FLANK_MARCHES,
  haltAfterMoveOption: HALT_AFTER_MOVE,
  waterOption: WATER,
  weatherOption: WEATHER,
  weatherChartOption: WEATHER_CHART,
  equivalentsOf,
  formatTroop,
  parseTroop,
  baseSize,
  moveOf,
  moveParts,
  knownAs,
  countsAmong,
  knownSuffering,
  combatFactor,
  gradingLines,
  isHampered: (battle, base, enemy, doing) => isHampered(DBM, battle, base, enemy, doing),
  ifLess: [LESS],
  ifHalf: [HALF],
  ifEqual: [EQUAL],
  ifDoubled: harsher,
  sparedBy,
  fightsAllRound: isTrain,
  ignoredOverlaps: IGNORED_OVERLAPS,
  factsOf: () => ({}),
  rearSupport,
  supportRows: REAR_SUPPORT,
  tacticalFactors,
  isPursuer,
  mayLetGo,
  mayRefuse: () => null,
  outcomeBeside: 'recoil',
  outcomeSteps: {},
  afterwards: () => [],
  makesWay: (battle, mover, other) => fleesBefore(DBM, battle, mover, other),
  isPursued: () => true,
  dieBehind: (battle, base) => zoneOfDeath(DBM, battle, base),
  tales: TALES,
  followed: FOLLOWED,
  overhead: OVERHEAD,
  overFriends: 150,
  beyond: BASE_WIDTH,
  exposed: null,
  shootsOver: (rules, battle, front, rear) => areAlikeBowmen(DBM, rules, battle, front, rear),
  isBehindFight: (rules, battle, base) => isSupporting(DBM, rules, battle, base),
  mayDecline: [],
  choosers: [],
  ranges: RANGES,
  shooters: SHOOTERS,
  isCover,
  isSite,
  isInTown,
  siteWithin,
  hidesOnlyPsiloi,
  isHill,
  goingOfBase,
  goingOf: (battle, piece, base, at) => goingOf(DBM, battle, piece, base, at),
  barringRule,
  passingRule: (battle, passer, passed) => passingRule(DBM, battle, passer, passed),
  natureUnder,
  natureIn,
  sectorOf,
  sees: (battle, from, to, exact) => sees(DBM, battle, from, to, exact),
  sunHours,
  firstForecast,
  forecast,
  isImpetuous: (rules, battle, base) => isImpetuous(DBM, rules, battle, base),
  baggageAhead,
  fullMove,
  mustAdvance: (rules, battle, base) => mustAdvance(DBM, rules, battle, base),
  runaways: (battle) => runaways(DBM, battle),
  heldBy,
  isHeld: (battle, base) => heldBy(battle, base).length > 0,
  meetsRiver: (trace) => meetsRiver(DBM, trace),
  endsAt: () => null,
  asFarAsRivers: (rules, battle, command, by) => asFarAsRivers(DBM, rules, battle, command, by),
  nextThrow: (trace, most) => nextThrow(DBM, trace, most),
  priceOf: (order) => priceOf(DBM, order),
  paysFor: () => null,
  pointsOf: points,
  riverBroken: (trace) => riverBroken(DBM, trace),
  wadingsOn: (trace) => wadingsOn(DBM)(trace),
  farthestLineUp: BASE_WIDTH / 2,
  extraMove: (trace, mover) => extraMove(DBM, trace, mover),
  mostMove: (trace, mover) => mostMove(DBM, trace, mover),
  mayReachFlank: startsAside,
  isKnownByWalls: (_rules, battle, _base, enemy) => enclosureRound(DBM, battle, enemy) !== null,
  marchMarks: (_trace, marches): Marks => (marches > 1 ? { marched: 1 } : {}),
  runsUnlessHalted: isDemoralised,
  conformsTo: (met, base) => conformsTo(DBM, met, base),
  passesAside: () => null,
  footRows: ON_FOOT,
  dismountPlaceReasons: (_rules, battle, base) => dismountPlaceReasons(DBM, battle, base),
  ambushBehindCentre: 300,
  ambushSector: 1 / 3,
  unfitForAmbush,
  isBarredToAmbush: isInTown,
  isHiddenInside: (battle, base) => siteWithin(battle, base) !== null,
  comeOutTogether: shareGround,
  ambushTogetherReasons: () => [],
  isMarchingBaggage,
  marchReasons,
  calledBy: (battle, side, command, face) => calledBy(DBM, battle, side, command, face),
  entryReasons: (battle, placing, arrival) => halfReasons(DBM, battle, placing, arrival),
  fleeFromMarch: 300,
  minglingReasons,
  deploymentDepthFrom,
  sideStrip: SIDE_STRIP,
  deploymentDepth,
  deploymentLimits,
  baggageReasons,
  nearWallReasons: (battle, base, ground) => nearTownReasons(DBM, battle, base, ground),
  arrayReasons: (_rules, battle, side) => halvesApart(DBM, battle, side),
  largeTown: 750,
  mayUse,
  mayFortifyTown,
  isListedSection: isListed,
  wallSections: SECTIONS,
};
