/** Finds on the table all facts about elements that fight hand to hand. */

import type { BaseId, Battle, PlacedBase } from '../../engine/battle.ts';
import { placedBase } from '../../engine/battle.ts';
import { enemyContacts } from '../../engine/board/contacts.ts';
import type { Pair } from '../../engine/contract/combat.ts';
import type { Ruleset } from '../../engine/contract.ts';
import { isDoubleBased } from '../bases/double-bases.ts';
import { holdsIn, keepsTo } from '../book.ts';
import type { Debellis } from '../game.ts';
import { isUpslopeOf } from '../ground/heights.ts';
import { holdsBank, isWading, isWadingDeep } from '../ground/rivers.ts';
import { figure } from '../marks.ts';
import { isUnladen } from '../naval/carrying.ts';
import { isChariot, isDemoralised, isGeneral } from '../troops/base.ts';
import type { Going, Troop } from '../troops/troop.ts';
import { isInFort } from '../walls/enclosures.ts';
import { isManning, isTemporary, isTower, shelterFrom, type Wall } from '../walls/sections.ts';
import { type Combatant, plainCombatant, type Rank, type Shelter } from './combatant.ts';
import { isMetByExpendables, ranksBehind } from './contacts.ts';
import { fightingContacts } from './facing-edge.ts';
import { asideGivers, overlapGivers, overlapsAgainst } from './help.ts';
import { isFighting, mainOpponent } from './opponents.ts';

/** The ground of a base in a fight: a base that wades counts as in good going. */
const footing = (
  game: Debellis,
  rules: Ruleset,
  battle: Battle,
  base: PlacedBase,
  by: PlacedBase = base,
): Going =>
  isWading(game, battle, base) && holdsIn(game.fights, 'wadersOnGood')
    ? 'GGo'
    : game.goingOfBase(rules, battle, base, by);

function rankOf(game: Debellis, rules: Ruleset, battle: Battle, base: PlacedBase): Rank {
  return {
    base: base.id,
    troop: game.troopOf(base),
    going: footing(game, rules, battle, base),
    listed: figure(base.marks, 'listed') > 0,
    chariot: isChariot(base),
    byExpendables: isMetByExpendables(game, battle, base),
    mans: isManning(game, battle, base),
    anyGrade: figure(base.marks, 'anyGrade') > 0,
  };
}

function shelterOf(game: Debellis, battle: Battle, base: PlacedBase, enemy: PlacedBase): Shelter | null {
  const wall = shelterFrom(game, battle, base, enemy);
  return wall && { temporary: isTemporary(wall), tower: isTower(wall) };
}

/** The facts about a base in any fight. */
export function standing(
  game: Debellis,
  rules: Ruleset,
  battle: Battle,
  base: PlacedBase,
  enemy: PlacedBase,
): Combatant {
  return {
    ...plainCombatant(base.id, base.side, game.troopOf(base)),
    ownBound: battle.turn.active === base.side,
    general: isGeneral(base),
    demoralised: isDemoralised(base),
    chariot: isChariot(base),
    mobile: game.isMobile(base),
    unladen: isUnladen(game, base),
    doubleBased: isDoubleBased(base),
    going: footing(game, rules, battle, base),
    goingForEnemy: footing(game, rules, battle, base, enemy),
    mans: isManning(game, battle, base),
    shelter: shelterOf(game, battle, base, enemy),
    assaults: shelterFrom(game, battle, enemy, base) !== null,
    inFort: isInFort(game, battle, base),
    ranks: ranksBehind(game, battle, base).map((rank) => rankOf(game, rules, battle, rank)),
  };
}

/** Does a base, or enemy foot whose front touches it, stand on ground that is not good going for it? */
function isSlowed(game: Debellis, rules: Ruleset, battle: Battle, base: PlacedBase): boolean {
  const foot = fightingContacts(game, battle, base)
    .filter(({ touches }) => touches.some(({ theirs, length }) => theirs === 'front' && length > 0))
    .map((contact) => contact.base)
    .filter(game.isFoot);
  return [base, ...foot].some((each) => game.goingOfBase(rules, battle, each, base) !== 'GGo');
}

const inContact = (
  game: Debellis,
  rules: Ruleset,
  battle: Battle,
  base: PlacedBase,
  enemy: PlacedBase,
): Combatant => ({
  ...standing(game, rules, battle, base, enemy),
  slowed: isSlowed(game, rules, battle, base),
  wades: isWadingDeep(game, battle, base),
  upslope: isUpslopeOf(game, battle, base, enemy),
  holdsBank: holdsBank(game, battle, base, enemy),
  byExpendables: isMetByExpendables(game, battle, base),
  charged: figure(base.bound, 'charged') > 0,
  hampered: game.isHampered(battle, base, enemy, 'contact'),
  facts: game.factsOf({ rules, battle, base, enemy, doing: 'contact', company: [] }),
});

