/** The functions for outcome moves that the engine needs from DBM. DBM, Recoiling, Fleeing, Pursuing. */
import type { OutcomeRules } from '../../../engine/contract/outcomes.ts';
import { facingFromDegrees } from '../../../geometry/exact.ts';
import { depthOfFront } from '../double-bases.ts';
import { BASE_WIDTH } from '../measures.ts';
import { meets } from './encounters.ts';
import { atEdge, restOfFlight, stopsAt } from './ground.ts';

export const outcomes: OutcomeRules = {
  distance: {
    recoil: (_battle, base) => Math.min(depthOfFront(base), BASE_WIDTH),
    push: (_battle, _way, rest) => ({ distance: rest, binds: true }),
    // Land is no going at all for naval elements: on their water they go as in good going.
    full: (_battle, { mover }, going, recoiled) => restOfFlight(mover, going || 'GGo', recoiled),
  },
  meets,
  stopsAt,
  atEdge,
  losesStopped: true,
  // A base that passes others goes to the first free place beyond them.
  passing: (_battle, { kind }) =>
    kind === 'pursue' ? { ends: 'within' } : { ends: 'first-space', clearOf: () => false },
  flight: {
    // It may turn aside at any distance, and it looks as far as it goes.
    room: -1,
    view: null,
    step: facingFromDegrees(1),
    exact: true,
    tie: 'ask',
    allOrNone: true,
    sparesCarried: true,
  },
};
