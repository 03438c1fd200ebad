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

/** The closed list of what an event can change; it knows no rule. */
export type Change =
  | { readonly change: 'place'; readonly base: BaseId; readonly at: Pose; readonly in?: Place }
  | { readonly change: 'remove'; readonly base: BaseId; readonly to: Place }
  /** A base follows another in a bent column, until either is placed anew or removed. */
  | { readonly change: 'follow'; readonly base: BaseId; readonly follows: Follow }
  /** `was` is the private name of a base that appears: it goes. */
  | { readonly change: 'add'; readonly base: Base; readonly was?: BaseId }
  /** Figures of the bound, of one base or alike of several; null takes one away. */
  | {
      readonly change: 'mark';
      readonly base: BaseId | readonly BaseId[];
      readonly set: Readonly<Record<string, number | null>>;
    }
  /** Lasting figures. */
  | { readonly change: 'brand'; readonly base: BaseId; readonly set: Readonly<Record<string, number | null>> }
  /** A base stands otherwise from now on; `troop` where it is told otherwise too. */
  | {
      readonly change: 'resize';
      readonly base: BaseId;
      readonly width: number;
      readonly depth: number;
      readonly troop?: string;
    }
  | { readonly change: 'clear' }
  /** Points of a command: what is left. */
  | { readonly change: 'points'; readonly command: string; readonly left: number }
  | { readonly change: 'turn'; readonly set: Partial<Turn> }
  | { readonly change: 'side'; readonly side: SideId; readonly set: Partial<Side> }
  | { readonly change: 'terrain'; readonly piece: TerrainPiece }
  /** Takes a piece of terrain away. */
  | { readonly change: 'lift'; readonly piece: string }
  /** The ruleset's own state; null takes a note away. */
  | { readonly change: 'note'; readonly set: { readonly [key: string]: Json } }
  /** The new flow; parts that stay as they are are left out. */
  | { readonly change: 'flow'; readonly flow: Partial<Flow> }
  | { readonly change: 'end'; readonly result: Result };

/** What happened and because of what: a key of the catalogue with its figures. */
export interface Story {
  readonly type: string;
  readonly rule?: string;
  readonly figures?: { readonly [key: string]: Json };
}

export interface Event extends Story {
  readonly changes: readonly Change[];
  /** Whose secret this is, with the form that everybody else gets (null: nothing). */
  readonly secret?: { readonly of: SideId; readonly public: Event | null };
}

/** A rule that is broken, with what was measured. `key` is a message of the catalogue. */
export interface Reason {
  readonly rule: string;
  readonly key: string;
  readonly figures?: { readonly [key: string]: Json };
}

/** What is wrong with something that was read or built, and where. `key` is a message of the catalogue. */
export interface Fault {
  readonly key: string;
  readonly figures: { readonly [key: string]: Json };
}
