/** Why a side lost bases: the causes of its losses, and who decided: fights or dice. */
import type { SideId } from '../../engine/battle.ts';
import type { Cause } from './chief.ts';
import type { Fared, Fought } from './fought.ts';
import { luckOf } from './turning.ts';

/** A base that was lost, and the fight in which. */
export interface Loss {
  readonly fought: Fought;
  readonly fared: Fared;
}

/** A cause of losses of a side: each loss has one. Beside it, an enemy to which many of them fell: the `killer`. */
export interface Reason {
  readonly cause: Cause | 'killer';
  readonly count: number;
  /** All losses of the side. */
  readonly all: number;
  /** The enemy that all of them fell to, for `killer`. */
  readonly by: string;
  /** The fights that the side began at bad odds, for `rash`. */
  readonly begun: number;
  readonly losses: readonly Loss[];
}

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

/** The causes of the losses of a side, the commonest first; then the enemy to which half of them fell, or more. */
export function reasonsFor(fights: readonly Fought[], side: SideId): readonly Reason[] {
  const all = lossesOf(fights, side);
  const begun = fights.filter(({ rash }) => rash === side).length;
  const reason = (cause: Reason['cause'], losses: readonly Loss[], by = ''): Reason => ({
    cause,
    count: losses.length,
    all: all.length,
    by,
    begun,
    losses,
  });
  const causes = [...new Set(all.flatMap(({ fared }) => fared.cause ?? []))].map((cause) =>
    reason(
      cause,
      all.filter(({ fared }) => fared.cause === cause),
    ),
  );
  const [by, fallen] = killerOf(all);
  const isKiller = fallen.length >= Math.max(2, all.length / 2);
  return [
    ...causes.toSorted((a, b) => b.count - a.count),
    ...(isKiller ? [reason('killer', fallen, by)] : []),
  ];
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
