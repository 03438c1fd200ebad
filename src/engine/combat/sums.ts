/**
 * The parts that the fights of all rulesets share: assessments, tables of factors, odds and figures for
 * events.
 */
import type { BaseId, DieRequest, Json, SideId } from '../battle.ts';
import type {
  Assessed,
  Assessment,
  CombatRules,
  Fight,
  Pair,
  Settlement,
  Stage,
  Verdict,
} from '../contract/combat.ts';
import type { Line } from '../contract/line.ts';
import type { Ruleset } from '../contract.ts';
import { holds } from '../effects.ts';
import { facesOfDie } from '../game/dice.ts';

/** The assessment of a fight between two known sides. Each side throws one die of this kind. */
export function assessmentOf<Known extends { readonly base: BaseId; readonly side: SideId }>(
  fight: Fight,
  combatants: Pair<Known>,
  die: Omit<DieRequest, 'owner'>,
  assess: (own: Known, enemy: Known) => Pick<Assessed, 'lines' | 'safe' | 'doomed'>,
): Assessment & { readonly combatants: Pair<Known> } {
  const assessed = (own: Known, enemy: Known): Assessed => {
    const { lines, safe, doomed } = assess(own, enemy);
    return { base: own.base, lines, total: sumOf(lines), safe, doomed };
  };
  return {
    fight,
    dice: combatants.map(({ side }) => ({ owner: side, ...die })),
    sides: [assessed(combatants[0], combatants[1]), assessed(combatants[1], combatants[0])],
    combatants,
  };
}

/** The line that the die adds for each side, with its clause. */
export function dieLines(rule: string, faces: readonly number[]): Pair<readonly Line[]> {
  const lines = (face = 0): readonly Line[] =>
    holds(rule) ? [{ rule, value: face, key: 'combat.die' }] : [];
  return [lines(faces[0]), lines(faces[1])];
}

export type Figures = Readonly<Record<string, string | number>>;

/** A row of a table of factors: what it adds, and when. If it counts several times, `causes` has an entry for each. */
export interface FactorRow<Context> {
  readonly rule: string;
  readonly value: number;
  readonly key: string;
  applies?(context: Context): boolean;
  causes?(context: Context): readonly Figures[];
}

const ONCE: readonly Figures[] = [{}];

function causesOf<Context>(row: FactorRow<Context>, context: Context): readonly Figures[] {
  if (row.applies && !row.applies(context)) return [];
  return row.causes ? row.causes(context) : ONCE;
}

/** The lines of a table: one for each cause of each row that applies and is in force. */
export function linesOf<Context>(rows: readonly FactorRow<Context>[], context: Context): readonly Line[] {
  return rows.flatMap((row) => {
    const causes = causesOf(row, context);
    if (causes.length === 0 || !holds(row.rule)) return [];
    return causes.map((figures) => ({ rule: row.rule, value: row.value, key: row.key, figures }));
  });
}

export const sumOf = (lines: readonly Line[]): number => lines.reduce((sum, line) => sum + line.value, 0);

/** The next stage: its lines, and the totals after them. */
export function nextStage(name: string, before: Pair<number>, lines: Pair<readonly Line[]>): Stage {
  return { name, lines, totals: [before[0] + sumOf(lines[0]), before[1] + sumOf(lines[1])] };
}

/** The index of the higher of two totals; null if they are equal. */
export function higher(totals: Pair<number>): 0 | 1 | null {
  if (totals[0] === totals[1]) return null;
  return totals[0] > totals[1] ? 0 : 1;
}

export const swapped = <Of>(pair: Pair<Of>): Pair<Of> => [pair[1], pair[0]];

/** An outcome, and how many of all throws lead to it. */
export interface Chance {
  readonly outcome: string;
  readonly ways: number;
}

export interface Odds {
  readonly base: BaseId;
  /** The possible outcomes, in alphabetical order. */
  readonly chances: readonly Chance[];
  /** The number of all throws. */
  readonly of: number;
}

/** All throws of these dice, in order. */
export function throwsOf(dice: readonly (readonly number[])[]): readonly (readonly number[])[] {
  return dice.reduce<readonly (readonly number[])[]>(
    (throws, faces) => throws.flatMap((before) => faces.map((face) => [...before, face])),
    [[]],
  );
}

