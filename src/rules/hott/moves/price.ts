/** The prices of tactical moves in PIPs. Hordes of the Things, Tactical moves. */

import { distanceFrom, pointsLeft } from '../../../engine/army/commands.ts';
import { type Base, type Battle, isPlaced, type PlacedBase } from '../../../engine/battle.ts';
import type { Line } from '../../../engine/contract/line.ts';
import { holds } from '../../../engine/effects.ts';
import type { Trace } from '../../../engine/moves/trace.ts';
import { isEntering } from '../../../engine/setup/entering.ts';
import { moreThan } from '../../../geometry/tolerance.ts';
import type { HottClause } from '../clauses/ids.ts';
import { sees } from '../ground/visibility.ts';
import { cInCDiscount, isOwnGeneralLost, ownGeneralOf, purseOf } from '../mass/commands.ts';
import { paces } from '../measures.ts';
import { elementOf, isGeneral } from '../troops/base.ts';
import { classOf, type Element } from '../troops/troops.ts';
import { extraPips } from './order.ts';

/** How far a general commands troops in its sight, and troops out of its sight. */
export const IN_COMMAND = paces(1200);
export const OUT_OF_SIGHT = paces(600);

interface Order {
  readonly battle: Battle;
  readonly bases: readonly PlacedBase[];
}

/** The general of the movers, if it is on the table and not one of them. */
function distantGeneral({ battle, bases }: Order): PlacedBase | null {
  const [first] = bases;
  // Those that enter the table come by themselves.
  if (first && isEntering(first)) return null;
  const general = first ? ownGeneralOf(battle, first) : null;
  if (!general || !isPlaced(general) || bases.some((base) => base.id === general.id)) return null;
  return general;
}

function isGeneralLost({ battle, bases }: Order): boolean {
  const [first] = bases;
  return first !== undefined && isOwnGeneralLost(battle, first);
}

function isTooFar(order: Order): boolean {
  const general = distantGeneral(order);
  return general !== null && moreThan(distanceFrom(general, order.bases), IN_COMMAND);
}

function isOutOfSight(order: Order): boolean {
  const general = distantGeneral(order);
  return (
    general !== null &&
    moreThan(distanceFrom(general, order.bases), OUT_OF_SIGHT) &&
    order.bases.every((base) => !sees(order.battle, general, base))
  );
}

/** The facts that decide a move's price. Functions measure only if they are asked. */
export interface OrderFacts {
  /** A magician or an aerial is among them. */
  readonly flighty: boolean;
  readonly generalLost: () => boolean;
  readonly generalFar: () => boolean;
  readonly generalUnseen: () => boolean;
}

interface Condition {
  readonly rule: HottClause;
  readonly key: string;
  readonly when: (facts: OrderFacts) => boolean;
}

/** When the general does not reach the movers. Only the first that applies counts. */
const COMMAND_CONDITIONS: readonly Condition[] = [
  { rule: 'hott.pip.4', key: 'hott.price.general-lost', when: (facts) => facts.generalLost() },
  { rule: 'hott.pip.5', key: 'hott.price.general-far', when: (facts) => facts.generalFar() },
  { rule: 'hott.pip.6', key: 'hott.price.general-unseen', when: (facts) => facts.generalUnseen() },
];

const line = (rule: HottClause, key: string, value = 1): Line => ({ rule, value, key });

function commandLine(facts: OrderFacts): readonly Line[] {
  const condition = COMMAND_CONDITIONS.find(({ rule, when }) => when(facts) && holds(rule));
  return condition ? [line('hott.pip.3', condition.key)] : [];
}

/** The lines of a price, without the commander-in-chief's discount. */
export function linesOf(facts: OrderFacts, extra: number): readonly Line[] {
  return [
    line('hott.pip.1', 'hott.price.move'),
    ...(facts.flighty ? [line('hott.pip.2', 'hott.price.magician-or-aerial')] : []),
    ...commandLine(facts),
    ...(extra > 0 ? [line('hott.move.18', 'hott.price.road', extra)] : []),
  ].filter(({ rule }) => holds(rule));
}

export const isFlighty = (element: Element): boolean =>
  element === 'Magician' || classOf(element) === 'aerial';

/** The price of a move of these bases line by line, with the extra points for a road. */
export function priceOf(battle: Battle, bases: readonly PlacedBase[], extra: number): readonly Line[] {
  const order = { battle, bases };
  const facts: OrderFacts = {
    flighty: bases.some((base) => isFlighty(elementOf(base))),
    generalLost: () => isGeneralLost(order),
    generalFar: () => isTooFar(order),
    generalUnseen: () => isOutOfSight(order),
  };
  return [...linesOf(facts, extra), ...cInCDiscount(battle, bases)];
}

export const price = (trace: Trace): readonly Line[] =>
  priceOf(trace.battle, trace.way.movers, extraPips(trace.order));

/** Points left for an order to these bases. */
export function points(battle: Battle, bases: readonly PlacedBase[]): number {
  const [first] = bases;
  const left = first ? pointsLeft(battle, purseOf(battle, first)) : 0;
  return holds('hott.pip.7') ? left : Number.POSITIVE_INFINITY;
}

/** How far from a leader orders keep their usual price, in millimetres; null for other bases. */
export const commandReach = (base: Base): number | null => (isGeneral(base) ? IN_COMMAND : null);
