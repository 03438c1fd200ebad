/** What a base does for its army: all that a bot does differently with some bases follows from their roles. */
import type { Base } from '../engine/battle.ts';

export interface Traits {
  /** The battle is all but lost with it. */
  readonly precious?: true;
  /** It must be kept from fights, whatever they promise. */
  readonly keptBack?: true;
  /** It goes round the enemy, or through it, for what the enemy must not lose. */
  readonly raids?: true;
  /** It does as well to wait for a good fight. */
  readonly waits?: true;
  /** It does as well far from the enemy. */
  readonly stays?: true;
}

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

export const traitsOf = ({ profile }: Profiled, base: Base): Traits => ROLES[profile.troops.roleOf(base)];
