/** Events of battles, and the changes that they make. */
import type { Pose } from '../geometry/pose.ts';
import type { Base, BaseId, Follow, Place, Side, TerrainPiece, Turn } from './battle.ts';
import type { GameChange, GameEvent } from './game/event.ts';

export type { Fault, Reason, Story } from './game/event.ts';

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
  | { readonly change: 'terrain'; readonly piece: TerrainPiece }
  /** Removes a terrain piece. */
  | { readonly change: 'lift'; readonly piece: string }
  | GameChange<Side>;

/** An event of a battle. */
export type Event = GameEvent<Change>;
