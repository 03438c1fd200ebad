/** The worth of a fight between two fronts, base against base, by exact odds. */
import type { PlacedBase } from '../../engine/battle.ts';
import { neighboursOf } from '../board/neighbours.ts';
import type { Situation } from '../context.ts';
import { duel } from '../evaluate/odds/duel.ts';
import { type Outlook, wishFor, worthOf, worthToAttacker } from '../evaluate/outlook.ts';
import type { Body } from './bodies.ts';

/** Which base attacks which: from aside, or from the front with a surplus of friends beside it (or of enemies: -1). */
interface Attack {
  readonly base: PlacedBase;
  readonly goal: PlacedBase;
  readonly surplus: number;
  readonly aside: boolean;
}

/** The worth to the attacker of one base against another. Own attacks include the wish to fight. */
function attackWorth(outlook: Outlook, { base, goal, surplus, aside }: Attack): number {
  const { battle, profile } = outlook;
  const ranks = [neighboursOf(battle, base).behind, neighboursOf(battle, goal).behind] as const;
  const overlaps = [surplus > 0 ? 1 : 0, surplus < 0 ? 1 : 0] as const;
  const losses = duel(
    outlook,
    aside ? { base, goal, from: 'flank' } : { base, goal, from: 'front', ranks, overlaps },
  );
  const value = worthToAttacker(outlook, losses, base.side);
  if (base.side !== outlook.side) return value;
  const wish = wishFor(outlook, worthOf(outlook, losses, base.side), losses, true);
  return value + profile.temper.wishToFight.points * wish;
}

/** The bases of a body that stand behind no other of it. */
export function frontOf({ battle }: Situation, { bases }: Body): readonly PlacedBase[] {
  const behind = new Set(bases.flatMap((base) => neighboursOf(battle, base).behind.map(({ id }) => id)));
  const front = bases.filter(({ id }) => !behind.has(id));
  return front.length > 0 ? front : bases;
}

/** The worth to the attackers of a fight between two fronts, of which the first `aside` bases come from aside. */
export function frontWorth(
  outlook: Outlook,
  mine: readonly PlacedBase[],
  theirs: readonly PlacedBase[],
  aside = 0,
): number {
  const pairs = Math.min(mine.length, theirs.length);
  let sum = 0;
  for (let at = 0; at < pairs; at++) {
    const base = mine[Math.floor((at * mine.length) / pairs)];
    const goal = theirs[Math.floor((at * theirs.length) / pairs)];
    const isEnd = at === 0 || at === pairs - 1;
    const surplus = isEnd ? mine.length - theirs.length : 0;
    if (base && goal) sum += attackWorth(outlook, { base, goal, surplus, aside: at < aside });
  }
  return sum;
}
