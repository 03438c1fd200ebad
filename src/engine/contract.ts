import type { Touch } from '../geometry/contact.ts';
import type { Pose } from '../geometry/pose.ts';
import type { Rectangle } from '../geometry/rectangle.ts';
import type {
  Awaited,
  Base,
  BaseId,
  Battle,
  Frame,
  Json,
  Place,
  PlacedBase,
  Result,
  SideId,
  TerrainPiece,
} from './battle.ts';
import type { CombatRules } from './combat.ts';
import type { AnyCommand, Leg, MoveCommand } from './command.ts';
import type { Event, Fault, Reason } from './event.ts';
import type { Parts } from './form.ts';
import type { Formation } from './moves/formations.ts';
import type { Trace } from './moves/trace.ts';
import type { Way, WayFault } from './moves/way.ts';
import type { BattleOption } from './options.ts';
import type { OutcomeRules } from './outcome.ts';
import type { Setup } from './setup.ts';
import type { Sky } from './sky.ts';

export type { Encounter, OutcomeRules, OutcomeWay, Passing } from './outcome.ts';

/** A battle being carried forward inside one `decide`: the only thing below the screen that changes. */
export interface Work {
  readonly rules: Ruleset;
  battle: Battle;
  readonly events: Event[];
}

/** What a step says after it ran: finished, waiting for an answer, or other frames first. */
export type Next =
  | { readonly next: 'done' }
  | { readonly next: 'wait'; readonly awaits: readonly Awaited[]; readonly frame?: Frame }
  /** `then` replaces the frame and runs once `frames` (first one first) are done. */
  | { readonly next: 'call'; readonly frames: readonly Frame[]; readonly then: Frame | null };

export interface Option {
  /** The command that takes it. */
  readonly command: AnyCommand;
  /** A message key with figures, for people. */
  readonly key: string;
  readonly figures?: { readonly [key: string]: string | number };
}

/** A named part of the sequence of play. Its frame holds all that it must remember. */
export interface Step {
  /** The form of each part that its frame remembers. */
  readonly frame?: Parts;
  /** Does what needs no answer and says what comes next. Called again after each answer and call. */
  run(work: Work, frame: Frame): Next;
  /** Takes an awaited answer: what comes next, or why it is refused. */
  answer?(work: Work, frame: Frame, command: AnyCommand, by: SideId): Next | readonly Reason[];
  /** The finite choices now open; moves are asked of the family of moves instead. */
  options?(rules: Ruleset, battle: Battle, frame: Frame): readonly Option[];
}

/** Reasons of the shared mechanics; each ruleset says which clause stands behind each. */
export type ReasonName =
  | 'battle-over'
  | 'not-awaited'
  | 'wrong-phase'
  | 'unknown-command'
  | 'malformed-command'
  | 'unknown-base'
  | 'not-on-table'
  | 'not-yours'
  | 'not-an-option'
  | 'wrong-dice'
  | 'draw-not-offered'
  | 'table-edge'
  | 'base-in-the-way'
  | 'impassable'
  | 'not-a-group'
  | 'no-movement'
  | 'not-enough-points';

/** How a battle ends outside its sequence of play. */
export type Finish = 'resigned' | 'agreed' | 'time';

/** A line of a sum: a factor, a price, an adjustment. */
export interface Line {
  readonly rule: string;
  readonly value: number;
  readonly key: string;
  readonly figures?: { readonly [key: string]: string | number };
}

/** How a base meets a zone: ground in common, or (with none) a length or a corner on its far edge, a corner on its side. */
export type ZoneMeeting = 'ground' | 'far-edge' | 'far-corner' | 'side-corner';

