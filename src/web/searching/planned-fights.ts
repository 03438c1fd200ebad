import { type Battle, basesOnTable, placedBase } from '../../engine/battle.ts';
import { type Threat, threatsIn } from '../../engine/combat/threats.ts';
import type { Ruleset } from '../../engine/contract.ts';
import { fightShown, type ShownFight } from './fight-shown.ts';

/** A close combat that a plan would bring, and what may become of its sides. */
export interface PlannedFight {
  readonly fight: ShownFight;
  readonly threats: readonly Threat[];
}

/** The close combats of a battle, each once. */
export function plannedFights(rules: Ruleset, battle: Battle): readonly PlannedFight[] {
  const seen = new Set<string>();
  return basesOnTable(battle).flatMap((base): readonly PlannedFight[] => {
    if (rules.combat.mainOpponent(battle, base) === null) return [];
    const meant = rules.combat.fightMeant(rules, battle, { type: 'fight', base: base.id });
    if ('fault' in meant) return [];
    const name = meant.fight.bases.toSorted().join(' ');
    const fight = seen.has(name) ? null : fightShown(rules, battle, base.id);
    seen.add(name);
    if (fight?.kind !== 'close') return [];
    const threats = threatsIn(rules, battle, rules.combat.assess(rules, battle, meant.fight));
    return [{ fight, threats: threats.filter((threat) => placedBase(battle, threat.base)) }];
  });
}
