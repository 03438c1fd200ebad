/** Both halves of a combat for two elements of which everything is known. DBM, Resolving combat. */

import { assessmentOf, dieLines, nextStage } from '../../../engine/combat.ts';
import type { Assessment, Fight, Pair, Settlement } from '../../../engine/contract/combat.ts';
import type { DbmClause } from '../clauses/ids.ts';
import type { Combatant, DbmAssessment } from './combatant.ts';
import { combatFactor } from './factors.ts';
import { gradingLines } from './grading.ts';
import { isSpared, verdictsFor } from './outcomes.ts';
import { rearSupport } from './support.ts';
import { tacticalFactors } from './tactics.ts';

/** The purpose of the die, as players read it, by kind of fight. */
const PURPOSES: Readonly<Record<string, string>> = { close: 'fight', shot: 'shoot' };

const dieOf = ({ kind }: Fight) => ({ die: 'D6', purpose: PURPOSES[kind] ?? kind });

/** Both sides' lines; the active side's stands first. */
export const assessBetween = (fight: Fight, combatants: Pair<Combatant>): DbmAssessment =>
  assessmentOf(fight, combatants, dieOf(fight), (own, enemy) => ({
    lines: [
      ...combatFactor({ own, enemy }),
      ...rearSupport({ own, enemy }),
      ...tacticalFactors({ own, enemy }),
    ],
    safe: isSpared(own),
    doomed: own.cannotRecoil,
  }));

/** The clause by which the dice count. */
const dieRule = ({ kind }: Fight): DbmClause => (kind === 'shot' ? 'dbm.shoot.9' : 'dbm.gf.1');

/** The totals with the dice, those with the grades on top, and what becomes of either side. */
export function settle(assessment: Assessment, faces: readonly number[]): Settlement {
  const { fight, sides, combatants } = assessment as DbmAssessment;
  const dice = dieLines(dieRule(fight), faces);
  const first = nextStage('first', [sides[0].total, sides[1].total], dice);
  const final = nextStage('final', first.totals, gradingLines(combatants, first.totals));
  return { stages: [first, final], totals: final.totals, verdicts: verdictsFor(combatants, final.totals) };
}
