/** The expected losses of a fight, by the odds of the ruleset. */

import type { Base, Battle } from '../../../engine/battle.ts';
import { oddsOf } from '../../../engine/combat/sums.ts';
import type { Fight } from '../../../engine/contract/combat.ts';
import type { Target } from '../../board/target.ts';
import type { Judges } from '../../caching/memory.ts';
import type { ArmyProfile } from '../../knowledge/profile.ts';

/** The expected losses of both sides in a fight, in points of their armies. */
export interface Losses {
  readonly active: number;
  readonly passive: number;
}

/** The expected loss of each base as a share of its worth, the base of the active side first. */
export interface Shares {
  readonly active: number;
  readonly passive: number;
}

/** The toll of going back: losses in addition to the outcome itself. */
export interface Toll {
  /** The base cannot go back: any outcome move destroys it. */
  readonly doomed: boolean;
  /** The friends that it crushes, as a share of its worth. */
  readonly friends: number;
}

/** Tolls by the ids of bases. */
export type Tolls = ReadonlyMap<string, Toll>;

const NO_TOLL: Toll = { doomed: false, friends: 0 };

/** Outcomes by which a base goes back. */
const GOES_BACK = ['recoil', 'flee'];

function shareOf(
  { lossShare }: ArmyProfile,
  base: Base | null,
  odds: ReturnType<typeof oddsOf>[0],
  { doomed, friends }: Toll,
): number {
  const cost = (outcome: string): number => {
    const own = doomed && outcome !== 'stand' ? 1 : lossShare(outcome, base);
    return own + (GOES_BACK.includes(outcome) ? friends : 0);
  };
  return odds.chances.reduce((sum, { outcome, ways }) => sum + ways * cost(outcome), 0) / odds.of;
}

/** The expected losses of a fight, as shares of the worth of its bases. */
export function sharesOf({ rules, profile }: Judges, battle: Battle, fight: Fight, tolls?: Tolls): Shares {
  const assessment = rules.combat.assess(rules, battle, fight);
  const odds = oddsOf(rules, rules.combat, assessment);
  const share = (at: 0 | 1): number => {
    const base = battle.bases.find((each) => each.id === odds[at].base) ?? null;
    const toll = tolls?.get(odds[at].base) ?? NO_TOLL;
    const doomed = toll.doomed || assessment.sides[at].doomed;
    return shareOf(profile.army, base, odds[at], { ...toll, doomed });
  };
  return { active: share(0), passive: share(1) };
}

const worthOfTarget = (army: ArmyProfile, battle: Battle, target: Target | Base): number =>
  'kind' in target ? army.worthOfPiece(target, battle) : army.worth(target, battle);

/** Turns shares into points of the armies. */
export const priced = (
  { profile: { army }, battle }: Judges & { readonly battle: Battle },
  { active, passive }: Shares,
  one: Target | Base,
  other: Target | Base,
): Losses => ({
  active: active * worthOfTarget(army, battle, one),
  passive: passive * worthOfTarget(army, battle, other),
});
