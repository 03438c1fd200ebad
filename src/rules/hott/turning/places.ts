/** Where elements stand after one turns to face an attacker. Hordes of the Things, Flank or rear contacts. */
import { type Battle, basesOnTable, type PlacedBase } from '../../../engine/battle.ts';
import { contactsOf } from '../../../engine/board/contacts.ts';
import { columnBehind } from '../../../engine/board/groups.ts';
import { rectangleOfBase } from '../../../engine/board/rectangles.ts';
import { holds } from '../../../engine/effects.ts';
import { onTable } from '../../../engine/moves/trace.ts';
import { outlineAt } from '../../../engine/moves/way.ts';
import {
  turnPlan as planOf,
  type Scene,
  type TurnPlan,
  type TurnRules,
} from '../../../engine/turning/plan.ts';
import { rectanglesOverlap } from '../../../geometry/overlap.ts';
import { distance } from '../../../geometry/point.ts';
import { type Pose, roundPose } from '../../../geometry/pose.ts';
import { groundReasons } from '../arrivals/standing.ts';
import { deemedApart } from '../board/contacts.ts';
import { isWading } from '../ground/rivers.ts';
import { figure } from '../troops/marks.ts';
import { isExcepted } from './who.ts';

/** Is this ground on the table and legal for the base, and free of all bases except `without`? */
function isFree({ rules, battle }: Scene, base: PlacedBase, to: Pose, without: readonly string[]): boolean {
  const ground = outlineAt(base, to);
  return (
    onTable(battle, ground.box) &&
    basesOnTable(battle).every(
      (other) => without.includes(other.id) || !rectanglesOverlap(ground, rectangleOfBase(other)),
    ) &&
    groundReasons(rules, battle, { ...base, pose: to }).length === 0
  );
}

/** Friends whose flanks the attacker's front lies along as well, so that they face it too; the nearest first. */
function alsoBeset(battle: Battle, base: PlacedBase, attacker: PlacedBase): readonly PlacedBase[] {
  if (!holds('hott.close.9')) return [];
  return contactsOf(battle, attacker)
    .filter(
      (contact) =>
        contact.base.id !== base.id &&
        contact.base.side === base.side &&
        !isExcepted(battle, contact.base) &&
        !deemedApart(battle, contact.base, attacker) &&
        contact.touches.some(
          ({ mine, theirs, length }) =>
            mine === 'front' && length > 0 && (theirs === 'left' || theirs === 'right'),
        ),
    )
    .map((contact) => contact.base)
    .toSorted((a, b) => distance(a.pose, base.pose) - distance(b.pose, base.pose));
}

/** The elements that go behind the one that turns, the nearest first. */
function followersOf(battle: Battle, base: PlacedBase, attacker: PlacedBase): readonly PlacedBase[] {
  const beset = alsoBeset(battle, base, attacker);
  if (beset.length > 0) return beset;
  const column = isWading(battle, base) && holds('hott.close.11') ? columnBehind(battle, base) : [];
  return column.slice(0, 1);
}

/** Only this many find a place behind the first. */
const MOST_BEHIND = 1;

/** The pose this far back on the way to the base's start. */
function backAlong(from: Pose, start: Pose, mm: number): Pose {
  const whole = distance(from, start);
  const share = whole === 0 ? 0 : Math.min(1, mm / whole);
  return roundPose({
    ...from,
    x: from.x + (start.x - from.x) * share,
    y: from.y + (start.y - from.y) * share,
  });
}

/** How far the attacker may be set back: its whole way, if it moved in this bound. */
const wayBack = (attacker: PlacedBase): number =>
  attacker.start && holds('hott.close.6') ? distance(attacker.pose, attacker.start) : 0;

const RULES: TurnRules = {
  isFree,
  followers: ({ battle }, base, attacker) => followersOf(battle, base, attacker),
  mostBehind: MOST_BEHIND,
  wayBack,
  setBack: (attacker, mm) => backAlong(attacker.pose, attacker.start ?? attacker.pose, mm),
};

/** The turn of a base to face an attacker, which goes back as little as needed; null if there is no room. */
export const turnPlan = (scene: Scene, base: PlacedBase, attacker: PlacedBase): TurnPlan | null =>
  planOf(RULES, scene, base, attacker);

/** Where an attacker goes if a turn finds no room: back to its start, or off the table. */
export function undone(scene: Scene, attacker: PlacedBase): Pose | 'reserve' | null {
  if (figure(attacker.bound, 'deployed') > 0) return 'reserve';
  const { start } = attacker;
  return start && isFree(scene, attacker, start, [attacker.id]) ? start : null;
}

export const isFreePlace = (scene: Scene, base: PlacedBase, to: Pose): boolean =>
  isFree(scene, base, to, [base.id]);
