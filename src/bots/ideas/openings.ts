/** Two orders that do together what neither does alone: one makes room or stands ready, the next one attacks. */
import type { Battle, SideId } from '../../engine/battle.ts';
import type { AnyCommand } from '../../engine/command.ts';
import type { Ruleset } from '../../engine/contract.ts';
import { pointsLeft } from '../choices.ts';
import { after } from '../leads.ts';
import { attacks, storms } from './attacks.ts';
import { gangs } from './gangs.ts';
import type { Idea } from './idea.ts';

/** An order with what it leads to. */
export interface Ordered {
  readonly command: AnyCommand;
  readonly gain: number;
  readonly cost: number;
}

/** So many first orders are followed up, and so many attacks are thought of after each. */
const FIRST = 8;
const THEN = 6;
const STORMS = 2;
/** A first order may lose so much until the second one is given. */
const MOST_LOSS = 0.6;

const byPromise = (a: Idea, b: Idea): number => b.promise - a.promise;

/** Attacks of the next bound count for less: the enemy moves before. */
const LATER = 0.6;
/** Points that a side may hope for in its next bound. */
const HOPED = 3;

/** The battle as the side's next bound would begin, had the enemy done nothing. */
const nextBound = (battle: Battle, side: SideId): Battle => ({
  ...battle,
  bases: battle.bases.map((base) => (base.side === side ? { ...base, bound: {}, start: null } : base)),
  turn: {
    ...battle.turn,
    pips: Object.fromEntries(Object.keys(battle.turn.pips).map((purse) => [purse, HOPED])),
  },
});

/** The most promising of these orders, to be followed up. */
export const openers = <Order extends Ordered>(weighed: readonly Order[]): readonly Order[] =>
  weighed
    .filter(({ gain }) => gain > -MOST_LOSS)
    .toSorted((a, b) => b.gain - a.gain)
    .slice(0, FIRST);

/** First orders that open the way to an attack, in this bound or else `later`, weighed by where the attack leads. */
export function openings<Order extends Ordered>(
  rules: Ruleset,
  view: Battle,
  side: SideId,
  firsts: readonly Order[],
  later: boolean,
  weigh: (next: Battle, idea: Idea) => readonly Order[],
): readonly Order[] {
  const attacksIn = (next: Battle): readonly Order[] =>
    [
      ...storms(rules, next, side).toSorted(byPromise).slice(0, STORMS),
      ...attacks(rules, next, side).toSorted(byPromise).slice(0, THEN),
      ...gangs(rules, next, side).toSorted(byPromise).slice(0, 2),
    ].flatMap((idea) => weigh(next, idea));
  return firsts.flatMap((first) => {
    const next = after(rules, view, first.command, side);
    if (!next) return [];
    const now = pointsLeft(next) > 0 ? attacksIn(next) : [];
    const soon = later ? attacksIn(nextBound(next, side)) : [];
    const hoped = soon.map((then) => ({ ...then, gain: LATER * then.gain }));
    return [...now, ...hoped].map((then) => ({
      ...first,
      gain: then.gain,
      cost: first.cost + then.cost,
    }));
  });
}
