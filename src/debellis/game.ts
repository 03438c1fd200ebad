/**
 * The rules of one De Bellis ruleset, as this layer asks for them: tables, figures and predicates. A ruleset composes one
 * such value, and each function here takes it as `game`.
 */

import type { TroopFault } from '../engine/army/troop-text.ts';
import type { Base, BaseId, Battle, Marks, PlacedBase, TableEdge, TerrainPiece } from '../engine/battle.ts';
import type { Flank } from '../engine/board/positions.ts';
import type { MoveCommand } from '../engine/command.ts';
import type { Pair, Settlement } from '../engine/contract/combat.ts';
import type { Line } from '../engine/contract/line.ts';
import type { Broken } from '../engine/contract/moves.ts';
import type { Ruleset } from '../engine/contract.ts';
import type { Reason } from '../engine/game/event.ts';
import type { Frame, SideId } from '../engine/game/game.ts';
import type { ChoiceOption, SwitchOption } from '../engine/game/options.ts';
import type { Met } from '../engine/moves/conforming.ts';
import type { Judgement } from '../engine/moves/judge.ts';
import type { Meeting, Trace } from '../engine/moves/types.ts';
import type { OutcomeTales } from '../engine/outcomes/carry-out.ts';
import type { Placing } from '../engine/setup/putting-down.ts';
import type { Point } from '../geometry/point.ts';
import type { Rectangle } from '../geometry/rectangle.ts';
import type { FootRow } from './dismounting/foot-row.ts';
import type { Books } from './effects.ts';
import type { Combatant, Context, FightAssessment, Known } from './fights/combatant.ts';
import type { FactsAsked } from './fights/facts.ts';
import type { Listed, OutcomeTable } from './fights/outcome-rows.ts';
import type { IgnoredOverlap } from './fights/overlaps.ts';
import type { SupportRow } from './fights/support-row.ts';
import type { Called } from './flank/called.ts';
import type { Nature, Wading } from './ground/nature.ts';
import type { Order } from './moves/order.ts';
import type { OverheadRow, RangeRow } from './shooting/rows.ts';
import type { Arrival } from './state.ts';
import type { Going, Graded, Kind, Mount, MoveGround, MovePart, Troop, TroopClass } from './troops/troop.ts';
import type { SectionName, SectionRow } from './walls/bought.ts';
import type { Forecast, Time } from './weather/chart.ts';

/** A limit of deployment, with its clause. */
export interface Limit {
  readonly rule: string;
  readonly mm: number;
}

/** The least distance from the short edges. Elements may stand at exactly that distance only if `inclusive` says so. */
export interface AsideLimit extends Limit {
  readonly inclusive: boolean;
}

/** How an outcome move is told. */
interface Tale {
  readonly type: string;
  readonly rule: string;
  readonly mark: string;
}

/** Troops and bases. */
export interface TroopRules {
  /** Does it belong to an unreliable ally, which has not yet decided whether to fight? */
  isUnreliable(base: Base): boolean;
  /** Does it run away from the battle for good? */
  isRouting(base: Base): boolean;
  /** Is a base of one of these kinds? */
  isOf(base: Base, ...kinds: readonly Kind[]): boolean;
  /** The troop of a base. A base of a battle has been checked: its troop can be read. */
  troopOf(base: Base): Troop;
  isTrain(base: Base): boolean;
  isMounted(base: Base): boolean;
  /** Is it baggage? A ship may be used as such. */
  isBaggage(base: Base): boolean;
  /** Is it a galley, ship or boat? */
  isNaval(base: Base): boolean;
  /** Does it carry land troops? */
  carriesTroops(base: Base): boolean;
  /** Can it move at all? Only baggage may be immobile: behind walls, or by its flag. */
  isMobile(base: Base): boolean;
  isFoot(base: Base): boolean;
  isSkirmisher(base: Base): boolean;
  /** Is a troop of one of these kinds? */
  isOneOf(troop: Graded, kinds: readonly Kind[]): boolean;
  /** Does a troop belong to a class? */
  inClass(troop: Graded, name: TroopClass): boolean;
  /** Is a troop of this kind? */
  isKind(troop: Graded, kind: Kind): boolean;
  /** A distance in paces, as millimetres. */
  paces(count: number): number;
  /** Within a distance is at that distance or less. */
  isWithin(mm: number, limit: number): boolean;
  /**
   * What decides who is upslope: the front edge, the rear corner that is nearer to the top of the hill, or the base that a
   * line from the top crosses.
   */
  readonly upslopeOption: ChoiceOption<'edge' | 'corner' | 'line'>;
  /** May elements lie in ambush? */
  readonly ambushOption: SwitchOption;
  /** May commands march around the flanks of the table? */
  readonly flankMarchesOption: SwitchOption;
  /** May an element that has moved be halted as part of a group? */
  readonly haltAfterMoveOption: SwitchOption;
  /** Waterways, and galleys, ships and boats on them. */
  readonly waterOption: SwitchOption;
  /** Season, weather and hour. */
  readonly weatherOption: SwitchOption;
  /** The chart that gives the weather: that of version 3.0, or the first one of the guide. */
  readonly weatherChartOption: ChoiceOption<'3.0' | 'first'>;
  /** The element equivalents of a lost element, in close combat or otherwise. */
  equivalentsOf(troop: Troop, inCloseCombat: boolean): number;
  formatTroop(troop: Troop): string;
  parseTroop(text: string): Troop | TroopFault;
  /** Width and depth of an element in millimetres. */
  baseSize(troop: Troop, mount?: Mount): { width: number; depth: number };
  /** A tactical move in paces on one kind of ground. */
  moveOf(troop: Troop, ground: MoveGround): number;
  /** The parts of a tactical move in paces: the figure of the table and the additions. */
  moveParts(troop: Troop, ground: MoveGround): readonly MovePart[];
}

