/** The outcomes of both sides by their final totals. */

import { higher } from '../../engine/combat/sums.ts';
import type { Pair, Verdict } from '../../engine/contract/combat.ts';
import { holds } from '../../engine/effects.ts';
import { clauseIn, holdsIn } from '../book.ts';
import type { Debellis } from '../game.ts';
import type { Combatant, Context } from './combatant.ts';
import type { Outcome, OutcomeRow, Result } from './outcome-rows.ts';

const stands = (base: Combatant, rule: string): Verdict => ({ base: base.base, outcome: 'stand', rule });

/** Only its own reckoning of the ground makes difficult going of it. */
const isInDifficult = (game: Debellis, { going, goingForEnemy }: Combatant): boolean =>
  going === 'DGo' || (goingForEnemy === 'DGo' && !holdsIn(game.fights, 'difficultForLoser'));

/** Does a result ask for good going? None does so across fortifications. */
const asksForGood = ({ in: under, goodForWinner }: Result): boolean =>
  under === 'good' || goodForWinner === true;

const isAcrossWalls = (game: Debellis, { own, enemy }: Context): boolean =>
  (own.shelter !== null || enemy.shelter !== null || enemy.isSection) &&
  holdsIn(game.fights, 'noGoodGoingAtWalls');

function groundFits(game: Debellis, result: Result, context: Context): boolean {
  const { going, goingForEnemy } = context.own;
  if (asksForGood(result) && isAcrossWalls(game, context)) return false;
  if (result.in === 'difficult' && !isInDifficult(game, context.own)) return false;
  if (result.in === 'good' && going !== 'GGo') return false;
  if (result.goodForWinner && goingForEnemy !== 'GGo') return false;
  return !(result.goodForNeither && (going === 'GGo' || goingForEnemy === 'GGo'));
}

function fits(game: Debellis, result: Result, context: Context): boolean {
  const { own: loser, enemy: winner } = context;
  const victor = game.knownAs({ own: winner, enemy: loser });
  if (result.from && !game.countsAmong(victor, result.from)) return false;
  if (result.but && game.countsAmong(victor, result.but)) return false;
  if (result.how && result.how !== (loser.role === 'close' ? 'contact' : 'shot')) return false;
  if (result.charged && !loser.charged) return false;
  if (result.mobile && !loser.mobile) return false;
  if (result.inFort && !loser.inFort) return false;
  if (result.assaults && !loser.assaults) return false;
  return !(result.inWinnersBound && !winner.ownBound) && groundFits(game, result, context);
}

interface Listed {
  readonly rule: string;
  readonly outcome: Outcome;
}

/** The line of a table for a loser; null if it has none. */
function listedIn(game: Debellis, rows: readonly OutcomeRow[], context: Context): Listed | null {
  const loser = game.knownSuffering(context);
  const row = rows.find(
    ({ of, rule, unladen }) =>
      game.countsAmong(loser, of) && (!unladen || context.own.unladen) && holds(rule),
  );
  const result = row?.results.find((each) => fits(game, each, context));
  return row && result ? { rule: row.rule, outcome: result.outcome } : null;
}

/** The outcomes from the mildest to the harshest. */
const SEVERITY: readonly Outcome[] = ['stand', 'recoil', 'flee', 'destroyed'];

const harsher = (one: Listed | null, other: Listed | null): Listed | null =>
  one && other && SEVERITY.indexOf(other.outcome) < SEVERITY.indexOf(one.outcome) ? one : (other ?? one);

/** Is the lower total half of the higher, or less? Totals may be 0 or below. */
export const isDoubled = (lower: number, upper: number): boolean => lower < upper && 2 * lower <= upper;

/** The listed outcome of a loser. A doubled loser never gets a milder one than if it were only outscored. Ruling 3. */
export const listedFor = (game: Debellis, context: Context, doubled: boolean): Listed | null =>
  doubled
    ? harsher(listedIn(game, game.ifLess, context), listedIn(game, game.ifHalf, context))
    : listedIn(game, game.ifLess, context);

/** A shooter suffers nothing if its target does not shoot back. */
export const isSpared = (game: Debellis, { role }: Combatant): boolean =>
  role === 'shoots' && holdsIn(game.fights, 'onlyDefends');

function verdictOf(game: Debellis, context: Context, listed: Listed | null): Verdict {
  const { own, enemy } = context;
  if (enemy.isSection && holdsIn(game.fights, 'undefendedHarmless'))
    return stands(own, clauseIn(game.fights, 'undefendedHarmless'));
  if (listed && isSpared(game, own)) return stands(own, clauseIn(game.fights, 'onlyDefends'));
  return listed ? { base: own.base, ...listed } : stands(own, clauseIn(game.fights, 'stand'));
}

const taken = (game: Debellis, section: Combatant): Verdict => ({
  base: section.base,
  outcome: 'taken',
  rule: clauseIn(game.fights, 'undefendedSection'),
});

/** The outcomes of both sides by their final totals. */
export function verdictsFor(
  game: Debellis,
  [one, other]: Pair<Combatant>,
  totals: Pair<number>,
): Pair<Verdict> {
  const first: Context = { own: one, enemy: other };
  const second: Context = { own: other, enemy: one };
  const best = higher(totals);
  const section = best !== null && [one, other][1 - best]?.isSection === true;
  if (section && holdsIn(game.fights, 'undefendedSection'))
    return best === 0
      ? [stands(one, clauseIn(game.fights, 'stand')), taken(game, other)]
      : [taken(game, one), stands(other, clauseIn(game.fights, 'stand'))];
  if (best === null)
    return [
      verdictOf(game, first, listedIn(game, game.ifEqual, first)),
      verdictOf(game, second, listedIn(game, game.ifEqual, second)),
    ];
  return best === 0
    ? [
        stands(one, clauseIn(game.fights, 'stand')),
        verdictOf(game, second, listedFor(game, second, isDoubled(totals[1], totals[0]))),
      ]
    : [
        verdictOf(game, first, listedFor(game, first, isDoubled(totals[0], totals[1]))),
        stands(other, clauseIn(game.fights, 'stand')),
      ];
}
