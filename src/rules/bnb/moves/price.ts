/** The prices of orders in PIGs. Blood and Blades, PIGs. */

import type { Battle, PlacedBase } from '../../../engine/battle.ts';
import { IMPASSABLE, outlineOf, piecesUnder, whollyAmong } from '../../../engine/board/going.ts';
import { groupOf } from '../../../engine/board/groups.ts';
import { isOverlap, isSupport } from '../../../engine/board/positions.ts';
import { rectangleOfBase } from '../../../engine/board/rectangles.ts';
import type { Line } from '../../../engine/contract/line.ts';
import type { Ruleset } from '../../../engine/contract.ts';
import { holds } from '../../../engine/effects.ts';
import { agreed } from '../../../engine/game/options.ts';
import { moverOf, onTable, type Trace } from '../../../engine/moves/trace.ts';
import { isStraightAhead, outlineAt } from '../../../engine/moves/way.ts';
import { rectanglesOverlap, sharesArea } from '../../../geometry/overlap.ts';
import { ahead, type Pose } from '../../../geometry/pose.ts';
import { atMost, EQUAL_LENGTH } from '../../../geometry/tolerance.ts';
import { isInCloseCombat } from '../board/contacts.ts';
import type { BnbClause } from '../clauses/ids.ts';
import { followsRiverSide } from '../ground/river-side.ts';
import { followsRoad } from '../ground/roads.ts';
import { IRREGULAR_FAR_MOVES } from '../options.ts';
import { troopOf } from '../troops/base.ts';
import { figure } from '../troops/marks.ts';
import { isInfantry, type TroopType } from '../troops/troops.ts';
import {
  allLightHorse,
  commanderOf,
  hadRebate,
  IN_COMMAND,
  IN_COMMAND_OF_HORSE,
  IN_EARSHOT,
  isBeyond,
  leadsItself,
  type Order,
} from './command.ts';
import { kindOf } from './kind.ts';
import { distanceIn, limitingBase } from './measure.ts';
import { combatsAtEnd } from './zone-checks.ts';

interface PriceRow {
  readonly rule: BnbClause;
  readonly key: string;
  readonly value: number;
  readonly when: (order: Order) => boolean;
}

const isPack = ({ what }: Order): boolean => what === 'full-speed' || what === 'into-group';

/** Is it a move of a base or a group? An order to a pack is not. */
const isMove = (order: Order): boolean => order.what === 'move' || (isPack(order) && !holds('bnb.pig.24'));

const isSingle = (order: Order): boolean => order.bases.length === 1;
const isIrregular = (base: PlacedBase): boolean => !troopOf(base).regular;

const hasIrregular = (order: Order, ...handy: readonly TroopType[]): boolean =>
  order.bases.some((base) => isIrregular(base) && !handy.includes(troopOf(base).type));

/** Does infantry stand wholly in rough or difficult going, as it counts for itself? */
function standsRough({ rules, battle }: Order, base: PlacedBase): boolean {
  if (!isInfantry(troopOf(base))) return false;
  const ground = rectangleOfBase(base);
  const poor = piecesUnder(battle, ground).filter((piece) => {
    const going = rules.board.going.of(battle, piece, base);
    return going === 'RGo' || going === 'DGo';
  });
  return whollyAmong(poor, ground);
}

const needsHaltSurcharge = (order: Order): boolean =>
  order.bases.some((base) => isIrregular(base) && !standsRough(order, base));

const isSubGroup = ({ rules, battle, bases }: Order): boolean => {
  const [first] = bases;
  if (!first || bases.length < 2) return false;
  const group = groupOf(rules, battle, first).map(({ id }) => id);
  return group.length > bases.length && bases.every(({ id }) => group.includes(id));
};

/** The first far move in a bound that costs a single irregular base more. */
const firstDearer = ({ battle }: Order): number =>
  agreed(battle.options, IRREGULAR_FAR_MOVES) === 'every' ? 1 : 3;

