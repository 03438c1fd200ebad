/** The outcomes of both sides by their final totals. DBM, Combat outcome. */
import { higher } from '../../../engine/combat/sums.ts';
import type { Pair, Verdict } from '../../../engine/contract/combat.ts';
import { holds } from '../../../engine/effects.ts';
import type { DbmClause } from '../clauses/ids.ts';
import type { Combatant, Context } from './combatant.ts';
import { countsAmong, knownAs, knownSuffering } from './counts-as.ts';
import { EQUAL, HALF, LESS, type Outcome, type OutcomeRow, type Result } from './outcome-table.ts';

const stands = (base: Combatant, rule: DbmClause): Verdict => ({ base: base.base, outcome: 'stand', rule });

/** Only its own reckoning of the ground makes difficult going of it. */
const isInDifficult = ({ going, goingForEnemy }: Combatant): boolean =>
  going === 'DGo' || (goingForEnemy === 'DGo' && !holds('dbm.out.1'));

/** Does a result ask for good going? None does so across fortifications. */
const asksForGood = ({ in: under, goodForWinner }: Result): boolean =>
  under === 'good' || goodForWinner === true;

const isAcrossWalls = ({ own, enemy }: Context): boolean =>
  (own.shelter !== null || enemy.shelter !== null || enemy.isSection) && holds('dbm.fort.14');

function groundFits(result: Result, context: Context): boolean {
  const { going, goingForEnemy } = context.own;
  if (asksForGood(result) && isAcrossWalls(context)) return false;
  if (result.in === 'difficult' && !isInDifficult(context.own)) return false;
  if (result.in === 'good' && going !== 'GGo') return false;
  if (result.goodForWinner && goingForEnemy !== 'GGo') return false;
  return !(result.goodForNeither && (going === 'GGo' || goingForEnemy === 'GGo'));
}

function fits(result: Result, context: Context): boolean {
  const { own: loser, enemy: winner } = context;
  const victor = knownAs({ own: winner, enemy: loser });
  if (result.from && !countsAmong(victor, result.from)) return false;
  if (result.but && countsAmong(victor, result.but)) return false;
  if (result.how && result.how !== (loser.role === 'close' ? 'contact' : 'shot')) return false;
  if (result.charged && !loser.charged) return false;
  if (result.mobile && !loser.mobile) return false;
  if (result.inFort && !loser.inFort) return false;
  if (result.assaults && !loser.assaults) return false;
  return !(result.inWinnersBound && !winner.ownBound) && groundFits(result, context);
}

interface Listed {
  readonly rule: DbmClause;
  readonly outcome: Outcome;
}

/** The line of a table for a loser; null if it has none. */
function listedIn(rows: readonly OutcomeRow[], context: Context): Listed | null {
  const loser = knownSuffering(context);
  const row = rows.find(
    ({ of, rule, unladen }) => countsAmong(loser, of) && (!unladen || context.own.unladen) && holds(rule),
  );
  const result = row?.results.find((each) => fits(each, context));
  return row && result ? { rule: row.rule, outcome: result.outcome } : null;
}

/** The outcomes from the mildest to the harshest. */
const SEVERITY: readonly Outcome[] = ['stand', 'recoil', 'flee', 'destroyed'];

const harsher = (one: Listed | null, other: Listed | null): Listed | null =>
  one && other && SEVERITY.indexOf(other.outcome) < SEVERITY.indexOf(one.outcome) ? one : (other ?? one);

/** Is the lower total half of the higher, or less? Totals may be 0 or below. */
export const isDoubled = (lower: number, upper: number): boolean => lower < upper && 2 * lower <= upper;

/** The listed outcome of a loser. A doubled loser never gets a milder one than if it were only outscored. Ruling 3. */
export const listedFor = (context: Context, doubled: boolean): Listed | null =>
  doubled ? harsher(listedIn(LESS, context), listedIn(HALF, context)) : listedIn(LESS, context);

/** A shooter suffers nothing if its target does not shoot back. */
export const isSpared = ({ role }: Combatant): boolean => role === 'shoots' && holds('dbm.shoot.12');

function verdictOf(context: Context, listed: Listed | null): Verdict {
  const { own, enemy } = context;
  if (enemy.isSection && holds('dbm.fort.15')) return stands(own, 'dbm.fort.15');
  if (listed && isSpared(own)) return stands(own, 'dbm.shoot.12');
  return listed ? { base: own.base, ...listed } : stands(own, 'dbm.out.3');
}

const taken = (section: Combatant): Verdict => ({
  base: section.base,
  outcome: 'taken',
  rule: 'dbm.fort.10',
});

/** The outcomes of both sides by their final totals. */
export function verdictsFor([one, other]: Pair<Combatant>, totals: Pair<number>): Pair<Verdict> {
  const first: Context = { own: one, enemy: other };
  const second: Context = { own: other, enemy: one };
  const best = higher(totals);
  const section = best !== null && [one, other][1 - best]?.isSection === true;
  if (section && holds('dbm.fort.10'))
    return best === 0 ? [stands(one, 'dbm.out.3'), taken(other)] : [taken(one), stands(other, 'dbm.out.3')];
  if (best === null)
    return [verdictOf(first, listedIn(EQUAL, first)), verdictOf(second, listedIn(EQUAL, second))];
  return best === 0
    ? [stands(one, 'dbm.out.3'), verdictOf(second, listedFor(second, isDoubled(totals[1], totals[0])))]
    : [verdictOf(first, listedFor(first, isDoubled(totals[0], totals[1]))), stands(other, 'dbm.out.3')];
}
