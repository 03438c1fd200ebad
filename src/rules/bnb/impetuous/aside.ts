/** An impetuous base is set aside so that it does not end in a group. Blood and Blades, impetuous move. */

import { type Battle, basesOnTable, type PlacedBase } from '../../../engine/battle.ts';
import { contactsOf } from '../../../engine/board/contacts.ts';
import { goingUnder, IMPASSABLE } from '../../../engine/board/going.ts';
import { groupOf } from '../../../engine/board/groups.ts';
import { rectangleAt, rectangleOfBase } from '../../../engine/board/rectangles.ts';
import type { Work } from '../../../engine/contract/sequence.ts';
import type { Ruleset } from '../../../engine/contract.ts';
import { holds } from '../../../engine/effects.ts';
import { tell } from '../../../engine/game/work.ts';
import { onTable } from '../../../engine/moves/trace.ts';
import { rectanglesOverlap } from '../../../geometry/overlap.ts';
import { ahead, type Pose, roundPose, shifted } from '../../../geometry/pose.ts';
import { isInCloseCombat } from '../board/contacts.ts';
import type { BnbClause } from '../clauses/ids.ts';
import { isKeptStraight } from '../ground/water.ts';
import { isHelping } from './who.ts';

const STEP_ASIDE = 5;

interface Place {
  readonly rule: BnbClause;
  readonly where: 'right' | 'left' | 'back';
  readonly pose: Pose;
}

function isRoom(rules: Ruleset, battle: Battle, base: PlacedBase, pose: Pose): boolean {
  const place = rectangleAt(base, pose);
  return (
    onTable(battle, place.box) &&
    !isKeptStraight(battle, place) &&
    goingUnder(rules, battle, base, place) !== IMPASSABLE &&
    basesOnTable(battle).every(
      (other) => other.id === base.id || !rectanglesOverlap(place, rectangleOfBase(other)),
    )
  );
}

const isIsolated = (rules: Ruleset, battle: Battle, base: PlacedBase, pose: Pose): boolean => {
  const moved = { ...base, pose };
  const bases = battle.bases.map((each) => (each.id === base.id ? moved : each));
  return groupOf(rules, { ...battle, bases }, moved).length === 1;
};

/** Where a base that may not stand in a group is set; null if it stays. */
function placeAside(rules: Ruleset, battle: Battle, base: PlacedBase): Place | null {
  if (groupOf(rules, battle, base).length === 1) return null;
  if (isKeptStraight(battle, rectangleOfBase(base)) && holds('bnb.terrain.43')) return null;
  if (isInCloseCombat(battle, base) || isHelping(battle, base)) return null;
  const beside = (['right', 'left'] as const).map((where): Place => {
    const pose = roundPose(shifted(base.pose, where === 'right' ? STEP_ASIDE : -STEP_ASIDE));
    return { rule: 'bnb.impetuous.29', where, pose };
  });
  const side = beside.find(
    ({ pose }) =>
      isRoom(rules, battle, base, pose) && contactsOf(battle, base, rectangleAt(base, pose)).length === 0,
  );
  if (side) return holds('bnb.impetuous.29') ? side : null;
  const pose = roundPose(ahead(base.pose, -STEP_ASIDE));
  const free = isRoom(rules, battle, base, pose) && isIsolated(rules, battle, base, pose);
  return free && holds('bnb.impetuous.30') ? { rule: 'bnb.impetuous.30', where: 'back', pose } : null;
}

/** Sets a base a little aside that would stand in a group after its impetuous move. */
export function setAside(work: Work, base: PlacedBase): void {
  const place = placeAside(work.rules, work.battle, base);
  if (!place) return;
  tell(
    work,
    { type: 'set-aside', rule: place.rule, figures: { base: base.id, where: place.where, mm: STEP_ASIDE } },
    [{ change: 'place', base: base.id, at: place.pose }],
  );
}
