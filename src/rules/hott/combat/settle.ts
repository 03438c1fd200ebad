/** Assessing and settling a combat between two known sides. Hordes of the Things, Resolving combat. */

import { assessmentOf, dieLines, nextStage } from '../../../engine/combat/sums.ts';
import type { Assessment, Fight, Pair, Settlement } from '../../../engine/contract/combat.ts';
import type { Line } from '../../../engine/contract/line.ts';
import { holds } from '../../../engine/effects.ts';
import type { Combatant, Context, HottAssessment } from './combatant.ts';
import { combatFactor } from './factors.ts';
import { sparedBy, verdictsFor } from './outcomes.ts';
import { tacticalFactors } from './tactics.ts';

/** A target counts its factors even if it does not shoot back. */
const linesFor = (context: Context): readonly Line[] =>
  context.own.role === 'shot-at' && !holds('hott.shoot.26')
    ? []
    : [...combatFactor(context), ...tacticalFactors(context)];

/** The purpose of the die, as players read it, by kind of fight. */
const PURPOSES: Readonly<Record<string, string>> = { close: 'fight', shot: 'shoot', spell: 'bespell' };

const dieOf = ({ kind }: Fight) => ({ die: 'D6', purpose: PURPOSES[kind] ?? kind });

/** The factor lines of both sides; the active side stands first. */
export const assessBetween = (fight: Fight, combatants: Pair<Combatant>): HottAssessment =>
  assessmentOf(fight, combatants, dieOf(fight), (own, enemy) => ({
    lines: linesFor({ own, enemy }),
    safe: sparedBy({ own, enemy }) !== null,
    doomed: own.cannotRecoil,
  }));

/** The totals and the outcomes of both sides. */
export function settle(assessment: Assessment, faces: readonly number[]): Settlement {
  const { sides, combatants } = assessment as HottAssessment;
  const total = nextStage('final', [sides[0].total, sides[1].total], dieLines('hott.cf.1', faces));
  return { stages: [total], totals: total.totals, verdicts: verdictsFor(combatants, total.totals) };
}
