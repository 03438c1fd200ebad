/** What the steps of a sequence of play give back, and the types of their frames. */
import type { Flat, Held, Parts } from '../data/form.ts';
import type { AnyCommand } from './command.ts';
import type { Awaited, Frame } from './game.ts';

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

/** The type of a frame with the parts that its step remembers. */
export type FrameOf<Memory extends Parts> = Flat<{ readonly step: string } & Held<Memory>>;
