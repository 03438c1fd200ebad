/** The rules of moves of DBMM, as the engine asks for them. */

import { AMBUSH_RULES } from '../../../debellis/ambush/rules.ts';
import { asOne, wholes } from '../../../debellis/bases/double-bases.ts';
import { frontLength } from '../../../debellis/fights/contacts.ts';
import { farthestShift, linedUp } from '../../../debellis/moves/align.ts';
import { positionBroken, ridersBroken, startsBroken } from '../../../debellis/moves/contact-checks.ts';
import { expanding } from '../../../debellis/moves/expanding.ts';
import { forming } from '../../../debellis/moves/forming.ts';
import { expendablesBroken, isInColumn } from '../../../debellis/moves/group-checks.ts';
import { isMarch, kindBroken, onceBroken, stillBroken } from '../../../debellis/moves/kind.ts';
import { allowance, distanceBroken, farthest } from '../../../debellis/moves/limits.ts';
import {
  blockedBroken,
  edgeBroken,
  gapBroken,
  impassableBroken,
} from '../../../debellis/moves/way-checks.ts';
import { afloatBroken } from '../../../debellis/naval/ground.ts';
import { crowdBroken, filingBroken, wallBroken } from '../../../debellis/walls/passage.ts';
import { isGate } from '../../../debellis/walls/sections.ts';
import { ownAmbushBroken } from '../../../engine/ambush/checks.ts';
import { ordered } from '../../../engine/ambush/hidden.ts';
import type { MoveCheck, MoveRules } from '../../../engine/contract/moves.ts';
import { followingHead } from '../../../engine/moves/columns/following.ts';
import type { WayFault } from '../../../engine/moves/types.ts';
import { because } from '../citing.ts';
import { atTheEdge } from '../flank/entering.ts';
import { DBMM } from '../game.ts';
import { setterBroken } from '../obstacles/portable.ts';
import { columnBroken, formationBroken, groupBroken } from './groups.ts';
import { brokenBroken, heldBroken, keepOffBroken, unreliableBroken } from './keep-off.ts';
import { marchBroken } from './marches.ts';
import { reached } from './measure.ts';
import { points, priceOf } from './price.ts';
import { quarterTurn } from './quarter-turn.ts';
import { riverBroken } from './rivers.ts';
import { surpriseBroken } from './surprises.ts';
import { zoneBroken } from './zones.ts';

const CHECKS: readonly MoveCheck[] = [
  { check: ownAmbushBroken('dbmm.ambush.1'), bars: true },
  { check: (trace) => kindBroken(DBMM, trace) },
  { check: (trace) => stillBroken(DBMM, trace) },
  { check: (trace) => onceBroken(DBMM, trace) },
  { check: setterBroken },
  { check: brokenBroken },
  { check: (trace) => marchBroken(DBMM, trace) },
  { check: (trace) => surpriseBroken(DBMM, trace) },
  { check: (trace) => expendablesBroken(DBMM, trace) },
  { check: (trace) => groupBroken(DBMM, trace) },
  { check: (trace) => heldBroken(DBMM, trace) },
  { check: (trace) => formationBroken(trace) },
  { check: (trace) => edgeBroken(DBMM, trace), bars: true },
  { check: (trace) => impassableBroken(DBMM, trace), bars: true },
  { check: (trace) => wallBroken(DBMM, trace), bars: true },
  { check: (trace) => filingBroken(DBMM, trace, isInColumn(trace), isGate) },
  { check: (trace) => crowdBroken(DBMM, trace) },
  { check: (trace) => ridersBroken(DBMM, trace) },
  { check: (trace) => afloatBroken(DBMM, trace) },
  { check: (trace) => blockedBroken(DBMM, trace) },
  { check: (trace) => gapBroken(DBMM, trace) },
  { check: (trace) => riverBroken(DBMM, trace) },
  { check: (trace) => zoneBroken(DBMM, trace) },
  { check: (trace) => distanceBroken(DBMM, trace) },
  { check: (trace) => columnBroken(DBMM, trace) },
  { check: (trace) => unreliableBroken(DBMM, trace) },
  { check: (trace) => keepOffBroken(DBMM, trace) },
  { check: (trace) => positionBroken(DBMM, trace) },
  { check: (trace) => startsBroken(DBMM, trace) },
];

const badLeg = (fault: WayFault) =>
  fault.reason ?? because('dbmm.group.21', `dbmm.leg.${fault.what}`, { leg: fault.leg, kind: fault.kind });

export const moves: MoveRules = {
  ordered: (battle, bases) => asOne(DBMM, atTheEdge(ordered(AMBUSH_RULES(DBMM), battle, bases), bases)),
  wholes: (battle, ids) => wholes(DBMM, battle, ids),
  kind: (trace) => (isMarch(trace) ? 'march' : 'tactical'),
  paths: {
    formations: [quarterTurn, forming(DBMM), expanding(DBMM), followingHead({ follows: 'dbmm.group.23' })],
    turnsFreely: true,
    linedUp: (trace, command) => linedUp(DBMM, trace, command),
    farthestShift: () => farthestShift(DBMM),
    badLeg,
  },
  distance: {
    used: (way, battle) => reached(DBMM, way, battle),
    allowed: (trace) => allowance(DBMM, trace),
    farthest: (battle, bases) => farthest(DBMM, battle, bases),
  },
  room: { displaced: () => [] },
  cost: {
    price: (trace) =>
      priceOf(DBMM, { rules: trace.rules, battle: trace.battle, bases: trace.way.movers, trace }),
    left: points,
  },
  checks: { voluntary: CHECKS },
  fights: (_battle, _mover, _other, touches) => frontLength(touches) > 0,
};