/** Fights. */
export interface FightRules {
  /** A combatant as it counts when it fights, shoots and destroys others. */
  knownAs(context: Context): Known;
  /** Does it count as one of these kinds? */
  countsAmong(known: Known, kinds: readonly Kind[]): boolean;
  /** A combatant as it counts for its own outcome. */
  knownSuffering(context: Context): Known;
  /** The combat factor against this opponent, as one line; no line if its clause is not in force. */
  combatFactor(context: Context): readonly Line[];
  /** The grading factors of both sides. `lead` is the total of the first less that of the other. */
  gradingLines(sides: Pair<Combatant>, lead: number): Pair<readonly Line[]>;
  /** Is the weather a disadvantage to an element in contact with this enemy, or shooting at it? */
  isHampered(battle: Battle, base: PlacedBase, enemy: PlacedBase, doing: 'contact' | 'shooting'): boolean;
  /** Less than the winner's total. */
  readonly ifLess: OutcomeTable;
  /** Half the winner's total or less. */
  readonly ifHalf: OutcomeTable;
  /** The totals are equal. */
  readonly ifEqual: OutcomeTable;
  /** The outcome of a doubled loser, by what both tables have for it. */
  ifDoubled(less: Listed | null, half: Listed | null): Listed | null;
  /** The clause by which a fighter disregards its own outcome; null if it suffers it. */
  sparedBy(context: Context): string | null;
  /** Does it fight at whichever edge an enemy touches, as if that were its front? */
  fightsAllRound(base: Base): boolean;
  /** May a naval element and one on land fight each other where the ship lies? */
  fightsLand(battle: Battle, ship: PlacedBase): boolean;
  /** The overlaps that count for nothing. */
  readonly ignoredOverlaps: readonly IgnoredOverlap[];
  /** The facts about a fighter that only this ruleset asks for. */
  factsOf(asked: FactsAsked): object;
  /** The factors of rear support for a combatant, one line for each rank that counts. */
  rearSupport(context: Context): readonly Line[];
  readonly supportRows: readonly SupportRow[];
  /** All tactical factors of one side, one line for each cause. */
  tacticalFactors(context: Context): readonly Line[];
}

/** What follows a fight. */
export interface OutcomeTables {
  /** Must troops of this kind pursue? */
  isPursuer(troop: Troop): boolean;
  /** May such a winner let such a loser go? */
  mayLetGo(winner: Troop, loser: Troop): boolean;
  /** What happens instead of this outcome, named by its clause, if the player of the loser refuses it; null if nobody may. */
  mayRefuse(rule: string): 'recoil' | 'stand' | null;
  /** The outcome of friends at the flank or rear of an enemy when the one before it fails. */
  readonly outcomeBeside: string;
  /** The steps of the ruleset that carry out outcomes in its own way, by outcome. */
  readonly outcomeSteps: Readonly<Record<string, string>>;
  /** Does an element, friend or enemy, flee before this one recoils into it? */
  makesWay(battle: Battle, mover: PlacedBase, other: PlacedBase): boolean;
  /** The frames after a settled fight or shot that only this ruleset has. They follow those of the outcomes. */
  afterwards(battle: Battle, assessment: FightAssessment, settlement: Settlement): readonly Frame[];
  /** Do winners pursue a loser with this outcome? `ahead`: they scored more. */
  isPursued(outcome: string, ahead: boolean): boolean;
  /** The friends behind a base that are destroyed with it by this winner. */
  dieBehind(battle: Battle, base: PlacedBase, winner: BaseId): readonly PlacedBase[];
  /** How each kind of outcome move is told, and the mark it leaves for the bound. */
  readonly tales: OutcomeTales & Readonly<Record<keyof OutcomeTales, { readonly rule: string }>>;
  readonly followed: Tale;
}

