/** The roles of bases. A bot treats bases differently only because of their roles. */
import type { Base } from '../../engine/battle.ts';

export interface Traits {
  /** The battle is all but lost with it. */
  readonly precious?: true;
  /** It must be kept from all fights, even good ones. */
  readonly keptBack?: true;
  /** It goes round the enemy, or through it, for a base or piece that the enemy must not lose. */
  readonly raids?: true;
  /** It may as well wait for a good fight. */
  readonly waits?: true;
  /** It may as well stay far from the enemy. */
  readonly stays?: true;
}

/** The roles, with what they make a bot do. */
export const ROLES = {
  general: { precious: true, stays: true },
  protected: { precious: true, keptBack: true, stays: true },
  raider: { raids: true },
  lurker: { waits: true, stays: true },
  engine: { stays: true },
  line: {},
} as const satisfies Readonly<Record<string, Traits>>;

export type Role = keyof typeof ROLES;

/** A profile names the role of each base. */
interface Profiled {
  readonly profile: { readonly troops: { roleOf(base: Base): Role } };
}

/** The traits of a base by its role. */
export const traitsOf = ({ profile }: Profiled, base: Base): Traits => ROLES[profile.troops.roleOf(base)];