/** The rear half of its base. */
const onItsBase = ({ doubleBased, ranks }: Combatant): readonly BaseId[] =>
  doubleBased ? ranks.slice(0, 1).map(({ base }) => base) : [];

/** The supporters of a combatant from behind or on its base. */
export function companions(game: Debellis, own: Combatant, enemy: Combatant): readonly BaseId[] {
  const supporters = game.rearSupport({ own, enemy }).map(({ figures }) => String(figures?.by));
  return [...new Set([...onItsBase(own), ...supporters])];
}

/** The elements at whose flanks and rear enemies count as at a combatant's own: its supporters, those on its base. */
function behindIt(game: Debellis, battle: Battle, own: Combatant, enemy: Combatant): readonly PlacedBase[] {
  const shared = holdsIn(game.fights, 'attackOnHalf') ? [] : onItsBase(own);
  return companions(game, own, enemy)
    .filter((id) => !shared.includes(id))
    .flatMap((id) => placedBase(battle, id) ?? []);
}

/** A combatant with the enemies that help against it. */
function withBeset(
  game: Debellis,
  battle: Battle,
  own: Combatant,
  base: PlacedBase,
  opponent: PlacedBase | null,
  enemy: Combatant,
): Combatant {
  const behind = behindIt(game, battle, own, enemy);
  const attackedBy = asideGivers(
    game,
    battle,
    keepsTo(game.usual, 'besetBehind') ? [base, ...behind] : [base],
  );
  return {
    ...own,
    overlappedBy: overlapGivers(game, battle, base, opponent, behind),
    attackedBy,
    cannotRecoil: attackedBy.length > 0,
  };
}

/** Both combatants of a hand-to-hand fight. */
export function handToHand(
  game: Debellis,
  rules: Ruleset,
  battle: Battle,
  [a, z]: Pair<PlacedBase>,
): Pair<Combatant> {
  const one = inContact(game, rules, battle, a, z);
  const other = inContact(game, rules, battle, z, a);
  return [withBeset(game, battle, one, a, z, other), withBeset(game, battle, other, z, a, one)];
}

/** The plain foot that an undefended section counts as. */
const NOBODY: Troop = { type: 'Hd', grade: 'O', regular: false };

/** A base that assaults a section which nobody defends, and the section. */
export function assaultOn(
  game: Debellis,
  rules: Ruleset,
  battle: Battle,
  base: PlacedBase,
  wall: Wall,
): Pair<Combatant> {
  const section = { ...plainCombatant(wall.id, wall.side, NOBODY), isSection: true };
  const own: Combatant = {
    ...standing(game, rules, battle, base, base),
    assaults: true,
    byExpendables: isMetByExpendables(game, battle, base),
  };
  return [withBeset(game, battle, own, base, null, section), section];
}

/** The supporters of a base in its close combat; none if it is in no fight. */
export function supportersIn(
  game: Debellis,
  rules: Ruleset,
  battle: Battle,
  base: PlacedBase,
): readonly BaseId[] {
  const enemy = mainOpponent(game, battle, base);
  return enemy
    ? companions(
        game,
        inContact(game, rules, battle, base, enemy),
        inContact(game, rules, battle, enemy, base),
      )
    : [];
}

/** The enemies that overlap a base, whether it fights or not. */
export function overlappersOf(
  game: Debellis,
  rules: Ruleset,
  battle: Battle,
  base: PlacedBase,
): readonly PlacedBase[] {
  const opponent = mainOpponent(game, battle, base);
  const behind = opponent
    ? behindIt(
        game,
        battle,
        inContact(game, rules, battle, base, opponent),
        inContact(game, rules, battle, opponent, base),
      )
    : [];
  return overlapsAgainst(game, battle, base, opponent, behind).map((overlap) => overlap.base);
}

/** Does a base overlap any enemy that fights? */
export const isOverlapping = (game: Debellis, rules: Ruleset, battle: Battle, base: PlacedBase): boolean =>
  enemyContacts(battle, base).some(
    ({ base: enemy }) =>
      isFighting(game, battle, enemy) &&
      overlappersOf(game, rules, battle, enemy).some(({ id }) => id === base.id),
  );
