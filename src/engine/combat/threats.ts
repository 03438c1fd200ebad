/** Where a fight may send its sides: for each, the likeliest outcome in which it does not stand. */
import type { Pose } from '../../geometry/pose.ts';
import { type BaseId, type Battle, type Frame, placedBase } from '../battle.ts';
import type { Assessment } from '../contract/combat.ts';
import type { Ruleset } from '../contract.ts';
import { facesOfDie } from '../game/dice.ts';
import { carriedOut } from './odds.ts';
import { throwsOf } from './sums.ts';

export interface Threat {
  readonly base: BaseId;
  /** The outcome that the dice order. */
  readonly outcome: string;
  /** Throws that lead to it, of all throws. */
  readonly ways: number;
  readonly of: number;
  /** Where the base would stand afterwards; null if it would be gone. */
  readonly to: Pose | null;
}

interface Found {
  readonly base: BaseId;
  readonly outcome: string;
  readonly frames: readonly Frame[];
  ways: number;
}

/** The outcomes of a fight in which one side does not stand, each with its number of throws. */
function outcomesFound(rules: Ruleset, battle: Battle, assessment: Assessment): readonly Found[] {
  const { combat } = rules;
  const found = new Map<string, Found>();
  for (const faces of throwsOf(assessment.dice.map(({ die }) => facesOfDie(rules, die)))) {
    const settlement = combat.settle(assessment, faces);
    for (const { base, outcome } of settlement.verdicts) {
      if (outcome === 'stand') continue;
      const key = `${base} ${outcome}`;
      const frames = () => combat.framesAfter(battle, assessment, settlement, faces);
      const known = found.get(key) ?? { base, outcome, frames: frames(), ways: 0 };
      known.ways += 1;
      found.set(key, known);
    }
  }
  return [...found.values()];
}

/** The likeliest threat to each side of a fight; none for a side that stands whatever falls. */
export function threatsIn(rules: Ruleset, battle: Battle, assessment: Assessment): readonly Threat[] {
  const found = outcomesFound(rules, battle, assessment);
  const of = throwsOf(assessment.dice.map(({ die }) => facesOfDie(rules, die))).length;
  return assessment.sides.flatMap(({ base }) => {
    const [first] = found.filter((each) => each.base === base).toSorted((a, b) => b.ways - a.ways);
    if (!first) return [];
    const { outcome, ways, frames } = first;
    const to = placedBase(carriedOut(rules, battle, frames), base)?.pose ?? null;
    return [{ base, outcome, ways, of, to }];
  });
}
