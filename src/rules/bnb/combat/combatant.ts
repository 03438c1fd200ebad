/** The facts about the bases of a fight, on which the tables of factors and outcomes depend. */
import type { BaseId, SideId } from '../../../engine/battle.ts';
import type { Assessment, Fight, Pair } from '../../../engine/contract/combat.ts';
import type { Troop } from '../troops/troops.ts';
import { isMounted } from '../troops/troops.ts';

/** The going where a base stands, as it counts for one troop type. */
export type Going = 'GGo' | 'RGo' | 'DGo';

/** A base behind that gives its support. */
export interface Rank {
  readonly base: BaseId;
  readonly troop: Troop;
  readonly going: Going;
  /** The army list lets it support other types. */
  readonly listed: boolean;
}

/** A base that gives a combat advantage, and on which flank. */
export interface Giver {
  readonly by: BaseId;
  readonly flank?: 'left' | 'right';
}

/** All facts about one base of a fight that the tables ask, as plain data without the battle. */
export interface Combatant {
  readonly base: BaseId;
  readonly side: SideId;
  readonly troop: Troop;
  /** Its part: close combat, or in a shot to shoot, to be the target, or both. */
  readonly role: 'close' | 'shoots' | 'shot-at' | 'both';
  /** It is the bound of its own side. */
  readonly ownBound: boolean;
  readonly going: Going;
  /** The going where it stands, as it counts for its opponent. */
  readonly goingForEnemy: Going;
  readonly inDunes: boolean;
  /** In a wood or built-up area, at least partly. */
  readonly covered: boolean;
  readonly upperGround: boolean;
  /** In a river, not on a bridge. */
  readonly wader: boolean;
  readonly defendsRiver: boolean;
  /** `off-table`: only the table edge stops its recoil. */
  readonly recoil: 'complete' | 'incomplete' | 'off-table';
  /** The enemies that overlap it, one for each flank. */
  readonly overlappedBy: readonly Giver[];
  /** The enemies that attack its flank and help its opponent. */
  readonly flankedBy: readonly Giver[];
  readonly rearAttackedBy: readonly Giver[];
  /** It is attacked in flank or rear, whichever fight that helps. */
  readonly cannotRecoil: boolean;
  /** The second and the third rank. */
  readonly ranks: readonly Rank[];
  /** The additional shooters that count, each with its clause. */
  readonly shootingAdvantages: readonly { readonly rule: string; readonly by: BaseId }[];
  /** The clause by which the weather favours it as the target of a shot. */
  readonly weather: 'bnb.weather.4' | 'bnb.weather.7' | null;
  /** The players agreed on the factors that only the French edition has. */
  readonly french: boolean;
  /** The low sun dazzles it. */
  readonly dazzled: boolean;
  /** It stands between like friends or the commander-in-chief. */
  readonly cohesive: boolean;
}

export interface BnbAssessment extends Assessment {
  readonly combatants: Pair<Combatant>;
}

/** What a row of a table tests: a base and its opponent. */
export interface Context {
  readonly own: Combatant;
  readonly enemy: Combatant;
}

export const inCloseCombat = ({ own }: Context): boolean => own.role === 'close';
export const shoots = (base: Combatant): boolean => base.role === 'shoots' || base.role === 'both';
export const isShotAt = (base: Combatant): boolean => base.role === 'shot-at' || base.role === 'both';

/** The facts about a base that stands alone on open ground. */
export function plainCombatant(base: BaseId, side: SideId, troop: Troop): Combatant {
  return {
    base,
    side,
    troop,
    role: 'close',
    ownBound: false,
    going: 'GGo',
    goingForEnemy: 'GGo',
    inDunes: false,
    covered: false,
    weather: null,
    dazzled: false,
    french: false,
    upperGround: false,
    wader: false,
    defendsRiver: false,
    recoil: 'complete',
    overlappedBy: [],
    flankedBy: [],
    rearAttackedBy: [],
    cannotRecoil: false,
    ranks: [],
    shootingAdvantages: [],
    cohesive: false,
  };
}

export const mountedEnemy = ({ enemy }: Context): boolean => isMounted(enemy.troop);

/** A target that does not shoot cannot harm its shooter. */
export const isSafe = (fight: Fight, base: Combatant): boolean =>
  fight.kind === 'shot' && base.role === 'shoots';
