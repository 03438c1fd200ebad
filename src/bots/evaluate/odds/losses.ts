/** What a fight may cost both sides, by the odds of the ruleset. */

import type { Base, Battle } from '../../../engine/battle.ts';
import { oddsOf } from '../../../engine/combat.ts';
import type { Fight } from '../../../engine/contract/combat.ts';
import type { Target } from '../../board/target.ts';
import type { Judges } from '../../memory.ts';
import type { ArmyProfile } from '../../profile.ts';

/** What both sides may expect to lose in a fight, in points of their armies. */
export interface Losses {
  readonly active: number;
  readonly passive: number;
}

/** The share of each side's worth that a fight is expected to cost; the active side's base stands first. */
export interface Shares {
  readonly active: number;
  readonly passive: number;
}

/** What going back costs a base besides what its outcome does. */
export interface Toll {
  /** It cannot go back: whatever moves it destroys it. */
  readonly doomed: boolean;
  /** What it crushes of its own side, in shares of its worth. */
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

/** What a fight of this battle is expected to cost both sides, as shares of what they are worth. */
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

/** Shares in points of the armies. */
export const priced = (
  { profile: { army }, battle }: Judges & { readonly battle: Battle },
  { active, passive }: Shares,
  one: Target | Base,
  other: Target | Base,
): Losses => ({
  active: active * worthOfTarget(army, battle, one),
  passive: passive * worthOfTarget(army, battle, other),
});
