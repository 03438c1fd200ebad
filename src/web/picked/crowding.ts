/** Bases that an order leaves without a way back: a recoil would destroy them. */
import { type BaseId, type Battle, basesOnTable, type PlacedBase, placedBase } from '../../engine/battle.ts';
import { rectangleOfBase } from '../../engine/board/rectangles.ts';
import type { Ruleset } from '../../engine/contract.ts';
import { planRecoil } from '../../engine/outcomes/recoil.ts';
import { rectanglesDistance } from '../../geometry/distance.ts';
import { THREATENED, type Trampling, trampledBy } from './trampling.ts';

/** A base that could not recoil, and the friend that would stand in its way. */
export interface Crowded {
  readonly base: BaseId;
  readonly by: BaseId;
}

/** Only friends within this distance of a mover are looked at, in millimetres: a recoil is shorter. */
const BESIDE = 60;

const areWithin = (a: PlacedBase, b: PlacedBase, mm: number): boolean =>
  rectanglesDistance(rectangleOfBase(a), rectangleOfBase(b)) <= mm;

/** The friend that stops the recoil of a base; null if none does. */
function blockerOf(rules: Ruleset, battle: Battle, base: PlacedBase): BaseId | null {
  const { complete, stop } = planRecoil(rules, battle, base);
  const other = complete ? null : placedBase(battle, stop?.base ?? '');
  return other?.side === base.side ? other.id : null;
}

/** The bases beside the movers of an order, and these themselves, that stand near an enemy after it. */
function nearEnemies(after: Battle, movers: ReadonlySet<BaseId>): readonly PlacedBase[] {
  const there = basesOnTable(after);
  const moved = there.filter(({ id }) => movers.has(id));
  const enemies = there.filter(({ side }) => side !== moved[0]?.side);
  return there.filter(
    (base) =>
      base.side === moved[0]?.side &&
      moved.some((each) => areWithin(each, base, BESIDE)) &&
      enemies.some((each) => areWithin(each, base, THREATENED)),
  );
}

/** The bases near an enemy that would trample friends if they had to go back after an order, but not before it. */
export const tramplingBy = (
  rules: Ruleset,
  battle: Battle,
  after: Battle,
  movers: ReadonlySet<BaseId>,
): readonly Trampling[] =>
  nearEnemies(after, movers).flatMap((base) => {
    const before = placedBase(battle, base.id);
    const already = before ? trampledBy(rules, battle, before) : [];
    const friends = trampledBy(rules, after, base).filter((id) => !already.includes(id));
    return friends.length > 0 ? [{ base: base.id, friends }] : [];
  });

/** The bases near an enemy that could go back before an order, but not after it. */
export function crowdedBy(
  rules: Ruleset,
  battle: Battle,
  after: Battle,
  movers: ReadonlySet<BaseId>,
): readonly Crowded[] {
  if (!rules.outcomes.losesStopped) return [];
  return nearEnemies(after, movers).flatMap((base) => {
    const by = blockerOf(rules, after, base);
    const before = placedBase(battle, base.id);
    const isNew = by !== null && before !== null && blockerOf(rules, battle, before) === null;
    return isNew ? [{ base: base.id, by }] : [];
  });
}
