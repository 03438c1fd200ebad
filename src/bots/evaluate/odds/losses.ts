/** What a fight may cost both sides, as the ruleset's own combat tells. */
import type { Base, Battle } from '../../../engine/battle.ts';
import { type Fight, oddsOf } from '../../../engine/combat.ts';
import type { Ruleset } from '../../../engine/contract.ts';
import type { Target } from '../../board/targets.ts';
import { counselFor } from '../../plain-profile.ts';
import type { Counsel } from '../../profile.ts';

/** What both sides may expect to lose in a fight, in points of their armies. */
export interface Exchange {
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
  /** It cannot, and whatever moves it destroys it. */
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
  counsel: Counsel,
  base: Base | null,
  odds: ReturnType<typeof oddsOf>[0],
  { doomed, friends }: Toll,
): number {
  const cost = (outcome: string): number => {
    const own = doomed && outcome !== 'stand' ? 1 : counsel.share(outcome, base);
    return own + (GOES_BACK.includes(outcome) ? friends : 0);
  };
  return odds.chances.reduce((sum, { outcome, ways }) => sum + ways * cost(outcome), 0) / odds.of;
}

/** What a fight of this battle is expected to cost both sides, as shares of what they are worth. */
export function sharesOf(rules: Ruleset, battle: Battle, fight: Fight, tolls?: Tolls): Shares {
  const counsel = counselFor(rules.id);
  const assessment = rules.combat.assess(rules, battle, fight);
  const odds = oddsOf(rules, rules.combat, assessment);
  const share = (at: 0 | 1): number => {
    const base = battle.bases.find((each) => each.id === odds[at].base) ?? null;
    const toll = tolls?.get(odds[at].base) ?? NO_TOLL;
    const doomed = toll.doomed || assessment.sides[at].doomed;
    return shareOf(counsel, base, odds[at], { ...toll, doomed });
  };
  return { active: share(0), passive: share(1) };
}

const worthOfTarget = (counsel: Counsel, battle: Battle, target: Target | Base): number =>
  'kind' in target ? counsel.worthOfPiece(target, battle) : counsel.worth(target, battle);

/** Shares in points of the armies. */
export function priced(
  battle: Battle,
  { active, passive }: Shares,
  one: Target | Base,
  other: Target | Base,
): Exchange {
  const counsel = counselFor(battle.ruleset);
  return {
    active: active * worthOfTarget(counsel, battle, one),
    passive: passive * worthOfTarget(counsel, battle, other),
  };
}
