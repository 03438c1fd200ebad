/** Assesses and settles a combat of two combatants. */

import { assessmentOf, dieLines, nextStage } from '../../engine/combat/sums.ts';
import type { Assessment, Fight, Pair, Settlement } from '../../engine/contract/combat.ts';
import type { Line } from '../../engine/contract/line.ts';
import { keptByKey, keptByRules } from '../../engine/data/memory.ts';
import { clauseIn } from '../book.ts';
import type { Debellis } from '../game.ts';
import type { Combatant, Context, FightAssessment } from './combatant.ts';
import { verdictsFor } from './outcomes.ts';

/** The purpose of the die for players, by kind of fight. */
const PURPOSES: Readonly<Record<string, string>> = { close: 'fight', shot: 'shoot' };

const dieOf = ({ kind }: Fight) => ({ die: 'D6', purpose: PURPOSES[kind] ?? kind });

/** An undefended section has its factor alone. */
const linesFor = (game: Debellis, context: Context): readonly Line[] =>
  context.own.isSection
    ? game.combatFactor(context)
    : [...game.combatFactor(context), ...game.rearSupport(context), ...game.tacticalFactors(context)];

/** The lines of both sides, the active side first. */
export const assessBetween = (game: Debellis, fight: Fight, combatants: Pair<Combatant>): FightAssessment =>
  assessmentOf(fight, combatants, dieOf(fight), (own, enemy) => ({
    lines: linesFor(game, { own, enemy }),
    safe: game.sparedBy({ own, enemy }) !== null,
    doomed: own.cannotRecoil,
  }));

/** The clause for adding the dice. */
const dieRule = (game: Debellis, { kind }: Fight): string =>
  kind === 'shot' ? clauseIn(game.fights, 'shotDice') : clauseIn(game.fights, 'fightDice');

/** For odds the same two are settled for 36 throws, with few leads. */
const gradingKept = keptByRules(
  (compute: (combatants: Pair<Combatant>, lead: number, game: Debellis) => Pair<readonly Line[]>) =>
    keptByKey(compute),
  (combatants, lead, game) => game.gradingLines(combatants, lead),
);

/** The totals with the dice, then with the grading factors, and the outcome of each side. */
export function settle(game: Debellis, assessment: Assessment, faces: readonly number[]): Settlement {
  const { fight, sides, combatants } = assessment as FightAssessment;
  const dice = dieLines(dieRule(game, fight), faces);
  const first = nextStage('first', [sides[0].total, sides[1].total], dice);
  const final = nextStage(
    'final',
    first.totals,
    gradingKept(combatants, first.totals[0] - first.totals[1], game),
  );
  return {
    stages: [first, final],
    totals: final.totals,
    verdicts: verdictsFor(game, combatants, final.totals),
  };
}
