/** Whether a general can lead an order at the usual price. DBMM, PIPs; ruling 34. */

import { ownGeneral } from '../../../debellis/commands/generals.ts';
import { touchesFront } from '../../../debellis/fights/contacts.ts';
import type { Debellis } from '../../../debellis/game.ts';
import type { Order } from '../../../debellis/moves/order.ts';
import { isGeneral } from '../../../debellis/troops/base.ts';
import { type Base, isPlaced, type PlacedBase } from '../../../engine/battle.ts';
import { rectangleOfBase } from '../../../engine/board/rectangles.ts';
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

const roams = (order: Order, base: PlacedBase): boolean =>
  isOf(base, 'LH') || isNaval(base) || isArmyBaggage(order, base);

/** The general whose order it is: that of its command; the C-in-C for army baggage. Null where there never was one. */
export function leaderOf(order: Order): Base | null {
  const [first] = order.bases;
  if (!first) return null;
  if (!isArmyBaggage(order, first)) return ownGeneral(order.battle, first);
  return (
    order.battle.bases.find(({ side, marks }) => side === first.side && figure(marks, 'cInC') > 0) ?? null
  );
}

/** The nearest points of the general's element and of the body, in millimetres apart. */
const apart = (general: PlacedBase, bases: readonly PlacedBase[]): number =>
  Math.min(...bases.map((base) => rectanglesDistance(rectangleOfBase(general), rectangleOfBase(base))));

/** Is the general in close combat to his front? */
export function isGeneralFighting(game: Debellis, order: Order): boolean {
  const general = leaderOf(order);
  return general !== null && isPlaced(general) && touchesFront(game, order.battle, general);
}

export function isGeneralFar(order: Order): boolean {
  const general = leaderOf(order);
  if (!general || !isPlaced(general)) return false;
  const reach = order.bases.every((base) => roams(order, base)) ? FAR_REACH : REACH;
  return moreThan(apart(general, order.bases), paces(reach));
}

export const isGeneralLost = (order: Order): boolean => {
  const general = leaderOf(order);
  return general !== null && !isPlaced(general) && (general.place === 'lost' || general.place === 'spent');
};

export const isGeneralAway = (order: Order): boolean => {
  const general = leaderOf(order);
  return general !== null && !isPlaced(general) && !isGeneralLost(order);
};

export const isGeneralUnreliable = (order: Order): boolean => {
  const general = leaderOf(order);
  return general !== null && figure(general.marks, 'unreliable') > 0;
};

/** Is every element of the body farther from the general than this light and weather let anybody see? */
export function isGeneralBlind(game: Debellis, order: Order): boolean {
  const general = leaderOf(order);
  return (
    general !== null &&
    isPlaced(general) &&
    moreThan(apart(general, order.bases), sightReach(game, order.battle))
  );
}
