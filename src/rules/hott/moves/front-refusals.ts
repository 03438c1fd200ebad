/**
 * Which exception for moves in front of an enemy a move just misses. Hordes of the Things, Crossing an enemy element's
 * front.
 */

import { holds } from '../../../engine/effects.ts';
import type { Reason } from '../../../engine/event.ts';
import type { Trace } from '../../../engine/moves/trace.ts';
import type { Restrictor } from '../board/fronts.ts';
import type { HottClause } from '../clauses/ids.ts';
import {
  distancesFrom,
  edgeTouched,
  endsAgainst,
  endsNoFarther,
  endsOpposite,
  goesBack,
  type Stay,
  shiftTo,
  startOf,
  wayTo,
} from './front-exceptions.ts';

const missed = (rule: HottClause, key: string, figures: NonNullable<Reason['figures']>): readonly Reason[] =>
  holds(rule) ? [{ rule, key: `hott.front.${key}`, figures }] : [];

/** The enemy with the least measure, of those that restrict a mover. */
function leastBy(stays: readonly Stay[], measure: (by: Restrictor) => number): Restrictor {
  const [first, ...others] = stays.map(({ by }) => by) as [Restrictor, ...Restrictor[]];
  return others.reduce((least, by) => (measure(by) < measure(least) ? by : least), first);
}

/** The reason for a move that ends against, or opposite, one enemy although another measures less. */
function notLeast(
  [rule, key]: readonly [HottClause, string],
  base: string,
  chosen: Restrictor,
  stays: readonly Stay[],
  measure: (by: Restrictor) => number,
): readonly Reason[] {
  const least = leastBy(stays, measure);
  if (least.id === chosen.id) return [];
  const figures = { base, owner: chosen.id, other: least.id, mm: measure(chosen), least: measure(least) };
  return missed(rule, key, figures);
}

function lineUpMissed(trace: Trace, mover: number, stays: readonly Stay[]): readonly Reason[] {
  const base = startOf(trace, mover);
  const found = stays.find(({ by }) => 'element' in by && endsOpposite(trace, mover, by.element))?.by;
  if (!found || !('element' in found)) return [];
  if (endsNoFarther(trace, mover, found.element))
    return notLeast(['hott.front.10', 'line-up-farther'], base.id, found, stays, (by) => shiftTo(base, by));
  const { before, after } = distancesFrom(trace, mover, found.element);
  return missed('hott.front.10', 'line-up-back', {
    base: base.id,
    owner: found.id,
    mm: after,
    most: before,
  });
}

/** Why a move just misses an exception; empty if it is not near any. */
export function missedBy(trace: Trace, mover: number, stays: readonly Stay[]): readonly Reason[] {
  const base = startOf(trace, mover);
  const met = stays.find(({ by }) => endsAgainst(trace, mover, by))?.by;
  if (met) return notLeast(['hott.front.9', 'contact-farther'], base.id, met, stays, (by) => wayTo(base, by));
  const touched = goesBack(trace, mover) ? edgeTouched(trace, mover) : undefined;
  if (touched) return missed('hott.front.12', 'withdrawal-touches', { base: base.id, other: touched.id });
  return lineUpMissed(trace, mover, stays);
}
