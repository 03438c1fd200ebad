/** The functions for outcome moves that the engine needs from DBMM. */
import { depthOfFront } from '../../../debellis/bases/double-bases.ts';
import type { OutcomeRules } from '../../../engine/contract/outcomes.ts';
import { holds } from '../../../engine/effects.ts';
import { facingFromDegrees } from '../../../geometry/exact.ts';
import { DBMM } from '../game.ts';
import { pitAlong } from '../obstacles/pits.ts';
import { fullDistance } from './distances.ts';
import { meets } from './encounters.ts';
import { atEdge, stopsAt } from './ground.ts';

export const outcomes: OutcomeRules = {
  distance: {
    recoil: (_battle, base) => (holds('dbmm.recoil.1') ? depthOfFront(DBMM, base) : 0),
    push: (_battle, _way, rest) => ({ distance: holds('dbmm.push.1') ? rest : 0, binds: true }),
    full: (battle, way, going, recoiled) => fullDistance(DBMM, battle, way, going, recoiled),
  },
  meets: (battle, way, other) => meets(DBMM, battle, way, other),
  stopsAt: (battle, way, piece, inside) => stopsAt(DBMM, battle, way, piece, inside),
  endsAt: (battle, { mover }, unit, mm) => pitAlong(battle, mover, unit, mm),
  atEdge: (_battle, way, edge) => atEdge(way, edge),
  passing: (_battle, { kind }) =>
    kind === 'recoil' || kind === 'push'
      ? { ends: 'right-behind', displaces: () => false }
      : kind === 'flee'
        ? { ends: 'first-space', clearOf: () => false }
        : { ends: 'within' },
  // It may turn aside at any distance, and it looks as far as it goes.
  flight: { room: -1, view: null, step: facingFromDegrees(1), exact: false, tie: 'ask', allOrNone: true },
};
