/** Commands: what a seat asks, as plain data. */
import type { Json } from '../data/json.ts';
import type { SideId } from './game.ts';

/**
 * A command of one seat: plain JSON with ids and no computed values. The game and its ruleset hold its forms.
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
