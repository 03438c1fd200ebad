/** The best of the places that are offered to a base which arrives in contact with the enemy. */
import { type Base, type Battle, basesOnTable } from '../../../engine/battle.ts';
import { rectangleAt, rectangleOfBase } from '../../../engine/board/rectangles.ts';
import { fightFates } from '../../../engine/combat/fight-fates.ts';
import type { AnyCommand } from '../../../engine/command.ts';
import type { Ruleset } from '../../../engine/contract.ts';
import { decide } from '../../../engine/game/decide.ts';
import { poseAt } from '../../../engine/setup/putting-down.ts';
import { rectanglesDistance } from '../../../geometry/distance.ts';
import { CONTACT_GAP } from '../../../geometry/tolerance.ts';

interface Offered {
  readonly at: readonly [number, number, number];
  readonly command: AnyCommand;
}

/** The number of the place where its enemy is lost most often, less how often it is lost itself; null without a fight. */
export function bestPlace(
  rules: Ruleset,
  battle: Battle,
  base: Base,
  places: readonly Offered[],
): number | null {
  const enemies = basesOnTable(battle)
    .filter(({ side }) => side !== base.side)
    .map(rectangleOfBase);
  let best: number | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const [number, { at, command }] of places.entries()) {
    const ground = rectangleAt(base, poseAt(at));
    if (!enemies.some((enemy) => rectanglesDistance(ground, enemy) <= CONTACT_GAP)) continue;
    const put = decide(rules, battle, command, base.side);
    const fates = put.ok ? fightFates(rules, put.battle, base.id) : null;
    if (!fates) continue;
    const { own, other } = fates;
    const worth = other.lost / other.of - own.lost / own.of;
    if (worth <= most) continue;
    best = number;
    most = worth;
  }
  return best;
}