/** Shooting. */
export interface ShootingTables {
  /** The troops that shoot over friendly infantry, some only from a hill. */
  readonly overhead: readonly OverheadRow[];
  /** Ranges in paces; the first row that fits. */
  readonly ranges: readonly RangeRow[];
  /** How far to either side of straight ahead some part of the target must lie, in millimetres. */
  readonly beyond: number;
  /** How much of an edge of the target must be exposed, in millimetres; null where two of its corners must be. */
  readonly exposed: number | null;
  /** How near friends may stand to the target and still be shot over, in paces. */
  readonly overFriends: number;
  /** Is an element behind this one so like it that it shoots over it? */
  shootsOver(rules: Ruleset, battle: Battle, front: PlacedBase, rear: PlacedBase): boolean;
  /** Does it stand behind a friend in close combat, so that it neither shoots nor is shot at? */
  isBehindFight(rules: Ruleset, battle: Battle, base: PlacedBase): boolean;
  /** The troops that may decline to shoot, and those that choose among all their targets. */
  readonly mayDecline: readonly Kind[];
  readonly choosers: readonly Kind[];
  /** The troops that can shoot. */
  readonly shooters: Pick<RangeRow, 'rule' | 'of'>;
}

/** Ground, water and sight. */
export interface GroundRules {
  /** The clause that keeps two friends from passing at all. */
  barringRule(passer: PlacedBase, passed: PlacedBase): string;
  /** May elements hide behind this piece? */
  isCover(piece: TerrainPiece): boolean;
  /** Does this piece hide elements inside, if only psiloi? */
  isSite(piece: TerrainPiece): boolean;
  /** Is it in a built-up area, even in part? */
  isInTown(battle: Battle, base: PlacedBase): boolean;
  /** The feature that hides a base inside; null if there is none. */
  siteWithin(battle: Battle, base: PlacedBase): TerrainPiece | null;
  /** Does a feature around a base hide psiloi, but not this base? */
  hidesOnlyPsiloi(battle: Battle, base: PlacedBase): boolean;
  isHill(piece: TerrainPiece): boolean;
  /** The worst going under any part of a base, as it counts for `by`. */
  goingOfBase(rules: Ruleset, battle: Battle, base: PlacedBase, by?: PlacedBase): Going;
  /**
   * The going of a piece for this base; of open ground if `piece` is null. Null if the piece changes nothing. `at` is the
   * ground asked about: a waterway is not the same everywhere.
   */
  goingOf(battle: Battle, piece: TerrainPiece | null, base: PlacedBase, at?: Rectangle): string | null;
  /** Does this piece bear a naval element? `at` is a place in it. */
  bears(battle: Battle, piece: TerrainPiece, base: Base, at?: Point): boolean;
  /** Is this water, which bears it, hard going for a naval element as it stands there? */
  isHardWater(battle: Battle, piece: TerrainPiece, base: PlacedBase, at: Rectangle): boolean;
  /** Does this piece keep troops from going aboard or ashore beside it? */
  barsLanding(piece: TerrainPiece): boolean;
  /** Do guides lead the movers as if all ground were good? */
  isGuided(trace: Trace): boolean;
  /** Does a strong wind blow it about, unless it is halted? */
  drifts(battle: Battle, base: PlacedBase): boolean;
  /** How far it then drifts, in paces. */
  readonly drift: number;
  /** The clause by which an element may pass through a friend in these facings; null if none. It ignores room beyond. */
  passingRule(battle: Battle, passer: PlacedBase, passed: PlacedBase): string | null;
  /** The nature of a river where a base stands; null if nobody has diced for it. */
  natureUnder(battle: Battle, river: TerrainPiece, ground: Rectangle): Nature | null;
  /** The nature of a river in a sector; null if nobody has diced for it. */
  natureIn(battle: Pick<Battle, 'own'>, river: TerrainPiece, sector: number): Nature | null;
  /** The sector of the table in which a place at a river lies. A river along the table crosses three, others two. */
  sectorOf(battle: Pick<Battle, 'table'>, river: TerrainPiece, p: Point): number;
  /** Can a base see another? Ground, weather and light may block sight. With `exact` a limit holds without its tolerance. */
  sees(battle: Battle, from: PlacedBase, to: PlacedBase, exact?: boolean): boolean;
}

