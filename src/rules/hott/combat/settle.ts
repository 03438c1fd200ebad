/** Both halves of a combat for two sides of which everything is known. Hordes of the Things, Resolving combat. */

import { assessmentOf, dieLines, nextStage } from '../../../engine/combat.ts';
import type { Assessment, Fight, Pair, Settlement } from '../../../engine/contract/combat.ts';
import type { Line } from '../../../engine/contract/line.ts';
import { holds } from '../../../engine/effects.ts';
import type { Combatant, Context, HottAssessment } from './combatant.ts';
import { combatFactor } from './factors.ts';
import { sparedBy, verdictsFor } from './outcomes.ts';
import { tacticalFactors } from './tactics.ts';

/** A target that does not shoot back has its factors all the same. */
const linesFor = (context: Context): readonly Line[] =>
  context.own.role === 'shot-at' && !holds('hott.shoot.26')
    ? []
    : [...combatFactor(context), ...tacticalFactors(context)];

/** What the die of each side is thrown for. */
const PURPOSES: Readonly<Record<string, string>> = { close: 'fight', shot: 'shoot', spell: 'bespell' };

const dieOf = ({ kind }: Fight) => ({ die: 'D6', purpose: PURPOSES[kind] ?? kind });

/** Both sides' lines; the active side's stands first. */
export const assessBetween = (fight: Fight, combatants: Pair<Combatant>): HottAssessment =>
  assessmentOf(fight, combatants, dieOf(fight), (own, enemy) => ({
    lines: linesFor({ own, enemy }),
    safe: sparedBy({ own, enemy }) !== null,
    doomed: own.cannotRecoil,
  }));

/** The totals and what becomes of either side. */
export function settle(assessment: Assessment, faces: readonly number[]): Settlement {
  const { sides, combatants } = assessment as HottAssessment;
  const total = nextStage('final', [sides[0].total, sides[1].total], dieLines('hott.cf.1', faces));
  return { stages: [total], totals: total.totals, verdicts: verdictsFor(combatants, total.totals) };
}
