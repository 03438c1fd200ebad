/** The prices of moves and halts in PIPs. DBM, Player initiative points; rulings 24 to 26. */

import { isWithGeneral, rearHalf } from '../../../debellis/bases/double-bases.ts';
import { isCinC, isSubGeneral, ownGeneral } from '../../../debellis/commands/generals.ts';
import { arrivalOf, isStraggling } from '../../../debellis/flank/marches.ts';
import type { Debellis } from '../../../debellis/game.ts';
import { holdsBack, isSteady } from '../../../debellis/moves/halting.ts';
import { isMarch, marchesOf } from '../../../debellis/moves/kind.ts';
import { deviates, fallsShort } from '../../../debellis/moves/straying.ts';
import { isGeneral } from '../../../debellis/troops/base.ts';
import { pointsLeft, purseOf } from '../../../engine/army/commands.ts';
import { type Base, type Battle, isPlaced, type PlacedBase } from '../../../engine/battle.ts';
import { enemyContacts, friendContacts } from '../../../engine/board/contacts.ts';
import { isColumn } from '../../../engine/board/groups.ts';
import { isSupport } from '../../../engine/board/positions.ts';
import type { Line } from '../../../engine/contract/line.ts';
import type { Ruleset } from '../../../engine/contract.ts';
import { keptWith } from '../../../engine/data/memory.ts';
import { holds } from '../../../engine/effects.ts';
import type { Trace } from '../../../engine/moves/types.ts';
import { isEntering } from '../../../engine/setup/entering.ts';
import { moreThan } from '../../../geometry/tolerance.ts';
import type { DbmClause } from '../clauses/ids.ts';
import { sees } from '../ground/visibility.ts';
import { paces } from '../measures.ts';
import { isNaval, isOf, isSkirmisher, troopOf } from '../troops/base.ts';
import { figure } from '../troops/marks.ts';
import { inClass, isOneOf } from '../troops/troops.ts';
import { pathFrom } from './path-from-general.ts';

/** An order to be paid for: a move along a way, a halt, a change of mounts, or going aboard or ashore. */
export interface Order {
  readonly rules: Ruleset;
  readonly battle: Battle;
  readonly bases: readonly PlacedBase[];
  readonly trace: Trace | null;
  /** It dismounts or mounts. */
  readonly mounts?: true;
  /** It goes aboard or ashore. */
  readonly ferries?: 'embark' | 'disembark';
}

interface PriceRow {
  readonly rule: DbmClause;
  readonly key: string;
  readonly value: number;
  readonly when: (order: Order) => boolean;
}

/** Is a general of this kind among them, whose rebate has not been used in this bound? */
const hasRebate = ({ bases }: Order, is: (general: PlacedBase) => boolean): boolean =>
  bases.some((base) => is(base) && !(figure(base.bound, 'rebate') > 0 && holds('dbm.pip.6')));

const isNew = ({ marks, bound }: PlacedBase): boolean =>
  figure(marks, 'hasMoved') + figure(bound, 'moved') === 0;

/** The range of a general to elements that it sees, and to others, in paces. */
const IN_SIGHT = 1200;
const UNSEEN = 600;
/** A path is measured a little farther than that, since distances are compared with a tolerance. */
const SLACK = 1;

const seesAny = (
  game: Debellis,
  battle: Battle,
  general: PlacedBase,
  bases: readonly PlacedBase[],
): boolean => bases.some((base) => sees(game, battle, general, base) || sees(game, battle, base, general));

const isInContact = (battle: Battle, general: PlacedBase): boolean =>
  enemyContacts(battle, general).some(({ touches }) =>
    touches.some(({ mine, length }) => mine === 'front' && length > 0),
  );

/** Does it enter the table in a bound after that in which its flank march arrived? */
const isLate = (battle: Battle, base: PlacedBase): boolean =>
  isEntering(base) && (arrivalOf(battle, base)?.bound ?? battle.turn.bound) < battle.turn.bound;

/** Is the general of the order's command out of reach, busy or lost, or does a straggler come in? */
export function isOutOfReach(game: Debellis, { battle, bases }: Pick<Order, 'battle' | 'bases'>): boolean {
  const [first] = bases;
  const general = first ? ownGeneral(battle, first) : null;
  if (bases.some((base) => isLate(battle, base))) return true;
  if (!general) return false;
  const isIncluded = bases.some(({ id }) => id === general.id);
  if (!isPlaced(general)) return !isIncluded && (general.place === 'lost' || isStraggling(general));
  if (isInContact(battle, general)) return true;
  if (isIncluded) return false;
  const mm = pathFrom(battle, general, bases, paces(IN_SIGHT) + SLACK);
  return (
    moreThan(mm, paces(IN_SIGHT)) || (moreThan(mm, paces(UNSEEN)) && !seesAny(game, battle, general, bases))
  );
}

/** Irregulars that cost more unless they move straight ahead and far. */
const isUnruly = (base: PlacedBase): boolean => {
  const troop = troopOf(base);
  return !troop.regular && !isNaval(base) && !inClass(troop, 'light') && !isOneOf(troop, ['Cv']);
};

const strays = (game: Debellis, trace: Trace): boolean =>
  (deviates(game, trace) && holds('dbm.pip.10')) || (fallsShort(game, trace) && holds('dbm.pip.11'));

