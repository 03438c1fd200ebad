/** Why a side lost bases: the causes that many of its losses share. */
import type { SideId } from '../../engine/battle.ts';
import type { Cause, Fared, Fought } from './fought.ts';
import { luckOf } from './turning.ts';

/** A base that was lost, and the fight in which. */
export interface Loss {
  readonly fought: Fought;
  readonly fared: Fared;
}

/** A cause that several losses of a side share. */
export interface Reason {
  readonly cause: Cause | 'killer';
  /** The losses with this cause for which no cause is told before it. */
  readonly count: number;
  /** All losses of the side. */
  readonly all: number;
  /** The enemy that all of them fell to, for `killer`. */
  readonly by: string;
  /** The fights that the side began at bad odds, for `rash`. */
  readonly begun: number;
  readonly losses: readonly Loss[];
}

/**
 * How much a cause explains beside others that as many losses share: what a player decides before what troops and
 * ground do, and luck last.
 */
const WEIGHTS: Readonly<Record<Cause | 'killer', number>> = {
  rash: 1.5,
  beset: 1.4,
  cornered: 1.4,
  alone: 1.2,
  killer: 1.1,
  ground: 1.1,
  shot: 1,
  spell: 1,
  unled: 0.95,
  brittle: 0.9,
  outmatched: 0.9,
  swept: 0.9,
  luck: 0.8,
};

/** A cause is told if this part of all losses that are not told yet share it. */
const SHARE = 1 / 3;

/** The bases that a side lost; a base that came back and was lost again counts twice. */
const lossesOf = (fights: readonly Fought[], side: SideId): readonly Loss[] =>
  fights.flatMap((fought) =>
    fought.sides
      .filter((fared) => fared.side === side && fared.isLost && fared.rank !== 'keep')
      .map((fared) => ({ fought, fared })),
  );

/** The number of bases that a side lost, counted as often as they were lost. */
export const countLost = (fights: readonly Fought[], side: SideId): number => lossesOf(fights, side).length;

/** The enemy base that most losses fell to, with these losses. */
function killerOf(losses: readonly Loss[]): readonly [string, readonly Loss[]] {
  const enemies = [...new Set(losses.flatMap(({ fared }) => fared.against ?? []))];
  const byEach = enemies.map((by) => [by, losses.filter(({ fared }) => fared.against === by)] as const);
  return byEach.toSorted((a, b) => b[1].length - a[1].length)[0] ?? ['', []];
}

/** The causes of some losses of a side, each with all losses that have it. */
function causesOf(losses: readonly Loss[], all: number, begun: number): readonly Reason[] {
  const [by, fallen] = killerOf(losses);
  return (Object.keys(WEIGHTS) as (keyof typeof WEIGHTS)[]).map((cause): Reason => {
    const shared = cause === 'killer' ? fallen : losses.filter(({ fared }) => fared.causes.includes(cause));
    return { cause, count: shared.length, all, by, begun, losses: shared };
  });
}

/** The causes that most losses of a side share, the weightiest first. Each loss counts only for one of them. */
export function reasonsFor(fights: readonly Fought[], side: SideId, most: number): readonly Reason[] {
  let losses = lossesOf(fights, side);
  const all = losses.length;
  const begun = fights.filter(({ rash }) => rash === side).length;
  const weight = ({ cause, count }: Reason): number => count * WEIGHTS[cause];
  const reasons: Reason[] = [];
  while (reasons.length < most && losses.length > 0) {
    const least = Math.max(Math.min(2, losses.length), losses.length * SHARE);
    const [chief] = causesOf(losses, all, begun)
      .filter(({ count }) => count >= least)
      .filter(({ cause, count }) => cause !== 'killer' || count >= Math.max(2, all / 2))
      .toSorted((a, b) => weight(b) - weight(a));
    if (!chief) break;
    reasons.push(chief);
    losses = losses.filter((loss) => !chief.losses.includes(loss));
  }
  return reasons;
}

/** What decided: the fights that were fought, the dice in them, both; `none` where the loser lost no more bases. */
export type Decider = 'fights' | 'dice' | 'both' | 'none';

/** Most of a difference, and little of it. */
const MOST = 0.6;
const LITTLE = 0.25;

/** Would the loser also have lost more bases than the winner if all dice had fallen on average? */
export function deciderOf(fights: readonly Fought[], loser: SideId, winner: SideId): Decider {
  const [own, other] = [luckOf(fights, loser), luckOf(fights, winner)];
  const gap = own.lost - other.lost;
  if (gap <= 0) return 'none';
  const promised = (own.expected - other.expected) / gap;
  return promised >= MOST ? 'fights' : promised <= LITTLE ? 'dice' : 'both';
}
