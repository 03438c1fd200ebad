/** Two orders that do together what neither does alone: one makes room or stands ready, the next one attacks. */
import type { Battle, SideId } from '../../engine/battle.ts';
import type { AnyCommand } from '../../engine/command.ts';
import type { Ruleset } from '../../engine/contract.ts';
import { attacks, storms } from '../ideas/attacks.ts';
import type { Idea } from '../ideas/idea.ts';
import { gangs } from '../ideas/joint-attacks.ts';
import { eased } from '../levels.ts';
import { pointsLeft } from '../questions.ts';
import { after } from '../ways/after.ts';

/** An order with what it leads to. */
export interface Ordered {
  readonly command: AnyCommand;
  readonly gain: number;
  readonly cost: number;
}

/** So many first orders are followed up, and so many attacks are thought of after each. */
const FIRST = 6;
const THEN = 5;
/** A first order may lose so much until the second one is given. */
const MOST_LOSS = 0.6;

const byPromise = (a: Idea, b: Idea): number => b.promise - a.promise;

/** First orders that open the way to an attack, weighed by where the attack leads. */
export function openings<Order extends Ordered>(
  rules: Ruleset,
  view: Battle,
  side: SideId,
  firsts: readonly Order[],
  weigh: (next: Battle, idea: Idea) => readonly Order[],
): readonly Order[] {
  return firsts
    .filter(({ gain, cost }) => gain > -MOST_LOSS && cost < pointsLeft(view))
    .toSorted((a, b) => b.gain - a.gain)
    .slice(0, eased(FIRST, pointsLeft(view)))
    .flatMap((first) => {
      const next = after(rules, view, first.command, side);
      if (!next || pointsLeft(next) <= 0) return [];
      const ideas = [
        ...storms(rules, next, side).toSorted(byPromise).slice(0, 1),
        ...attacks(rules, next, side)
          .toSorted(byPromise)
          .slice(0, eased(THEN, pointsLeft(view))),
        ...gangs(rules, next, side).toSorted(byPromise).slice(0, 2),
      ];
      return ideas
        .flatMap((idea) => weigh(next, idea))
        .map((then) => ({ ...first, gain: then.gain, cost: first.cost + then.cost }));
    });
}
