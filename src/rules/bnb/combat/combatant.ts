import type { BaseId, SideId } from '../../../engine/battle.ts';
import type { Assessment, Fight, Pair } from '../../../engine/contract/combat.ts';
import type { Troop } from '../troops.ts';
import { isMounted } from '../troops.ts';

/** The going where a base stands, reckoned by one troop type. */
export type Going = 'GGo' | 'RGo' | 'DGo';

/** A base behind that gives its support. */
export interface Rank {
  readonly base: BaseId;
  readonly troop: Troop;
  readonly going: Going;
  /** The army list lets it support other types. */
  readonly listed: boolean;
}

/** One who gives a combat advantage, and where. */
export interface Giver {
  readonly by: BaseId;
  readonly flank?: 'left' | 'right';
}

/** Everything about one base of a fight that the tables ask: plain data, without a battle behind it. */
export interface Combatant {
  readonly base: BaseId;
  readonly side: SideId;
  readonly troop: Troop;
  /** Close combat, or what it does in a shot: shoot, be shot at, or both. */
  readonly role: 'close' | 'shoots' | 'shot-at' | 'both';
  /** It is its own side's bound. */
  readonly ownBound: boolean;
  readonly going: Going;
  /** What the ground it stands on is for its opponent. */
  readonly goingForEnemy: Going;
  readonly inDunes: boolean;
  /** In a wood or built-up area, at least partly. */
  readonly covered: boolean;
  readonly upperGround: boolean;
  /** In a river, not on a bridge. */
  readonly wader: boolean;
  readonly defendsRiver: boolean;
  /** `off-table`: only the table's edge stops it. */
  readonly recoil: 'complete' | 'incomplete' | 'off-table';
  /** Those who overlap it, one for each flank. */
  readonly overlappedBy: readonly Giver[];
  /** Those who attack its flank for its opponent. */
  readonly flankedBy: readonly Giver[];
  readonly rearAttackedBy: readonly Giver[];
  /** Any flank or rear attack stands against it, whoever gains. */
  readonly cannotRecoil: boolean;
  /** The second rank, the third rank. */
  readonly ranks: readonly Rank[];
  /** Additional shooters that count, with the clause by which each does. */
  readonly shootingAdvantages: readonly { readonly rule: string; readonly by: BaseId }[];
  /** The clause by which the weather favours it as the target of a shot. */
  readonly weather: 'bnb.weather.4' | 'bnb.weather.7' | null;
  /** The factors that only the French edition lists are agreed on. */
  readonly french: boolean;
  /** The low sun dazzles it. */
  readonly dazzled: boolean;
  /** It stands in line between its like or the commander-in-chief. */
  readonly cohesive: boolean;
}

export interface BnbAssessment extends Assessment {
  readonly combatants: Pair<Combatant>;
}

/** What a row of a table looks at: a base and its opponent. */
export interface Context {
  readonly own: Combatant;
  readonly enemy: Combatant;
}

export const inCloseCombat = ({ own }: Context): boolean => own.role === 'close';
export const shoots = (base: Combatant): boolean => base.role === 'shoots' || base.role === 'both';
export const isShotAt = (base: Combatant): boolean => base.role === 'shot-at' || base.role === 'both';

/** A base that stands alone on open ground. */
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

/** In a shot the one who does not shoot cannot hurt the shooter. */
export const isSafe = (fight: Fight, base: Combatant): boolean =>
  fight.kind === 'shot' && base.role === 'shoots';
