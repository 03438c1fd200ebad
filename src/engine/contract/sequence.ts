/** The sequence of play: steps that run one after the other and wait for answers. */
import type { Awaited, Battle, Frame, Result, SideId } from '../battle.ts';
import type { AnyCommand } from '../command.ts';
import type { Ruleset } from '../contract.ts';
import type { Event, Reason } from '../event.ts';
import type { Flat, Held, Parts } from '../form.ts';

/** A battle while one command is carried out: the only data below the screen that is changed in place. */
export interface Work {
  readonly rules: Ruleset;
  battle: Battle;
  readonly events: Event[];
}

/** What a step says after it ran: it is done, it waits for an answer, or other frames come first. */
export type Next =
  | { readonly next: 'done' }
  | { readonly next: 'wait'; readonly awaits: readonly Awaited[]; readonly frame?: Frame }
  /** `then` replaces the frame and runs when `frames` (the first one first) are done. */
  | { readonly next: 'call'; readonly frames: readonly Frame[]; readonly then: Frame | null };

/** One of several choices that are open now. */
export interface Option {
  /** The command that makes this choice. */
  readonly command: AnyCommand;
  /** The message that tells people of it, with its figures. */
  readonly key: string;
  readonly figures?: { readonly [key: string]: string | number };
}

/** A step that gets its frames and its commands as these types. */
export interface StepOn<MyFrame, MyCommand> {
  /** The form of each part that its frame remembers. Without it the frame remembers nothing. */
  readonly frame?: Parts;
  /** Does what needs no answer, and says what comes next. It runs again after each answer and each call. */
  run(work: Work, frame: MyFrame): Next;
  /** Takes an awaited answer, and says what comes next or why the answer is refused. */
  answer?(work: Work, frame: MyFrame, command: MyCommand, by: SideId): Next | readonly Reason[];
  /** The choices that are open now, except moves: those come from the family of moves. */
  options?(rules: Ruleset, battle: Battle, frame: MyFrame): readonly Option[];
}

/** A named part of the sequence of play. Its frame holds everything that it must remember. */
export type Step = StepOn<Frame, AnyCommand>;

/** A frame with what its step remembers. */
export type FrameOf<Memory extends Parts> = Flat<{ readonly step: string } & Held<Memory>>;

/** A step that remembers these parts. The engine judges frames by their forms when it reads them, and commands too. */
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
  /** Ends a bound and begins the next: it says who is active and clears the figures of the bound. */
  nextBound(work: Work): void;
  /** The result when a side resigns, a draw is agreed or time runs out; or why the battle may not end now. */
  finish(battle: Battle, how: Finish, by: SideId): Result | readonly Reason[];
}
