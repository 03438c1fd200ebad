/** The facts about the sides of a fight, on which the tables of factors and outcomes depend. */
import type { BaseId, SideId } from '../../../engine/battle.ts';
import type { Assessment, Pair } from '../../../engine/contract/combat.ts';
import type { Shield } from '../spells/inhibition.ts';
import { classOf, type Element, type ElementClass } from '../troops/troops.ts';

/** A side of a fight: an element, or a stronghold. */
export type Fighter = Element | 'stronghold';
export type FighterClass = ElementClass | 'stronghold';

/** The part of one side: close combat, or in a shot or a spell to shoot, to be the target, or both. */
export type Role = 'close' | 'shoots' | 'shot-at' | 'both' | 'bespells' | 'bespelled';

/** An enemy that takes a flank, and how it does so. */
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

/** All facts about one side of a fight that the tables ask, as plain data without the battle. */
export interface Combatant {
  /** The id of a base or of a stronghold. */
  readonly base: BaseId;
  readonly side: SideId;
  readonly fighter: Fighter;
  readonly class: FighterClass;
  readonly general: boolean;
  /** Its command is demoralised. */
  readonly demoralised: boolean;
  readonly role: Role;
  /** At least part of its base is in bad going. */
  readonly inBadGoing: boolean;
  /** In a wood or built-up area, at least partly. */
  readonly inCover: boolean;
  readonly uphill: boolean;
  readonly defendsBank: boolean;
  /** The element whose rear support counts. */
  readonly rank: BaseId | null;
  /** The elements that aid it in a shot, a spell or an attack on a stronghold: the second and the third. */
  readonly aiders: readonly BaseId[];
  /** The attackers of a stronghold, this one included, have ground troops among them. */
  readonly withGround: boolean;
  /** The enemies that overlap it or attack its flank, at most one on each flank. */
  readonly besetBy: readonly Giver[];
  /** The enemies whose fronts lie fully along its rear. */
  readonly rearAttackedBy: readonly BaseId[];
  readonly pressedBy: readonly Presser[];
  /** Its shield from magic. */
  readonly shieldedBy: Shield | null;
  /** It is a magician within reach of its own stronghold. */
  readonly nearOwnStronghold: boolean;
  /** Its own tactical move of this bound brought it into contact with its opponent. */
  readonly movedIn: boolean;
  /** A recoil would destroy it. */
  readonly cannotRecoil: boolean;
}

export interface HottAssessment extends Assessment {
  readonly combatants: Pair<Combatant>;
}

/** What a row of a table tests: one side and its opponent. */
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

/** The facts about an element that stands alone on open ground. */
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
