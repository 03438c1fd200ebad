/** The rules of moves of Hordes of the Things, as the engine asks for them. */
import type { MoveCheck, MoveRules } from '../../../engine/contract/moves.ts';
import type { Reason } from '../../../engine/event.ts';
import type { WayFault } from '../../../engine/moves/way.ts';
import { turnedRound } from '../../../geometry/contact.ts';
import { arrivedBroken, lairBroken } from '../arrivals/move-checks.ts';
import { deemedApart, positionOf } from '../board/contacts.ts';
import { apart } from '../board/groups.ts';
import { homeBroken, turnBroken } from '../contingents/move-checks.ts';
import { commandsBroken, demoralisedBroken } from '../mass/move-checks.ts';
import { farthestShift, linedUp } from './align.ts';
import { fallingIn } from './column.ts';
import { columnBroken } from './column-checks.ts';
import { artilleryBroken, positionBroken, startsBroken } from './contact-checks.ts';
import { frontChecks } from './front-checks.ts';
import { gapChecks } from './gap-checks.ts';
import { goingChecks } from './going-checks.ts';
import { columnOnlyBroken, formBroken } from './group-checks.ts';
import { allowance, distanceBroken, extraBroken, farthest } from './limits.ts';
import { reached } from './measure.ts';
import { points, price } from './price.ts';
import { heldBroken, onceBroken } from './start-checks.ts';
import { waterChecks } from './water-checks.ts';
import { blockedBroken, edgeBroken, kindBroken } from './way-checks.ts';

const CHECKS: readonly MoveCheck[] = [
  { check: kindBroken },
  { check: onceBroken },
  { check: arrivedBroken },
  { check: turnBroken },
  { check: commandsBroken },
  { check: demoralisedBroken },
  { check: heldBroken },
  { check: formBroken },
  { check: columnOnlyBroken },
  { check: columnBroken },
  { check: edgeBroken, bars: true },
  { check: blockedBroken },
  ...goingChecks,
  ...waterChecks,
  ...frontChecks,
  ...gapChecks,
  { check: lairBroken },
  { check: distanceBroken },
  { check: extraBroken },
  { check: artilleryBroken },
  { check: positionBroken },
  { check: startsBroken },
  { check: homeBroken },
];

function badLeg(fault: WayFault): Reason {
  const figures = { leg: fault.leg, kind: fault.kind };
  return { rule: 'hott.group.16', key: `hott.leg.${fault.what}`, figures };
}

export const moves: MoveRules = {
  paths: { formations: [fallingIn], apart, turnsFreely: true, linedUp, farthestShift, badLeg },
  distance: { used: reached, allowed: allowance, farthest },
  room: { displaced: () => [] },
  checks: { voluntary: CHECKS },
  cost: { price, left: points },
  fights: (battle, mover, other, touches) =>
    !deemedApart(battle, mover, other) &&
    (positionOf(touches) !== null || positionOf(touches.map(turnedRound)) !== null),
};
