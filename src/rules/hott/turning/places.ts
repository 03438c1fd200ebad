/** Where elements stand after one turns to face an attacker. Hordes of the Things, Flank or rear contacts. */
import { type Battle, basesOnTable, figure, type PlacedBase } from '../../../engine/battle.ts';
import { contactsOf } from '../../../engine/board/contacts.ts';
import { columnBehind } from '../../../engine/board/groups.ts';
import { rectangleOfBase } from '../../../engine/board/rectangles.ts';
import type { Ruleset } from '../../../engine/contract.ts';
import { holds } from '../../../engine/effects.ts';
import { onTable } from '../../../engine/moves/trace.ts';
import { outlineAt } from '../../../engine/moves/way.ts';
import { HALF_TURN, normalFacing } from '../../../geometry/exact.ts';
import { firstBetween } from '../../../geometry/halving.ts';
import { rectanglesOverlap } from '../../../geometry/overlap.ts';
import { distance } from '../../../geometry/point.ts';
import { ahead, type Pose, roundPose } from '../../../geometry/pose.ts';
import { groundReasons } from '../arrivals/standing.ts';
import { deemedApart } from '../contacts.ts';
import { isWading } from '../rivers.ts';
import { isExcepted } from './who.ts';

export interface Placing {
  readonly base: PlacedBase;
  readonly to: Pose;
}

export interface Scene {
  readonly rules: Ruleset;
  readonly battle: Battle;
}

/** The result of a turn: the new places, and the elements left over, which recoil. */
export interface TurnPlan {
  readonly attacker: PlacedBase;
  readonly placings: readonly Placing[];
  /** How far the attacker goes back, in millimetres. */
  readonly back: number;
  readonly recoils: readonly PlacedBase[];
}

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

/** The places of all when the base turns to face an attacker there. */
function facingPlaces(base: PlacedBase, behind: readonly PlacedBase[], attacker: Pose): readonly Placing[] {
  const facing = normalFacing(attacker.facing + HALF_TURN);
  let to: Pose = { x: attacker.x, y: attacker.y, facing };
  return [base, ...behind].map((each) => {
    const placing = { base: each, to: roundPose(to) };
    to = ahead(to, -each.depth);
    return placing;
  });
}

/** The step by which ways back are tried, in millimetres. */
const STEP = 0.5;

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

/** How often the search for the least way back halves a step. */
const HALVINGS = 8;

/** The least way back that gives room, found in steps and then refined; null if there is none or the way is blocked. */
function leastBack(
  fits: (back: number) => boolean,
  isOpen: (back: number) => boolean,
  most: number,
): number | null {
  for (let back = 0; ; back = Math.min(most, back + STEP)) {
    if (fits(back)) return back === 0 ? 0 : firstBetween(fits, Math.max(0, back - STEP), back, HALVINGS);
    if (back >= most || !isOpen(back)) return null;
  }
}

/** The turn of a base to face an attacker, which goes back as little as needed; null if there is no room. */
export function turnPlan(scene: Scene, base: PlacedBase, attacker: PlacedBase): TurnPlan | null {
  const followers = followersOf(scene.battle, base, attacker);
  const behind = followers.slice(0, MOST_BEHIND);
  const moving = [base, attacker, ...followers].map(({ id }) => id);
  const setBack = (back: number): Pose =>
    back === 0 ? attacker.pose : backAlong(attacker.pose, attacker.start ?? attacker.pose, back);
  const placings = (back: number): readonly Placing[] => {
    const to = setBack(back);
    return [...facingPlaces(base, behind, to), { base: attacker, to }];
  };
  const fits = (back: number): boolean =>
    placings(back).every(({ base: each, to }) => isFree(scene, each, to, moving));
  const isOpen = (back: number): boolean => isFree(scene, attacker, setBack(back), moving);
  const back = leastBack(fits, isOpen, wayBack(attacker));
  if (back === null) return null;
  const moved = placings(back).filter((placing) => back > 0 || placing.base.id !== attacker.id);
  return { attacker, placings: moved, back, recoils: followers.slice(MOST_BEHIND) };
}

/** Where an attacker goes if a turn finds no room: back to its start, or off the table. */
export function undone(scene: Scene, attacker: PlacedBase): Pose | 'reserve' | null {
  if (figure(attacker.bound, 'deployed') > 0) return 'reserve';
  const { start } = attacker;
  return start && isFree(scene, attacker, start, [attacker.id]) ? start : null;
}

export const isFreePlace = (scene: Scene, base: PlacedBase, to: Pose): boolean =>
  isFree(scene, base, to, [base.id]);
