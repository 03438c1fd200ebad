/** Who is hemmed in: a recoil that cannot be made would cost it. */
import { type Battle, basesOnTable, type PlacedBase, placedBase } from '../engine/battle.ts';
import { rectangleOfBase } from '../engine/board/rectangles.ts';
import { rectanglesOverlap } from '../geometry/overlap.ts';
import { ahead } from '../geometry/pose.ts';
import type { Weighing } from './weighing.ts';

const kept = new WeakMap<Battle['bases'], Map<string, boolean>>();

/** The battle once a base has gone straight back by its depth; null where somebody stands there, whom it may push. */
function recoiled(battle: Battle, base: PlacedBase): Battle | null {
  const moved = { ...base, pose: ahead(base.pose, -base.depth) };
  const ground = rectangleOfBase(moved);
  const meets = basesOnTable(battle).some(
    (other) => other.id !== base.id && rectanglesOverlap(ground, rectangleOfBase(other)),
  );
  if (meets) return null;
  return { ...battle, bases: battle.bases.map((each) => (each.id === base.id ? moved : each)) };
}

function findOut({ rules, battle, counsel }: Weighing, base: PlacedBase): boolean {
  if (!counsel.goingBack) return false;
  if (counsel.goingBack(rules, battle, base).hemmed) return true;
  const next = counsel.precious(base) ? recoiled(battle, base) : null;
  const moved = next && placedBase(next, base.id);
  return next !== null && moved !== null && counsel.goingBack(rules, next, moved).hemmed;
}

/** Would a base be lost if it had to recoil? Whoever is precious wants room to do so twice. */
export function isHemmedIn(weighing: Weighing, base: PlacedBase): boolean {
  const { bases } = weighing.battle;
  const book = kept.get(bases) ?? new Map<string, boolean>();
  kept.set(bases, book);
  const found = book.get(base.id) ?? findOut(weighing, base);
  book.set(base.id, found);
  return found;
}
