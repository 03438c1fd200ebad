/** Finds on the table all facts about both bases of a fight that the combat tables need. */

import type { BaseId, Battle, PlacedBase } from '../../../engine/battle.ts';
import { findSide, placedBase } from '../../../engine/battle.ts';
import type { Fight } from '../../../engine/contract/combat.ts';
import type { Ruleset } from '../../../engine/contract.ts';
import { agreed } from '../../../engine/game/options.ts';
import { closeContacts } from '../board/contacts.ts';
import { isWader } from '../ground/water.ts';
import { FRENCH_FACTORS } from '../options.ts';
import { recoilNow } from '../outcomes/recoil.ts';
import { shootingAdvantages } from '../shooting/advantages.ts';
import { troopOf } from '../troops/base.ts';
import { figure } from '../troops/marks.ts';
import { isDazzled } from '../weather/dazzle.ts';
import { weatherAgainst } from '../weather/weather.ts';
import { isCohesive } from './cohesion.ts';
import type { BnbAssessment, Combatant, Rank } from './combatant.ts';
import { plainCombatant } from './combatant.ts';
import {
  fightsFromAbove,
  goingForEnemy,
  goingOfBase,
  isInCover,
  isInDunes,
  isTargetCovered,
} from './ground.ts';
import { attackersAside, flankAttacksCounted, overlapsCounted, rearAttackers, supportsOf } from './help.ts';
import { defendsRiverEdge } from './river-edge.ts';
import { assessBetween } from './settle.ts';

/** The facts of a side that may say that its army list lets Ps support. */
const SUPPORT_FACTS = ['support', 'supports', 'psSupport'];

/** Does the army list let this base support other types? */
export function isListedSupport(battle: Battle, base: PlacedBase): boolean {
  if (figure(base.marks, 'supports') > 0) return true;
  const facts = findSide(battle, base.side)?.facts ?? {};
  return SUPPORT_FACTS.some((name) => facts[name] === true);
}

/** The facts about a base in any fight. */
function standing(rules: Ruleset, battle: Battle, base: PlacedBase, enemy: PlacedBase): Combatant {
  return {
    ...plainCombatant(base.id, base.side, troopOf(base)),
    ownBound: battle.turn.active === base.side,
    going: goingOfBase(rules, battle, base),
    goingForEnemy: goingForEnemy(rules, battle, base, enemy),
    inDunes: isInDunes(battle, base),
    wader: isWader(battle, base),
    french: agreed(battle.options, FRENCH_FACTORS),
    recoil: recoilNow(rules, battle, base),
    cannotRecoil: attackersAside(battle, base).length > 0,
    cohesive: isCohesive(rules, battle, base),
  };
}

function inCombat(rules: Ruleset, battle: Battle, base: PlacedBase, enemy: PlacedBase): Combatant {
  const rank = (each: PlacedBase): Rank => ({
    base: each.id,
    troop: troopOf(each),
    going: goingOfBase(rules, battle, each),
    listed: isListedSupport(battle, each),
  });
  return {
    ...standing(rules, battle, base, enemy),
    // Any contact counts; the advantage then applies against the main opponent.
    dazzled: isDazzled(battle, base, 'close'),
    upperGround: closeContacts(battle, base).some((contact) => fightsFromAbove(battle, base, contact.enemy)),
    defendsRiver: defendsRiverEdge(battle, base),
    overlappedBy: overlapsCounted(battle, base),
    flankedBy: flankAttacksCounted(battle, base),
    rearAttackedBy: rearAttackers(battle, base).map((by) => ({ by: by.id })),
    ranks: supportsOf(rules, battle, base, enemy).map(rank),
  };
}

function inShot(
  rules: Ruleset,
  battle: Battle,
  fight: Fight,
  base: PlacedBase,
  enemy: PlacedBase,
): Combatant {
  const isShooter = fight.bases[0] === base.id;
  const answers = fight.returned === true;
  const with_: readonly BaseId[] = (isShooter ? fight.shooters : fight.returning) ?? [base.id];
  const shooting = isShooter || answers;
  return {
    ...standing(rules, battle, base, enemy),
    role: answers ? 'both' : isShooter ? 'shoots' : 'shot-at',
    covered: isShooter ? isInCover(battle, base) : isTargetCovered(battle, base),
    weather: isShooter && !answers ? null : weatherAgainst(battle, enemy, base),
    dazzled: shooting && isDazzled(battle, base, 'shoots'),
    shootingAdvantages: shooting ? shootingAdvantages(rules, battle, with_, enemy) : [],
  };
}

/** The facts about one base of a fight that the tables ask. */
export function combatantOf(
  rules: Ruleset,
  battle: Battle,
  fight: Fight,
  base: PlacedBase,
  enemy: PlacedBase,
): Combatant {
  return fight.kind === 'shot'
    ? inShot(rules, battle, fight, base, enemy)
    : inCombat(rules, battle, base, enemy);
}

/** Both sides of a fight of this battle, the active side first; both bases must be on the table. */
export function assess(rules: Ruleset, battle: Battle, fight: Fight): BnbAssessment {
  const [a, z] = fight.bases.map((id) => placedBase(battle, id));
  if (!a || !z) throw new Error(`${fight.bases.join(' and ')} are not both on the table`);
  const one = combatantOf(rules, battle, fight, a, z);
  const other = combatantOf(rules, battle, fight, z, a);
  return assessBetween(fight, a.side === battle.turn.active ? [one, other] : [other, one]);
}
