/** The rules of moves of DBM, as the engine asks for them. */

import { AMBUSH_RULES } from '../../../debellis/ambush/rules.ts';
import { asOne, wholes } from '../../../debellis/bases/double-bases.ts';
import { frontLength } from '../../../debellis/fights/contacts.ts';
import { withEntering } from '../../../debellis/flank/at-edge.ts';
import { farthestShift, linedUp } from '../../../debellis/moves/align.ts';
import {
  bowmenBroken,
  packCamelsBroken,
  positionBroken,
  ridersBroken,
  startsBroken,
  trainBroken,
} from '../../../debellis/moves/contact-checks.ts';
import { expanding } from '../../../debellis/moves/expanding.ts';
import { forming } from '../../../debellis/moves/forming.ts';
import {
  expendablesBroken,
  groupBroken,
  isInColumn,
  roughBroken,
  turningBroken,
} from '../../../debellis/moves/group-checks.ts';
import { isMarch, kindBroken, marchBroken, onceBroken, stillBroken } from '../../../debellis/moves/kind.ts';
import { allowance, distanceBroken, farthest } from '../../../debellis/moves/limits.ts';
import { reached } from '../../../debellis/moves/measure.ts';
import {
  blockedBroken,
  edgeBroken,
  gapBroken,
  impassableBroken,
} from '../../../debellis/moves/way-checks.ts';
import { afloatBroken, landedBroken } from '../../../debellis/naval/ground.ts';
import { filingBroken, wallBroken } from '../../../debellis/walls/passage.ts';
import { ownAmbushBroken } from '../../../engine/ambush/checks.ts';
import { ordered } from '../../../engine/ambush/hidden.ts';
import type { MoveCheck, MoveRules } from '../../../engine/contract/moves.ts';
import { followingHead } from '../../../engine/moves/columns/following.ts';
import type { WayFault } from '../../../engine/moves/types.ts';
import { because } from '../citing.ts';
import { DBM } from '../game.ts';
import { heldBroken } from './break-off.ts';
import { kinking } from './kinking.ts';
import { points, price } from './price.ts';
import { riverBroken } from './river-checks.ts';
import { zoneBroken } from './zone-checks.ts';

const CHECKS: readonly MoveCheck[] = [
  { check: ownAmbushBroken('dbm.pass.8'), bars: true },
  { check: (trace) => kindBroken(DBM, trace) },
  { check: (trace) => stillBroken(DBM, trace) },
  { check: (trace) => onceBroken(DBM, trace) },
  { check: (trace) => heldBroken(DBM, trace) },
  { check: (trace) => expendablesBroken(DBM, trace) },
  { check: (trace) => turningBroken(DBM, trace) },
  { check: (trace) => groupBroken(DBM, trace) },
  { check: (trace) => edgeBroken(DBM, trace), bars: true },
  { check: (trace) => impassableBroken(DBM, trace), bars: true },
  { check: (trace) => landedBroken(DBM, trace) },
  { check: (trace) => afloatBroken(DBM, trace) },
  { check: (trace) => wallBroken(DBM, trace), bars: true },
  { check: (trace) => filingBroken(DBM, trace, isInColumn(trace)) },
  { check: (trace) => riverBroken(DBM, trace) },
  { check: (trace) => blockedBroken(DBM, trace) },
  { check: (trace) => gapBroken(DBM, trace) },
  { check: (trace) => zoneBroken(DBM, trace) },
  { check: (trace) => marchBroken(DBM, trace) },
  { check: (trace) => distanceBroken(DBM, trace) },
  { check: (trace) => roughBroken(DBM, trace) },
  { check: (trace) => trainBroken(DBM, trace) },
  { check: (trace) => packCamelsBroken(DBM, trace) },
  { check: (trace) => bowmenBroken(DBM, trace) },
  { check: (trace) => ridersBroken(DBM, trace) },
  { check: (trace) => positionBroken(DBM, trace) },
  { check: (trace) => startsBroken(DBM, trace) },
];

const badLeg = (fault: WayFault) =>
  fault.reason ?? because('dbm.wheel.1', `dbm.leg.${fault.what}`, { leg: fault.leg, kind: fault.kind });

export const moves: MoveRules = {
  ordered: (battle, bases) => asOne(DBM, withEntering(ordered(AMBUSH_RULES(DBM), battle, bases), bases)),
  wholes: (battle, ids) => wholes(DBM, battle, ids),
  kind: (trace) => (isMarch(trace) ? 'march' : 'tactical'),
  paths: {
    formations: [kinking, forming(DBM), expanding(DBM), followingHead({ follows: 'dbm.column.5' })],
    turnsFreely: true,
    linedUp: (trace, moveCommand) => linedUp(DBM, trace, moveCommand),
    farthestShift: () => farthestShift(DBM),
    badLeg,
  },
  distance: {
    used: (way, battle) => reached(DBM, way, battle),
    allowed: (trace) => allowance(DBM, trace),
    farthest: (battle, bases) => farthest(DBM, battle, bases),
  },
  room: { displaced: () => [] },
  cost: { price: (trace) => price(DBM, trace), left: points },
  checks: { voluntary: CHECKS },
  fights: (_battle, _mover, _other, touches) => frontLength(touches) > 0,
};
