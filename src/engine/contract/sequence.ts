/** The sequence of play of a battle: steps that run one after the other and wait for answers. */
import type { Battle, Json } from '../battle.ts';
import type { Ruleset } from '../contract.ts';
import type { Parts } from '../data/form.ts';
import type { Event } from '../event.ts';
import type { AnyCommand, Seat } from '../game/command.ts';
import type { Reason } from '../game/event.ts';
import type { Frame, Result, SideId } from '../game/game.ts';
import type { GameKind, GameWork } from '../game/rules.ts';
import type { FrameOf, Next, Option } from '../game/steps.ts';

export type { FrameOf, Next, Option } from '../game/steps.ts';

/** A battle while one command is carried out. */
export interface Work extends GameWork<Battle> {
  readonly rules: Ruleset;
  readonly events: Event[];
}

/** A step that gets its frames and its commands as these types. */
export interface StepOn<MyFrame, MyCommand> {
  /** The form of each part that its frame remembers. Without it the frame remembers nothing. */
  readonly frame?: Parts;
  /** It moves bases, and those that move as one are one in it. */
  readonly wholes?: true;
  /** Nothing moves or is seen in it, so neither `watch` nor `afterEach` follows. */
  readonly quiet?: true;
  /** Does all that needs no answer, and returns what comes next. It runs again after each answer and each call. */
  run(work: Work, frame: MyFrame): Next;
  /** Takes an awaited answer. Returns what comes next, or why the answer is refused. */
  answer?(work: Work, frame: MyFrame, command: MyCommand, by: SideId): Next | readonly Reason[];
  /** The choices that are open now, without moves: those are the candidate moves. */
  options?(rules: Ruleset, battle: Battle, frame: MyFrame): readonly Option[];
}

/** A named part of the sequence of play. Its frame holds everything that it must remember. */
export type Step = StepOn<Frame, AnyCommand>;

/** A step that remembers these parts. The engine checks the forms of frames and commands when it reads them. */
export type StepWith<Memory extends Parts, MyCommand extends AnyCommand = AnyCommand> = StepOn<
  FrameOf<Memory>,
  MyCommand
> & { readonly frame: Memory };

/** How a battle can end outside its sequence of play. */
export type Finish = 'resigned' | 'agreed' | 'time';

/** Watches each run of a step and each answer to it. Its events turned the battle `before` into that of `work`. */
export interface Watch {
  /** What must come before these events; null if nothing. They are undone, this happens, and the step acts again. */
  first(work: Work, before: Battle, events: readonly Event[]): (() => void) | null;
  /** Does at once what these events lead to. */
  then(work: Work, before: Battle, events: readonly Event[]): void;
}

/** Bases that move as one in steps with `wholes`. */
export interface Wholes {
  /** The battle in which each whole is one base. */
  asOne(battle: Battle): Battle;
  /** Acts with each whole as one base, and sets its other bases after that. */
  together<Answer>(work: Work, act: () => Answer): Answer;
}

export interface SequenceRules {
  /** Every step, by the name that frames use. */
  readonly steps: Readonly<Record<string, Step>>;
  /** Watches each run of a step in a bound, and each answer to it. */
  readonly watch?: Watch;
  /** Does what follows after each run of a step in a bound and each answer, whatever the step was. */
  afterEach?(work: Work, before: Battle, events: readonly Event[]): void;
  /** Bases that move as one, for the steps with `wholes`. */
  readonly wholes?: Wholes;
  /** Ends a bound and begins the next: sets the active side and clears the figures of the bound. */
  nextBound(work: Work): void;
  again?(work: Work, at: number): number | null;
  /** The result when a side resigns, a draw is agreed or time runs out, or why the battle may not end now. */
  finish(battle: Battle, how: Finish, by: SideId): Result | readonly Reason[];
}

/** As the kind of any game, with the types of a battle. */
export interface BattleKind extends Pick<GameKind, 'commands'> {
  apply(battle: Battle, event: Event): Battle;
  bare(battle: Battle): Battle;
  canApply(battle: Battle, event: Event): boolean;
  facts(battle: Battle): string;
  seen(rules: Ruleset, battle: Battle, seat: SideId | null): Battle;
  told(event: Event): Event;
  misnamed(rules: Ruleset, battle: Battle, command: AnyCommand, by: Seat): readonly Reason[];
  ending(work: Work, command: AnyCommand, by: Seat): readonly Reason[] | null;
  otherSide(battle: Battle, side: SideId): SideId;
  unseen(rules: Ruleset, battle: Battle): { readonly [part: string]: Json };
}
