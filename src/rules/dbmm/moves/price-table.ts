/** The table of the prices of moves and halts in PIPs. DBMM, PIPs; rulings 34, 35, 112, 139, 140 and 180. */
import { isCinC } from '../../../debellis/commands/generals.ts';
import type { Debellis } from '../../../debellis/game.ts';
import { followsRoad } from '../../../debellis/ground/roads.ts';
import { isMarch, marchesOf } from '../../../debellis/moves/kind.ts';
import type { Order } from '../../../debellis/moves/order.ts';
import { isGeneral } from '../../../debellis/troops/base.ts';
import { lightOf } from '../../../debellis/weather/time-of-day.ts';
import { commandOf } from '../../../engine/army/commands.ts';
import type { Battle, PlacedBase } from '../../../engine/battle.ts';
import { filesOf, isColumn } from '../../../engine/board/groups.ts';
import { holds } from '../../../engine/effects.ts';
import type { Trace } from '../../../engine/moves/types.ts';
import { isStraightAhead } from '../../../engine/moves/way.ts';
import type { DbmmClause } from '../clauses/ids.ts';
import { paysForOrders } from '../orders/changing.ts';
import { isBroken, isFoot, isMounted, isNaval, isOf, isShaken, isTrain, troopOf } from '../troops/base.ts';
import { figure } from '../troops/marks.ts';
import {
  isArmyBaggage,
  isGeneralAway,
  isGeneralBlind,
  isGeneralFar,
  isGeneralFighting,
  isGeneralLost,
  isGeneralUnreliable,
} from './general-reach.ts';
import { comesNearer, endsAtEnemy, fallsShort, isMixed, isUneasy, keepsBack, strays } from './price-facts.ts';

/** Rows of one block are one surcharge, whatever the number of causes: the first that applies is paid. */
export type Block = 'order' | 'general' | 'irregular';

export interface PriceRow {
  readonly rule: DbmmClause;
  readonly key: string;
  readonly value: number;
  readonly block?: Block;
  readonly when: (order: Order, game: Debellis) => boolean;
}

const all = ({ bases }: Order, is: (base: PlacedBase) => boolean): boolean => bases.every(is);
const some = ({ bases }: Order, is: (base: PlacedBase) => boolean): boolean => bases.some(is);

const way =
  (is: (trace: Trace, order: Order, game: Debellis) => boolean) =>
  (order: Order, game: Debellis): boolean =>
    order.trace !== null && is(order.trace, order, game);

const halts = ({ trace, mounts, ferries, obstacles }: Order): boolean =>
  trace === null && !mounts && !ferries && !obstacles;

const isRegular = (base: PlacedBase): boolean => troopOf(base).regular;

/** Is it the first march of all these elements, and does it contact nobody? */
const isFirstMarch = (trace: Trace, order: Order): boolean =>
  isMarch(trace) && all(order, (base) => marchesOf(base) === 0) && !endsAtEnemy(trace);

const goesAhead = ({ way: { stages, column } }: Trace): boolean =>
  column === undefined && stages.every(({ motion }) => isStraightAhead(motion));

const reverses = ({ way: { stages } }: Trace): boolean =>
  stages.some(
    ({ motion }) => motion.kind === 'turnabout' || (motion.kind === 'straight' && motion.ahead < 0),
  );

/** Do two ranks of pikes stand at the head of each file? */
const isHeadedByPikes = ({ bases }: Order): boolean =>
  bases.length > 1 &&
  bases.every(isFoot) &&
  filesOf(bases).every((file) => file.length > 1 && file.slice(0, 2).every((base) => isOf(base, 'Pk')));

const changesLine = ({ way: { column } }: Trace): boolean =>
  column?.kind === 'extending' || column?.kind === 'across';

const isWheel = ({ way: { movers, stages, column } }: Trace): boolean =>
  movers.length > 1 && column === undefined && stages.some(({ motion }) => motion.kind === 'pivot');

const turnsAbout = (trace: Trace, order: Order): boolean =>
  trace.way.stages.some(({ motion }) => motion.kind === 'turnabout') &&
  (order.bases.length > 1 || some(order, (base) => isOf(base, 'Exp', 'WWg', 'Shp')));

/** Has a general whose rebate is not used yet in this bound a part in it? */
const hasRebate = (order: Order, is: (general: PlacedBase) => boolean): boolean =>
  some(order, (base) => isGeneral(base) && is(base) && figure(base.bound, 'rebate') === 0);

