/** Finds on the table all facts about elements that fight hand to hand. DBM, Close combat. */
import type { BaseId, Battle, PlacedBase } from '../../../engine/battle.ts';
import { figure, placedBase } from '../../../engine/battle.ts';
import type { Pair } from '../../../engine/contract/combat.ts';
import type { Ruleset } from '../../../engine/contract.ts';
import { isChariot, isDemoralised, isFoot, isGeneral, isMobile, troopOf } from '../base.ts';
import { isMetByExpendables, ranksBehind } from '../contacts.ts';
import { fightingContacts } from '../facing-edge.ts';
import { goingOfBase } from '../going.ts';
import { isUpslopeOf } from '../heights.ts';
import { holdsBank, isWadingDeep } from '../rivers.ts';
import { type Combatant, plainCombatant, type Rank } from './combatant.ts';
import { isHampered } from './hampered.ts';
import { asideGivers, overlapGivers } from './help.ts';
import { mainOpponent } from './opponents.ts';
import { rearSupport } from './support.ts';

const isDoubleBased = (base: PlacedBase): boolean => figure(base.marks, 'doubleBased') > 0;

function rankOf(rules: Ruleset, battle: Battle, base: PlacedBase): Rank {
  return {
    base: base.id,
    troop: troopOf(base),
    going: goingOfBase(rules, battle, base),
    listed: figure(base.marks, 'listed') > 0,
    chariot: isChariot(base),
    byExpendables: isMetByExpendables(battle, base),
  };
}

/** The facts about a base in any fight. */
export function standing(rules: Ruleset, battle: Battle, base: PlacedBase, enemy: PlacedBase): Combatant {
  return {
    ...plainCombatant(base.id, base.side, troopOf(base)),
    ownBound: battle.turn.active === base.side,
    general: isGeneral(base),
    demoralised: isDemoralised(base),
    chariot: isChariot(base),
    mobile: isMobile(base),
    doubleBased: isDoubleBased(base),
    going: goingOfBase(rules, battle, base),
    goingForEnemy: goingOfBase(rules, battle, base, enemy),
    ranks: ranksBehind(battle, base).map((rank) => rankOf(rules, battle, rank)),
  };
}

/** Does a base, or enemy foot whose front touches it, stand on ground that is not good going for it? */
function isSlowed(rules: Ruleset, battle: Battle, base: PlacedBase): boolean {
  const foot = fightingContacts(battle, base)
    .filter(({ touches }) => touches.some(({ theirs, length }) => theirs === 'front' && length > 0))
    .map((contact) => contact.base)
    .filter(isFoot);
  return [base, ...foot].some((each) => goingOfBase(rules, battle, each, base) !== 'GGo');
}

const inContact = (rules: Ruleset, battle: Battle, base: PlacedBase, enemy: PlacedBase): Combatant => ({
  ...standing(rules, battle, base, enemy),
  slowed: isSlowed(rules, battle, base),
  wades: isWadingDeep(battle, base),
  upslope: isUpslopeOf(battle, base, enemy),
  holdsBank: holdsBank(battle, base, enemy),
  overlappedBy: overlapGivers(battle, base, enemy),
  byExpendables: isMetByExpendables(battle, base),
  charged: figure(base.bound, 'charged') > 0,
  hampered: isHampered(battle, base, enemy, 'contact'),
});

/** The supporters of a combatant from behind or on its base. */
export function companions(own: Combatant, enemy: Combatant): readonly BaseId[] {
  const supporters = rearSupport({ own, enemy }).map(({ figures }) => String(figures?.by));
  const shared = own.doubleBased ? own.ranks.slice(0, 1).map(({ base }) => base) : [];
  return [...new Set([...shared, ...supporters])];
}

/** Enemies at the flank or rear of its supporters, or of troops on its base, count as at its own. */
function withAttackers(battle: Battle, own: Combatant, enemy: Combatant): Combatant {
  const ids = [own.base, ...companions(own, enemy)];
  const attackedBy = asideGivers(
    battle,
    ids.flatMap((id) => placedBase(battle, id) ?? []),
  );
  return { ...own, attackedBy, cannotRecoil: attackedBy.length > 0 };
}

/** Both combatants of a hand-to-hand fight. */
export function handToHand(rules: Ruleset, battle: Battle, [a, z]: Pair<PlacedBase>): Pair<Combatant> {
  const one = inContact(rules, battle, a, z);
  const other = inContact(rules, battle, z, a);
  return [withAttackers(battle, one, other), withAttackers(battle, other, one)];
}

/** The supporters of a base in its close combat; none if it is in no fight. */
export function supportersIn(rules: Ruleset, battle: Battle, base: PlacedBase): readonly BaseId[] {
  const enemy = mainOpponent(battle, base);
  return enemy
    ? companions(inContact(rules, battle, base, enemy), inContact(rules, battle, enemy, base))
    : [];
}
