/** The reasons against an order to shoot. */

import type { BaseId, Battle, PlacedBase } from '../../engine/battle.ts';
import { placedBase } from '../../engine/battle.ts';
import type { Ruleset } from '../../engine/contract.ts';
import { reason } from '../../engine/game/decide.ts';
import type { Reason } from '../../engine/game/event.ts';
import { clauseIn } from '../book.ts';
import { because, broken } from '../citing.ts';
import type { Debellis } from '../game.ts';
import { shooterFaults } from './shooters.ts';
import { candidatesAt, lacksFront, type ShotOrder, waitsForShots } from './shots.ts';
import { requiredTargets, targetFaults } from './targets.ts';

/** The reasons why an element may not shoot at a target now: it cannot, or it must shoot at another one. */
function aimFaults(
  game: Debellis,
  rules: Ruleset,
  battle: Battle,
  base: PlacedBase,
  target: PlacedBase,
): readonly Reason[] {
  const faults = [
    ...shooterFaults(game)(rules, battle, base),
    ...targetFaults(game, rules, battle, base, target),
  ];
  if (faults.length > 0) return faults;
  const must = requiredTargets(game, rules, battle, base).map(({ id }) => id);
  const figures = { base: base.id, target: target.id, must };
  return [{ rule: clauseIn(game.shooting, 'nearestAhead'), key: 'debellis.shot.other-target', figures }];
}

/** The reasons why a named aider may not aid: it cannot shoot at the target, or those before it do not. */
function aidFaults(
  game: Debellis,
  rules: Ruleset,
  battle: Battle,
  aider: PlacedBase,
  target: PlacedBase,
  company: readonly BaseId[],
): readonly Reason[] {
  const able = candidatesAt(game, rules, battle, target).some(({ id }) => id === aider.id);
  if (!able) return aimFaults(game, rules, battle, aider, target);
  const figures = { base: aider.id, target: target.id };
  return lacksFront(game, rules, battle, aider, company)
    ? broken(clauseIn(game.shooting, 'aidFront'), 'debellis.shot.without-front', figures)
    : [];
}

/** Every reason against an order to shoot. Both bases are on the table. */
export function shotFaults(
  game: Debellis,
  rules: Ruleset,
  battle: Battle,
  order: ShotOrder,
): readonly Reason[] {
  const [base, target] = [placedBase(battle, order.base), placedBase(battle, order.target)];
  if (!base || !target) return [];
  if (waitsForShots(game, base))
    return [because(clauseIn(game.shooting, 'unreliable'), 'debellis.shoot.unreliable', { base: base.id })];
  const shoots = requiredTargets(game, rules, battle, base).some(({ id }) => id === target.id);
  if (!shoots) return aimFaults(game, rules, battle, base, target);
  const aiding = order.aiding ?? [];
  const company = [base.id, ...aiding];
  return aiding.flatMap((id) => {
    const other = placedBase(battle, id);
    if (!other) return [reason(rules, 'not-on-table', { base: id })];
    return aidFaults(game, rules, battle, other, target, company);
  });
}