const isActive = (base: PlacedBase): boolean => isCinC(base) && figure(base.marks, 'inert') === 0;

const haveNewOrders = ({ battle, bases }: Order): boolean =>
  bases.some((base) => paysForOrders(battle, base.side, commandOf(base)));

const marchesAgain = (trace: Trace, order: Order, free: number): boolean =>
  isMarch(trace) && some(order, (base) => marchesOf(base) >= free) && !followsRoad(trace);

const isColumnMarch = (trace: Trace): boolean =>
  isMarch(trace) && (trace.way.column?.kind === 'following' || isColumn(trace.way.movers));

const isDark = (game: Debellis, battle: Battle): boolean => !['day', 'dawn'].includes(lightOf(game, battle));

/** Does it one of the things for which irregulars pay twice? */
const isStarred = (game: Debellis, order: Order): boolean => {
  const { trace, ferries } = order;
  if (ferries !== undefined) return some(order, isTrain) || (ferries === 'embark' && some(order, isMounted));
  return trace !== null && (fallsShort(game, trace) || isWheel(trace) || turnsAbout(trace, order));
};

const isClumsy = (base: PlacedBase): boolean =>
  isOf(base, 'Exp', 'Hd(O)', 'Hd(I)') || (isTrain(base) && troopOf(base).grade !== 'F');

/** Is it good going for naval elements all the way? */
const isGoodWater = (trace: Trace): boolean =>
  !reverses(trace) && trace.grounds.every(({ going }) => going === 'GGo');

