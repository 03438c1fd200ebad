/** The outcomes of both sides by their final totals. */

import { higher } from '../../engine/combat/sums.ts';
import type { Pair, Verdict } from '../../engine/contract/combat.ts';
import { keptByKey, keptByRules } from '../../engine/data/memory.ts';
import { holds } from '../../engine/effects.ts';
import { clauseIn, holdsIn, keepsTo } from '../book.ts';
import type { Debellis } from '../game.ts';
import { type Combatant, type Context, swapped } from './combatant.ts';
import type { Listed, OutcomeRow, OutcomeTable, Result } from './outcome-rows.ts';

const stands = (base: Combatant, rule: string): Verdict => ({ base: base.base, outcome: 'stand', rule });

/** Only its own reckoning of the ground makes difficult going of it. */
const isInDifficult = (game: Debellis, { going, goingForEnemy }: Combatant): boolean =>
  going === 'DGo' || (goingForEnemy === 'DGo' && !holdsIn(game.fights, 'difficultForLoser'));

/** Does a result ask for good going? None does so across fortifications. */
const asksForGood = ({ in: under, goodForWinner }: Result): boolean =>
  under === 'good' || goodForWinner === true;

/** Is a section between the two? */
const isBehindWalls = ({ own, enemy }: Context): boolean =>
  own.shelter !== null || enemy.shelter !== null || enemy.isSection;

const isAcrossWalls = (game: Debellis, context: Context): boolean =>
  isBehindWalls(context) && holdsIn(game.fights, 'noGoodGoingAtWalls');

function groundFits(game: Debellis, result: Result, context: Context): boolean {
  const { going, goingForEnemy } = context.own;
  if (asksForGood(result) && isAcrossWalls(game, context)) return false;
  if (result.in === 'difficult' && !isInDifficult(game, context.own)) return false;
  if (result.in === 'good' && going !== 'GGo') return false;
  if (result.in === 'good-or-rough' && going === 'DGo') return false;
  const reckoned = keepsTo(game.usual, 'asWinnerReckons') ? goingForEnemy : going;
  if (result.goodForWinner && reckoned !== 'GGo') return false;
  return !(result.goodForNeither && (going === 'GGo' || goingForEnemy === 'GGo'));
}

/** Is one of the facts of its ruleset so about a combatant? */
const isSo = ({ facts }: Combatant, name: string | undefined): boolean =>
  name !== undefined && (facts as Readonly<Record<string, unknown>>)[name] === true;

/** The conditions about the facts of the ruleset. */
const factsFit = (
  { loserIs, loserIsNot, winnerIs, winnerIsNot }: Result,
  { own: loser, enemy: winner }: Context,
): boolean =>
  (loserIs === undefined || isSo(loser, loserIs)) &&
  (winnerIs === undefined || isSo(winner, winnerIs)) &&
  !isSo(loser, loserIsNot) &&
  !isSo(winner, winnerIsNot);

/** The conditions about walls. */
function wallsFit(result: Result, context: Context): boolean {
  const { own: loser, enemy: winner } = context;
  if (result.inFort && !loser.inFort) return false;
  if (result.inTower && loser.shelter?.tower !== true) return false;
  if (result.assaults && !loser.assaults) return false;
  if (result.onSection && !winner.isSection) return false;
  return !result.acrossWalls || isBehindWalls(context);
}

/** Would these totals destroy the other one as well? */
const diesToo = (game: Debellis, context: Context): boolean =>
  game.ifEqual
    .flat()
    .some(
      (row) =>
        isRowOf(game, row, context) &&
        row.results.some((each) => each.outcome === 'destroyed' && fits(game, each, context)),
    );

/** The conditions about the loser and its clauses. */
function loserFits(game: Debellis, result: Result, { own: loser, enemy: winner }: Context): boolean {
  if (result.rule !== undefined && !holds(result.rule)) return false;
  if (result.pair !== undefined && !holds(result.pair)) return false;
  if (result.grades && !result.grades.includes(loser.troop.grade)) return false;
  if (result.types && !result.types.includes(loser.troop.type)) return false;
  if (result.bound && loser.ownBound !== (result.bound === 'own')) return false;
  return (
    !result.beset ||
    loser.attackedBy.some(({ by }) => by === winner.base || keepsTo(game.usual, 'besetByAny'))
  );
}

function fits(game: Debellis, result: Result, context: Context): boolean {
  const { own: loser, enemy: winner } = context;
  if (!loserFits(game, result, context) || !factsFit(result, context)) return false;
  if (!wallsFit(result, context)) return false;
  if (result.survivor && diesToo(game, swapped(context))) return false;
  const victor = game.knownAs({ own: winner, enemy: loser });
  if (result.from && !game.countsAmong(victor, result.from)) return false;
  if (result.but && game.countsAmong(victor, result.but)) return false;
  if (result.how && result.how !== (loser.role === 'close' ? 'contact' : 'shot')) return false;
  if (result.charged && !loser.charged) return false;
  if (result.mobile && !loser.mobile) return false;
  return !(result.inWinnersBound && !winner.ownBound) && groundFits(game, result, context);
}

