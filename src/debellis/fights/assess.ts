/** Finds on the table all facts about both sides of a fight. */

import type { BaseId, Battle, PlacedBase } from '../../engine/battle.ts';
import { placedBase } from '../../engine/battle.ts';
import type { Fight, Pair } from '../../engine/contract/combat.ts';
import type { Ruleset } from '../../engine/contract.ts';
import { keepsTo } from '../book.ts';
import type { Debellis } from '../game.ts';
import { isAmongTrees } from '../shooting/lines.ts';
import { sectionById } from '../walls/sections.ts';
import type { Combatant, FightAssessment, Role } from './combatant.ts';
import { assaultOn, handToHand, standing } from './hand-to-hand.ts';
import { assessBetween } from './settle.ts';

function roleIn({ bases, returned }: Fight, id: BaseId): Role {
  if (returned) return 'both';
  return bases[0] === id ? 'shoots' : 'shot-at';
}

function inShot(
  game: Debellis,
  rules: Ruleset,
  battle: Battle,
  fight: Fight,
  base: PlacedBase,
  enemy: PlacedBase,
): Combatant {
  const company = fight.bases[0] === base.id ? fight.shooters : fight.returning;
  const counted = (company ?? []).slice(0, keepsTo(game.usual, 'threeShooters') ? 3 : undefined);
  return {
    ...standing(game, rules, battle, base, enemy),
    role: roleIn(fight, base.id),
    aiders: counted.slice(1),
    facts: game.factsOf({ rules, battle, base, enemy, doing: 'shooting', company: counted }),
    throughTrees: [base, enemy].some((each) => isAmongTrees(battle, each)),
    hampered: game.isHampered(battle, base, enemy, 'shooting'),
  };
}

/** Both sides of a fight of this battle, the active side first; both bases must be on the table. */
export function assess(game: Debellis, rules: Ruleset, battle: Battle, fight: Fight): FightAssessment {
  const [a, z] = fight.bases.map((id) => placedBase(battle, id));
  const wall = a && !z ? sectionById(battle, fight.bases[1]) : null;
  if (a && wall) return assessBetween(game, fight, assaultOn(game, rules, battle, a, wall));
  if (!a || !z) throw new Error(`${fight.bases.join(' and ')} are not both on the table`);
  const pair: Pair<PlacedBase> = a.side === battle.turn.active ? [a, z] : [z, a];
  const [one, other] = pair;
  return assessBetween(
    game,
    fight,
    fight.kind === 'close'
      ? handToHand(game, rules, battle, pair)
      : [inShot(game, rules, battle, fight, one, other), inShot(game, rules, battle, fight, other, one)],
  );
}
