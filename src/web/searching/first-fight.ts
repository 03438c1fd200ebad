/** The first fight or shot of some bases, from their places or from those of an order. */
import { type BaseId, type Battle, placedBase } from '../../engine/battle.ts';
import { contactsOf } from '../../engine/board/contacts.ts';
import type { Ruleset } from '../../engine/contract.ts';
import { afterOrder, type Fighting, type Tried } from './after-order.ts';
import { fightShown, type ShownFight } from './fight-shown.ts';
import { targetsOf } from './targets.ts';

export interface Picked {
  readonly bases: readonly BaseId[];
  /** The order from whose end they would fight; null for where they stand. */
  readonly tried: Tried | null;
}

/** Enemies that a base touches, or could shoot at or bespell. */
function enemiesOf(rules: Ruleset, battle: Battle, id: BaseId): readonly BaseId[] {
  const base = placedBase(battle, id);
  if (!base) return [];
  const touched = contactsOf(battle, base)
    .map((contact) => contact.base)
    .filter((other) => other.side !== base.side);
  if (touched.length > 0) return touched.map((other) => other.id);
  return targetsOf(rules, battle, id);
}

/** Has one of its opponents fought already in this bound? Then this fight is over. */
const isOver = (battle: Battle, { kind, sides }: ShownFight): boolean =>
  kind === 'close' && sides.some(({ base }) => (placedBase(battle, base)?.bound.fought ?? 0) > 0);

/** The first fight of these bases that is not over, with its exact odds; null where they have none. */
export function firstFight(now: Fighting, { bases, tried }: Picked): ShownFight | null {
  const { rules } = now;
  const there = tried ? afterOrder(now, tried) : now.battle;
  for (const id of bases) {
    const fight = fightShown(rules, there, id);
    if (fight) return isOver(there, fight) ? null : fight;
    for (const enemy of enemiesOf(rules, there, id)) {
      const found = fightShown(rules, there, id, enemy);
      if (found) return found;
    }
  }
  return null;
}
