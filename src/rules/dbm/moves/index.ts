/** The rules of moves of DBM, as the engine asks for them. */
import { ownAmbushBroken } from '../../../engine/ambush/checks.ts';
import { ordered } from '../../../engine/ambush/hidden.ts';
import type { MoveCheck, MoveRules } from '../../../engine/contract/moves.ts';
import { followingHead } from '../../../engine/moves/columns/following.ts';
import type { WayFault } from '../../../engine/moves/way.ts';
import { AMBUSH_RULES } from '../ambush/rules.ts';
import { because } from '../citing.ts';
import { frontLength } from '../contacts.ts';
import { asOne, wholes } from '../double-bases.ts';
import { withEntering } from '../flank/at-edge.ts';
import { afloatBroken, landedBroken } from '../naval/ground.ts';
import { filingBroken, wallBroken } from '../walls/passage.ts';
import { farthestShift, linedUp } from './align.ts';
import { heldBroken } from './break-off.ts';
import {
  bowmenBroken,
  packCamelsBroken,
  positionBroken,
  ridersBroken,
  startsBroken,
  trainBroken,
} from './contact-checks.ts';
import { expanding } from './expanding.ts';
import { forming } from './forming.ts';
import { expendablesBroken, groupBroken, isInColumn, roughBroken, turningBroken } from './group-checks.ts';
import { isMarch, kindBroken, marchBroken, onceBroken, stillBroken } from './kind.ts';
import { kinking } from './kinking.ts';
import { allowance, distanceBroken, farthest } from './limits.ts';
import { reached } from './measure.ts';
import { points, price } from './price.ts';
import { riverBroken } from './river-checks.ts';
import { blockedBroken, edgeBroken, gapBroken, impassableBroken } from './way-checks.ts';
import { zoneBroken } from './zone-checks.ts';

const CHECKS: readonly MoveCheck[] = [
  { check: ownAmbushBroken('dbm.pass.8'), bars: true },
  { check: kindBroken },
  { check: stillBroken },
  { check: onceBroken },
  { check: heldBroken },
  { check: expendablesBroken },
  { check: turningBroken },
  { check: groupBroken },
  { check: edgeBroken, bars: true },
  { check: impassableBroken, bars: true },
  { check: landedBroken },
  { check: afloatBroken },
  { check: wallBroken, bars: true },
  { check: (trace) => filingBroken(trace, isInColumn(trace)) },
  { check: riverBroken },
  { check: blockedBroken },
  { check: gapBroken },
  { check: zoneBroken },
  { check: marchBroken },
  { check: distanceBroken },
  { check: roughBroken },
  { check: trainBroken },
  { check: packCamelsBroken },
  { check: bowmenBroken },
  { check: ridersBroken },
  { check: positionBroken },
  { check: startsBroken },
];

const badLeg = (fault: WayFault) =>
  fault.reason ?? because('dbm.wheel.1', `dbm.leg.${fault.what}`, { leg: fault.leg, kind: fault.kind });

export const moves: MoveRules = {
  ordered: (battle, bases) => asOne(withEntering(ordered(AMBUSH_RULES, battle, bases), bases)),
  wholes,
  kind: (trace) => (isMarch(trace) ? 'march' : 'tactical'),
  paths: {
    formations: [kinking, forming, expanding, followingHead({ follows: 'dbm.column.5' })],
    turnsFreely: true,
    linedUp,
    farthestShift,
    badLeg,
  },
  distance: { used: reached, allowed: allowance, farthest },
  room: { displaced: () => [] },
  cost: { price, left: points },
  checks: { voluntary: CHECKS },
  fights: (_battle, _mover, _other, touches) => frontLength(touches) > 0,
};
