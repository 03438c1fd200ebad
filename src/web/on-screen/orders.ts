import type { BaseId, Battle } from '../../engine/battle.ts';
import type { AnyCommand, MoveCommand } from '../../engine/command.ts';
import type { Line } from '../../engine/contract/line.ts';
import type { Reason } from '../../engine/event.ts';
import type { Judgement } from '../../engine/moves/judge.ts';
import type { Point } from '../../geometry/point.ts';
import type { Rectangle } from '../../geometry/rectangle.ts';
import type { Told } from './told.ts';

/** The result that an order would have. */
export interface Foreseen {
  /** Why it is refused; empty when it is legal. */
  readonly reasons: readonly Reason[];
  readonly price: readonly Line[];
  readonly cost: number;
  /** The battle after the order, before the other side answers. */
  readonly battle: Battle;
}

/** An order that a button gives to the picked bases. */
export interface ButtonOrder extends Told {
  readonly command: AnyCommand;
  /** The term that explains it; a mark beside the button shows its sentence. */
  readonly term?: string;
  /** Its result; an order with this is shown on the table before it is given. */
  foreseen?(): Foreseen;
}

/** A river bank at the point where a base reaches it. */
export interface Bank {
  readonly p: Point;
  /** The direction of the stream. */
  readonly stream: Point;
  /** May the base cross the bank at this angle? */
  readonly across: boolean;
}

/** Keys of the table that only some rulesets use: for packs, columns, bends of columns, and simultaneous moves. */
export type OwnKey = 'others' | 'column' | 'bend' | 'together';

/** Orders, beyond plain moves. */
export interface OrdersOnScreen {
  /** Marks of its own that the panel of a base tells, such as the kind of its move. */
  readonly marks: readonly string[];
  /** The keys that this ruleset uses. */
  readonly keys: readonly OwnKey[];
  /** The three steps of the arrow keys in millimetres: fine, middle, and a whole unit of the rules. */
  readonly steps: readonly [number, number, number];
  /** Orders that buttons give to the picked bases. */
  buttons(battle: Battle, picked: readonly string[]): readonly ButtonOrder[];
  /** A button for the first of some moves that is legal, and its words. The moves are judged beside the page. */
  readonly ahead?: {
    readonly key: string;
    moves(battle: Battle, picked: readonly string[]): readonly MoveCommand[];
  };
  /** What may be noted of bases taken from the tray before the battle. */
  noted?(battle: Battle, taken: readonly string[]): readonly ButtonOrder[];
  /** Orders that one button may give one after another, in the order offered: the question, and the button's words. */
  readonly inTurn?: { readonly kind: string; readonly key: string };
  /** The words of the button by which orders by hand are marches, where the player says whether a move is one. */
  readonly marches?: string;
  /** Commands offered by buttons of the picked bases or in a panel of their own, not with the question. */
  readonly ofPicked?: readonly string[];
  /** Judges simultaneous moves; without it the ruleset has none. */
  together?(
    battle: Battle,
    moves: readonly MoveCommand[],
  ): { readonly reasons: readonly Reason[]; readonly cost: number };
  /** The bases that could shoot, but not after this move. `after` is the battle with the bases at its end. */
  losingShots(battle: Battle, after: Battle, move: Judgement): readonly BaseId[];
  /** What may be hidden where the movers would stand, by what both sides know; null where nothing may be. */
  dangers?(battle: Battle, ends: Judgement['ends']): Told | null;
  /** The bank that a base reaches straight ahead within one move; null where there is none. */
  bankAhead?(battle: Battle, ground: Rectangle): Bank | null;
  /** The points left now that may still be spent in this bound after the moves; without it none may. */
  pointsKept?(battle: Battle): number;
  /** The order to leave the battlefield in place of a refused move; null where the bases may not leave. */
  leaving?(battle: Battle, refused: MoveCommand): MoveCommand | null;
}