function chancesOf(outcomes: readonly string[]): readonly Chance[] {
  const names = outcomes.filter((outcome, at) => outcomes.indexOf(outcome) === at).toSorted();
  return names.map((outcome) => ({ outcome, ways: outcomes.filter((each) => each === outcome).length }));
}

/** The odds of all outcomes for both sides. `outcomesOf` gives both outcomes of a throw. */
export function oddsFrom(
  rules: Ruleset,
  assessment: Assessment,
  outcomesOf: (faces: readonly number[]) => Pair<string>,
): Pair<Odds> {
  const throws = throwsOf(assessment.dice.map((die) => facesOfDie(rules, die.die)));
  const outcomes = throws.map(outcomesOf);
  const odds = (at: 0 | 1): Odds => ({
    base: assessment.sides[at].base,
    chances: chancesOf(outcomes.map((pair) => pair[at])),
    of: throws.length,
  });
  return [odds(0), odds(1)];
}

/** The outcomes in which a base goes back. */
export const GOING_BACK: readonly string[] = ['recoil', 'withdraw', 'flee'];

const outcomeFor = ({ doomed }: Assessed, { outcome }: Verdict): string =>
  doomed && GOING_BACK.includes(outcome) ? 'destroyed' : outcome;

/**
 * The odds of each outcome for both sides, without what stands in their way: each throw is settled, but not carried
 * out. `oddsIn` carries it out.
 */
export const oddsOf = (
  rules: Ruleset,
  { settle }: Pick<CombatRules, 'settle'>,
  assessment: Assessment,
): Pair<Odds> =>
  oddsFrom(rules, assessment, (faces) => {
    const [one, other] = settle(assessment, faces).verdicts;
    return [outcomeFor(assessment.sides[0], one), outcomeFor(assessment.sides[1], other)];
  });

/** The figures of a fight when its dice are asked for: its bases and the sum of each factor. */
export function openingFigures(assessment: Assessment): { readonly [key: string]: Json } {
  const { fight, sides } = assessment;
  const byBase = (part: (side: Assessed) => Json): Json =>
    Object.fromEntries(sides.map((side) => [side.base, part(side)]));
  const doomed = sides.filter((side) => side.doomed).map((side) => side.base);
  return {
    kind: fight.kind,
    bases: fight.bases,
    sides: sides.map((side) => side.base),
    ...(fight.shooters ? { shooters: fight.shooters } : {}),
    ...(fight.returning ? { returning: fight.returning } : {}),
    factors: byBase((side) => side.lines.map((line) => [line.rule, line.value])),
    before: byBase((side) => side.total),
    ...(doomed.length > 0 ? { doomed } : {}),
  };
}

/** The assessment as figures of an event: plain JSON, so that screens need not know the rules. */
export const assessmentFigures = (assessment: Assessment): { readonly [key: string]: Json } => ({
  ...openingFigures(assessment),
  lines: Object.fromEntries(assessment.sides.map((side) => [side.base, side.lines])),
});

/** Does a stage have any lines? */
const adds = (stage: Settlement['stages'][number]): boolean => stage.lines.some((lines) => lines.length > 0);

/** The settlement as figures of an event, without those of the assessment. Empty stages are left out. */
export function settlementFigures(
  assessment: Assessment,
  faces: readonly number[],
  settlement: Settlement,
): { readonly [key: string]: Json } {
  const ids = assessment.sides.map((side) => side.base);
  const byBase = <Of extends Json>(values: readonly Of[]): Json =>
    Object.fromEntries(ids.map((id, at) => [id, values[at] ?? null]));
  return {
    ...assessmentFigures(assessment),
    faces: byBase(faces),
    stages: settlement.stages.filter(adds).map((stage) => ({
      name: stage.name,
      lines: byBase(stage.lines),
      totals: byBase(stage.totals),
    })),
    totals: byBase(settlement.totals),
    outcomes: byBase(settlement.verdicts.map((verdict) => verdict.outcome)),
    rules: byBase(settlement.verdicts.map((verdict) => verdict.rule)),
  };
}
