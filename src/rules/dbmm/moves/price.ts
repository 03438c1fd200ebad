/** The prices of moves and halts in PIPs. DBMM, PIPs; rulings 34, 35 and 112. */
import { rearHalf } from '../../../debellis/bases/double-bases.ts';
import type { Debellis } from '../../../debellis/game.ts';
import type { Order } from '../../../debellis/moves/order.ts';
import { pointsLeft, purseOf } from '../../../engine/army/commands.ts';
import type { Battle, PlacedBase } from '../../../engine/battle.ts';
import type { Line } from '../../../engine/contract/line.ts';
import { holds } from '../../../engine/effects.ts';
import type { DbmmClause } from '../clauses/ids.ts';
import { type Block, PRICE_TABLE, type PriceRow } from './price-table.ts';

/** The clause that makes the rows of a block one surcharge. Without it each is paid. */
const BLOCKS: Readonly<Record<Block, DbmmClause | null>> = {
  order: null,
  general: 'dbmm.pip.28',
  irregular: 'dbmm.pip.54',
};

/** The rows that are paid: of a block the first alone. */
function paidRows(rows: readonly PriceRow[]): readonly PriceRow[] {
  const isFirst = (row: PriceRow): boolean => rows.find(({ block }) => block === row.block) === row;
  const isOne = (block: Block): boolean => {
    const rule = BLOCKS[block];
    return rule === null || holds(rule);
  };
  return rows.filter((row) => row.block === undefined || !isOne(row.block) || isFirst(row));
}

const linesOf = (game: Debellis, order: Order): readonly Line[] =>
  paidRows(PRICE_TABLE.filter(({ rule, when }) => holds(rule) && when(order, game))).map(
    ({ rule, key, value }) => ({ rule, key, value }),
  );

const sum = (lines: readonly Line[]): number => lines.reduce((total, { value }) => total + value, 0);

/** The order as if the rear halves of double bases stood alone. */
const withRears = (order: Order): Order => ({
  ...order,
  bases: order.bases.map((base) => rearHalf(order.battle, base) ?? base),
});

/** The price of an order, line by line. A double base pays as its dearer half. */
export function priceOf(game: Debellis, order: Order): readonly Line[] {
  const [front, rear] = [linesOf(game, order), linesOf(game, withRears(order))];
  return sum(rear) > sum(front) && holds('dbmm.dbe.4') ? rear : front;
}

/** The points that a command has left for an order to these bases. */
export function points(battle: Battle, bases: readonly PlacedBase[]): number {
  const [first] = bases;
  return first ? pointsLeft(battle, purseOf(battle, first, 'dbmm.order.9')) : 0;
}
