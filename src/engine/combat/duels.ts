/** The fight of two bases alone, front to front on open ground: what a base is good for, by the ruleset's own tables. */
import { TURN } from '../../geometry/exact.ts';
import type { Base, Battle, PlacedBase } from '../battle.ts';
import type { Assessed, Assessment, Pair } from '../contract/combat.ts';
import type { Ruleset } from '../contract.ts';
import { facesOfDie } from '../game/dice.ts';
import { oddsIn } from './odds.ts';
import { higher, type Odds, swapped, throwsOf } from './sums.ts';

/** Both sides of a duel before the dice, and the odds of what happens to each. */
export interface Duel {
  readonly sides: Pair<Assessed>;
  readonly odds: Pair<Odds>;
  /** The outcomes that a side may have when its enemy's total is higher. */
  readonly beaten: Pair<readonly string[]>;
}

/** A table without an edge near the middle, in millimetres. */
const WIDE = 4000;

/** A base that stands fresh in the middle of such a table. */
const standing = (base: Base, facing: number): PlacedBase => ({
  ...base,
  place: 'table',
  pose: { x: WIDE / 2, y: WIDE / 2, facing },
  bound: {},
  start: null,
});

/** A battle of these bases alone. The terrain is open ground unless it is given. */
export const aloneOn = (
  battle: Battle,
  bases: readonly PlacedBase[],
  terrain: Battle['terrain'] = [],
): Battle => ({
  ...battle,
  table: { width: WIDE, depth: WIDE },
  terrain,
  bases: bases.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
  flow: { ...battle.flow, stack: [], awaits: [] },
  result: null,
});

/** The outcomes of each side over all throws in which its enemy's total is higher, each once. */
function beatenIn(rules: Ruleset, assessment: Assessment): Pair<readonly string[]> {
  const found = [new Set<string>(), new Set<string>()] as const;
  for (const faces of throwsOf(assessment.dice.map(({ die }) => facesOfDie(rules, die)))) {
    const { totals, verdicts } = rules.combat.settle(assessment, faces);
    const winner = higher(totals);
    if (winner !== null) found[1 - winner]?.add(verdicts[1 - winner]?.outcome ?? 'stand');
  }
  return [[...found[0]], [...found[1]]];
}

/**
 * The duel of two bases in the bound of the first; null where they would not fight. `met` is the battle once a base that
 * may choose to fight does so.
 */
export function duelOf(
  rules: Ruleset,
  battle: Battle,
  one: Base,
  other: Base,
  met: (alone: Battle) => Battle = (alone) => alone,
): Duel | null {
  const bases = [standing(one, 0), standing(other, TURN / 2)];
  const alone = met(aloneOn({ ...battle, turn: { ...battle.turn, active: one.side } }, bases));
  const meant = rules.combat.fightMeant(rules, alone, { type: 'fight', base: one.id });
  if ('fault' in meant || meant.fight.kind !== 'close') return null;
  const assessment = rules.combat.assess(rules, alone, meant.fight);
  const odds = oddsIn(rules, alone, assessment);
  const first = assessment.sides[0].base === one.id;
  const { sides } = assessment;
  const beaten = beatenIn(rules, assessment);
  return first
    ? { sides, odds, beaten }
    : { sides: swapped(sides), odds: swapped(odds), beaten: swapped(beaten) };
}

/** The same base in the middle of such a table. */
export const fresh = (base: Base): PlacedBase => standing(base, 0);
