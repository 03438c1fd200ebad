/** The data of the table on the screen: the battle, the mode, and the functions for actions of the player. */
import type { Naming } from '../../drawing/naming.ts';
import type { BaseId, Battle, PlacedBase, SideId } from '../../engine/battle.ts';
import type { MoveCommand } from '../../engine/command.ts';
import type { Ruleset } from '../../engine/contract.ts';
import type { Point } from '../../geometry/point.ts';
import type { Pose } from '../../geometry/pose.ts';
import type { Rectangle } from '../../geometry/rectangle.ts';
import type { Ghost } from '../state/orders/selection.ts';
import type { Zone } from '../state/setup/deploying.ts';
import type { Offers } from '../state/setup/offers.ts';
import { ofTable } from '../state/table.ts';

/**
 * The effect of a drag. `move`: it orders a move. `place`: it places bases during the setup; they are judged when they
 * are put down. `look`: it has no effect, because the player only looks at the battle.
 */
export type TableMode = 'move' | 'place' | 'look';

/** The data that the table shows, and the functions it calls when the player acts. */
export interface Field {
  readonly rules: Ruleset;
  /** The battle as the seat shown sees it. */
  readonly battle: Battle;
  readonly seat: SideId | null;
  readonly mode: TableMode;
  readonly naming: Naming;
  /** Gives an order; false when it is refused. */
  onOrder(command: MoveCommand): boolean;
  /** Does the order end in contact with bases that the mover may choose to fight? */
  mayEngage?(ghost: Ghost): boolean;
  /** The order to leave the battlefield in place of a refused move; null where the bases may not leave. */
  leaving?(ghost: Ghost): MoveCommand | null;
  /** Mode `place`: puts bases down; false when that is refused. */
  onPlace?(ends: readonly { readonly base: BaseId; readonly pose: Pose }[]): boolean;
  /** Mode `place`: the ground on which bases may be set up. */
  readonly zone?: Zone | null;
  /** Mode `place`: the ground that bases would cover after a click at a point. */
  onHover?(at: Point): readonly Rectangle[];
  /** The places offered for a base that is put down; null while none is. */
  readonly offers?: Offers | null;
  /** Ground that the player is asked to reach. */
  readonly wanted?: readonly Point[] | null;
  /** The bank straight ahead of a base, its direction, and whether it may be crossed at this angle. */
  bankAhead?(
    ground: Rectangle,
  ): { readonly p: Point; readonly stream: Point; readonly across: boolean } | null;
  /** Opens a clause. */
  onClause(id: string): void;
  /** Takes a click on a base; true if the click answers a question, so that it picks nothing. */
  onBase?(id: BaseId): boolean;
  /** Takes a click on empty ground; true if the click answers a question. */
  onGround?(at: Point): boolean;
}

/** The table on the screen; null when there is none. */
export const field = ofTable<Field | null>(null);

/** The base under the mouse, or under a finger that rests on it. */
export const hoveredBase = ofTable<BaseId | null>(null);

/** May the player here move this base now? */
export const isMovable = (now: Field, base: PlacedBase): boolean =>
  now.mode !== 'look' && base.side === now.seat;
