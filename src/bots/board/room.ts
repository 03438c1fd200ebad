/** Finds bases without room to recoil: a recoil would destroy them. */
import { type Battle, basesOnTable, type PlacedBase, placedBase } from '../../engine/battle.ts';
import { keptByBase } from '../../engine/board/memory.ts';
import { rectangleOfBase } from '../../engine/board/rectangles.ts';
import { rectanglesOverlap } from '../../geometry/overlap.ts';
import { ahead } from '../../geometry/pose.ts';
import type { Situation } from '../context.ts';
import { profileOf } from '../knowledge/known.ts';
import type { GoingBack } from '../knowledge/profile.ts';
import { traitsOf } from '../knowledge/roles.ts';

/** The losses if a base had to go back now; null if every base has room. */
export const goingBackOf = keptByBase(
  (rules, battle, base): GoingBack | null =>
    profileOf(rules.id).dangers.goingBack?.(rules, battle, base) ?? null,
);

/** The battle after a base went straight back by its depth; null if another base stands there, which it may push. */
function recoiled(battle: Battle, base: PlacedBase): Battle | null {
  const moved = { ...base, pose: ahead(base.pose, -base.depth) };
  const ground = rectangleOfBase(moved);
  const meets = basesOnTable(battle).some(
    (other) => other.id !== base.id && rectanglesOverlap(ground, rectangleOfBase(other)),
  );
  if (meets) return null;
  return { ...battle, bases: battle.bases.map((each) => (each.id === base.id ? moved : each)) };
}

const hemmedIn = keptByBase((rules, battle, base): boolean => {
  const now = goingBackOf(rules, battle, base);
  if (!now || now.hemmed) return now !== null;
  const next = traitsOf({ profile: profileOf(rules.id) }, base).precious ? recoiled(battle, base) : null;
  const moved = next && placedBase(next, base.id);
  return next !== null && moved !== null && goingBackOf(rules, next, moved)?.hemmed === true;
});

/** Would a base be lost if it had to recoil? A precious base wants room to recoil twice. */
export const isHemmedIn = ({ rules, battle }: Situation, base: PlacedBase): boolean =>
  hemmedIn(rules, battle, base);
