/** The checks of a move, for each manner of moving. A check returns the rules that a way breaks. */
import { ownAmbushBroken } from '../../../engine/ambush/checks.ts';
import type { MoveCheck } from '../../../engine/contract/moves.ts';
import type { BnbClause } from '../clauses/ids.ts';
import { columnBroken } from './columns/checks.ts';
import { positionBroken } from './contact-checks.ts';
import { engagementBroken } from './engage-checks.ts';
import { backBroken, formBroken, legsBroken, pivotsBroken } from './group-checks.ts';
import { kindBroken } from './kind.ts';
import { meetsBroken } from './meets-checks.ts';
import { riverBroken } from './river-checks.ts';
import { baggageBroken, engagedBroken, haltedBroken, packedBroken } from './start-checks.ts';
import {
  blockedBroken,
  contactBroken,
  distanceBroken,
  edgeBroken,
  gapBroken,
  impassableBroken,
} from './way-checks.ts';
import { zonesBroken } from './zone-checks.ts';

/** The clause by which a base may not move over its own side's ambush. */
const OWN_AMBUSH: BnbClause = 'bnb.move.17';

/** The checks of every voluntary, impetuous or pack move. */
const ALWAYS: readonly MoveCheck[] = [
  { check: baggageBroken },
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
    { check: ownAmbushBroken(OWN_AMBUSH), bars: true },
    { check: haltedBroken },
    { check: packedBroken },
    { check: kindBroken },
    { check: engagedBroken },
    { check: formBroken },
    { check: columnBroken },
    { check: backBroken },
    { check: pivotsBroken },
    { check: legsBroken },
    ...ALWAYS,
  ],
  impetuous: ALWAYS,
  // In a pack a base may not pass through others.
  pack: [
    { check: engagedBroken },
    ...ALWAYS.map((each) => (each.check === blockedBroken ? { ...each, check: meetsBroken } : each)),
  ],
};