/** Weather and light. */
export interface WeatherTables {
  /** The hours of sunrise and sunset in a climate and season. Without a row, the sun never sets. */
  sunHours(time: Time): readonly [number, number];
  /** The weather by the older chart. The sky is overcast at score 4, and at 5 except in summer. */
  firstForecast(time: Time, score: number): Forecast;
  /** The weather by the chart of version 3.0. Scores 0 and 1 have the wind of score 5, which may fall. */
  forecast(time: Time, score: number): Forecast;
}

/** Orders, and moves without orders. */
export interface OrderRules {
  /** Is an element impetuous, by its troop or by the enemy before it? */
  isImpetuous(rules: Ruleset, battle: Battle, base: PlacedBase): boolean;
  /** The enemy baggage that a whole move straight ahead would come up against; null where it meets none, or others first. */
  baggageAhead(rules: Ruleset, battle: Battle, base: PlacedBase): PlacedBase | null;
  /** A whole tactical move on the ground where it stands, in millimetres. */
  fullMove(rules: Ruleset, battle: Battle, base: PlacedBase): number;
  /** Does an impetuous element still have to advance? */
  mustAdvance(rules: Ruleset, battle: Battle, base: PlacedBase): boolean;
  /** The elements of demoralised commands that flee to their own edge, the nearest to it first. */
  runaways(battle: Battle): readonly PlacedBase[];
  /** The enemies in front edge contact with a base. */
  heldBy(battle: Battle, base: PlacedBase): readonly PlacedBase[];
  /** Is it held by an enemy in contact, so that it cannot make a tactical move? */
  isHeld(battle: Battle, base: PlacedBase): boolean;
  /** Must dice be thrown on this way? */
  meetsRiver(trace: Trace): boolean;
  /** The move as far as the rivers let it go; null if it cannot begin. */
  asFarAsRivers(rules: Ruleset, battle: Battle, command: MoveCommand, by: SideId): Judgement | null;
  /** The frame of the die that is due next on a way, if it goes no farther than `most` millimetres; null if none is. */
  nextThrow(trace: Trace, most?: number): Frame | null;
  /** The place on the way of an order where it ends, whatever it wished; null if it goes as ordered. */
  endsAt(trace: Trace): number | null;
  /** The price of an order, line by line. A double base pays as its dearer half. */
  priceOf(order: Order): readonly Line[];
  /** The points that a command has left for an order to these bases. */
  /** The command that pays for orders to a base instead of its own; null if its own does. */
  readonly paysFor: (battle: Battle, base: Base) => string | null;
  pointsOf(battle: Battle, bases: readonly PlacedBase[]): number;
  /** The rules about rivers that a way breaks. */
  riverBroken(trace: Trace): readonly Broken[];
  /** All waters that the movers wade, in the order of the way. */
  wadingsOn(trace: Trace): readonly Wading[];
  /** The farthest that anybody shifts to line up, in millimetres. */
  readonly farthestLineUp: number;
  /** How far a mover may go beyond its distance on this way, in millimetres. */
  extraMove(trace: Trace, mover: number): number;
  /** How far a mover may go at most whatever its distance, in millimetres. */
  mostMove(trace: Trace, mover: number): number;
  /** The clause of that; absent where refusals name the distance of the mover instead. */
  ruleOfMost?(trace: Trace, mover: number): string;
  /** May a base be where this flank of an enemy can be contacted from, before its move? */
  mayReachFlank(mine: Rectangle, theirs: Rectangle, flank: Flank): boolean;
  /** Do fortifications show a command that this enemy is there? */
  isKnownByWalls(rules: Ruleset, battle: Battle, base: PlacedBase, enemy: PlacedBase): boolean;
  /** The marks that a march leaves on a mover: the number of its marches in this bound is given. */
  marchMarks(trace: Trace, marches: number): Marks;
  /** May it be halted lest it drifts? */
  isAdrift(battle: Battle, base: PlacedBase): boolean;
  /** Does it run for its own edge unless it is halted? */
  runsUnlessHalted(base: PlacedBase): boolean;
  /** The clause by which an enemy conforms to the movers that touch its front; null if it does not. */
  conformsTo(met: Met, base: PlacedBase, movers: readonly PlacedBase[]): string | null;
  /** The clause by which a mover passes a friend that it meets other than straight; null if none lets it. */
  passesAside(trace: Trace, meeting: Meeting): string | null;
}

