/** The sequence of play: steps that run one after the other and wait for answers. */
import type { Awaited, Battle, Frame, Result, SideId } from '../battle.ts';
import type { AnyCommand } from '../command.ts';
import type { Ruleset } from '../contract.ts';
import type { Flat, Held, Parts } from '../data/form.ts';
import type { Event, Reason } from '../event.ts';

/** A battle while one command is carried out: the only data below the screen that is changed in place. */
export interface Work {
  readonly rules: Ruleset;
  battle: Battle;
  readonly events: Event[];
}

/** The result of a run of a step: it is done, it waits for an answer, or other frames run first. */
export type Next =
  | { readonly next: 'done' }
  | { readonly next: 'wait'; readonly awaits: readonly Awaited[]; readonly frame?: Frame }
  /** When `frames` are done, in order, `then` replaces the frame and runs. */
  | { readonly next: 'call'; readonly frames: readonly Frame[]; readonly then: Frame | null };

/** One of several choices that are open now. */
export interface Option {
  /** The command that makes this choice. */
  readonly command: AnyCommand;
  /** The message for this choice, with its figures. */
  readonly key: string;
  readonly figures?: { readonly [key: string]: string | number };
}

/** A step that gets its frames and its commands as these types. */
export interface StepOn<MyFrame, MyCommand> {
  /** The form of each part that its frame remembers. Without it the frame remembers nothing. */
  readonly frame?: Parts;
  /** Does all that needs no answer, and returns what comes next. It runs again after each answer and each call. */
  run(work: Work, frame: MyFrame): Next;
  /** Takes an awaited answer. Returns what comes next, or why the answer is refused. */
  answer?(work: Work, frame: MyFrame, command: MyCommand, by: SideId): Next | readonly Reason[];
  /** The choices that are open now, without moves: those are the candidate moves. */
  options?(rules: Ruleset, battle: Battle, frame: MyFrame): readonly Option[];
}

/** A named part of the sequence of play. Its frame holds everything that it must remember. */
export type Step = StepOn<Frame, AnyCommand>;

/** The type of a frame with the parts that its step remembers. */
export type FrameOf<Memory extends Parts> = Flat<{ readonly step: string } & Held<Memory>>;

/** A step that remembers these parts. The engine checks the forms of frames and commands when it reads them. */
export type StepWith<Memory extends Parts, MyCommand extends AnyCommand = AnyCommand> = StepOn<
  FrameOf<Memory>,
  MyCommand
> & { readonly frame: Memory };

/** How a battle can end outside its sequence of play. */
export type Finish = 'resigned' | 'agreed' | 'time';

export interface SequenceRules {
  /** The phases before the first bound, in order. */
  readonly setup?: readonly string[];
  /** The phases of a bound, in order. Each is the name of a step. */
  readonly phases: readonly string[];
  /** Every step, by the name that frames use. */
  readonly steps: Readonly<Record<string, Step>>;
  /** Ends a bound and begins the next: sets the active side and clears the figures of the bound. */
  nextBound(work: Work): void;
  /** The result when a side resigns, a draw is agreed or time runs out, or why the battle may not end now. */
  finish(battle: Battle, how: Finish, by: SideId): Result | readonly Reason[];
}