/** The table of PIPs. */
export const PRICE_TABLE: readonly PriceRow[] = [
  {
    rule: 'dbmm.pip.6',
    key: 'dbmm.pips.road-march',
    value: 0,
    block: 'order',
    when: way((trace, order) => isFirstMarch(trace, order) && followsRoad(trace) && !reverses(trace)),
  },
  {
    rule: 'dbmm.pip.7',
    key: 'dbmm.pips.pike-march',
    value: 0,
    block: 'order',
    when: way((trace, order) => isFirstMarch(trace, order) && goesAhead(trace) && isHeadedByPikes(order)),
  },
  {
    rule: 'dbmm.pip.8',
    key: 'dbmm.pips.naval-march',
    value: 0,
    block: 'order',
    when: way((trace, order) => isFirstMarch(trace, order) && all(order, isNaval) && isGoodWater(trace)),
  },
  { rule: 'dbmm.pip.10', key: 'dbmm.pips.formation', value: 1, block: 'order', when: way(changesLine) },
  {
    rule: 'dbmm.pip.9',
    key: 'dbmm.pips.move',
    value: 1,
    block: 'order',
    when: ({ trace, ferries }) => trace !== null || ferries !== undefined,
  },
  {
    rule: 'dbmm.pip.11',
    key: 'dbmm.pips.halt',
    value: 1,
    block: 'order',
    when: (order) => halts(order) && some(order, isBroken),
  },
  {
    rule: 'dbmm.pip.12',
    key: 'dbmm.pips.halt',
    value: 1,
    block: 'order',
    when: (order, game) =>
      halts(order) && some(order, (base) => game.isImpetuous(order.rules, order.battle, base)),
  },
  {
    rule: 'dbmm.pip.13',
    key: 'dbmm.pips.halt',
    value: 1,
    block: 'order',
    when: (order) => halts(order) && all(order, isNaval) && order.bases.length === 1,
  },
  {
    rule: 'dbmm.pip.14',
    key: 'dbmm.pips.obstacles',
    value: 1,
    block: 'order',
    when: ({ obstacles }) => obstacles === true,
  },
  {
    rule: 'dbmm.pip.15',
    key: 'dbmm.pips.mounts',
    value: 2,
    block: 'order',
    when: ({ mounts }) => mounts === true,
  },
  { rule: 'dbmm.pip.19', key: 'dbmm.pips.c-in-c', value: -1, when: (order) => hasRebate(order, isActive) },
  {
    rule: 'dbmm.pip.20',
    key: 'dbmm.pips.general',
    value: -1,
    when: (order) => all(order, isRegular) && hasRebate(order, (base) => !isCinC(base)),
  },
  { rule: 'dbmm.pip.21', key: 'dbmm.pips.dark', value: 1, when: ({ battle }, game) => isDark(game, battle) },
  {
    rule: 'dbmm.pip.22',
    key: 'dbmm.pips.general-fights',
    value: 1,
    block: 'general',
    when: (order, game) => isGeneralFighting(game, order),
  },
  { rule: 'dbmm.pip.23', key: 'dbmm.pips.general-far', value: 1, block: 'general', when: isGeneralFar },
  { rule: 'dbmm.pip.24', key: 'dbmm.pips.general-lost', value: 1, block: 'general', when: isGeneralLost },
  { rule: 'dbmm.pip.25', key: 'dbmm.pips.general-away', value: 1, block: 'general', when: isGeneralAway },
  {
    rule: 'dbmm.pip.26',
    key: 'dbmm.pips.general-unreliable',
    value: 1,
    block: 'general',
    when: isGeneralUnreliable,
  },
  {
    rule: 'dbmm.pip.27',
    key: 'dbmm.pips.general-blind',
    value: 1,
    block: 'general',
    when: (order, game) => isGeneralBlind(game, order),
  },
  {
    rule: 'dbmm.pip.29',
    key: 'dbmm.pips.shaken',
    value: 1,
    block: 'general',
    when: way((trace, order, game) => some(order, isShaken) && comesNearer(game, trace)),
  },
  { rule: 'dbmm.pip.30', key: 'dbmm.pips.new-orders', value: 1, when: haveNewOrders },
  {
    rule: 'dbmm.pip.31',
    key: 'dbmm.pips.clumsy',
    value: 1,
    when: (order) => some(order, isClumsy),
  },
  { rule: 'dbmm.pip.32', key: 'dbmm.pips.mixed', value: 1, when: isMixed },
  {
    rule: 'dbmm.pip.33',
    key: 'dbmm.pips.baggage',
    value: 1,
    when: way((trace, order) => some(order, (base) => isArmyBaggage(order, base)) && !isColumnMarch(trace)),
  },
  {
    rule: 'dbmm.pip.34',
    key: 'dbmm.pips.third-march',
    value: 1,
    when: way(
      (trace, order, game) =>
        some(order, (base) => !isRegular(base) && (holds('dbmm.pip.51') || isUneasy(game, order, base))) &&
        marchesAgain(trace, order, 2),
    ),
  },
  {
    rule: 'dbmm.pip.35',
    key: 'dbmm.pips.fourth-march',
    value: 1,
    when: way((trace, order) => all(order, isRegular) && marchesAgain(trace, order, 3)),
  },
  {
    rule: 'dbmm.pip.36',
    key: 'dbmm.pips.march-contact',
    value: 1,
    when: way((trace) => isMarch(trace) && endsAtEnemy(trace)),
  },
  {
    rule: 'dbmm.pip.37',
    key: 'dbmm.pips.short',
    value: 1,
    when: way((trace, _, game) => fallsShort(game, trace)),
  },
  { rule: 'dbmm.pip.39', key: 'dbmm.pips.wheel', value: 1, when: way(isWheel) },
  { rule: 'dbmm.pip.40', key: 'dbmm.pips.about', value: 1, when: way(turnsAbout) },
  {
    rule: 'dbmm.pip.41',
    key: 'dbmm.pips.mounted-embark',
    value: 1,
    when: (order) => order.ferries === 'embark' && some(order, isMounted),
  },
  {
    rule: 'dbmm.pip.42',
    key: 'dbmm.pips.train-ferries',
    value: 1,
    when: (order) => order.ferries !== undefined && some(order, isTrain),
  },
  {
    rule: 'dbmm.pip.44',
    key: 'dbmm.pips.irregular-starred',
    value: 1,
    block: 'irregular',
    when: (order, game) => some(order, (base) => isUneasy(game, order, base)) && isStarred(game, order),
  },
  {
    rule: 'dbmm.pip.43',
    key: 'dbmm.pips.irregular-aside',
    value: 1,
    block: 'irregular',
    when: way((trace, order, game) => some(order, (base) => isUneasy(game, order, base)) && strays(trace)),
  },
  {
    rule: 'dbmm.pip.45',
    key: 'dbmm.pips.irregular-halt',
    value: 1,
    block: 'irregular',
    when: (order, game) =>
      halts(order) && some(order, (base) => isUneasy(game, order, base)) && keepsBack(game, order),
  },
];
