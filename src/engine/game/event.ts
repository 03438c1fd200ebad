/** Events, the changes that every game knows, and the reasons and faults of answers. */
import type { Json } from '../data/json.ts';
import type { Flow, GameSide, Result, SideId } from './game.ts';

/** A change of any game. `was` is the private name of something hidden that appears by it. */
export interface AnyChange {
  readonly change: string;
  readonly was?: string;
}

/** The changes that every game knows. */
export type GameChange<Side extends GameSide = GameSide> =
  | { readonly change: 'side'; readonly side: SideId; readonly set: Partial<Side> }
  /** The ruleset's own state. Null removes a note. */
  | { readonly change: 'note'; readonly set: { readonly [key: string]: Json } }
  /** The new flow, without unchanged parts. */
  | { readonly change: 'flow'; readonly flow: Partial<Flow> }
  | { readonly change: 'end'; readonly result: Result };

/** What happened and why: the key of a message, with its figures. */
export interface Story {
  readonly type: string;
  readonly rule?: string;
  readonly figures?: { readonly [key: string]: Json };
}

export interface GameEvent<Change extends AnyChange = AnyChange> extends Story {
  readonly changes: readonly Change[];
  /** The side that keeps this event secret, and the form that others get (null: nothing). */
  readonly secret?: { readonly of: SideId; readonly public: GameEvent<Change> | null };
}

/** Does something hidden appear in this event? */
export const unveils = ({ changes }: GameEvent): boolean => changes.some(({ was }) => was !== undefined);

/** A broken rule, with the measured figures. `key` names a message. */
export interface Reason {
  readonly rule: string;
  readonly key: string;
  readonly figures?: { readonly [key: string]: Json };
  /** It holds for every way of the base in this bound, as when the base has moved. */
  readonly always?: true;
}

/** A fault of something that was read or built, and its place. `key` names a message. */
export interface Fault {
  readonly key: string;
  readonly figures: { readonly [key: string]: Json };
}