const rides = (base: PlacedBase): boolean => isOf(base, 'Kn', 'Cv', 'LH') || troopOf(base).mounted === true;

const walks = (base: PlacedBase): boolean => inClass(troopOf(base), 'foot') && troopOf(base).mounted !== true;

/** Skirmishing foot behind cavalry that it can support. */
const isBehindCavalry = (battle: Battle, base: PlacedBase): boolean =>
  isOf(base, 'Ps(S)', 'Ps(I)') &&
  figure(base.marks, 'listed') > 0 &&
  friendContacts(battle, base).some((contact) => isOf(contact.base, 'Cv') && isSupport(contact.touches));

function isMixed(game: Debellis, { battle, bases }: Order): boolean {
  const counted = bases.filter((base) => !isWithGeneral(game, battle, base));
  return counted.some(rides) && counted.some((base) => walks(base) && !isBehindCavalry(battle, base));
}

const isColumnMove = ({ bases, trace }: Order): boolean =>
  isColumn(bases) || trace?.way.column?.kind === 'following';

/** The marches after which a group of irregulars pays more. */
const FREE_MARCHES = 2;

const marchesOften = (order: Order): boolean =>
  order.trace !== null &&
  isMarch(order.trace) &&
  order.bases.length > 1 &&
  order.bases.some(
    (base) =>
      marchesOf(base) >= FREE_MARCHES && !troopOf(base).regular && !isSkirmisher(base) && !isNaval(base),
  ) &&
  !isColumnMove(order);

const moves = ({ trace }: Order): boolean => trace !== null;
const halts = ({ trace, mounts, ferries }: Order): boolean =>
  trace === null && mounts !== true && ferries === undefined;

/** The table of PIPs. */
export const PRICE_TABLE = keptWith((game: Debellis): readonly PriceRow[] => [
  { rule: 'dbm.pip.3', key: 'dbm.price.order', value: 1, when: () => true },
  { rule: 'dbm.pip.5', key: 'dbm.price.c-in-c', value: -1, when: (order) => hasRebate(order, isCinC) },
  {
    rule: 'dbm.pip.5',
    key: 'dbm.price.sub-general',
    value: -1,
    when: (order) => halts(order) && hasRebate(order, (base) => isSubGeneral(base) && isNew(base)),
  },
  { rule: 'dbm.pip.7', key: 'dbm.price.general-far', value: 1, when: (order) => isOutOfReach(game, order) },
  {
    rule: 'dbm.pip.9',
    key: 'dbm.price.unruly',
    value: 1,
    when: ({ bases, trace }) => trace !== null && bases.some(isUnruly) && strays(game, trace),
  },
  {
    rule: 'dbm.pip.12',
    key: 'dbm.price.mixed',
    value: 1,
    when: (order) => moves(order) && order.bases.length > 1 && isMixed(game, order),
  },
  {
    rule: 'dbm.pip.13',
    key: 'dbm.price.artillery',
    value: 1,
    when: (order) => moves(order) && order.bases.some((base) => isOf(base, 'Art(S)', 'Art(O)', 'Art(I)')),
  },
  {
    rule: 'dbm.pip.14',
    key: 'dbm.price.mounts',
    value: 1,
    when: ({ mounts }) => mounts === true,
  },
  {
    rule: 'dbm.pip.15',
    key: 'dbm.price.irregulars-halt',
    value: 1,
    when: (order) =>
      halts(order) &&
      order.bases.some((base) => !troopOf(base).regular) &&
      holdsBack(game, order) &&
      !isSteady(game, order),
  },
  { rule: 'dbm.pip.16', key: 'dbm.price.third-march', value: 1, when: marchesOften },
]);

/** The order as if the rear halves of double bases stood alone. */
const withRears = (order: Order): Order => ({
  ...order,
  bases: order.bases.map((base) => rearHalf(order.battle, base) ?? base),
});

const sum = (lines: readonly Line[]): number => lines.reduce((total, { value }) => total + value, 0);

/** The price of an order, line by line. A double base pays as its dearer half. */
export function priceOf(game: Debellis, order: Order): readonly Line[] {
  const [front, rear] = [linesOf(game, order), linesOf(game, withRears(order))];
  return sum(rear) > sum(front) && holds('dbm.dbe.6') ? rear : front;
}

const linesOf = (game: Debellis, order: Order): readonly Line[] =>
  PRICE_TABLE(game)
    .filter((row) => holds(row.rule) && row.when(order))
    .map(({ rule, key, value }) => ({
      rule,
      value,
      key,
    }));

export const price = (game: Debellis, trace: Trace): readonly Line[] =>
  priceOf(game, { rules: trace.rules, battle: trace.battle, bases: trace.way.movers, trace });

/** The points that a command has left for an order to these bases. */
export function points(battle: Battle, bases: readonly PlacedBase[]): number {
  const [first] = bases;
  return first ? pointsLeft(battle, purseOf(battle, first, 'dbm.gen.2')) : 0;
}

/** How far from a leader orders keep their usual price, in millimetres; null for other bases. */
export const commandReach = (base: Base): number | null => (isGeneral(base) ? paces(IN_SIGHT) : null);
