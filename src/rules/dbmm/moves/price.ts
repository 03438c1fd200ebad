/** The prices of moves and halts in PIPs. DBMM, PIPs; rulings 34, 35 and 112. */
import { rearHalf } from '../../../debellis/bases/double-bases.ts';
import type { Debellis } from '../../../debellis/game.ts';
import type { Order } from '../../../debellis/moves/order.ts';
import { commandOf, pointsLeft, purseOf } from '../../../engine/army/commands.ts';
import type { Base, Battle, PlacedBase } from '../../../engine/battle.ts';
import type { Line } from '../../../engine/contract/line.ts';
import { holds } from '../../../engine/effects.ts';
import type { DbmmClause } from '../clauses/ids.ts';
import { chiefOf } from '../orders/throwers.ts';
import { isArmyBaggage } from './general-reach.ts';
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
  // A shaken element moving nearer is one of the causes that depend on the general.
  const isApart = ({ rule }: PriceRow): boolean => rule === 'dbmm.pip.29' && !holds('dbmm.pip.50');
  return rows.filter((row) => row.block === undefined || !isOne(row.block) || isFirst(row) || isApart(row));
}

function linesOf(game: Debellis, order: Order): readonly Line[] {
  const rows = paidRows(PRICE_TABLE.filter(({ rule, when }) => holds(rule) && when(order, game)));
  return (holds('dbmm.pip.47') ? rows : rows.slice(0, 1)).map(({ rule, key, value }) => ({
    rule,
    key,
    value,
  }));
}

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

/** The C-in-C's command pays for army baggage; null for other troops. */
export function paysFor(battle: Battle, base: Base): string | null {
  const chief = isArmyBaggage({ battle }, base) && holds('dbmm.bge.7') ? chiefOf(battle, base.side) : null;
  return chief && Object.hasOwn(battle.turn.pips, commandOf(chief)) ? commandOf(chief) : null;
}

/** The points that are left for an order to these bases. */
export function points(battle: Battle, bases: readonly PlacedBase[]): number {
  const [first] = bases;
  return first ? pointsLeft(battle, paysFor(battle, first) ?? purseOf(battle, first, 'dbmm.order.9')) : 0;
}
