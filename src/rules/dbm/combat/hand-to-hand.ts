/** Finds on the table all facts about elements that fight hand to hand. DBM, Close combat. */
import type { BaseId, Battle, PlacedBase } from '../../../engine/battle.ts';
import { figure, placedBase } from '../../../engine/battle.ts';
import { enemyContacts } from '../../../engine/board/contacts.ts';
import type { Pair } from '../../../engine/contract/combat.ts';
import type { Ruleset } from '../../../engine/contract.ts';
import { holds } from '../../../engine/effects.ts';
import { isChariot, isDemoralised, isFoot, isGeneral, isMobile, troopOf } from '../base.ts';
import { isMetByExpendables, ranksBehind } from '../contacts.ts';
import { isDoubleBased } from '../double-bases.ts';
import { fightingContacts } from '../facing-edge.ts';
import { type Going, goingOfBase } from '../going.ts';
import { isUpslopeOf } from '../heights.ts';
import { isUnladen } from '../naval/carrying.ts';
import { holdsBank, isWading, isWadingDeep } from '../rivers.ts';
import type { Troop } from '../troops.ts';
import { isInFort } from '../walls/enclosures.ts';
import { isManning, isTemporary, isTower, shelterFrom, type Wall } from '../walls/sections.ts';
import { type Combatant, plainCombatant, type Rank, type Shelter } from './combatant.ts';
import { isHampered } from './hampered.ts';
import { asideGivers, overlapGivers, overlapsAgainst } from './help.ts';
import { isFighting, mainOpponent } from './opponents.ts';
import { rearSupport } from './support.ts';

/** The ground of a base in a fight: a base that wades counts as in good going. */
const footing = (rules: Ruleset, battle: Battle, base: PlacedBase, by: PlacedBase = base): Going =>
  isWading(battle, base) && holds('dbm.river.24') ? 'GGo' : goingOfBase(rules, battle, base, by);

function rankOf(rules: Ruleset, battle: Battle, base: PlacedBase): Rank {
  return {
    base: base.id,
    troop: troopOf(base),
    going: footing(rules, battle, base),
    listed: figure(base.marks, 'listed') > 0,
    chariot: isChariot(base),
    byExpendables: isMetByExpendables(battle, base),
    mans: isManning(battle, base),
  };
}

function shelterOf(battle: Battle, base: PlacedBase, enemy: PlacedBase): Shelter | null {
  const wall = shelterFrom(battle, base, enemy);
  return wall && { temporary: isTemporary(wall), tower: isTower(wall) };
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
    unladen: isUnladen(base),
    doubleBased: isDoubleBased(base),
    going: footing(rules, battle, base),
    goingForEnemy: footing(rules, battle, base, enemy),
    mans: isManning(battle, base),
    shelter: shelterOf(battle, base, enemy),
    assaults: shelterFrom(battle, enemy, base) !== null,
    inFort: isInFort(battle, base),
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
  byExpendables: isMetByExpendables(battle, base),
  charged: figure(base.bound, 'charged') > 0,
  hampered: isHampered(battle, base, enemy, 'contact'),
});

/** The rear half of its base. */
const onItsBase = ({ doubleBased, ranks }: Combatant): readonly BaseId[] =>
  doubleBased ? ranks.slice(0, 1).map(({ base }) => base) : [];

/** The supporters of a combatant from behind or on its base. */
export function companions(own: Combatant, enemy: Combatant): readonly BaseId[] {
  const supporters = rearSupport({ own, enemy }).map(({ figures }) => String(figures?.by));
  return [...new Set([...onItsBase(own), ...supporters])];
}

/** The elements at whose flanks and rear enemies count as at a combatant's own: its supporters, those on its base. */
function behindIt(battle: Battle, own: Combatant, enemy: Combatant): readonly PlacedBase[] {
  const shared = holds('dbm.dbe.3') ? [] : onItsBase(own);
  return companions(own, enemy)
    .filter((id) => !shared.includes(id))
    .flatMap((id) => placedBase(battle, id) ?? []);
}

/** A combatant with the enemies that help against it. */
function withBeset(
  battle: Battle,
  own: Combatant,
  base: PlacedBase,
  opponent: PlacedBase | null,
  enemy: Combatant,
): Combatant {
  const behind = behindIt(battle, own, enemy);
  const attackedBy = asideGivers(battle, [base, ...behind]);
  return {
    ...own,
    overlappedBy: overlapGivers(battle, base, opponent, behind),
    attackedBy,
    cannotRecoil: attackedBy.length > 0,
  };
}

/** Both combatants of a hand-to-hand fight. */
export function handToHand(rules: Ruleset, battle: Battle, [a, z]: Pair<PlacedBase>): Pair<Combatant> {
  const one = inContact(rules, battle, a, z);
  const other = inContact(rules, battle, z, a);
  return [withBeset(battle, one, a, z, other), withBeset(battle, other, z, a, one)];
}

/** The plain foot that an undefended section counts as. */
const NOBODY: Troop = { type: 'Hd', grade: 'O', regular: false };

/** A base that assaults a section which nobody defends, and the section. */
export function assaultOn(rules: Ruleset, battle: Battle, base: PlacedBase, wall: Wall): Pair<Combatant> {
  const section = { ...plainCombatant(wall.id, wall.side, NOBODY), isSection: true };
  const own: Combatant = {
    ...standing(rules, battle, base, base),
    assaults: true,
    byExpendables: isMetByExpendables(battle, base),
  };
  return [withBeset(battle, own, base, null, section), section];
}

/** The supporters of a base in its close combat; none if it is in no fight. */
export function supportersIn(rules: Ruleset, battle: Battle, base: PlacedBase): readonly BaseId[] {
  const enemy = mainOpponent(battle, base);
  return enemy
    ? companions(inContact(rules, battle, base, enemy), inContact(rules, battle, enemy, base))
    : [];
}

/** The enemies that overlap a base, whether it fights or not. */
export function overlappersOf(rules: Ruleset, battle: Battle, base: PlacedBase): readonly PlacedBase[] {
  const opponent = mainOpponent(battle, base);
  const behind = opponent
    ? behindIt(battle, inContact(rules, battle, base, opponent), inContact(rules, battle, opponent, base))
    : [];
  return overlapsAgainst(battle, base, opponent, behind).map((overlap) => overlap.base);
}

/** Does a base overlap any enemy that fights? */
export const isOverlapping = (rules: Ruleset, battle: Battle, base: PlacedBase): boolean =>
  enemyContacts(battle, base).some(
    ({ base: enemy }) =>
      isFighting(battle, enemy) && overlappersOf(rules, battle, enemy).some(({ id }) => id === base.id),
  );
