/** The term of joint threats: for each enemy, one free base attacks and the next ones overlap. */
import type { PlacedBase } from '../../../engine/battle.ts';
import { neighboursOf } from '../../board/neighbours.ts';
import { isPiece, type Target } from '../../board/target.ts';
import { piecesAgainst } from '../../board/targets.ts';
import { traitsOf } from '../../knowledge/roles.ts';
import { nearness } from '../approach.ts';
import { isHindered } from '../fights.ts';
import { duel } from '../odds/duel.ts';
import { storm } from '../odds/storm.ts';
import { type Outlook, wishFor, worthOf } from '../outlook.ts';
import type { Position } from '../position.ts';

/** The least promise of an attack on an enemy, for each base that takes part. */
const LEAST = 0.1;
/** The share of an attack that counts before it is made: for the base nearest to a goal, the second and the third. */
const HOPES = [0.6, 0.35, 0.25] as const;
/** The most that an attack promises before it is made: on a base, on a precious base, on a piece. */
const MOST = { base: 1.2, precious: 3, piece: 3 } as const;

/** The urgency by which threats are counted. If it grew, a bot would always threaten and never attack. */
const CALM = 1;

/** The promise of an attack with this many helpers. A helper overlaps a flank that no friend of the goal covers. */
function promise(outlook: Outlook, base: PlacedBase, goal: Target, helpers: number): number {
  if (isPiece(goal)) {
    const value = worthOf(outlook, storm(outlook, base, goal, helpers), base.side);
    return Math.min(MOST.piece, value);
  }
  const { profile, battle } = outlook;
  const { left, right, behind } = neighboursOf(battle, goal);
  const covered = [left, right].filter((each) => each !== null).length;
  const over = Math.min(2 - covered, helpers);
  const under = Math.max(0, covered - (helpers - over));
  const ranks = [neighboursOf(battle, base).behind, behind] as const;
  const losses = duel(outlook, { base, goal, from: 'front', ranks, overlaps: [over, under] });
  const value = worthOf(outlook, losses, base.side);
  const wish = traitsOf(outlook, base).precious
    ? 0
    : profile.temper.wishToFight.points * wishFor({ ...outlook, urgency: CALM }, value, losses, true);
  return Math.min(traitsOf(outlook, goal).precious ? MOST.precious : MOST.base, value + wish);
}

interface Goer {
  readonly base: PlacedBase;
  readonly near: number;
}

/** The bases that can soonest attack a goal. */
function goersFor(outlook: Outlook, free: readonly PlacedBase[], goal: Target): readonly Goer[] {
  const { canAttack, canStorm } = outlook.profile.troops;
  return free
    .filter((base) => (isPiece(goal) ? canStorm(base) : canAttack(base, goal)))
    .map((base) => ({ base, near: nearness(outlook, base, goal) }))
    .toSorted((a, b) => b.near - a.near)
    .slice(0, HOPES.length);
}

/** The sum for all free bases, each against its best goal, with the help of the bases nearer to it. */
export function jointThreats(position: Position): number {
  if (position.profile.temper.threats === 'alone') return 0;
  // Bases that storm a piece still count as free.
  const free = position.own.filter((base) => !isHindered(position.fights, base));
  const best = new Map<string, number>();
  for (const goal of [...position.enemies, ...piecesAgainst(position)]) {
    const there = position.fights.fighting.has(goal.id) ? 1 : 0;
    for (const [at, { base, near }] of goersFor(position, free, goal).entries()) {
      const hope = near * Math.max(LEAST, (HOPES[at] ?? 0) * promise(position, base, goal, at + there));
      best.set(base.id, Math.max(best.get(base.id) ?? 0, hope));
    }
  }
  let sum = 0;
  for (const value of best.values()) sum += value;
  return sum;
}
