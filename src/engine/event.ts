/** Events, the changes that they make, and the reasons and faults of answers. */
import type { Pose } from '../geometry/pose.ts';
import type {
  Base,
  BaseId,
  Flow,
  Follow,
  Json,
  Place,
  Result,
  Side,
  SideId,
  TerrainPiece,
  Turn,
} from './battle.ts';

/** The closed list of changes that an event can make. It knows no rule. */
export type Change =
  | { readonly change: 'place'; readonly base: BaseId; readonly at: Pose; readonly in?: Place }
  | { readonly change: 'remove'; readonly base: BaseId; readonly to: Place }
  /** A base follows another in a bent column, until either of them is placed anew or removed. */
  | { readonly change: 'follow'; readonly base: BaseId; readonly follows: Follow }
  /** `was` is the private name of a hidden base that appears. That name is dropped. */
  | { readonly change: 'add'; readonly base: Base; readonly was?: BaseId }
  /** Figures of this bound, the same for one or several bases. Null removes a figure. */
  | {
      readonly change: 'mark';
      readonly base: BaseId | readonly BaseId[];
      readonly set: Readonly<Record<string, number | null>>;
    }
  /** Lasting figures of a base. */
  | { readonly change: 'brand'; readonly base: BaseId; readonly set: Readonly<Record<string, number | null>> }
  /** The base has another size from now on, and another `troop` if that is given. */
  | {
      readonly change: 'resize';
      readonly base: BaseId;
      readonly width: number;
      readonly depth: number;
      readonly troop?: string;
    }
  | { readonly change: 'clear' }
  /** The points that a command has left. */
  | { readonly change: 'points'; readonly command: string; readonly left: number }
  | { readonly change: 'turn'; readonly set: Partial<Turn> }
  | { readonly change: 'side'; readonly side: SideId; readonly set: Partial<Side> }
  | { readonly change: 'terrain'; readonly piece: TerrainPiece }
  /** Removes a terrain piece. */
  | { readonly change: 'lift'; readonly piece: string }
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

export interface Event extends Story {
  readonly changes: readonly Change[];
  /** The side that keeps this event secret, and the form that others get (null: nothing). */
  readonly secret?: { readonly of: SideId; readonly public: Event | null };
}

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
