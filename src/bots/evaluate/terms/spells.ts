/** The terms of spells: the losses that casters may cause. */
import type { PlacedBase } from '../../../engine/battle.ts';
import { rectangleOfBase } from '../../../engine/board/rectangles.ts';
import { rectanglesDistance } from '../../../geometry/distance.ts';
import { reachOf } from '../../board/reach.ts';
import { isHemmedIn } from '../../board/room.ts';
import { sumOver } from '../approach.ts';
import { fromAfar } from '../odds/afar.ts';
import { type Outlook, worthOf } from '../outlook.ts';
import type { Position } from '../position.ts';

/** How surely a spell reaches a base: 1 within its range, 0 a move beyond it. */
function inReach(outlook: Outlook, caster: PlacedBase, target: PlacedBase, range: number): number {
  const beyond = rectanglesDistance(rectangleOfBase(caster), rectangleOfBase(target)) - range;
  return Math.min(1, Math.max(0, 1 - beyond / reachOf(outlook, [caster])));
}

/** The worth of the best spell of a base at one of these targets. */
function bestSpell(outlook: Outlook, base: PlacedBase, targets: readonly PlacedBase[]): number {
  const range = outlook.profile.dangers.spellRange?.(base) ?? null;
  if (range === null) return 0;
  return targets.reduce((most, goal) => {
    const near = inReach(outlook, base, goal, range);
    if (near === 0) return most;
    const hemmed = isHemmedIn(outlook, goal);
    const losses = fromAfar(outlook, { kind: 'spell', base, goal, aiders: 0, hemmed });
    return Math.max(most, near * Math.abs(worthOf(outlook, losses, base.side)));
  }, 0);
}

export const spellsHoped = (position: Position): number =>
  position.profile.weights.spells.hoped *
  sumOver(position.own, (base) =>
    position.fights.fighting.has(base.id) ? 0 : bestSpell(position, base, position.enemies),
  );

/** Spells reach even bases that fight. */
export const spellsFeared = (position: Position): number =>
  -position.profile.weights.spells.feared *
  sumOver(position.freeEnemies, (base) => bestSpell(position, base, position.own));
