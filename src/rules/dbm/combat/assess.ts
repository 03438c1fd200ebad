/** Finds on the table all facts about both sides of a fight. */
import type { BaseId, Battle, PlacedBase } from '../../../engine/battle.ts';
import { placedBase } from '../../../engine/battle.ts';
import type { Fight, Pair } from '../../../engine/contract/combat.ts';
import type { Ruleset } from '../../../engine/contract.ts';
import { isAmongTrees } from '../shooting/lines.ts';
import { sectionById } from '../walls/sections.ts';
import type { Combatant, DbmAssessment, Role } from './combatant.ts';
import { isHampered } from './hampered.ts';
import { assaultOn, handToHand, standing } from './hand-to-hand.ts';
import { assessBetween } from './settle.ts';

function roleIn({ bases, returned }: Fight, id: BaseId): Role {
  if (returned) return 'both';
  return bases[0] === id ? 'shoots' : 'shot-at';
}

function inShot(
  rules: Ruleset,
  battle: Battle,
  fight: Fight,
  base: PlacedBase,
  enemy: PlacedBase,
): Combatant {
  const company = fight.bases[0] === base.id ? fight.shooters : fight.returning;
  return {
    ...standing(rules, battle, base, enemy),
    role: roleIn(fight, base.id),
    aiders: (company ?? []).slice(1, 3),
    throughTrees: [base, enemy].some((each) => isAmongTrees(battle, each)),
    hampered: isHampered(battle, base, enemy, 'shooting'),
  };
}

/** Both sides of a fight of this battle, the active side first; both bases must be on the table. */
export function assess(rules: Ruleset, battle: Battle, fight: Fight): DbmAssessment {
  const [a, z] = fight.bases.map((id) => placedBase(battle, id));
  const wall = a && !z ? sectionById(battle, fight.bases[1]) : null;
  if (a && wall) return assessBetween(fight, assaultOn(rules, battle, a, wall));
  if (!a || !z) throw new Error(`${fight.bases.join(' and ')} are not both on the table`);
  const pair: Pair<PlacedBase> = a.side === battle.turn.active ? [a, z] : [z, a];
  const [one, other] = pair;
  return assessBetween(
    fight,
    fight.kind === 'close'
      ? handToHand(rules, battle, pair)
      : [inShot(rules, battle, fight, one, other), inShot(rules, battle, fight, other, one)],
  );
}