export interface BoardRules {
  /** May these two neighbours be of one group? Facing, side and contact are judged by the engine. */
  mayGroup(battle: Battle, a: PlacedBase, b: PlacedBase): boolean;
  /** Are two neighbours in a bent column of one group? Without it no column bends. */
  bends?(terrain: Battle['terrain'], front: PlacedBase, behind: PlacedBase): boolean;
  /** The bases that make a group's front, from left to right. */
  front(group: readonly PlacedBase[]): readonly PlacedBase[];
  /** Depth of the zone before a base's front edge in millimetres; 0 where it has none. */
  zoneDepth(battle: Battle, base: PlacedBase): number;
  /** Does this other base cut the zone of the owner short? Without it none is ever cut. */
  zoneCutBy?(battle: Battle, owner: PlacedBase, other: PlacedBase): boolean;
  /** Does a zone bind a base that meets it in this way? */
  zoneBinds(meeting: ZoneMeeting): boolean;
  /**
   * The going of a piece for a troop: one of `goings`, `impassable`, or null where it changes nothing; of open
   * ground where the piece is null. `at` is the ground asked about, where it may differ within the piece.
   */
  goingOf(battle: Battle, piece: TerrainPiece | null, base: PlacedBase, at?: Rectangle): string | null;
  /** From the worst to the best. */
  readonly goings: readonly string[];
  /** The clause by which a piece counts for a base that is only partly in it. */
  readonly partlyIn: string;
  /** No space wider than this, in millimetres, is a gap. */
  readonly gap: { readonly rule: string; readonly widest: number };
  /** May this base be the side of a gap for an order of those bases? */
  makesGap(battle: Battle, base: PlacedBase, movers: readonly BaseId[]): boolean;
  /** Can the one see the other? */
  sees(battle: Battle, from: PlacedBase, to: PlacedBase): boolean;
}

/** What a base is before it has an id, a side and a place. */
export type Mustered = Pick<Base, 'troop' | 'width' | 'depth' | 'place' | 'marks' | 'bound'>;

/** A question about a battle: its answer as JSON, or what is wrong with it. */
export type Question = (rules: Ruleset, battle: Battle, question: AnyCommand) => Answer;
export type Answer = { readonly answer: Json } | { readonly fault: Fault };

/** A rule that a way breaks, and where on the way (stage + fraction; below 0: before it begins). */
export interface Broken {
  readonly at: number;
  readonly reason: Reason;
  /** No legal way leads beyond that place, as for a check that always bars. */
  readonly bars?: true;
}

export interface MoveCheck {
  /** What of it the way breaks, in the order of the way. */
  check(trace: Trace): readonly Broken[];
  /** It compares the way with others that could be made instead: left out when those are judged. */
  readonly compares?: true;
  /** No legal way leads beyond the place where it is broken. */
  readonly bars?: true;
}

/** How far a way may go, by what it touches. */
export interface Allowance {
  /** Millimetres. */
  readonly mm: number;
  /** The going that sets it. */
  readonly going: string;
  readonly lines: readonly Line[];
}

export interface MoveRules {
  /** The battle in which an order to these bases is judged, where they are hidden as yet; else the same. */
  ordered?(battle: Battle, bases: readonly BaseId[]): Battle;
  /** Millimetres used at the end of each stage of a way, as the ruleset measures moves. */
  reached(way: Way, battle: Battle): readonly number[];
  /** Manners of moving in which each base of an order goes its own way; the first that a path asks for is taken. */
  readonly formations?: readonly Formation[];
  /** What else keeps these bases, which are no group, from ever being one. */
  apart?(bases: readonly PlacedBase[]): readonly Reason[];
  /** A single base may turn about and then go on; others only turn about. */
  readonly turnsFreely?: true;
  /** The path brought to where its end lines up with those it meets; null where it stays as it is. */
  linedUp?(trace: Trace, order: MoveCommand): readonly Leg[] | null;
  /** The battle as this way finds it, where something gives way before it; null where it stays as it is. */
  givenWay?(trace: Trace): Battle | null;
  /** How far this way may go, and by which lines that sum is made. */
  allowance(trace: Trace): Allowance;
  /** The longest way these bases could go anywhere, in millimetres. */
  farthest(battle: Battle, bases: readonly PlacedBase[]): number;
  /** The reason against a leg that is none, or one that is not played yet. */
  badLeg(fault: WayFault): Reason;
  /** What a way is judged by, for each manner of moving. */
  readonly checks: Readonly<Record<string, readonly MoveCheck[]>>;
  /** Friends who make room where a way ends, and where they go. */
  displaced(trace: Trace): readonly { readonly base: BaseId; readonly to: Pose }[];
  /** What the order costs in points, line by line; none for a way that nobody orders. */
  price(trace: Trace): readonly Line[];
  /** Which kind of move an order is, where the rules have several. */
  kind?(trace: Trace): string;
  /** Points left for orders to these bases. */
  points(battle: Battle, bases: readonly PlacedBase[]): number;
  /** Do two enemies who touch in these ways fight? Such a contact ends a way. */
  fights(battle: Battle, mover: PlacedBase, other: PlacedBase, touches: readonly Touch[]): boolean;
}

