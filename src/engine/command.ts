import type { Json, SideId } from './battle.ts';

export type Leg =
  | { readonly forward: number }
  | { readonly back: number }
  | { readonly shift: number }
  | { readonly pivot: 'left' | 'right'; readonly degrees: number }
  | { readonly turnabout: true }
  | { readonly to: readonly [number, number, number] }
  | { readonly [key: string]: Json };

export interface MoveCommand {
  readonly type: 'move';
  readonly bases: readonly string[];
  readonly path: readonly Leg[];
  readonly kind?: string;
  readonly align?: boolean;
  /** What a ruleset adds to it, in the form that its `commands` say. */
  readonly [own: string]: Json;
}

/** What one seat asks: plain JSON with ids, nothing computed. Rulesets add types of their own. */
export type Command =
  | MoveCommand
  | { readonly type: 'halt'; readonly bases: readonly string[] }
  | {
      readonly type: 'shoot';
      readonly base: string;
      readonly target: string;
      readonly aiding?: readonly string[];
      readonly enemyAiding?: readonly string[];
    }
  | { readonly type: 'fight'; readonly base: string }
  | {
      readonly type: 'choose';
      readonly option?: string;
      readonly base?: string;
      readonly bases?: readonly string[];
      readonly distance?: number;
      readonly at?: readonly [number, number, number];
    }
  | { readonly type: 'deploy'; readonly base: string; readonly at: readonly [number, number, number] }
  | { readonly type: 'roll'; readonly faces: readonly number[] }
  | { readonly type: 'end-phase' }
  | { readonly type: 'resign' }
  | { readonly type: 'offer-draw' }
  | { readonly type: 'accept-draw' }
  | { readonly type: 'decline-draw' }
  | { readonly type: 'end-of-time' };

/** A command of a ruleset's own, or one not yet known to be any. */
export interface AnyCommand {
  readonly type: string;
  readonly [key: string]: Json;
}

/** Who speaks: a side, or `dice` for faces given by the host. */
export type Seat = SideId | 'dice';

/** The faces that a command gives. */
export const facesOf = ({ faces }: AnyCommand): readonly number[] =>
  Array.isArray(faces) ? (faces as readonly number[]) : [];