/** Is this the row of a loser? */
const isRowOf = (game: Debellis, { of, rule, unladen }: OutcomeRow, context: Context): boolean =>
  game.countsAmong(game.knownSuffering(context), of) && (!unladen || context.own.unladen) && holds(rule);

/** The line of one table for a loser; null if it has none. */
function listedIn(game: Debellis, rows: readonly OutcomeRow[], context: Context): Listed | null {
  const row = rows.find((each) => isRowOf(game, each, context));
  const result = row?.results.find((each) => fits(game, each, context));
  return row && result ? { rule: result.rule ?? row.rule, outcome: result.outcome } : null;
}

/** The first line of these tables for a loser; null if none has one. */
function firstListed(game: Debellis, tables: OutcomeTable, context: Context): Listed | null {
  for (const rows of keepsTo(game.usual, 'firstOutcome') ? tables : tables.toReversed()) {
    const listed = listedIn(game, rows, context);
    if (listed) return listed;
  }
  return null;
}

/** Is the lower total half of the higher, or less? Totals may be 0 or below, but not every ruleset doubles those. */
export const isDoubled = (game: Debellis, lower: number, upper: number): boolean =>
  lower < upper && 2 * lower <= upper && (upper > 0 || !holdsIn(game.fights, 'doublesMore'));

/** The listed outcome of a loser. */
export const listedFor = (game: Debellis, context: Context, doubled: boolean): Listed | null =>
  doubled
    ? game.ifDoubled(firstListed(game, game.ifLess, context), firstListed(game, game.ifHalf, context))
    : firstListed(game, game.ifLess, context);

function verdictOf(game: Debellis, context: Context, listed: Listed | null): Verdict {
  const { own, enemy } = context;
  if (enemy.isSection && holdsIn(game.fights, 'undefendedHarmless'))
    return stands(own, clauseIn(game.fights, 'undefendedHarmless'));
  const spared = listed && game.sparedBy(context);
  if (spared) return stands(own, spared);
  return listed ? { base: own.base, ...listed } : stands(own, clauseIn(game.fights, 'stand'));
}

const taken = (game: Debellis, section: Combatant): Verdict => ({
  base: section.base,
  outcome: 'taken',
  rule: clauseIn(game.fights, 'undefendedSection'),
});

/** Who has the higher total, and whether the other has half of it or less. */
type Standing = 'equal' | 'first' | 'second' | 'first-doubled' | 'second-doubled';

function standingOf(game: Debellis, totals: Pair<number>): Standing {
  const best = higher(totals);
  if (best === null) return 'equal';
  const isTwice = isDoubled(game, totals[1 - best] as number, totals[best]);
  return `${best === 0 ? 'first' : 'second'}${isTwice ? '-doubled' : ''}`;
}

function verdictsOn(game: Debellis, [one, other]: Pair<Combatant>, standing: Standing): Pair<Verdict> {
  const first: Context = { own: one, enemy: other };
  const second: Context = { own: other, enemy: one };
  const [isFirst, isTwice] = [standing.startsWith('first'), standing.endsWith('-doubled')];
  const section = standing !== 'equal' && (isFirst ? other : one).isSection;
  if (section && holdsIn(game.fights, 'undefendedSection'))
    return isFirst
      ? [stands(one, clauseIn(game.fights, 'stand')), taken(game, other)]
      : [taken(game, one), stands(other, clauseIn(game.fights, 'stand'))];
  if (standing === 'equal')
    return [
      verdictOf(game, first, firstListed(game, game.ifEqual, first)),
      verdictOf(game, second, firstListed(game, game.ifEqual, second)),
    ];
  return isFirst
    ? [stands(one, clauseIn(game.fights, 'stand')), verdictOf(game, second, listedFor(game, second, isTwice))]
    : [
        verdictOf(game, first, listedFor(game, first, isTwice)),
        stands(other, clauseIn(game.fights, 'stand')),
      ];
}

/** For odds the same two are settled for 36 throws, but only these few standings differ. */
const verdictsKept = keptByRules(
  (compute: (combatants: Pair<Combatant>, standing: Standing, game: Debellis) => Pair<Verdict>) =>
    keptByKey(compute),
  (combatants, standing, game) => verdictsOn(game, combatants, standing),
);

/** The outcomes of both sides by their final totals. */
export const verdictsFor = (
  game: Debellis,
  combatants: Pair<Combatant>,
  totals: Pair<number>,
): Pair<Verdict> => verdictsKept(combatants, standingOf(game, totals), game);
