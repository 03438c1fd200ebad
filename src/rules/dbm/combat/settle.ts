/** Assesses and settles a combat of two combatants. DBM, Resolving combat. */

import { assessmentOf, dieLines, nextStage } from '../../../engine/combat/sums.ts';
import type { Assessment, Fight, Pair, Settlement } from '../../../engine/contract/combat.ts';
import type { Line } from '../../../engine/contract/line.ts';
import type { DbmClause } from '../clauses/ids.ts';
import type { Combatant, Context, DbmAssessment } from './combatant.ts';
import { combatFactor } from './factors.ts';
import { gradingLines } from './grading.ts';
import { isSpared, verdictsFor } from './outcomes.ts';
import { rearSupport } from './support.ts';
import { tacticalFactors } from './tactics.ts';

/** The purpose of the die for players, by kind of fight. */
const PURPOSES: Readonly<Record<string, string>> = { close: 'fight', shot: 'shoot' };

const dieOf = ({ kind }: Fight) => ({ die: 'D6', purpose: PURPOSES[kind] ?? kind });

/** An undefended section has its factor alone. */
const linesFor = (context: Context): readonly Line[] =>
  context.own.isSection
    ? combatFactor(context)
    : [...combatFactor(context), ...rearSupport(context), ...tacticalFactors(context)];

/** The lines of both sides, the active side first. */
export const assessBetween = (fight: Fight, combatants: Pair<Combatant>): DbmAssessment =>
  assessmentOf(fight, combatants, dieOf(fight), (own, enemy) => ({
    lines: linesFor({ own, enemy }),
    safe: isSpared(own),
    doomed: own.cannotRecoil,
  }));

/** The clause for adding the dice. */
const dieRule = ({ kind }: Fight): DbmClause => (kind === 'shot' ? 'dbm.shoot.9' : 'dbm.gf.1');

/** The totals with the dice, then with the grading factors, and the outcome of each side. */
export function settle(assessment: Assessment, faces: readonly number[]): Settlement {
  const { fight, sides, combatants } = assessment as DbmAssessment;
  const dice = dieLines(dieRule(fight), faces);
  const first = nextStage('first', [sides[0].total, sides[1].total], dice);
  const final = nextStage('final', first.totals, gradingLines(combatants, first.totals));
  return { stages: [first, final], totals: final.totals, verdicts: verdictsFor(combatants, final.totals) };
}
