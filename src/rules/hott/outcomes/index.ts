/** The rules of outcome moves, as the engine asks for them. Hordes of the Things, Recoiling, Fleeing, Pursuit. */
import type { OutcomeRules } from '../../../engine/contract/outcomes.ts';
import { holds } from '../../../engine/effects.ts';
import { facingFromDegrees } from '../../../geometry/exact.ts';
import { BASE_WIDTH, paces } from '../measures.ts';
import { isLurker } from '../troops/base.ts';
import { meets } from './encounters.ts';
import { atEdge, clearOf, stopsAt } from './ground.ts';

/** The length of a flight from the first rear edge to the last front edge, in paces. */
const FLIGHT = 600;

/** How far ahead a fleer looks for a free way, in paces. */
const VIEW = 400;

export const outcomes: OutcomeRules = {
  distance: {
    recoil: (_battle, base) => (holds('hott.recoil.1') ? Math.min(base.depth, BASE_WIDTH) : 0),
    push: (_battle, _way, rest) => ({ distance: rest, binds: holds('hott.push.3') }),
    full: (_battle, _way, _going, recoiled) =>
      paces(FLIGHT) - (holds('hott.flee.4') ? Math.min(recoiled, paces(FLIGHT)) : 0),
  },
  meets,
  stopsAt,
  atEdge,
  losesStopped: true,
  passing: (battle, way) =>
    holds('hott.pass.8')
      ? {
          ends: 'first-space',
          clearOf: (piece, here, hasPassed) => clearOf(battle, way, piece, here, hasPassed),
        }
      : { ends: 'within' },
  flight: {
    // A fleer turns aside however near the obstacle is.
    room: -1,
    get view() {
      return holds('hott.flee.6') ? paces(VIEW) : null;
    },
    step: facingFromDegrees(1),
    exact: false,
    tie: 'away',
    aligns: true,
    allOrNone: true,
    sparesCarried: true,
    takenOff: (_battle, base) =>
      isLurker(base) && holds('hott.lurker.11') ? { rule: 'hott.lurker.11', to: 'lost' } : null,
  },
};
