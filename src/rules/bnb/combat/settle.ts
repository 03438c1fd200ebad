/** From the factors before the dice and the dice to the outcome of a fight. */
import { assessmentOf, dieLines, nextStage, sumOf } from '../../../engine/combat/sums.ts';
import type { Assessed, Assessment, Fight, Pair, Settlement } from '../../../engine/contract/combat.ts';
import type { Line } from '../../../engine/contract/line.ts';
import { holds } from '../../../engine/effects.ts';
import { type BnbAssessment, type Combatant, isSafe } from './combatant.ts';
import { combatFactor } from './factors.ts';
import { cohesionLines, gradeLines } from './grades.ts';
import { verdictsFor } from './outcomes.ts';
import { tacticalFactors } from './tactics.ts';

/** The die that each side throws, and its purpose. */
const dieOf = ({ kind }: Fight) => ({ die: 'D6', purpose: kind === 'shot' ? 'shoot' : 'fight' });

/** The factor lines of two known bases; the active side stands first. */
export const assessBetween = (fight: Fight, combatants: Pair<Combatant>): BnbAssessment =>
  assessmentOf(fight, combatants, dieOf(fight), (own, enemy) => ({
    lines: [...combatFactor({ own, enemy }), ...tacticalFactors({ own, enemy })],
    safe: isSafe(fight, own),
    doomed: own.cannotRecoil,
  }));

const FACTOR_KEY = 'combat.factor';

const factorOf = (side: Assessed): number => sumOf(side.lines.filter((line) => line.key === FACTOR_KEY));

const unless = (rule: string, lines: Pair<readonly Line[]>): Pair<readonly Line[]> =>
  lines[0].length + lines[1].length > 0 && !holds(rule) ? [[], []] : lines;

/** The three totals and the outcomes of both sides. Blood and Blades, Combat, resolving a combat. */
export function settle(assessment: Assessment, faces: readonly number[]): Settlement {
  const { sides, combatants } = assessment as BnbAssessment;
  const first = nextStage('first', [sides[0].total, sides[1].total], dieLines('bnb.combat.9', faces));
  const second = nextStage(
    'second',
    first.totals,
    unless('bnb.combat.10', gradeLines(combatants, first.totals)),
  );
  const last = nextStage(
    'final',
    second.totals,
    unless('bnb.combat.11', cohesionLines(combatants, second.totals)),
  );
  return {
    stages: [first, second, last],
    totals: last.totals,
    verdicts: verdictsFor(combatants, last.totals, [factorOf(sides[0]), factorOf(sides[1])]),
  };
}
