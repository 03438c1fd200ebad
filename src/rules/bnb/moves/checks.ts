/** The rules that a move can break, for each manner of moving. */
import type { MoveCheck } from '../../../engine/contract.ts';
import { positionBroken } from './contact-checks.ts';
import { engagementBroken } from './engage-checks.ts';
import { backBroken, formBroken, legsBroken, pivotsBroken } from './group-checks.ts';
import { kindBroken } from './kind.ts';
import { baggageBroken, engagedBroken, haltedBroken, vehiclesBroken } from './start-checks.ts';
import {
  blockedBroken,
  contactBroken,
  distanceBroken,
  edgeBroken,
  gapBroken,
  impassableBroken,
  riverBroken,
} from './way-checks.ts';
import { zonesBroken } from './zone-checks.ts';

/** What binds every base that moves of its own will or temper. */
const ALWAYS: readonly MoveCheck[] = [
  { check: baggageBroken },
  { check: vehiclesBroken },
  { check: edgeBroken, bars: true },
  { check: blockedBroken, bars: true },
  { check: impassableBroken, bars: true },
  { check: riverBroken, bars: true },
  { check: contactBroken, bars: true },
  { check: zonesBroken },
  { check: gapBroken },
  { check: distanceBroken },
  { check: positionBroken },
  { check: engagementBroken, compares: true },
];

export const CHECKS: Readonly<Record<string, readonly MoveCheck[]>> = {
  voluntary: [
    { check: haltedBroken },
    { check: kindBroken },
    { check: engagedBroken },
    { check: formBroken },
    { check: backBroken },
    { check: pivotsBroken },
    { check: legsBroken },
    ...ALWAYS,
  ],
  impetuous: ALWAYS,
};