export const PRICE_TABLE: readonly PriceRow[] = [
  { rule: 'bnb.pig.8', key: 'bnb.price.move', value: 1, when: isMove },
  { rule: 'bnb.pig.9', key: 'bnb.price.halt', value: 1, when: (order) => order.what === 'halt' },
  { rule: 'bnb.pig.7', key: 'bnb.price.sub-group', value: 1, when: isSubGroup },
  {
    rule: 'bnb.pig.10',
    key: 'bnb.price.halt-irregular',
    value: 1,
    when: (order) => order.what === 'halt' && isSingle(order) && needsHaltSurcharge(order),
  },
  {
    rule: 'bnb.pig.11',
    key: 'bnb.price.halt-irregular',
    value: 1,
    when: (order) => order.what === 'halt' && !isSingle(order) && needsHaltSurcharge(order),
  },
  {
    rule: 'bnb.pig.12',
    key: 'bnb.price.manoeuvre',
    value: 1,
    when: (order) =>
      order.what === 'move' &&
      isSingle(order) &&
      hasIrregular(order, 'Ps', 'Ax', 'LH', 'Cv') &&
      !order.plain(),
  },
  {
    rule: 'bnb.pig.13',
    key: 'bnb.price.manoeuvre',
    value: 1,
    when: (order) =>
      isMove(order) && !isSingle(order) && hasIrregular(order, 'Ps', 'Ax', 'LH', 'Cv') && !order.plain(),
  },
  { rule: 'bnb.pig.22', key: 'bnb.price.full-speed', value: 2, when: (order) => order.what === 'full-speed' },
  { rule: 'bnb.pig.23', key: 'bnb.price.into-group', value: 4, when: (order) => order.what === 'into-group' },
  {
    rule: 'bnb.pig.15',
    key: 'bnb.price.far',
    value: 1,
    when: (order) => !isSingle(order) && order.farMove >= 4,
  },
  {
    rule: 'bnb.pig.16',
    key: 'bnb.price.far',
    value: 1,
    when: (order) =>
      isSingle(order) && order.farMove >= firstDearer(order) && hasIrregular(order, 'Ps', 'LH'),
  },
  {
    rule: 'bnb.pig.17',
    key: 'bnb.price.far',
    value: 1,
    when: (order) => !isSingle(order) && order.farMove === 3 && hasIrregular(order, 'Ps', 'LH'),
  },
  { rule: 'bnb.pig.18', key: 'bnb.price.ambush', value: 1, when: (order) => commanderOf(order) === 'ambush' },
  { rule: 'bnb.pig.25', key: 'bnb.price.lost', value: 1, when: (order) => commanderOf(order) === 'lost' },
  {
    rule: 'bnb.pig.19',
    key: 'bnb.price.unseen',
    value: 1,
    when: (order) => isBeyond(order, IN_EARSHOT, false),
  },
  {
    rule: 'bnb.pig.20',
    key: 'bnb.price.distant',
    value: 1,
    when: (order) => !allLightHorse(order) && isBeyond(order, IN_COMMAND, true),
  },
  {
    rule: 'bnb.pig.21',
    key: 'bnb.price.distant',
    value: 1,
    when: (order) => allLightHorse(order) && isBeyond(order, IN_COMMAND_OF_HORSE, true),
  },
  {
    rule: 'bnb.pig.6',
    key: 'bnb.price.rebate',
    value: -1,
    when: (order) => leadsItself(order) && !hadRebate(order),
  },
];

/** The price of an order, line by line. */
export function priceOf(order: Order): readonly Line[] {
  const lines = PRICE_TABLE.filter((row) => row.when(order) && holds(row.rule)).map(
    ({ rule, key, value }) => ({
      rule,
      key,
      value,
    }),
  );
  return holds('bnb.pig.5') ? lines : lines.slice(0, 1);
}

/** How far ahead is tested whether a straight way could go on. */
const STEP_ON = 1;

/** Does a base, the table edge or the ground keep a mover from going a little farther straight on? */
function isHeldUp(trace: Trace, mover: number): boolean {
  const base = trace.way.movers[mover] as PlacedBase;
  const on = outlineAt(base, ahead(trace.ends[mover] as Pose, STEP_ON));
  if (!onTable(trace.battle, on.box)) return true;
  if (trace.others.some((other) => rectanglesOverlap(on, rectangleOfBase(other)))) return true;
  return trace.battle.terrain.some((piece) => {
    const going = trace.rules.board.going.of(trace.battle, piece, base, on);
    if (going === null || going === 'GGo' || !sharesArea(on.corners, outlineOf(piece))) return false;
    return going === IMPASSABLE || atMost(distanceIn(base, going as 'RGo' | 'DGo'), trace.length);
  });
}

/**
 * Is it straight forward for the full distance, or until stopped? Following a road or river side counts as straight.
 */
function isFullAhead(trace: Trace): boolean {
  const straight = trace.way.stages.every((stage) => isStraightAhead(stage.motion));
  const follows = followsRoad(trace) || followsRiverSide(trace);
  if (!straight && !(holds('bnb.pig.14') && follows)) return false;
  if (trace.length >= limitingBase(trace).mm - EQUAL_LENGTH) return true;
  const stopped =
    combatsAtEnd(trace).length > 0 || trace.way.movers.some((_, mover) => isHeldUp(trace, mover));
  return stopped && holds('bnb.pig.14');
}

/** Does a mover end in close combat, or overlap an enemy or support a friend in close combat? */
function endsAtEnemy(trace: Trace): boolean {
  if (combatsAtEnd(trace).length > 0) return true;
  return trace.contacts.some((contact) => {
    const enemy = contact.other.side !== moverOf(trace, contact).side;
    const position = enemy ? isOverlap(contact.touches) : isSupport(contact.touches);
    return position && fightsNow(trace, contact.other);
  });
}

/** Is a base in close combat at the end of the way, perhaps by movers of this order? */
function fightsNow(trace: Trace, base: PlacedBase): boolean {
  return (
    isInCloseCombat(trace.battle, base) ||
    combatsAtEnd(trace).some(
      (contact) => contact.other.id === base.id || moverOf(trace, contact).id === base.id,
    )
  );
}

/** The number of this far move for its bases; 0 if it is not a far move. */
const farCount = (trace: Trace): number =>
  kindOf(trace) === 'far' ? 1 + Math.max(...trace.way.movers.map((base) => figure(base.bound, 'far'))) : 0;

export const moveOrder = (trace: Trace): Order => ({
  battle: trace.battle,
  rules: trace.rules,
  bases: trace.way.movers,
  what: 'move',
  farMove: farCount(trace),
  plain: () => isFullAhead(trace) || endsAtEnemy(trace),
});

export const packOrder = (
  rules: Ruleset,
  battle: Battle,
  bases: readonly PlacedBase[],
  what: 'full-speed' | 'into-group',
): Order => ({ battle, rules, bases, what, farMove: 0, plain: () => false });

export const haltOrder = (rules: Ruleset, battle: Battle, bases: readonly PlacedBase[]): Order => ({
  battle,
  rules,
  bases,
  what: 'halt',
  farMove: 0,
  plain: () => true,
});
