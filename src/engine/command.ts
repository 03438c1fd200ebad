/** Commands: what a seat asks, as plain data. */
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
  /** Parts that a ruleset adds, in the forms of its `commands`. */
  readonly [own: string]: Json;
}

/**
 * A command of one seat: plain JSON with ids and no computed values. `command-form.ts` and the rulesets hold its forms.
 */
export interface AnyCommand {
  readonly type: string;
  readonly [key: string]: Json;
}

/** The seat that speaks: a side, or `dice` for faces given by the host. */
export type Seat = SideId | 'dice';

/** The faces in a command. */
export const facesOf = ({ faces }: AnyCommand): readonly number[] =>
  Array.isArray(faces) ? (faces as readonly number[]) : [];
