/** The rules for orders to move: their distance, their price, and the checks that judge them. */
import type { Touch } from '../../geometry/contact.ts';
import type { Pose } from '../../geometry/pose.ts';
import type { BaseId, Battle, PlacedBase } from '../battle.ts';
import type { Leg, MoveCommand } from '../command.ts';
import type { Reason } from '../event.ts';
import type { Formation, Trace, Way, WayFault } from '../moves/types.ts';
import type { Line } from './line.ts';

/** A rule that a way breaks, and the place on the way: stage plus fraction, or below 0 before the way begins. */
export interface Broken {
  readonly at: number;
  readonly reason: Reason;
  /** No legal way leads beyond that place, even if the check as a whole does not bar. */
  readonly bars?: true;
}

export interface MoveCheck {
  /** The rules that a way breaks, in the order of the way. Where one is enough, no more are asked for. */
  check(trace: Trace): Iterable<Broken>;
  /** It compares a way with other ways. It is left out when those others are judged. */
  readonly compares?: true;
  /** No legal way leads beyond the place where it is broken. */
  readonly bars?: true;
}

/** How far a way may go. */
export interface Allowance {
  /** Millimetres. */
  readonly mm: number;
  /** The going that sets the distance. */
  readonly going: string;
  readonly lines: readonly Line[];
}

/** How far a way goes, as the ruleset measures moves. */
export interface Distance {
  /** The distance used at the end of each stage of a way, in millimetres. */
  used(way: Way, battle: Battle): readonly number[];
  /** How far this way may go, with the lines of that sum. */
  allowed(trace: Trace): Allowance;
  /** The longest distance that these bases could go anywhere, in millimetres. */
  farthest(battle: Battle, bases: readonly PlacedBase[]): number;
}

/** The paths that bases may take. */
export interface Paths {
  /** Formations, in which each base goes its own way. The first one that fits the path is taken. */
  readonly formations?: readonly Formation[];
  /** A single base may turn about and then go on. Without it a base only turns about. */
  readonly turnsFreely?: true;
  /** Further reasons why bases that are no group can never become one. */
  apart?(bases: readonly PlacedBase[]): readonly Reason[];
  /** The path with an end that lines up with the bases it meets; null if the path stays as it is. */
  linedUp?(trace: Trace, order: MoveCommand): readonly Leg[] | null;
  /** No base is lined up farther than this from where its path would bring it, in millimetres. */
  farthestShift?(order: MoveCommand): number;
  /** The reason against a path with a leg that makes no sense. */
  badLeg(fault: WayFault): Reason;
}

/** How others make room for a way. */
export interface Room {
  /** The battle after other bases have made room for the way; null if none makes room. */
  givenWay?(trace: Trace): Battle | null;
  /** The friends that make room where a way ends, and where they go. */
  displaced(trace: Trace): readonly { readonly base: BaseId; readonly to: Pose }[];
}

/** The price of an order. */
export interface Cost {
  /** Its points, line by line. A move that nobody ordered costs nothing. */
  price(trace: Trace): readonly Line[];
  /** The points that are left for orders to these bases. */
  left(battle: Battle, bases: readonly PlacedBase[]): number;
}

export interface MoveRules {
  /** The battle in which an order is judged: hidden bases that are ordered stand on its table. */
  ordered?(battle: Battle, bases: readonly BaseId[]): Battle;
  /** The bases that an order to these moves. If two elements share a base, the front one moves for both. */
  wholes?(battle: Battle, bases: readonly BaseId[]): readonly BaseId[];
  /** Which kind of move an order is, in a ruleset with several kinds. */
  kind?(trace: Trace): string;
  /** Which paths there are. */
  readonly paths: Paths;
  /** How far a way goes. */
  readonly distance: Distance;
  /** How others make room for a way. */
  readonly room: Room;
  /** The price of an order. */
  readonly cost: Cost;
  /** The checks that judge a way, by its manner of moving. */
  readonly checks: Readonly<Record<string, readonly MoveCheck[]>>;
  /** Do two enemies that touch in these ways fight? Such a contact ends a way. */
  fights(battle: Battle, mover: PlacedBase, other: PlacedBase, touches: readonly Touch[]): boolean;
}
