/** Finds on the table all facts about both sides of a fight that the combat tables need. */

import type { BaseId, Battle, PlacedBase } from '../../../engine/battle.ts';
import { placedBase } from '../../../engine/battle.ts';
import type { Fight } from '../../../engine/contract/combat.ts';
import type { Ruleset } from '../../../engine/contract.ts';
import { holds } from '../../../engine/effects.ts';
import { isInBadGoing, isInCover } from '../ground/going.ts';
import { isUphill } from '../ground/heights.ts';
import { defendsBank } from '../ground/rivers.ts';
import { type Stronghold, strongholdById } from '../ground/stronghold.ts';
import { isDemoralised } from '../mass/demoralised.ts';
import { keptFromRecoil } from '../outcomes/held.ts';
import { shieldAgainst } from '../spells/inhibition.ts';
import { elementOf, isGeneral, isGround, isOf } from '../troops/base.ts';
import { figure } from '../troops/marks.ts';
import { type Combatant, type HottAssessment, plainCombatant, type Role } from './combatant.ts';
import { isNearOwnStronghold } from './ground.ts';
import { besetters, firmRank, pressersOf, rearAttackers } from './help.ts';
import { aidersAt } from './opponents.ts';
import { assessBetween } from './settle.ts';

type Fighting =
  | { readonly id: string; readonly base: PlacedBase; readonly stronghold: null }
  | { readonly id: string; readonly base: null; readonly stronghold: Stronghold };

function fightingOf(battle: Battle, id: string): Fighting {
  const base = placedBase(battle, id);
  if (base) return { id, base, stronghold: null };
  const stronghold = strongholdById(battle, id);
  if (!stronghold) throw new Error(`${id} is neither on the table nor a stronghold`);
  return { id, base: null, stronghold };
}

const SHOT_ROLES = { main: 'shoots', target: 'shot-at' } as const;
const SPELL_ROLES = { main: 'bespells', target: 'bespelled' } as const;

function roleIn(fight: Fight, id: string): Role {
  if (fight.kind === 'close') return 'close';
  if (fight.returned === true) return 'both';
  const roles = fight.kind === 'spell' ? SPELL_ROLES : SHOT_ROLES;
  return fight.bases[0] === id ? roles.main : roles.target;
}

/** The second and the third of the elements that shoot or bespell together. */
const secondAndThird = (ids: readonly BaseId[] | undefined): readonly BaseId[] => (ids ?? []).slice(1, 3);

function aidersIn(battle: Battle, fight: Fight, own: Fighting, enemy: Fighting): readonly BaseId[] {
  if (fight.kind !== 'close')
    return secondAndThird(fight.bases[0] === own.id ? fight.shooters : fight.returning);
  if (!enemy.stronghold || !own.base) return [];
  return aidersAt(battle, enemy.stronghold, own.base).map(({ id }) => id);
}

/** Do ground troops take part in the attack that this base leads? */
function isWithGround(battle: Battle, base: PlacedBase, aiders: readonly BaseId[]): boolean {
  const bases = [base, ...aiders.flatMap((id) => placedBase(battle, id) ?? [])];
  return bases.some(isGround) || !holds('hott.hold.16');
}

/** A stronghold and its attackers fight as if on flat good going. */
const ignoresGround = (fight: Fight, enemy: Fighting): boolean =>
  fight.kind === 'close' && enemy.stronghold !== null && holds('hott.hold.9');

/** The facts about a base that only close combat needs. */
function inContact(battle: Battle, fight: Fight, base: PlacedBase, enemy: Fighting): Partial<Combatant> {
  return {
    uphill: enemy.base !== null && isUphill(battle, base, enemy.base),
    defendsBank: enemy.base !== null && defendsBank(battle, base, enemy.base),
    rank: firmRank(battle, base, ignoresGround(fight, enemy))?.id ?? null,
    besetBy: besetters(battle, base, enemy.base),
    rearAttackedBy: rearAttackers(battle, base).map(({ id }) => id),
    movedIn: figure(base.bound, 'moved') > 0,
  };
}

const shieldIn = (battle: Battle, role: Role, target: string, { base }: Fighting): Combatant['shieldedBy'] =>
  role === 'bespelled' && base ? shieldAgainst(battle, base, target) : null;

function elementIn(battle: Battle, fight: Fight, base: PlacedBase, enemy: Fighting): Combatant {
  const role = roleIn(fight, base.id);
  const aiders = aidersIn(battle, fight, { id: base.id, base, stronghold: null }, enemy);
  return {
    ...plainCombatant(base.id, base.side, elementOf(base)),
    role,
    general: isGeneral(base),
    demoralised: isDemoralised(battle, base),
    inBadGoing: isInBadGoing(battle, base) && !ignoresGround(fight, enemy),
    inCover: isInCover(battle, base),
    aiders,
    withGround: isWithGround(battle, base, aiders),
    pressedBy: pressersOf(battle, base),
    shieldedBy: shieldIn(battle, role, base.id, enemy),
    nearOwnStronghold: isOf(base, 'Magician') && isNearOwnStronghold(battle, base),
    cannotRecoil: keptFromRecoil(battle, base) !== null,
    ...(role === 'close' ? inContact(battle, fight, base, enemy) : {}),
  };
}

function strongholdIn(battle: Battle, fight: Fight, own: Stronghold, enemy: Fighting): Combatant {
  const role = roleIn(fight, own.id);
  return {
    ...plainCombatant(own.id, own.side, 'stronghold'),
    role,
    shieldedBy: shieldIn(battle, role, own.id, enemy),
  };
}

/** The facts about one side of a fight that the tables ask. */
function combatantOf(battle: Battle, fight: Fight, own: Fighting, enemy: Fighting): Combatant {
  return own.base
    ? elementIn(battle, fight, own.base, enemy)
    : strongholdIn(battle, fight, own.stronghold, enemy);
}

/** Both sides of a fight of this battle, the active side first; all elements must be on the table. */
export function assess(_rules: Ruleset, battle: Battle, fight: Fight): HottAssessment {
  const [a, z] = [fightingOf(battle, fight.bases[0]), fightingOf(battle, fight.bases[1])];
  const one = combatantOf(battle, fight, a, z);
  const other = combatantOf(battle, fight, z, a);
  return assessBetween(fight, one.side === battle.turn.active ? [one, other] : [other, one]);
}
