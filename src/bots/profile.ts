/** What a bot must know of a ruleset to judge its positions, read from the ruleset's tables. */
import type { Base, Battle, PlacedBase, SideId } from '../engine/battle.ts';
import type { AnyCommand } from '../engine/command.ts';
import type { Ruleset } from '../engine/contract.ts';
import type { FoePiece } from './board/target.ts';
import type { Role } from './roles.ts';

export interface EvaluationProfile {
  readonly army: ArmyProfile;
  readonly troops: TroopProfile;
  readonly dangers: DangerProfile;
  readonly orders: OrderProfile;
  readonly temper: Temper;
}

/** What an army may lose, in the points by which a battle is lost. */
export interface ArmyProfile {
  /** What an army loses with this base. */
  worth(base: Base, battle: Battle): number;
  /** What an army loses with a piece of terrain that the enemy may take. */
  worthOfPiece(piece: FoePiece, battle: Battle): number;
  /** What a side can still lose before it is beaten. */
  left(battle: Battle, side: SideId): number;
  /** The share of its worth that an outcome costs a base; of a piece of terrain, for null. */
  lossShare(outcome: string, base: Base | null): number;
}

/** `ready` for an order; `held` by an enemy, which it may only leave; or `done`: no order is possible in this bound. */
export type Readiness = 'ready' | 'held' | 'done';

/** Which base is fit for what. */
export interface TroopProfile {
  roleOf(base: Base): Role;
  /** It fights worse on any ground but the best. */
  isHampered(base: Base): boolean;
  /** It may attack in this bound. */
  mayAttack(base: Base): boolean;
  /** It can attack this enemy at all. */
  canAttack(base: Base, goal: Base): boolean;
  /** Its player must say that it fights this enemy when it comes to touch it. */
  mustDeclare(base: Base, goal: Base): boolean;
  /** It can take a piece of terrain that its enemy must not lose. */
  canStorm(base: Base): boolean;
  /** How far off the bases may be that it commands, in millimetres; null where it commands none. */
  commandRange(base: Base): number | null;
  readiness(battle: Battle, base: PlacedBase): Readiness;
  /** It moves by itself in this bound unless it is moved or halted. */
  runsAway?(battle: Battle, base: PlacedBase): boolean;
  /** It is time to bring it on, where that may be put off. */
  isTimely?(base: Base, battle: Battle): boolean;
}

/** The ground before a base's front on which it shoots, in millimetres. */
export interface ShootingZone {
  readonly width: number;
  readonly depth: number;
}

/** What a base that must go back costs its side besides. */
export interface GoingBack {
  /** It cannot go back, and is lost. */
  readonly hemmed: boolean;
  /** Friends that it crushes. */
  readonly crushed: readonly Base[];
}

/** What threatens a base besides an attack. */
export interface DangerProfile {
  /** Null for a base that does not shoot. */
  shootingZone(base: Base): ShootingZone | null;
  /** A shooter can aim at this enemy. Without this: at the nearest that has two corners in its zone. */
  canAim?(battle: Battle, shooter: PlacedBase, target: PlacedBase): boolean;
  /** Within how many millimetres it can cast a spell; null for a base that casts none. */
  spellRange?(base: Base): number | null;
  /** Within how many millimetres an enemy can take a base out of the battle by a spell; null where it cannot. */
  dreadRange?(base: Base, enemy: Base): number | null;
  /** The share of its worth that shooting or casting costs the base itself on average. */
  mishap?(base: Base): number;
  /** The share of its worth that hidden enemies may cost it on average where it stands. */
  ambushRisk?(battle: Battle, base: PlacedBase): number;
  /** What would happen if it had to go back now. Without this every base has room. */
  goingBack?(rules: Ruleset, battle: Battle, base: PlacedBase): GoingBack;
  /** Bases that are attacked in flank or rear would now turn before they fight. Without this none ever does. */
  turnsToFace?(battle: Battle): boolean;
}

/** What points that are kept may buy later in the bound. */
export interface Plan {
  readonly base: string;
  readonly target: string;
  readonly price: number;
}

interface Where {
  readonly rules: Ruleset;
  readonly battle: Battle;
}

/** How far bases go, and which orders there are besides moves and halts. */
export interface OrderProfile {
  /** Millimetres that bases may go together, as a player reckons. */
  reach(where: Where, bases: readonly PlacedBase[]): number;
  /** What any order to these bases costs, where nothing else about a move depends on what stands far off. */
  cost?(battle: Battle, bases: readonly PlacedBase[]): number;
  /** Orders that cost nothing. */
  free?(battle: Battle, side: SideId): readonly AnyCommand[];
  /** Orders besides moves and halts that may be worth their points. */
  special?(where: Where, side: SideId): readonly AnyCommand[];
  plans?(battle: Battle, side: SideId): readonly Plan[];
  /** The command that casts a spell. A spell may be left undone; a shot may not. */
  readonly spell?: string;
  /** Commands by which bases come to the table during the battle, beside `deploy`. */
  readonly arrivals?: readonly string[];
}

/** How an army is drawn on while it is far from the enemy. */
export interface March {
  /** What 100 millimetres nearer to an enemy are worth for each base, in points of an army. */
  readonly pull: number;
  /** Farther off than this, in millimetres, lines and ground count for less. */
  readonly near: number;
  /** A base that comes to the table this far beyond that, in millimetres, might as well stay away. */
  readonly far: number;
}

/** How a battle is fought that no clock ends: the side that trades well wins it, however long that takes. */
export interface Calm {
  /** Urgency grows no higher than this, */
  readonly urgency: number;
  /** fears fade at most by this much, */
  readonly fears: number;
  /** and an own loss counts this many times an enemy loss, */
  readonly caution: number;
  /** until this round; */
  readonly until: number;
  /** the number of rounds after that in which the caution fades to none. */
  readonly fades: number;
}

/** How boldly a battle is fought: numbers that were found by trials. */
export interface Temper {
  /** Rounds after which attacks look better by as much as they did at first. */
  readonly patience: number;
  /** Battles are won by fights: what a fight is worth in itself, in points, any fight or as far as the enemy loses more. */
  readonly wishToFight: { readonly points: number; readonly for: 'any fight' | 'gain' };
  readonly calm?: Calm;
  /** Above this urgency own losses count for less and less: a battle that is not won might as well be lost. */
  readonly boldFrom?: number;
  /** How strongly bases far from every enemy are drawn on. Without this they wait, and hunt once a battle drags on. */
  readonly march?: March;
  /** Bases that go for one goal at first, and once a battle drags on. */
  readonly raidParty: { readonly soon: number; readonly late: number };
  /** Above this urgency no more is hoped of a raid. */
  readonly raidUrgency?: number;
  /** Threats are counted base by base, or by enemy for all that could attack it together; then only pieces are raided. */
  readonly threats: 'alone' | 'together';
  /** What is feared for a precious base at most, in points, however urgent a battle is; without this as for any other. */
  readonly preciousFear?: number;
  /** How many times its worth the loss of a precious base counts more in a fight that may be avoided. */
  readonly prudence?: number;
  /** How many times its worth an own loss counts more in a storm while others are near that could aid it. */
  readonly stormCaution?: number;
}
