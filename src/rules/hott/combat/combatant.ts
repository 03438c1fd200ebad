import type { BaseId, SideId } from '../../../engine/battle.ts';
import type { Assessment, Pair } from '../../../engine/contract/combat.ts';
import type { Shield } from '../spells/inhibition.ts';
import { classOf, type Element, type ElementClass } from '../troops.ts';

/** Who fights: an element, or a stronghold. */
export type Fighter = Element | 'stronghold';
export type FighterClass = ElementClass | 'stronghold';

/** Close combat; or what it does in a shot (shoot, be shot at, both) or in a spell. */
export type Role = 'close' | 'shoots' | 'shot-at' | 'both' | 'bespells' | 'bespelled';

/** One who takes a flank of an enemy, and how. */
export interface Giver {
  readonly by: BaseId;
  readonly flank: 'left' | 'right';
  readonly how: 'overlap' | 'flank';
}

/** An enemy whose front edge lies along an edge of the fighter, in close combat. */
export interface Presser {
  readonly by: BaseId;
  readonly element: Element;
  readonly inBadGoing: boolean;
  /** In a wood or built-up area. */
  readonly inCover: boolean;
}

/** Everything about one side of a fight that the tables ask: plain data, without a battle behind it. */
export interface Combatant {
  /** The id of a base or of a stronghold. */
  readonly base: BaseId;
  readonly side: SideId;
  readonly fighter: Fighter;
  readonly class: FighterClass;
  readonly general: boolean;
  /** Its command has lost heart. */
  readonly demoralised: boolean;
  readonly role: Role;
  /** Bad going for it under any part of its base. */
  readonly inBadGoing: boolean;
  /** In a wood or built-up area, at least partly. */
  readonly inCover: boolean;
  readonly uphill: boolean;
  readonly defendsBank: boolean;
  /** The element whose rear support counts. */
  readonly rank: BaseId | null;
  /** Those who aid it in a shot, a spell or an attack on a stronghold: the second and the third. */
  readonly aiders: readonly BaseId[];
  /** Some of those who attack a stronghold, itself included, are ground troops. */
  readonly withGround: boolean;
  /** Enemies who overlap it or hold its flank, one for each flank. */
  readonly besetBy: readonly Giver[];
  /** An enemy's front lies fully along its rear. */
  readonly rearAttackedBy: readonly BaseId[];
  readonly pressedBy: readonly Presser[];
  /** What hinders magic against it. */
  readonly shieldedBy: Shield | null;
  /** A magician within reach of his own stronghold. */
  readonly nearOwnStronghold: boolean;
  /** Its own tactical move of this bound brought it into contact with its opponent. */
  readonly movedIn: boolean;
  /** A recoil would destroy it. */
  readonly cannotRecoil: boolean;
}

export interface HottAssessment extends Assessment {
  readonly combatants: Pair<Combatant>;
}

/** What a row of a table looks at: one side and its opponent. */
export interface Context {
  readonly own: Combatant;
  readonly enemy: Combatant;
}

export const inCloseCombat = ({ own }: Context): boolean => own.role === 'close';
export const isShotAt = (own: Combatant): boolean => own.role === 'shot-at' || own.role === 'both';
export const isMagicked = (own: Combatant): boolean => own.role === 'bespelled';
export const isOneOf = (own: Combatant, ...fighters: readonly Fighter[]): boolean =>
  fighters.includes(own.fighter);
export const isLurking = (own: Combatant): boolean => isOneOf(own, 'Land Lurkers', 'Water Lurkers');

const classOfFighter = (fighter: Fighter): FighterClass =>
  fighter === 'stronghold' ? fighter : classOf(fighter);

/** One that stands alone on open ground. */
export function plainCombatant(base: BaseId, side: SideId, fighter: Fighter): Combatant {
  return {
    base,
    side,
    fighter,
    class: classOfFighter(fighter),
    general: false,
    demoralised: false,
    role: 'close',
    inBadGoing: false,
    inCover: false,
    uphill: false,
    defendsBank: false,
    rank: null,
    aiders: [],
    withGround: false,
    besetBy: [],
    rearAttackedBy: [],
    pressedBy: [],
    shieldedBy: null,
    nearOwnStronghold: false,
    movedIn: false,
    cannotRecoil: false,
  };
}
