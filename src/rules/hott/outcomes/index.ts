/** What decides outcome moves. Hordes of the Things, Outcome moves. */
import type { OutcomeRules } from '../../../engine/contract.ts';
import { facingFromDegrees } from '../../../geometry/exact.ts';
import { BASE_WIDTH, paces } from '../measures.ts';

export const outcomes: OutcomeRules = {
  recoilDistance: (_battle, base) => Math.min(base.depth, BASE_WIDTH),
  meets: () => [],
  stopsAt: () => null,
  atEdge: () => ({ does: 'lost', rule: 'hott.lost.2' }),
  pushing: (_battle, _way, rest) => ({ distance: rest, binds: true }),
  displaces: () => false,
  passing: {
    recoil: 'first-space',
    push: 'first-space',
    withdraw: 'first-space',
    flee: 'first-space',
    pursue: 'first-space',
  },
  fullDistance: (_battle, _way, _going, recoiled) => paces(600) - recoiled,
  flight: { room: -1, view: paces(400), step: facingFromDegrees(1), exact: false, tie: 'away' },
};
