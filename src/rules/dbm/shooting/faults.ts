/** The reasons against an order to shoot. DBM, Distant shooting. */
import type { BaseId, Battle, PlacedBase } from '../../../engine/battle.ts';
import { placedBase } from '../../../engine/battle.ts';
import type { Ruleset } from '../../../engine/contract.ts';
import type { Reason } from '../../../engine/event.ts';
import { reason } from '../../../engine/game/decide.ts';
import { because, broken } from '../citing.ts';
import { shooterFaults } from './shooters.ts';
import { candidatesAt, lacksFront, type ShotOrder, waitsForShots } from './shots.ts';
import { requiredTargets, targetFaults } from './targets.ts';

/** The reasons why an element may not shoot at a target now: it cannot, or it must shoot at another one. */
function aimFaults(rules: Ruleset, battle: Battle, base: PlacedBase, target: PlacedBase): readonly Reason[] {
  const faults = [...shooterFaults(rules, battle, base), ...targetFaults(rules, battle, base, target)];
  if (faults.length > 0) return faults;
  const must = requiredTargets(rules, battle, base).map(({ id }) => id);
  const figures = { base: base.id, target: target.id, must };
  return [{ rule: 'dbm.shoot.3', key: 'dbm.shot.other-target', figures }];
}

/** The reasons why a named aider may not aid: it cannot shoot at the target, or those before it do not. */
function aidFaults(
  rules: Ruleset,
  battle: Battle,
  aider: PlacedBase,
  target: PlacedBase,
  company: readonly BaseId[],
): readonly Reason[] {
  const able = candidatesAt(rules, battle, target).some(({ id }) => id === aider.id);
  if (!able) return aimFaults(rules, battle, aider, target);
  const figures = { base: aider.id, target: target.id };
  return lacksFront(rules, battle, aider, company)
    ? broken('dbm.shoot.16', 'dbm.shot.without-front', figures)
    : [];
}

/** Every reason against an order to shoot. Both bases are on the table. */
export function shotFaults(rules: Ruleset, battle: Battle, order: ShotOrder): readonly Reason[] {
  const [base, target] = [placedBase(battle, order.base), placedBase(battle, order.target)];
  if (!base || !target) return [];
  if (waitsForShots(base)) return [because('dbm.ally.5', 'dbm.shoot.unreliable', { base: base.id })];
  const shoots = requiredTargets(rules, battle, base).some(({ id }) => id === target.id);
  if (!shoots) return aimFaults(rules, battle, base, target);
  const aiding = order.aiding ?? [];
  const company = [base.id, ...aiding];
  return aiding.flatMap((id) => {
    const other = placedBase(battle, id);
    if (!other) return [reason(rules, 'not-on-table', { base: id })];
    return aidFaults(rules, battle, other, target, company);
  });
}
