/** Whether a general can lead an order at the usual price. DBMM, PIPs; ruling 34. */

import { ownGeneral } from '../../../debellis/commands/generals.ts';
import { touchesFront } from '../../../debellis/fights/contacts.ts';
import type { Debellis } from '../../../debellis/game.ts';
import type { Order } from '../../../debellis/moves/order.ts';
import { carrierOf } from '../../../debellis/naval/carrying.ts';
import { isGeneral } from '../../../debellis/troops/base.ts';
import { type Base, isPlaced, type PlacedBase } from '../../../engine/battle.ts';
import { rectangleOfBase } from '../../../engine/board/rectangles.ts';
import { holds } from '../../../engine/effects.ts';
import { rectanglesDistance } from '../../../geometry/distance.ts';
import { moreThan } from '../../../geometry/tolerance.ts';
import { paces } from '../measures.ts';
import { isBaggage, isNaval, isOf } from '../troops/base.ts';
import { figure } from '../troops/marks.ts';
import { sightReach } from '../weather/sight-reach.ts';

/** How far a general's orders reach at the usual price, in paces: to most troops, and to those who roam. */
const REACH = 800;
const FAR_REACH = 2000;

/** Is it of a command of baggage alone in which nobody is or was a general? */
export const isArmyBaggage = ({ battle }: Pick<Order, 'battle'>, base: Base): boolean =>
  base.command !== undefined &&
  battle.bases
    .filter(({ side, command }) => side === base.side && command === base.command)
    .every((each) => isBaggage(each) && !isGeneral(each));

/** An order, or what is asked of bases without one. */
type Asked = Pick<Order, 'battle' | 'bases'>;

const roams = (order: Asked, base: PlacedBase): boolean =>
  isOf(base, 'LH') || isNaval(base) || isArmyBaggage(order, base);

/** The general whose order it is: that of its command; the C-in-C for army baggage. Null where there never was one. */
export function leaderOf(order: Asked): Base | null {
  const [first] = order.bases;
  if (!first) return null;
  if (!isArmyBaggage(order, first) || !holds('dbmm.bge.8')) return ownGeneral(order.battle, first);
  return (
    order.battle.bases.find(({ side, marks }) => side === first.side && figure(marks, 'cInC') > 0) ?? null
  );
}

/** Where the general of an order stands: on the table, or with the ship that he is aboard. */
function leaderOnTable(order: Asked): PlacedBase | null {
  const general = leaderOf(order);
  if (!general || isPlaced(general)) return general;
  return general.place === 'aboard' && holds('dbmm.ship.15') ? carrierOf(order.battle, general.id) : null;
}

/** From the nearest point of the general's element to the nearest point of the body, in millimetres. */
function apart(general: PlacedBase, bases: readonly PlacedBase[]): number {
  const ways = bases.map((base) => rectanglesDistance(rectangleOfBase(general), rectangleOfBase(base)));
  return holds('dbmm.pip.53') ? Math.min(...ways) : Math.max(...ways);
}

/** Is the general in close combat to his front? */
export function isGeneralFighting(game: Debellis, order: Order): boolean {
  const general = leaderOf(order);
  return general !== null && isPlaced(general) && touchesFront(game, order.battle, general);
}

export function isGeneralFar(order: Asked): boolean {
  const general = leaderOnTable(order);
  if (!general) return false;
  const reach = order.bases.every((base) => roams(order, base)) ? FAR_REACH : REACH;
  return moreThan(apart(general, order.bases), paces(reach));
}

export const isGeneralLost = (order: Order): boolean => {
  const general = leaderOf(order);
  return general !== null && !isPlaced(general) && (general.place === 'lost' || general.place === 'spent');
};

export const isGeneralAway = (order: Order): boolean => {
  const general = leaderOf(order);
  return general !== null && leaderOnTable(order) === null && !isGeneralLost(order);
};

export const isGeneralUnreliable = (order: Order): boolean => {
  const general = leaderOf(order);
  return general !== null && figure(general.marks, 'unreliable') > 0;
};

/** Is every element of the body farther from the general than this light and weather let anybody see? */
export function isGeneralBlind(game: Debellis, order: Order): boolean {
  const general = leaderOnTable(order);
  return general !== null && moreThan(apart(general, order.bases), sightReach(game, order.battle));
}
