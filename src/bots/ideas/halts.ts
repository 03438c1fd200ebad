/** Troops that are better held back. */
import type { Battle, PlacedBase, SideId } from '../../engine/battle.ts';
import type { AnyCommand } from '../../engine/command.ts';
import type { Ruleset } from '../../engine/contract.ts';
import { distance } from '../../geometry/point.ts';
import { duel } from '../evaluate/odds/duel.ts';
import { counselFor } from '../plain-profile.ts';
import { isRefused } from '../questions.ts';
import { after } from '../ways/after.ts';
import { freeGroups } from './idea.ts';

/** Troops that would run off into a bad fight are held, where that can be paid. */
export function haltFor(
  rules: Ruleset,
  view: Battle,
  side: SideId,
  refused: readonly AnyCommand[],
): AnyCommand | null {
  const counsel = counselFor(rules.id);
  const fiery = freeGroups(
    rules,
    view,
    side,
    (battle, base) => counsel.runsAway(battle, base) && base.bound.halted === undefined,
  );
  const enemies = view.bases.filter((base) => base.side !== side && base.pose !== null) as PlacedBase[];
  for (const group of fiery) {
    const value = group.reduce((sum, base) => sum + impulse(rules, view, base, enemies), 0);
    const command: AnyCommand = { type: 'halt', bases: group.map((base) => base.id) };
    if (value < -0.3 && !isRefused(command, refused) && after(rules, view, command, side)) return command;
  }
  return null;
}

const NEAR = 200;

/** What a base that runs at the nearest enemy may expect. */
function impulse(rules: Ruleset, view: Battle, base: PlacedBase, enemies: readonly PlacedBase[]): number {
  const nearest = enemies
    .map((enemy) => ({ enemy, mm: distance(base.pose, enemy.pose) }))
    .sort((a, b) => a.mm - b.mm)[0];
  if (!nearest || nearest.mm > NEAR) return 0;
  const { passive, active } = duel(rules, view, { base, goal: nearest.enemy, from: 'front' });
  return passive - active;
}