/** One ruleset: a value, composed of tables, a sequence of play and a few named functions. */
export interface Ruleset {
  /** As files and commands name it. */
  readonly id: string;
  /** The edition of the rules that is played. */
  readonly version: string;
  /** The steps of a bound, in order; each name is a step. */
  readonly phases: readonly string[];
  /** The steps before the first bound that are phases of their own, in order. */
  readonly setup?: readonly string[];
  /** Every step that a frame may name. */
  readonly steps: Readonly<Record<string, Step>>;
  /** The commands it adds to those that all rulesets share, by type; also parts that it adds to shared ones. */
  readonly commands?: Readonly<Record<string, Parts>>;
  /** Those of its commands that name bases off the table. */
  readonly offTable?: readonly string[];
  /** What is no base, but may be named where a base of the enemy is. */
  isFoe?(battle: Battle, id: string): boolean;
  /** What players may agree on before a battle: no other option is known; without it, any may be written down. */
  readonly options?: readonly BattleOption[];
  /** Where a base is of which a position says a place that other rulesets have. */
  readonly places?: Readonly<Partial<Record<Place, Place>>>;
  /** The form of each part that it reads of its own lasting state, and of the facts of its sides. */
  readonly own?: Parts;
  readonly facts?: Parts;
  /** What is wrong with a position beyond what is wrong in every ruleset; without it, nothing. */
  faults?(position: Setup): readonly Fault[];
  /** The board, in millimetres, of a position that names none. */
  readonly table: Battle['table'];
  /** Faces of each kind of die. */
  readonly dice: Readonly<Record<string, readonly number[]>>;
  /** What a common die counts that was thrown where there is none of the kind asked for. */
  readDie?(die: string, face: number): number;
  /** The clause behind each reason of the shared mechanics. */
  readonly reasons: Readonly<Record<ReasonName, string>>;
  /** What happens between two bounds: who is active, what is cleared. */
  nextBound(work: Work): void;
  /** How the battle ends when a side resigns, a draw is agreed or time runs out; or why it may not end so now. */
  finish(battle: Battle, how: Finish, by: SideId): Result | readonly Reason[];
  /** Weather and light; without it there are none. */
  sky?(battle: Battle): Sky;
  /** Is this base hidden from that seat? */
  hides(battle: Battle, base: Battle['bases'][number], from: SideId | null): boolean;
  /** May a side still hide something, for all that everybody knows? Never tells whether one does. */
  mayHide?(battle: Battle): boolean;
  /** May everybody know this fact of a side, this note of the ruleset's own state? The side itself knows all its facts. */
  isOpen(what: 'fact' | 'note', name: string): boolean;
  /** What the board asks: groups, zones, going, gaps, sight. */
  readonly board: BoardRules;
  /** What outcome moves meet, and how far they go. */
  readonly outcomes: OutcomeRules;
  /** Fights, before and after the dice. */
  readonly combat: CombatRules;
  /** Orders to move: how far, at what price, judged by what. */
  readonly moves: MoveRules;
  /** A base of a troop as people write it, with flags (`c-in-c`, `halted`, ...); or what is wrong. */
  muster(troop: string, flags: readonly string[]): Mustered | Fault;
  /** What is written and drawn on a base: type large, grade small, whether regular, whether a leader. */
  label(base: Base): {
    readonly type: string;
    readonly grade: string;
    readonly regular: boolean;
    readonly leader: boolean;
    /** The plain name of its figure in the catalogue of the drawing. */
    readonly figure: string;
    /** It has vehicles, so many millimetres of its depth. */
    readonly vehicles?: number;
  };
  /** The ruleset's own questions by name; those that all rulesets share are the engine's. */
  readonly questions: Readonly<Record<string, Question>>;
}
