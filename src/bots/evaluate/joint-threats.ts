/** What the free bases of a side may do together to each enemy: one attacks, the next ones overlap. */
import type { PlacedBase } from '../../engine/battle.ts';
import { neighboursOf } from '../board/neighbours.ts';
import { isPiece, type Target } from '../board/targets.ts';
import { duel, storm } from './odds/duel.ts';
import { eagerness, type Weighing, worthOf } from './outlook.ts';
import { nearness } from './threats.ts';

/** What an enemy is worth going for at least, for each base that does. */
const LEAST = 0.1;
/** What is only threatened is worth so much of what is done: by the nearest to a goal, the next one, the third. */
const HOPES = [0.6, 0.35, 0.25] as const;
/** No attack promises more than this before it is made, on a base, on a precious one and on a piece. */
const MOST = { base: 1.2, precious: 3, piece: 3 } as const;

/** However long a battle lasts, what is only hoped for promises no more: else nobody would ever give it up for a fight. */
const COOL = 1;

/** The best that is hoped of an attack with so many helpers, who overlap where no friend of the goal stands. */
function promise(weighing: Weighing, base: PlacedBase, goal: Target, helpers: number): number {
  const { rules, battle } = weighing;
  if (isPiece(goal)) {
    const value = worthOf(weighing, storm(rules, battle, base, goal, helpers), base.side);
    return Math.min(MOST.piece, value);
  }
  const { left, right, behind } = neighboursOf(battle, goal);
  const covered = [left, right].filter((each) => each !== null).length;
  const over = Math.min(2 - covered, helpers);
  const under = Math.max(0, covered - (helpers - over));
  const ranks = [neighboursOf(battle, base).behind, behind] as const;
  const exchange = duel(rules, battle, { base, goal, from: 'front', ranks, overlaps: [over, under] });
  const value = worthOf(weighing, exchange, base.side);
  const zeal = weighing.counsel.precious(base)
    ? 0
    : weighing.counsel.zeal * eagerness({ ...weighing, heat: COOL }, value, exchange, true);
  const most = weighing.counsel.precious(goal) ? MOST.precious : MOST.base;
  return Math.min(most, value + zeal);
}

interface Goer {
  readonly base: PlacedBase;
  readonly near: number;
}

/** Those who can soonest fall on a goal. */
function goersFor(weighing: Weighing, free: readonly PlacedBase[], goal: Target): readonly Goer[] {
  const { canAttack, canStorm } = weighing.counsel;
  return free
    .filter((base) => (isPiece(goal) ? canStorm(base) : canAttack(base, goal)))
    .map((base) => ({ base, near: nearness(weighing, base, goal) }))
    .toSorted((a, b) => b.near - a.near)
    .slice(0, HOPES.length);
}

/** What each of a side's free bases promises against one of these, whichever that is, helped by those nearer to it. */
export function gatheringWorth(
  weighing: Weighing,
  free: readonly PlacedBase[],
  goals: readonly Target[],
  attacked: ReadonlySet<string>,
): number {
  const best = new Map<string, number>();
  for (const goal of goals) {
    const there = attacked.has(goal.id) ? 1 : 0;
    for (const [at, { base, near }] of goersFor(weighing, free, goal).entries()) {
      const hope = near * Math.max(LEAST, (HOPES[at] ?? 0) * promise(weighing, base, goal, at + there));
      best.set(base.id, Math.max(best.get(base.id) ?? 0, hope));
    }
  }
  let sum = 0;
  for (const value of best.values()) sum += value;
  return sum;
}
