/** The evaluation profile: all that a bot must know about a ruleset, read from the tables of the ruleset. */
import type { Base, Battle, PlacedBase, SideId } from '../../engine/battle.ts';
import type { AnyCommand } from '../../engine/command.ts';
import type { Ruleset } from '../../engine/contract.ts';
import type { FoePiece } from '../board/target.ts';
import type { Weights } from '../evaluate/weights.ts';
import type { Role } from './roles.ts';

export interface EvaluationProfile extends Knowledge {
  readonly temper: Temper;
  /** The temper before there were plans, where it was another: bots are still measured against it. */
  readonly former?: Temper;
  readonly weights: Weights;
}

/** What holds for every bot, however boldly it plays. */
export interface Knowledge {
  readonly army: ArmyProfile;
  readonly troops: TroopProfile;
  readonly dangers: DangerProfile;
  readonly orders: OrderProfile;
}

/** The losses of an army, in the points by which a battle is lost. */
export interface ArmyProfile {
  /** The points that an army loses with this base. */
  worth(base: Base, battle: Battle): number;
  /** The points that an army loses with a piece of terrain when the enemy takes it. */
  worthOfPiece(piece: FoePiece, battle: Battle): number;
  /** The points that a side can still lose before it is beaten. */
  left(battle: Battle, side: SideId): number;
  /** The share of its worth that a base loses by an outcome. For a piece of terrain `base` is null. */
  lossShare(outcome: string, base: Base | null): number;
}

/** `ready` for an order; `held` by an enemy, which it may only leave; or `done`: no order is possible in this bound. */
export type Readiness = 'ready' | 'held' | 'done';

/** The abilities of troops. */
export interface TroopProfile {
  roleOf(base: Base): Role;
  /** It fights worse on any ground except good going. */
  isHampered(base: Base): boolean;
  /** It may attack in this bound. */
  mayAttack(base: Base): boolean;
  /** It can ever attack this enemy. */
  canAttack(base: Base, goal: Base): boolean;
  /** Its player must declare that it fights this enemy when it comes into contact. */
  mustDeclare(base: Base, goal: Base): boolean;
  /** It can take a piece of terrain that the enemy must not lose. */
  canStorm(base: Base): boolean;
  /** The greatest distance at which it commands bases, in millimetres; null if it commands none. */
  commandRange(base: Base): number | null;
  readiness(battle: Battle, base: PlacedBase): Readiness;
  /** It moves by itself in this bound unless it is moved or halted. */
  runsAway?(battle: Battle, base: PlacedBase): boolean;
  /** It is time for it to arrive. If absent, it arrives as soon as it may. */
  isTimely?(base: Base, battle: Battle): boolean;
}

/** The ground before a base's front on which it shoots, in millimetres. */
export interface ShootingZone {
  readonly width: number;
  readonly depth: number;
}

/** The further losses of a side when a base must go back. */
export interface GoingBack {
  /** The base cannot go back, and is lost. */
  readonly hemmed: boolean;
  /** Friends that it crushes. */
  readonly crushed: readonly Base[];
}

/** Dangers to a base other than an attack. */
export interface DangerProfile {
  /** Null for a base that does not shoot. */
  shootingZone(base: Base): ShootingZone | null;
  /** A shooter can aim at this enemy. If absent, it aims at the nearest enemy with two corners in its zone. */
  canAim?(battle: Battle, shooter: PlacedBase, target: PlacedBase): boolean;
  /** The range of its spells, in millimetres; null for a base that casts none. */
  spellRange?(base: Base): number | null;
  /** The range at which an enemy can take a base out of the battle by a spell, in millimetres; null if it cannot. */
  dreadRange?(base: Base, enemy: Base): number | null;
  /** The average share of its own worth that a base loses when it shoots or casts a spell. */
  mishap?(base: Base): number;
  /** The average share of its worth that a base loses to hidden enemies where it stands. */
  ambushRisk?(battle: Battle, base: PlacedBase): number;
  /** The losses if a base had to go back now. If absent, every base has room. */
  goingBack?(rules: Ruleset, battle: Battle, base: PlacedBase): GoingBack;
  /** Bases attacked in flank or rear would now turn before they fight. If absent, they never turn. */
  turnsToFace?(battle: Battle): boolean;
}

