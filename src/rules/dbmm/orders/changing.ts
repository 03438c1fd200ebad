/** Standing orders: what may be recorded, and how a C-in-C changes them. DBMM, PIP dice and orders; ruling 54. */
import { paid, pointsLeft } from '../../../engine/army/commands.ts';
import { type Battle, findSide } from '../../../engine/battle.ts';
import type { Work } from '../../../engine/contract/sequence.ts';
import type { Json } from '../../../engine/data/json.ts';
import { holds } from '../../../engine/effects.ts';
import type { Change } from '../../../engine/event.ts';
import type { Reason } from '../../../engine/game/event.ts';
import type { SideId } from '../../../engine/game/game.ts';
import { happenFor, tell } from '../../../engine/game/work.ts';
import { because } from '../citing.ts';
import type { DbmmCommand } from '../commands.ts';
import { factsOf, stateOf } from '../state.ts';
import { troopOf } from '../troops/base.ts';
import type { Orders } from './ranks.ts';
import { declareStroke, hasStroke } from './strokes.ts';
import { chiefCommand, chiefOnTable, regularCommands } from './throwers.ts';

/** What a change of orders and the activation of an ally cost, in PIPs of the C-in-C's command. */
export const PRICES = {
  orders: { rule: 'dbmm.pip.18', pips: 3 },
  ally: { rule: 'dbmm.pip.17', pips: 3 },
} as const;

/** Why a side may not record these orders: they name each regular command once, and no rank twice. */
export function ordersReasons(battle: Battle, side: SideId, orders: Orders): readonly Reason[] {
  const commands = regularCommands(battle, side);
  const strange = Object.keys(orders).find((command) => !commands.includes(command));
  if (strange !== undefined)
    return [because('dbmm.order.4', 'dbmm.orders.irregular', { command: strange, commands })];
  const missing = commands.find((command) => !Object.hasOwn(orders, command));
  if (missing !== undefined) return [because('dbmm.order.4', 'dbmm.orders.missing', { command: missing })];
  const ranks = Object.values(orders).filter((share) => share !== 'average');
  const twice = ranks.find((rank, at) => ranks.indexOf(rank) !== at);
  return twice === undefined ? [] : [because('dbmm.order.7', 'dbmm.orders.twice', { rank: twice })];
}

type Facts = { readonly [name: string]: Json };

/** Changes the facts of a side that only it knows. */
export const withFacts = (
  battle: Battle,
  side: SideId,
  facts: Facts,
): Change & { readonly change: 'side' } => ({
  change: 'side',
  side,
  set: { facts: { ...findSide(battle, side)?.facts, ...facts } },
});

/** Records the orders of a side before the battle. */
export function recordOrders(work: Work, side: SideId, orders: Orders): void {
  const story = { type: 'orders-recorded', rule: 'dbmm.deploy.21', figures: { orders } };
  const changes = [withFacts(work.battle, side, { orders })];
  if (holds('dbmm.order.21')) happenFor(work, side, story, changes);
  else tell(work, story, changes);
}

/** What a side pays from the points of its C-in-C's command. */
export const paidByChief = (battle: Battle, side: SideId, { pips }: { readonly pips: number }): Change =>
  paid(battle, chiefCommand(battle, side), pips);

/** Has the command of the C-in-C too few points left for something that only he does? */
export const unpaidByChief = (
  battle: Battle,
  side: SideId,
  { rule, pips }: (typeof PRICES)[keyof typeof PRICES],
): readonly Reason[] => {
  const left = pointsLeft(battle, holds('dbmm.order.10') ? chiefCommand(battle, side) : '');
  return left >= pips || !holds(rule)
    ? []
    : [because('dbmm.order.10', 'dbmm.chief.points', { price: pips, left })];
};

type ChangeOrders = Extract<DbmmCommand, { readonly type: 'change-orders' }>;

/** The reasons against a change of orders by this side. */
export function changeReasons(
  battle: Battle,
  side: SideId,
  { orders, stroke }: ChangeOrders,
): readonly Reason[] {
  const chief = chiefOnTable(battle, side);
  if (!chief && holds('dbmm.gen.6')) return [because('dbmm.gen.6', 'dbmm.chief.gone', {})];
  if (chief && !troopOf(chief).regular && holds('dbmm.order.14'))
    return [because('dbmm.order.14', 'dbmm.orders.irregular-chief', { base: chief.id })];
  if (factsOf(battle, side).newOrders && holds('dbmm.order.15'))
    return [because('dbmm.order.15', 'dbmm.orders.again', {})];
  const wrong = ordersReasons(battle, side, orders);
  if (wrong.length > 0) return wrong;
  if (!stroke) return unpaidByChief(battle, side, PRICES.orders);
  return !chief || hasStroke(battle, chief)
    ? []
    : [because('dbmm.stroke.3', 'dbmm.stroke.none', { base: chief.id })];
}

/** Records new orders for the next bounds of a side; a refusal changes nothing. */
export function changeOrders(work: Work, command: ChangeOrders, side: SideId): readonly Reason[] {
  const { battle } = work;
  const reasons = holds('dbmm.order.11') ? changeReasons(battle, side, command) : [];
  if (reasons.length > 0) return reasons;
  const { orders, stroke = false } = command;
  const old = factsOf(battle, side).orders ?? {};
  const changed = Object.keys(orders).filter((name) => orders[name] !== old[name]);
  const chief = chiefOnTable(battle, side);
  if (stroke && chief) declareStroke(work, chief, 'orders');
  tell(work, { type: 'orders-changed', rule: PRICES.orders.rule, figures: { side } }, [
    ...(stroke || !holds(PRICES.orders.rule) ? [] : [paidByChief(battle, side, PRICES.orders)]),
  ]);
  const newOrders = { orders, paying: stroke ? [] : changed };
  happenFor(work, side, { type: 'noted', rule: 'dbmm.order.11' }, [
    withFacts(work.battle, side, { newOrders }),
  ]);
  return [];
}

/** At the end of a side's bound its new orders come into force, and the price of older ones is paid. */
export function bringNewOrders(work: Work): void {
  const { battle } = work;
  const side = battle.turn.active;
  const { newOrders, paying, ...others } = factsOf(battle, side);
  if ((!newOrders && !paying) || !holds('dbmm.order.12')) return;
  const facts = { ...others, ...newOrders } as Facts;
  happenFor(work, side, { type: 'noted', rule: 'dbmm.order.12' }, [{ change: 'side', side, set: { facts } }]);
}

/** Does a command pay more in this bound, since its orders were changed in the last one of its side? */
export const paysForOrders = (battle: Battle, side: SideId, command: string): boolean =>
  (factsOf(battle, side).paying?.includes(command) === true && holds('dbmm.order.13')) ||
  stateOf(battle).changedOrders?.some(([of, name]) => of === side && name === command) === true;
