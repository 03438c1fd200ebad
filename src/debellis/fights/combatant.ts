import type { BaseId } from '../../engine/battle.ts';
import type { Assessment, Pair } from '../../engine/contract/combat.ts';
import type { SideId } from '../../engine/game/game.ts';
import type { Going, Troop } from '../troops/troop.ts';

/** The role of an element: in close combat, shooter, target, or both shooter and target. */
export type Role = 'close' | 'shoots' | 'shot-at' | 'both';

/** The type and grade as which a troop counts. Only exceptions, graded (X), differ from their own. */
export type Counted = Pick<Troop, 'type' | 'grade'>;

/** An enemy that helps against an element from aside, and the kind of help. */
export interface Giver {
  readonly by: BaseId;
  readonly how: 'overlap' | 'flank' | 'rear';
}

/** A section of fortifications that an element mans. */
export interface Shelter {
  readonly temporary: boolean;
  readonly tower: boolean;
}

/** An element behind another in its file. */
export interface Rank {
  readonly base: BaseId;
  readonly troop: Troop;
  readonly going: Going;
  /** The army list allows its support to other types. */
  readonly listed: boolean;
  readonly chariot: boolean;
  /** The front of enemy expendables is on one of its edges. */
  readonly byExpendables: boolean;
  /** It mans fortifications. */
  readonly mans: boolean;
  /** The army list allows its support to another grade of its type. */
  readonly anyGrade: boolean;
}

/** All facts about one side of a fight that the tables need, as plain data. */
export interface Combatant {
  readonly base: BaseId;
  readonly side: SideId;
  readonly troop: Troop;
  readonly role: Role;
  /** Its own side is active. */
  readonly ownBound: boolean;
  readonly general: boolean;
  readonly demoralised: boolean;
  readonly chariot: boolean;
  readonly mobile: boolean;
  /** A naval element whose troops are ashore. */
  readonly unladen: boolean;
  /** Two elements on one base. */
  readonly doubleBased: boolean;
  /** The worst going under any part of its base, as it counts for itself. */
  readonly going: Going;
  /** The same going, as it counts for its opponent. */
  readonly goingForEnemy: Going;
  /** It, or enemy foot whose front touches it, stands on ground that is not good going for it. */
  readonly slowed: boolean;
  /** It wades a river that is not paltry. */
  readonly wades: boolean;
  readonly upslope: boolean;
  readonly holdsBank: boolean;
  /** It mans fortifications, against whichever enemy. */
  readonly mans: boolean;
  /** The section between it and its opponent that it mans; null if there is none. */
  readonly shelter: Shelter | null;
  /** It attacks a section, or the troops that man it. */
  readonly assaults: boolean;
  /** It stands inside fortifications of its own. */
  readonly inFort: boolean;
  /** It is no element but a section that nobody defends. */
  readonly isSection: boolean;
  /** Enemies that overlap it, at most one on each flank. */
  readonly overlappedBy: readonly Giver[];
  /** Enemies whose front edges are on its flanks or rear. */
  readonly attackedBy: readonly Giver[];
  /** The elements behind it in its file, the second rank first. */
  readonly ranks: readonly Rank[];
  /** The front of enemy expendables is on one of its edges. */
  readonly byExpendables: boolean;
  /** It moved into contact with its opponent this bound. */
  readonly charged: boolean;
  /** The second and third shooter with it. */
  readonly aiders: readonly BaseId[];
  /** Its shot goes into or out of a wood or a grove. */
  readonly throughTrees: boolean;
  /** The weather is a disadvantage to it. */
  readonly hampered: boolean;
  /** A recoil would destroy it. */
  readonly cannotRecoil: boolean;
  /** The facts that only its ruleset asks for. */
  readonly facts: object;
}

/** The two sides for a row of a table: one side, and its opponent. */
export interface Context {
  readonly own: Combatant;
  readonly enemy: Combatant;
}

/** The same two, seen from the other side. */
export const swapped = ({ own, enemy }: Context): Context => ({ own: enemy, enemy: own });

export interface FightAssessment extends Assessment {
  readonly combatants: Pair<Combatant>;
}

export const inCloseCombat = ({ own }: Context): boolean => own.role === 'close';
export const shoots = ({ role }: Combatant): boolean => role === 'shoots' || role === 'both';
export const isShotAt = ({ role }: Combatant): boolean => role === 'shot-at' || role === 'both';

/** A troop, and the type and grade as which it counts. */
export interface Known {
  readonly troop: Troop;
  readonly as: Counted;
}

/** A combatant alone on open ground. */
export function plainCombatant(base: BaseId, side: SideId, troop: Troop): Combatant {
  return {
    base,
    side,
    troop,
    role: 'close',
    ownBound: false,
    general: false,
    demoralised: false,
    chariot: false,
    mobile: true,
    unladen: false,
    doubleBased: false,
    going: 'GGo',
    goingForEnemy: 'GGo',
    slowed: false,
    wades: false,
    upslope: false,
    holdsBank: false,
    mans: false,
    shelter: null,
    assaults: false,
    inFort: false,
    isSection: false,
    overlappedBy: [],
    attackedBy: [],
    ranks: [],
    byExpendables: false,
    charged: false,
    aiders: [],
    throughTrees: false,
    hampered: false,
    cannotRecoil: false,
    facts: {},
  };
}
