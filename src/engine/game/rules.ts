/** What the engine needs from the rules of any game: its kind, its sequence of play, its dice, notes and questions. */
import type { Parts } from '../data/form.ts';
import type { Json } from '../data/json.ts';
import type { AnyCommand, Seat } from './command.ts';
import type { DiceRules } from './dice.ts';
import type { Fault, GameEvent, Reason } from './event.ts';
import type { Frame, Game, SideId } from './game.ts';
import type { GameOption } from './options.ts';
import type { Notes } from './own-form.ts';
import type { Next, Option } from './steps.ts';

/** A game while one command is carried out: the only data below the screen that is changed in place. */
export interface GameWork<State extends Game = Game> {
  readonly rules: GameRules;
  battle: State;
  readonly events: GameEvent[];
}

/** A named part of a sequence of play. Its frame holds everything that it must remember. */
export interface GameStep {
  readonly frame?: Parts;
  readonly wholes?: true;
  readonly quiet?: true;
  run(work: GameWork, frame: Frame): Next;
  answer?(work: GameWork, frame: Frame, command: AnyCommand, by: SideId): Next | readonly Reason[];
  options?(rules: GameRules, game: Game, frame: Frame): readonly Option[];
}

/** Watches each act of a step: a run, or an answer. Its events turned the game `before` into that of `work`. */
export interface GameWatch {
  /** What must come before these events; null if nothing. The act is undone, this happens, and the step acts again. */
  first(work: GameWork, before: Game, events: readonly GameEvent[]): (() => void) | null;
  /** Does at once what these events lead to. */
  then(work: GameWork, before: Game, events: readonly GameEvent[]): void;
}

/** Pieces that count as one in steps with `wholes`. */
export interface GameWholes {
  /** The game in which each whole is one. */
  asOne(game: Game): Game;
  /** Acts with each whole as one, and sets its parts after that. */
  together<Answer>(work: GameWork, act: () => Answer): Answer;
}

/** How a kind of game keeps and shows its state. It knows no rule. */
export interface GameKind {
  /** The forms of the commands that all rulesets of this kind share, by type. */
  readonly commands: Readonly<Record<string, Parts>>;
  /** Applies the changes of an event. Nothing else changes a game. */
  apply(game: Game, event: GameEvent): Game;
  /** The same game, for which no cache has an answer yet. */
  bare(game: Game): Game;
  /** Does each change of an event find what it names? A view lacks hidden things, so there it may not. */
  canApply(game: Game, event: GameEvent): boolean;
  /** Its facts as text, to be hashed. The flow is left out, so that changes to it keep old hashes. */
  facts(game: Game): string;
  /** The same game without what a seat may not see of the parts that only this kind has. */
  seen(rules: GameRules, game: Game, seat: SideId | null): Game;
  /** An event as it is told, with its changes joined and its secrets veiled. */
  told(event: GameEvent): GameEvent;
  /** Why a command makes no sense: it names what is not there, or what its seat does not know. */
  misnamed(rules: GameRules, game: Game, command: AnyCommand, by: Seat): readonly Reason[];
  /** Ends the game outside of its sequence of play; null for other commands. */
  ending(work: GameWork, command: AnyCommand, by: Seat): readonly Reason[] | null;
  /** The side that a seat waits for when nothing is awaited. */
  otherSide(game: Game, side: SideId): SideId;
  /** The parts that only this kind has, as far as a spectator does not see them, for the seal on hidden things. */
  unseen(rules: GameRules, game: Game): { readonly [part: string]: Json };
}

/** The names of the reasons that all games share. */
export type GameReason =
  | 'battle-over'
  | 'not-awaited'
  | 'wrong-phase'
  | 'unknown-command'
  | 'malformed-command'
  | 'not-an-option'
  | 'wrong-dice';

/** The type of the events of a game with these rules. */
export type EventOf<Rules extends GameRules> = ReturnType<Rules['game']['told']>;

/** The answer to a question about a game, as JSON, or the fault of the question. */
export type Answer = { readonly answer: Json } | { readonly fault: Fault };

/** The rules of one game as a value. */
export interface GameRules extends DiceRules {
  /** The name in files and commands. */
  readonly id: string;
  /** The edition of the rules. */
  readonly version: string;
  /** What kind of game it is. */
  readonly game: GameKind;
  /** The options that players may agree on. Without this, any option is accepted. */
  readonly options?: readonly GameOption[];
  /** The notes of its lasting state: their forms, and whether each seat may see them. */
  readonly own?: Notes;
  /** As `own`, for the facts about a side. */
  readonly facts?: Notes;
  /** The phases before the first bound, in order. */
  readonly setup?: readonly string[];
  /** Does a position that begins in a phase of the setup go on with the rest of it, or with the first bound at once? */
  readonly goesOnWithSetup?: boolean;
  /** The phases of a bound, in order. Each is the name of a step. */
  readonly phases: readonly string[];
  /** Every step, by the name that frames use. */
  readonly steps: Readonly<Record<string, GameStep>>;
  /** What watches each act of a step in a bound. */
  readonly watch?: GameWatch;
  /** Does what follows after each act of a step in a bound, whatever the step was. */
  afterEach?(work: GameWork, before: Game, events: readonly GameEvent[]): void;
  readonly wholes?: GameWholes;
  /** Ends a bound and begins the next. */
  nextBound(work: GameWork): void;
  /**
   * Asked as a bound comes to the phase at this place: the place from which a further part of the army goes through
   * phases again before it; null if none does.
   */
  again?(work: GameWork, at: number): number | null;
  /** The forms of the ruleset's own commands, by type, and of the parts that it adds to shared commands. */
  readonly commands?: Readonly<Record<string, Parts>>;
  /** The clause for each shared reason. */
  readonly reasons: Readonly<Record<GameReason, string>>;
}
