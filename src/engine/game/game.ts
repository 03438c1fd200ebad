/** What every game has: sides, options, the state that only its rules read, and the flow of its questions. */
import type { Json } from '../data/json.ts';

export type SideId = string;

/** One side of a game, which one player leads, or several together. */
export interface GameSide {
  readonly id: SideId;
  /** The name of its army, for players. */
  readonly army?: string;
  /** Facts about the side that its rules need. */
  readonly facts: { readonly [key: string]: Json };
}

/** How a game ended. Without a single winner `winner` is null. */
export interface Result {
  readonly winner: SideId | null;
  readonly how: string;
  /** The score of each side, in the order of the sides. */
  readonly score: readonly number[];
  /** A second score, if a tournament asks for one. */
  readonly secondary?: readonly number[];
}

export interface Frame {
  readonly step: string;
  readonly [key: string]: Json;
}

export interface DieRequest {
  readonly owner: SideId;
  /** The kind of die that the ruleset names: `D6`, `AD`. */
  readonly die: string;
  readonly purpose: string;
}

/** The form that an answer must have. The options themselves are computed when asked for. */
export type AnswerForm =
  | { readonly form: 'orders' }
  | { readonly form: 'one' }
  | { readonly form: 'some'; readonly least: number; readonly most: number }
  | { readonly form: 'number'; readonly least: number; readonly most: number }
  | { readonly form: 'place' }
  | { readonly form: 'faces'; readonly dice: readonly DieRequest[] };

/** A question that one seat must answer. Several seats may be asked at once; each answers its own. */
export interface Awaited {
  /** A side, or `dice`: the host gives the faces. */
  readonly by: SideId;
  readonly kind: string;
  readonly answer: AnswerForm;
  /** The subject of the question: ids and figures for the message. */
  readonly about?: { readonly [key: string]: Json };
}

/** What the game waits for. Frames are open to all: what is written in secret stands in the facts of its side. */
export interface Flow {
  readonly phase: string;
  readonly stack: readonly Frame[];
  readonly awaits: readonly Awaited[];
}

/** A game: plain data that is never changed in place. */
export interface Game {
  readonly ruleset: string;
  readonly options: Readonly<Record<string, string | number | boolean>>;
  /** Two or more. */
  readonly sides: readonly GameSide[];
  /** The lasting state that only the rules read. */
  readonly own: { readonly [key: string]: Json };
  readonly flow: Flow;
  readonly result: Result | null;
}
