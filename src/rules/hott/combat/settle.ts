/** Both halves of a combat for two sides of which everything is known. Hordes of the Things, Resolving combat. */
import {
  type Assessed,
  type Assessment,
  assessmentOf,
  type Fight,
  nextStage,
  type Pair,
  type Settlement,
  sumOf,
} from '../../../engine/combat.ts';
import type { Line } from '../../../engine/contract.ts';
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

function assessed(context: Context): Assessed {
  const lines = linesFor(context);
  const { own } = context;
  return {
    base: own.base,
    lines,
    total: sumOf(lines),
    safe: sparedBy(context) !== null,
    doomed: own.cannotRecoil,
  };
}

/** Both sides' lines; the active side's stands first. */
export const assessBetween = (fight: Fight, combatants: Pair<Combatant>): HottAssessment =>
  assessmentOf(fight, combatants, (own, enemy) => assessed({ own, enemy }));

const dieLine = (face: number): readonly Line[] =>
  holds('hott.cf.1') ? [{ rule: 'hott.cf.1', value: face, key: 'combat.die' }] : [];

/** The totals and what becomes of either side. */
export function settle(assessment: Assessment, faces: readonly number[]): Settlement {
  const { sides, combatants } = assessment as HottAssessment;
  const dice: Pair<readonly Line[]> = [dieLine(faces[0] ?? 0), dieLine(faces[1] ?? 0)];
  const total = nextStage('final', [sides[0].total, sides[1].total], dice);
  return { stages: [total], totals: total.totals, verdicts: verdictsFor(combatants, total.totals) };
}
