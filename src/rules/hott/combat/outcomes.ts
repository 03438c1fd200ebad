/** The outcomes of both sides, by their totals. Hordes of the Things, Combat outcome. */

import { higher } from '../../../engine/combat/sums.ts';
import type { Pair, Verdict } from '../../../engine/contract/combat.ts';
import { holds } from '../../../engine/effects.ts';
import type { HottClause } from '../clauses/ids.ts';
import { type Combatant, type Context, isOneOf } from './combatant.ts';
import { BEATEN, DOUBLED, DOUBLED_OTHERS, MUTUAL, type OutcomeRow, type Result } from './outcome-table.ts';

const UNLISTED: HottClause = 'hott.result.2';

const stands = (base: Combatant, rule: HottClause = UNLISTED): Verdict => ({
  base: base.base,
  outcome: 'stand',
  rule,
});

function fits(result: Result, loser: Combatant, winner: Combatant): boolean {
  if (result.from && !result.from.includes(winner.fighter)) return false;
  if (result.fromClass && winner.class !== result.fromClass) return false;
  if (result.inContact && loser.role !== 'close') return false;
  if (result.in && loser.inBadGoing !== (result.in === 'bad')) return false;
  if (result.movedIn && !loser.movedIn) return false;
  return !result.byGround || winner.withGround;
}

interface Listed {
  readonly rule: HottClause;
  readonly outcome: string;
}

function rowFor(rows: readonly OutcomeRow[], loser: Combatant, winner: Combatant): Listed | null {
  const row = rows.find((each) => each.fighters.includes(loser.fighter) && holds(each.rule));
  const result = row?.results.find((each) => fits(each, loser, winner));
  return row && result ? { rule: row.rule, outcome: result.outcome } : null;
}

/** The outcome that the table lists for a loser; null if it lists none. */
export function listedFor(loser: Combatant, winner: Combatant, doubled: boolean): Listed | null {
  if (!doubled) return rowFor(BEATEN, loser, winner);
  const own = rowFor(DOUBLED, loser, winner);
  return own ?? (holds(DOUBLED_OTHERS.rule) ? DOUBLED_OTHERS : null);
}

/** Is the lower total at most half of the higher? Halves are exact. */
export const isDoubled = (lower: number, upper: number): boolean =>
  2 * lower <= upper && holds('hott.result.3');

/** The clauses by which a loser suffers nothing. */
const SPARED: readonly { readonly rule: HottClause; readonly is: (context: Context) => boolean }[] = [
  {
    rule: 'hott.result.4',
    is: ({ own, enemy }) => own.role === 'bespells' && !isOneOf(enemy, 'Magician', 'God'),
  },
  { rule: 'hott.result.5', is: ({ own }) => own.role === 'shoots' },
  {
    rule: 'hott.result.8',
    is: ({ own, enemy }) =>
      isOneOf(enemy, 'Sneakers') && !own.general && !isOneOf(own, 'stronghold', 'Sneakers'),
  },
];

/** The clause by which this side ignores an outcome against it; null if none does. */
export const sparedBy = (context: Context): HottClause | null =>
  SPARED.find(({ rule, is }) => is(context) && holds(rule))?.rule ?? null;

function verdictOf(loser: Combatant, winner: Combatant, doubled: boolean): Verdict {
  const listed = listedFor(loser, winner, doubled);
  if (!listed) return stands(loser);
  const spared = sparedBy({ own: loser, enemy: winner });
  return spared ? stands(loser, spared) : { base: loser.base, ...listed };
}

/** The clause by which equal totals destroy both sides; null if nothing happens. */
function mutual([one, other]: Pair<Combatant>, total: number): HottClause | null {
  if (one.role !== 'close' || total % 2 === 0) return null;
  const found = MUTUAL.find(
    ({ between: [these, those] }) =>
      (these.includes(one.fighter) && those.includes(other.fighter)) ||
      (these.includes(other.fighter) && those.includes(one.fighter)),
  );
  return found && holds(found.rule) ? found.rule : null;
}

function drawn(combatants: Pair<Combatant>, total: number): Pair<Verdict> {
  const rule = mutual(combatants, total);
  const [one, other] = combatants;
  if (!rule) return [stands(one), stands(other)];
  return [
    { base: one.base, outcome: 'destroyed', rule },
    { base: other.base, outcome: 'destroyed', rule },
  ];
}

/** The outcomes of both sides by their final totals. */
export function verdictsFor(combatants: Pair<Combatant>, totals: Pair<number>): Pair<Verdict> {
  const [one, other] = combatants;
  if (!holds('hott.result.1')) return [stands(one), stands(other)];
  const best = higher(totals);
  if (best === null) return drawn(combatants, totals[0]);
  return best === 0
    ? [stands(one), verdictOf(other, one, isDoubled(totals[1], totals[0]))]
    : [verdictOf(one, other, isDoubled(totals[0], totals[1])), stands(other)];
}
