/** What a side made of its army and its points in a battle, read from the record. */
import { apply } from '../../engine/battle/apply.ts';
import type { BattleRecord, Entry } from '../../engine/battle/record.ts';
import { type Battle, basesOnTable, findBase, type SideId } from '../../engine/battle.ts';
import type { Ruleset } from '../../engine/contract.ts';
import type { Event } from '../../engine/event.ts';
import { friendAhead } from '../board/ahead.ts';
import { profileOf } from '../knowledge/known.ts';

/** Counts of one side in one battle; those of several battles are added up. */
export interface Habits {
  readonly battles: number;
  readonly bases: number;
  /** Bases that ever were in a close fight. */
  readonly fought: number;
  /** Bases that stood off behind a first line when the first bound began, and those of them that ever fought. */
  readonly secondLine: number;
  readonly secondFought: number;
  readonly shooters: number;
  readonly shootersFought: number;
  readonly points: number;
  readonly spent: number;
  readonly bounds: number;
  /** Bounds with points and without an order that cost any. */
  readonly idle: number;
  /** Bounds after that of the first close fight of the battle, and those of them without a close fight. */
  readonly later: number;
  readonly quiet: number;
  /** The bound of the first close fight; that after the last one if there was none. */
  readonly firstFight: number;
  readonly generals: number;
  readonly generalsLost: number;
}

export const NO_HABITS: Habits = {
  battles: 0,
  bases: 0,
  fought: 0,
  secondLine: 0,
  secondFought: 0,
  shooters: 0,
  shootersFought: 0,
  points: 0,
  spent: 0,
  bounds: 0,
  idle: 0,
  later: 0,
  quiet: 0,
  firstFight: 0,
  generals: 0,
  generalsLost: 0,
};

export const addedHabits = (one: Habits, other: Habits): Habits =>
  Object.fromEntries(
    Object.entries(one).map(([name, count]) => [name, count + other[name as keyof Habits]]),
  ) as unknown as Habits;

/** The bases of a side that stand off behind friends: neither its first line nor a rear rank of it. */
function secondLineOf(battle: Battle, side: SideId): ReadonlySet<string> {
  const own = basesOnTable(battle).filter((base) => base.side === side);
  return new Set(own.filter((base) => friendAhead(base, own) !== null).map(({ id }) => id));
}

const isCloseFight = ({ type, figures }: Event): boolean => type === 'fought' && figures?.kind === 'close';

const fightersOf = ({ figures }: Event): readonly string[] =>
  Array.isArray(figures?.bases) ? figures.bases.map(String) : [];

/** The points that an event leaves, by command. */
const leftBy = ({ changes }: Event): readonly (readonly [command: string, left: number])[] =>
  changes.flatMap((each) => (each.change === 'points' ? [[each.command, each.left] as const] : []));

interface Bound {
  readonly side: SideId;
  readonly thrown: number;
  readonly spent: number;
  readonly isFought: boolean;
}

/** The bounds of a record, each with its points and whether there was a close fight in it. */
function boundsOf(entries: readonly Entry[]): readonly Bound[] {
  const bounds: Bound[] = [];
  let left: Record<string, number> = {};
  for (const event of entries.flatMap((entry) => entry.events)) {
    if (event.type === 'bound-begins') {
      bounds.push({ side: String(event.figures?.side), thrown: 0, spent: 0, isFought: false });
      left = {};
    }
    const now = bounds.at(-1);
    if (!now) continue;
    const isThrow = event.type === 'pips-thrown';
    const used = leftBy(event).reduce((sum, [of, after]) => sum + Math.max(0, (left[of] ?? 0) - after), 0);
    const got = leftBy(event).reduce((sum, [of, after]) => sum + Math.max(0, after - (left[of] ?? 0)), 0);
    left = { ...left, ...Object.fromEntries(leftBy(event)) };
    bounds[bounds.length - 1] = {
      ...now,
      thrown: now.thrown + (isThrow ? got : 0),
      spent: now.spent + (isThrow ? 0 : used),
      isFought: now.isFought || isCloseFight(event),
    };
  }
  return bounds;
}

/** The position when the first bound begins. */
function atFirstBound({ opening, entries }: BattleRecord): Battle {
  let battle = opening;
  for (const event of entries.flatMap((entry) => entry.events)) {
    if (event.type === 'bound-begins') return battle;
    battle = apply(battle, event);
  }
  return battle;
}

/** The habits of a side in a battle played by bots, who undo nothing. `end` is the battle at its end. */
export function habitsOf(rules: Ruleset, record: BattleRecord, end: Battle, side: SideId): Habits {
  const begun = atFirstBound(record);
  const { dangers } = profileOf(rules.id);
  const events = record.entries.flatMap((entry) => entry.events);
  const fighters = new Set(events.filter(isCloseFight).flatMap(fightersOf));
  const own = begun.bases.filter((base) => base.side === side);
  const second = secondLineOf(begun, side);
  const shooters = own.filter((base) => dangers.shootingZone(base) !== null);
  const generals = own.filter((base) => rules.label(base).leader);
  const bounds = boundsOf(record.entries);
  const first = bounds.findIndex(({ isFought }) => isFought);
  const isMine = (bound: Bound): boolean => bound.side === side;
  const later = first < 0 ? [] : bounds.slice(first + 1).filter(isMine);
  const mine = bounds.filter(isMine);
  const sum = (of: (bound: Bound) => number): number => mine.reduce((all, bound) => all + of(bound), 0);
  return {
    battles: 1,
    bases: own.length,
    fought: own.filter(({ id }) => fighters.has(id)).length,
    secondLine: second.size,
    secondFought: [...second].filter((id) => fighters.has(id)).length,
    shooters: shooters.length,
    shootersFought: shooters.filter(({ id }) => fighters.has(id)).length,
    points: sum(({ thrown }) => thrown),
    spent: sum(({ spent }) => spent),
    bounds: mine.length,
    idle: mine.filter(({ thrown, spent }) => thrown > 0 && spent === 0).length,
    later: later.length,
    quiet: later.filter(({ isFought }) => !isFought).length,
    firstFight: (first < 0 ? bounds.length : first) + 1,
    generals: generals.length,
    generalsLost: generals.filter(({ id }) => findBase(end, id)?.place !== 'table').length,
  };
}
