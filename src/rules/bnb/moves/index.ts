/** What Blood and Blades says of moves, for the engine. */
import type { MoveRules } from '../../../engine/contract.ts';
import { holds } from '../../../engine/effects.ts';
import type { Reason } from '../../../engine/event.ts';
import type { WayFault } from '../../../engine/moves/way.ts';
import { CHECKS } from './checks.ts';
import { pointsOf } from './make.ts';
import { allowance, farthest, reached } from './measure.ts';
import { passPlan } from './passing.ts';
import { fights } from './positions.ts';
import { moveOrder, priceOf } from './price.ts';

/** Legs that a later version will know, with the clause that will stand behind them. */
const DEFERRED: Readonly<Record<string, string>> = { column: 'bnb.column.10', extend: 'bnb.column.20' };

function badLeg(fault: WayFault): Reason {
  const figures = { leg: fault.leg, kind: fault.kind };
  const deferred = fault.what === 'unknown-leg' ? DEFERRED[fault.kind] : undefined;
  if (deferred) return { rule: deferred, key: `bnb.deferred.${fault.kind}`, figures };
  if (fault.what === 'not-forward') return { rule: 'bnb.move.6', key: 'bnb.leg.not-forward', figures };
  return { rule: 'bnb.move.11', key: `bnb.leg.${fault.what}`, figures };
}

export const moves: MoveRules = {
  reached,
  allowance,
  farthest,
  badLeg,
  checks: CHECKS,
  displaced: (trace) => passPlan(trace).displaced,
  price: (trace) => (trace.manner === 'voluntary' && holds('bnb.move.3') ? priceOf(moveOrder(trace)) : []),
  points: pointsOf,
  fights: (_battle, _mover, _other, touches) => fights(touches),
};
