import type { BaseId, DieRequest, Json, SideId } from './battle.ts';
import type {
  Assessed,
  Assessment,
  CombatRules,
  Fight,
  Pair,
  Settlement,
  Stage,
  Verdict,
} from './contract/combat.ts';
import type { Line } from './contract/line.ts';
import type { Ruleset } from './contract.ts';
import { facesOfDie } from './dice.ts';
import { holds } from './effects.ts';

/** The assessment of two sides of which everything is known; each throws one die like this. */
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

/** What the dice add for each side, by the clause that says so. */
export function dieLines(rule: string, faces: readonly number[]): Pair<readonly Line[]> {
  const lines = (face = 0): readonly Line[] =>
    holds(rule) ? [{ rule, value: face, key: 'combat.die' }] : [];
  return [lines(faces[0]), lines(faces[1])];
}

export type Figures = Readonly<Record<string, string | number>>;

/** A row of a table of factors: what it adds, and when; `causes` has one member for each time it counts. */
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

/** Folds a table into lines: the rows that apply and hold, one line for each cause. */
export function linesOf<Context>(rows: readonly FactorRow<Context>[], context: Context): readonly Line[] {
  return rows.flatMap((row) => {
    const causes = causesOf(row, context);
    if (causes.length === 0 || !holds(row.rule)) return [];
    return causes.map((figures) => ({ rule: row.rule, value: row.value, key: row.key, figures }));
  });
}

export const sumOf = (lines: readonly Line[]): number => lines.reduce((sum, line) => sum + line.value, 0);

/** The stage that follows: its lines on top of the totals before it. */
export function nextStage(name: string, before: Pair<number>, lines: Pair<readonly Line[]>): Stage {
  return { name, lines, totals: [before[0] + sumOf(lines[0]), before[1] + sumOf(lines[1])] };
}

/** Which of two totals is the higher: 0, 1, or null when they are equal. */
export function higher(totals: Pair<number>): 0 | 1 | null {
  if (totals[0] === totals[1]) return null;
  return totals[0] > totals[1] ? 0 : 1;
}

export const swapped = <Of>(pair: Pair<Of>): Pair<Of> => [pair[1], pair[0]];

/** How many of all throws bring an outcome. */
export interface Chance {
  readonly outcome: string;
  readonly ways: number;
}

export interface Odds {
  readonly base: BaseId;
  /** The outcomes that can happen, in alphabetical order. */
  readonly chances: readonly Chance[];
  /** Number of all throws. */
  readonly of: number;
}

/** Every throw of these dice, in order. */
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

/** The chances of all that a throw may bring to both sides. */
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

/** What makes a base go back. */
const GOING_BACK: readonly string[] = ['recoil', 'withdraw', 'flee'];

const outcomeFor = ({ doomed }: Assessed, { outcome }: Verdict): string =>
  doomed && GOING_BACK.includes(outcome) ? 'destroyed' : outcome;

/**
 * Chances of every outcome for both sides, as far as the two alone decide: all throws settled. `oddsIn` also knows
 * what lies in their way.
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

/** What is told of a fight when its dice are asked for: who, and what each factor comes to. */
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

/** The assessment as figures of an event: plain JSON for screens that know no rule. */
export const assessmentFigures = (assessment: Assessment): { readonly [key: string]: Json } => ({
  ...openingFigures(assessment),
  lines: Object.fromEntries(assessment.sides.map((side) => [side.base, side.lines])),
});

/** Does anything stand in a stage at all? */
const adds = (stage: Settlement['stages'][number]): boolean => stage.lines.some((lines) => lines.length > 0);

/** The settlement as figures of an event, besides those of the assessment; empty stages are left out. */
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