/** A fight, shot or spell that needs points later in the bound. */
export interface Plan {
  readonly base: string;
  readonly target: string;
  readonly price: number;
}

interface Where {
  readonly rules: Ruleset;
  readonly battle: Battle;
}

/** A kind of move for groups that no enemy is near. */
export interface FastMarch {
  /** The kind of the order to move. */
  readonly kind: string;
  /** A march ends at least this far from every enemy, in millimetres. */
  readonly apart: number;
}

/** The reach of bases, and the orders other than moves and halts. */
export interface OrderProfile {
  /** Millimetres that bases may move together, as a player estimates. */
  reach(where: Where, bases: readonly PlacedBase[]): number;
  /** The price of any order to these bases. It is given if bases far off change nothing else about a move. */
  cost?(battle: Battle, bases: readonly PlacedBase[]): number;
  /** The army is so large that a bot thinks of one command after the other. */
  readonly byCommand?: boolean;
  /** How groups far from the enemy march. If absent, they move as others do. */
  readonly march?: FastMarch;
  /** Orders that cost nothing. */
  free?(battle: Battle, side: SideId): readonly AnyCommand[];
  /** Orders other than moves and halts that may be worth their points. */
  special?(where: Where, side: SideId): readonly AnyCommand[];
  plans?(battle: Battle, side: SideId): readonly Plan[];
  /** The command that casts a spell. A spell may be left undone; a shot may not. */
  readonly spell?: string;
  /** The commands other than `deploy` by which bases arrive during the battle. */
  readonly arrivals?: readonly string[];
}

/** Makes an army advance while it is far from the enemy. */
export interface March {
  /** The worth of 100 millimetres nearer to an enemy, for each base, in points of an army. */
  readonly pull: number;
  /** Beyond this distance from the enemy, in millimetres, lines and ground count for less. */
  readonly near: number;
  /** The worth of an arrival falls to 0 at this distance beyond `near`, in millimetres. */
  readonly far: number;
}

/** Patience in a battle without a time limit: caution at first, and urgency that grows only to a limit. */
export interface Calm {
  /** Urgency stays at most this until the round `drags`. */
  readonly urgency: number;
  readonly drags: number;
  /** Urgency divides fears by at most this. */
  readonly fears: number;
  /** An own loss counts this many times an enemy loss until the round `until`. */
  readonly caution: number;
  /** The last round of full patience. */
  readonly until: number;
  /** The number of rounds after it in which the caution fades to none. */
  readonly fades: number;
}

/** How boldly a bot fights. Trials gave these numbers. */
export interface Temper {
  /** Urgency grows by 1 in this number of rounds. */
  readonly patience: number;
  /** A worth that fights have by themselves, in points: any fight, or only so far as the enemy loses more. */
  readonly wishToFight: { readonly points: number; readonly for: 'any fight' | 'gain' };
  readonly calm?: Calm;
  /** Above this urgency own losses count less and less: a battle that is not won may as well be lost. */
  readonly boldFrom?: number;
  /** How bases far from every enemy advance. If absent, they wait, and hunt when the battle has lasted long. */
  readonly march?: March;
  /** The number of bases that raid one goal, early and late in a battle. */
  readonly raidParty: { readonly soon: number; readonly late: number };
  /** Urgency above this does not raise the hope for a raid. */
  readonly raidUrgency?: number;
  /** Threats are counted for each base alone, or for all bases that could attack one enemy together. */
  readonly threats: 'alone' | 'together';
  /** The most fear for a precious base, in points, at any urgency. If absent, it is that for any other base. */
  readonly preciousFear?: number;
  /** In a fight, the loss of a precious base counts this many times its worth in addition. */
  readonly prudence?: number;
  /** In a storm, an own loss counts this many times its worth in addition while more aid is near. */
  readonly stormCaution?: number;
}
