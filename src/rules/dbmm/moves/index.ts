/** Orders to move are not built yet: none is possible. */

import { frontLength } from '../../../debellis/fights/contacts.ts';
import type { MoveRules } from '../../../engine/contract/moves.ts';
import { because } from '../citing.ts';

export const moves: MoveRules = {
  paths: { badLeg: (fault) => because('dbmm.term.1', 'dbmm.leg', { leg: fault.leg, kind: fault.kind }) },
  distance: {
    used: (way) => way.stages.map(() => 0),
    allowed: () => ({ mm: 0, going: 'GGo', lines: [] }),
    farthest: () => 0,
  },
  room: { displaced: () => [] },
  cost: { price: () => [], left: () => 0 },
  checks: { voluntary: [] },
  fights: (_battle, _mover, _other, touches) => frontLength(touches) > 0,
};
