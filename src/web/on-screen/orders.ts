import type { Battle } from '../../engine/battle.ts';
import type { AnyCommand, MoveCommand } from '../../engine/command.ts';
import type { Line } from '../../engine/contract.ts';
import type { Reason } from '../../engine/event.ts';
import type { Point } from '../../geometry/point.ts';
import type { Rectangle } from '../../geometry/rectangle.ts';
import type { Told } from './told.ts';

/** What an order without a way of its own would come to. */
export interface Foreseen {
  /** Empty when it is legal. */
  readonly reasons: readonly Reason[];
  readonly price: readonly Line[];
  readonly cost: number;
  /** The battle as it would be then, before the other side answers. */
  readonly battle: Battle;
}

/** An order that is given by a button to what is picked. */
export interface ButtonOrder extends Told {
  readonly command: AnyCommand;
  /** What it would come to; with this it is shown on the table before it is given. */
  foreseen?(): Foreseen;
}

/** A river bank, where a base comes to it. */
export interface Bank {
  readonly p: Point;
  /** The direction of the stream. */
  readonly stream: Point;
  /** May the base cross it so? */
  readonly across: boolean;
}

/** What keys of the table do only by some rulesets: orders to a pack, columns, their bends, moves made together. */
export type OwnKey = 'others' | 'column' | 'bend' | 'together';

/** Orders, beyond plain moves. */
export interface OrdersOnScreen {
  /** The keys of the table that only some rulesets have. */
  readonly keys: readonly OwnKey[];
  /** Millimetres of the three sizes of a step by keys: fine, middle, and a whole unit of the rules. */
  readonly steps: readonly [number, number, number];
  /** Orders to what is picked that are given by buttons. */
  buttons(battle: Battle, picked: readonly string[]): readonly ButtonOrder[];
  /** What several moves made at the same time come to. */
  together?(
    battle: Battle,
    moves: readonly MoveCommand[],
  ): { readonly reasons: readonly Reason[]; readonly cost: number };
  /** The bank that a base comes to straight ahead within a move; null where it comes to none. */
  bankAhead?(battle: Battle, ground: Rectangle): Bank | null;
  /** The order by which bases leave the battlefield instead of a refused move; null where they may not. */
  leaving?(battle: Battle, refused: MoveCommand): MoveCommand | null;
}
