/** The rules of moves of Blood and Blades, as the engine asks for them. */
import { ordered } from '../../../engine/ambush/hidden.ts';
import type { MoveRules } from '../../../engine/contract/moves.ts';
import { holds } from '../../../engine/effects.ts';
import type { Reason } from '../../../engine/event.ts';
import type { WayFault } from '../../../engine/moves/way.ts';
import { AMBUSH_RULES } from '../ambush/rules.ts';
import { fights } from '../board/contacts.ts';
import type { BnbClause } from '../clauses/ids.ts';
import { CHECKS } from './checks.ts';
import { extending } from './columns/extending.ts';
import { following } from './columns/following.ts';
import { forming } from './columns/forming.ts';
import { kindOf } from './kind.ts';
import { pointsOf } from './make.ts';
import { allowance, farthest, reached } from './measure.ts';
import { passPlan } from './passing.ts';
import { moveOrder, priceOf } from './price.ts';
import { givenWay } from './vehicles.ts';

/** The clauses of the legs that only groups have. */
const GROUP_LEGS: Readonly<Record<string, BnbClause>> = { column: 'bnb.column.10', extend: 'bnb.column.20' };

function badLeg(fault: WayFault): Reason {
  const figures = { leg: fault.leg, kind: fault.kind };
  if (fault.reason) return fault.reason;
  const rule = GROUP_LEGS[fault.kind];
  if (rule) return { rule, key: `bnb.column.bad-${fault.kind}`, figures };
  if (fault.what === 'not-forward') return { rule: 'bnb.move.6', key: 'bnb.leg.not-forward', figures };
  return { rule: 'bnb.move.11', key: `bnb.leg.${fault.what}`, figures };
}

export const moves: MoveRules = {
  ordered: (battle, bases) => ordered(AMBUSH_RULES, battle, bases),
  kind: kindOf,
  paths: { formations: [forming, extending, following], badLeg },
  distance: { used: reached, allowed: allowance, farthest },
  room: { givenWay, displaced: (trace) => passPlan(trace).displaced },
  checks: CHECKS,
  cost: {
    price: (trace) => (trace.manner === 'voluntary' && holds('bnb.move.3') ? priceOf(moveOrder(trace)) : []),
    left: pointsOf,
  },
  fights: (_battle, _mover, _other, touches) => fights(touches),
};
