/** What may become of a base and of its enemy in the close combat that it would fight where it stands. */
import { type Base, type BaseId, type Battle, findBase } from '../battle.ts';
import type { Ruleset } from '../contract.ts';
import { type Fate, fateOf } from './fates.ts';
import { oddsIn } from './odds.ts';
import type { Odds } from './sums.ts';

export interface FightFates {
  readonly own: Fate;
  readonly other: Fate;
  /** The enemy: a base, or a piece of terrain that is stormed. */
  readonly against: string;
}

/** The exact fates; null if the base would fight nobody. `isLost` tells of outcomes other than losses that cost a base. */
export function fightFates(
  rules: Ruleset,
  battle: Battle,
  id: BaseId,
  isLost: (outcome: string, base: Base | null) => boolean = () => false,
): FightFates | null {
  const found = rules.combat.fightMeant(rules, battle, { type: 'odds', base: id });
  if ('fault' in found) return null;
  const odds = oddsIn(rules, battle, rules.combat.assess(rules, battle, found.fight));
  const own = odds.find(({ base }) => base === id);
  const other = odds.find(({ base }) => base !== id);
  if (!own || !other) return null;
  const fate = (each: Odds): Fate =>
    fateOf(each, (outcome) => isLost(outcome, findBase(battle, each.base) ?? null));
  return { own: fate(own), other: fate(other), against: other.base };
}
