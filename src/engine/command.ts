/** Orders to move, as plain data. */
import type { Json } from './data/json.ts';

export { type AnyCommand, facesOf, type Seat } from './game/command.ts';

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
