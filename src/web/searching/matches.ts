/** How a base fares against the troops of the enemy, each alone with it in the open. */
import type { Base, Battle } from '../../engine/battle.ts';
import { duelOf } from '../../engine/combat/duels.ts';
import { diesIfBeaten, type Fate, fateOf } from '../../engine/combat/fates.ts';
import type { Fighting } from './after-order.ts';

/** How a base fares against an enemy, alone in the open. */
export interface Match {
  readonly enemy: Base;
  readonly totals: readonly [number, number];
  readonly own: Fate;
  readonly others: Fate;
  /** Does any defeat by this enemy cost the base? */
  readonly dies: boolean;
}

/** How a base fares against an enemy; null where they would not fight. */
function matchOf({ rules, battle, fights }: Fighting, base: Base, enemy: Base): Match | null {
  const loses = (who: Base) => (outcome: string) => fights?.loses(who, outcome) ?? false;
  // An aerial fights ground troops where it chooses to.
  const met = (alone: Battle) =>
    fights?.engaging(alone, base.id) ?? fights?.engaging(alone, enemy.id) ?? alone;
  const duel = duelOf(rules, battle, base, enemy, met);
  if (!duel) return null;
  const [one, other] = duel.sides;
  const own = fateOf(duel.odds[0], loses(base));
  const others = fateOf(duel.odds[1], loses(enemy));
  const dies = diesIfBeaten(duel.beaten[0], loses(base));
  return { enemy, totals: [one.total, other.total], own, others, dies };
}

/** How a base fares against these enemies; nothing of those that it would not fight. */
export const matchesOf = (now: Fighting, base: Base, enemies: readonly Base[]): readonly Match[] =>
  enemies.flatMap((enemy) => matchOf(now, base, enemy) ?? []);
