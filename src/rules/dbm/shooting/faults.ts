/** The reasons against an order to shoot. DBM, Distant shooting. */
import type { Battle, PlacedBase } from '../../../engine/battle.ts';
import { placedBase } from '../../../engine/battle.ts';
import type { Ruleset } from '../../../engine/contract.ts';
import { reason } from '../../../engine/decide.ts';
import type { Reason } from '../../../engine/event.ts';
import { because } from '../citing.ts';
import { shooterFaults } from './shooters.ts';
import { candidatesAt, type ShotOrder, waitsForShots } from './shots.ts';
import { requiredTargets, targetFaults } from './targets.ts';

/** The reasons why an element may not shoot at a target now: it cannot, or it must shoot at another one. */
function aimFaults(rules: Ruleset, battle: Battle, base: PlacedBase, target: PlacedBase): readonly Reason[] {
  const faults = [...shooterFaults(rules, battle, base), ...targetFaults(rules, battle, base, target)];
  if (faults.length > 0) return faults;
  const must = requiredTargets(rules, battle, base).map(({ id }) => id);
  const figures = { base: base.id, target: target.id, must };
  return [{ rule: 'dbm.shoot.3', key: 'dbm.shot.other-target', figures }];
}

/** Every reason against an order to shoot. Both bases are on the table. */
export function shotFaults(rules: Ruleset, battle: Battle, order: ShotOrder): readonly Reason[] {
  const [base, target] = [placedBase(battle, order.base), placedBase(battle, order.target)];
  if (!base || !target) return [];
  if (waitsForShots(base)) return [because('dbm.ally.5', 'dbm.shoot.unreliable', { base: base.id })];
  const shoots = requiredTargets(rules, battle, base).some(({ id }) => id === target.id);
  if (!shoots) return aimFaults(rules, battle, base, target);
  const able = candidatesAt(rules, battle, target).map(({ id }) => id);
  return (order.aiding ?? [])
    .filter((id) => !able.includes(id))
    .flatMap((id) => {
      const other = placedBase(battle, id);
      return other ? aimFaults(rules, battle, other, target) : [reason(rules, 'not-on-table', { base: id })];
    });
}