/** What is hidden: ambushes, and commands that are off the table. */
export interface HiddenRules {
  /** How far behind the centre line of the table the ambushes of the invader stay, in paces. */
  readonly ambushBehindCentre: number;
  /** How much of the table, from each short edge, ambushes may use: a half is all of it. */
  readonly ambushSector: number;
  /** Why an element may lie in no ambush at all. */
  unfitForAmbush(base: Base): readonly Reason[];
  /** May no ambush lie here, whatever hides it? */
  isBarredToAmbush(battle: Battle, base: PlacedBase): boolean;
  /** Does a feature around an element hide it where it stands? */
  isHiddenInside(battle: Battle, base: PlacedBase): boolean;
  /** Do two hidden elements of a command that do not touch come out together? */
  comeOutTogether(battle: Battle, one: PlacedBase, other: PlacedBase): boolean;
  /** Why these elements may not lie in ambush together. */
  ambushTogetherReasons(rules: Ruleset, battle: Battle, placings: readonly Placing[]): readonly Reason[];
  /** May this baggage go on a flank march? */
  isMarchingBaggage(battle: Battle, base: Base): boolean;
  /** Why a side may not send these commands on flank marches, each to its edge; `sent` is the one just named. */
  marchReasons(
    battle: Battle,
    side: SideId,
    after: Readonly<Record<string, TableEdge>>,
    sent: string,
  ): readonly Reason[];
  /** What the die of a command brings in that is off the table; null if nothing. */
  calledBy(battle: Battle, side: SideId, command: string, face: number): Called | null;
  /** Why an element may not wait at this place of the edge where it arrives. */
  entryReasons(battle: Battle, placing: Placing, arrival: Arrival): readonly Reason[];
  /** How far from the place where a flank march enters enemies flee, in paces. */
  readonly fleeFromMarch: number;
}

/** Setting up, walls, and changes of bases. */
export interface BattleRules {
  /** The table of a battle with these options, in millimetres. */
  tableOf(options: Battle['options']): Battle['table'];
  /** What mounted troops are on foot: the first row that fits. Troops without a row cannot dismount. */
  readonly footRows: readonly FootRow[];
  /** Why troops may not dismount where this base stands; none if they may. */
  dismountPlaceReasons(rules: Ruleset, battle: Battle, base: PlacedBase): readonly Reason[];
  /** The commands of the same side whose ground these elements would share. */
  minglingReasons(battle: Battle, placings: readonly Placing[]): readonly Reason[];
  /** How far from an edge the side that sits there may deploy, in millimetres. */
  deploymentDepthFrom(battle: Pick<Battle, 'table'>, edge: TableEdge): number;
  /** How far from its own edge an element may deploy, and how far from each short edge it must; null where it need not. */
  deploymentLimits(battle: Battle, base: Base): { readonly depth: Limit; readonly aside: AsideLimit | null };
  /** Why these elements of baggage do not stand where baggage must. */
  baggageReasons(rules: Ruleset, battle: Battle, placings: readonly Placing[]): readonly Reason[];
  /** Why the elements that a side has deployed do not stand together as they must. */
  arrayReasons(rules: Ruleset, battle: Battle, side: SideId): readonly Reason[];
  /** Why a base may not be put down so near to enemy fortifications. */
  nearWallReasons(battle: Battle, base: PlacedBase, ground: Rectangle): readonly Reason[];
  /** The strip along each short edge where nobody deploys, in millimetres. */
  readonly sideStrip: number;
  /** How far from its own edge a side may deploy, in millimetres. */
  deploymentDepth(battle: Battle, side: SideId): number;
  /** The width from which a fortified town needs PF, in paces. */
  readonly largeTown: number;
  /** May a side use sections of this name at all? */
  mayUse(battle: Battle, side: SideId, name: SectionName): boolean;
  /** May a side fortify a town? What it bought for that is wasted without a town, or if it is the invader. */
  mayFortifyTown(battle: Battle, side: SideId): boolean;
  /** Does the army list give such sections for use in the field? */
  isListedSection(battle: Battle, side: SideId, name: SectionName): boolean;
  /** Every kind of section with its price. */
  readonly wallSections: readonly SectionRow[];
}

/** The rules of one De Bellis ruleset. */
export interface Debellis
  extends Books,
    TroopRules,
    FightRules,
    OutcomeTables,
    ShootingTables,
    GroundRules,
    WeatherTables,
    OrderRules,
    HiddenRules,
    BattleRules {}
