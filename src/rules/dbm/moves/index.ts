/** Orders to move. None is played yet: the phase of moves is passed over. */
import type { MoveRules } from '../../../engine/contract/moves.ts';
import { frontLength } from '../contacts.ts';

export const moves: MoveRules = {
  paths: { badLeg: () => ({ rule: 'dbm.move.1', key: 'reason.no-movement', figures: {} }) },
  distance: { used: () => [], allowed: () => ({ mm: 0, going: 'GGo', lines: [] }), farthest: () => 0 },
  room: { displaced: () => [] },
  cost: { price: () => [], left: () => 0 },
  checks: {},
  fights: (_battle, _mover, _other, touches) => frontLength(touches) > 0,
};
