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

/** What one seat asks: plain JSON with ids, nothing computed. `command-form.ts` and the rulesets tell its forms. */
export interface AnyCommand {
  readonly type: string;
  readonly [key: string]: Json;
}

/** Who speaks: a side, or `dice` for faces given by the host. */
export type Seat = SideId | 'dice';

/** The faces that a command gives. */
export const facesOf = ({ faces }: AnyCommand): readonly number[] =>
  Array.isArray(faces) ? (faces as readonly number[]) : [];
