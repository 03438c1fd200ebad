import { signal } from '@preact/signals';
import type { Naming } from '../../drawing/naming.ts';
import type { BaseId, Battle, PlacedBase, SideId } from '../../engine/battle.ts';
import type { MoveCommand } from '../../engine/command.ts';
import type { Ruleset } from '../../engine/contract.ts';
import type { Point } from '../../geometry/point.ts';
import type { Pose } from '../../geometry/pose.ts';
import type { Rectangle } from '../../geometry/rectangle.ts';
import type { Ghost } from '../state/orders/selection.ts';
import type { Zone } from '../state/setup/deploying.ts';

/**
 * What a drag does: orders a move; sets bases up, judged when they are put down; sets them up, also the
 * other side's; or nothing, where the battle is only looked at.
 */
export type TableMode = 'move' | 'place' | 'look';

/** The places where a base may be put down, and what keys do there. */
export interface Offers {
  readonly places: readonly (readonly Point[])[];
  /** The outline of the one that would be taken; of a base its front left corner first, then clockwise. */
  readonly shown: readonly Point[] | null;
  next(by: 1 | -1): void;
  turn(by: number): void;
  put(): void;
  cancel(): void;
  /** Is the shown place legal? Without this it is. */
  readonly good?: boolean;
  /** Arrow keys move what is to be put down by so many millimetres, instead of going through places. */
  shift?(dx: number, dy: number): void;
  /** A hand pulls it over the table. */
  pull?(to: Point): boolean;
}

/** What the table shows, and what it calls when the player acts. */
export interface Field {
  readonly rules: Ruleset;
  /** As the seat shown sees it. */
  readonly battle: Battle;
  readonly seat: SideId | null;
  readonly mode: TableMode;
  readonly naming: Naming;
  /** An order is given; false when it is refused. */
  onOrder(command: MoveCommand): boolean;
  /** Would the base of an order, where it ends, touch some whom it may choose to fight? */
  mayEngage?(ghost: Ghost): boolean;
  /** The order by which those whose wish is refused would leave the battlefield for good; null where they may not. */
  leaving?(ghost: Ghost): MoveCommand | null;
  /** Bases are set down in mode `place`; false when that is refused. */
  onPlace?(ends: readonly { readonly base: BaseId; readonly pose: Pose }[]): boolean;
  /** Mode `place`: the ground on which bases may be set up. */
  readonly zone?: Zone | null;
  /** Mode `place`: where bases would stand that a click on this ground would set down. */
  onHover?(at: Point): readonly Rectangle[];
  /** Places offered for somebody who is to be put down; null while nobody is. */
  readonly offers?: Offers | null;
  /** The bank that a base comes to straight ahead, how it runs, and whether it may be crossed so. */
  bankAhead?(
    ground: Rectangle,
  ): { readonly p: Point; readonly stream: Point; readonly across: boolean } | null;
  /** A clause is to be opened. */
  onClause(id: string): void;
  /** A base was clicked; true where that answers a question and picks nothing. */
  onBase?(id: BaseId): boolean;
  /** Empty ground was clicked; true where that answers a question. */
  onGround?(at: Point): boolean;
}

/** The table on the screen; null when there is none. */
export const field = signal<Field | null>(null);

/** May the bases of the one who sits here be moved about now, and is this one of them? */
export const isMovable = (now: Field, base: PlacedBase): boolean =>
  now.mode !== 'look' && base.side === now.seat;
