/** The functions for outcome moves that the engine needs from DBM. DBM, Recoiling, Fleeing, Pursuing. */

import { depthOfFront } from '../../../debellis/bases/double-bases.ts';
import { BASE_WIDTH } from '../../../debellis/measures.ts';
import { meets } from '../../../debellis/outcomes/encounters.ts';
import { atEdge, restOfFlight, stopsAt } from '../../../debellis/outcomes/ground.ts';
import type { OutcomeRules } from '../../../engine/contract/outcomes.ts';
import { facingFromDegrees } from '../../../geometry/exact.ts';
import { DBM } from '../game.ts';

export const outcomes: OutcomeRules = {
  distance: {
    recoil: (_battle, base) => Math.min(depthOfFront(DBM, base), BASE_WIDTH),
    push: (_battle, _way, rest) => ({ distance: rest, binds: true }),
    // Land is no going at all for naval elements: on their water they go as in good going.
    full: (_battle, { mover }, going, recoiled) => restOfFlight(DBM, mover, going || 'GGo', recoiled),
  },
  meets: (battle, way, other) => meets(DBM, battle, way, other),
  stopsAt: (battle, way, piece, inside) => stopsAt(DBM, battle, way, piece, inside),
  atEdge: (battle, outcomeWay, edge) => atEdge(DBM, battle, outcomeWay, edge),
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
