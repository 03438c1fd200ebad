/** The outcome of a combat by the tables of results. Blood and Blades, Combat, resolving a combat. */
import { higher } from '../../../engine/combat/sums.ts';
import type { Pair, Verdict } from '../../../engine/contract/combat.ts';
import { holds } from '../../../engine/effects.ts';
import { inClass, type Troop, weaponOf } from '../troops/troops.ts';
import type { Combatant } from './combatant.ts';
import {
  type Enemies,
  OUTCOME_TABLES,
  type Outcome,
  type OutcomeTable,
  type Sentence,
} from './outcome-tables.ts';

/** Does a sentence of the table name this troop as the enemy? */
function isNamed(enemies: Enemies, troop: Troop): boolean {
  const { types, class: named, butTypes, butClass, butArmed } = enemies;
  if (types && !types.includes(troop.type)) return false;
  if (named && !inClass(troop, named)) return false;
  if (butTypes?.includes(troop.type)) return false;
  if (butClass && inClass(troop, butClass)) return false;
  const weapon = weaponOf(troop);
  return !(butArmed && butArmed.type === troop.type && weapon !== null && butArmed.weapons.includes(weapon));
}

/** Does the loser stand in the going that a sentence asks for? */
function standsIn(loser: Combatant, place: Sentence['in']): boolean {
  if (place === undefined) return true;
  return (place === 'dunes' ? loser.inDunes : loser.going === place) && holds('bnb.outcome.31');
}

/** Does a sentence of the loser's row apply to this combat? */
function fits(sentence: Sentence, loser: Combatant, winner: Combatant): boolean {
  if (sentence.closeCombat && loser.role !== 'close') return false;
  if (sentence.from && !isNamed(sentence.from, winner.troop)) return false;
  if (sentence.inForEnemy && loser.goingForEnemy !== sentence.inForEnemy) return false;
  return standsIn(loser, sentence.in);
}

/** The table for a difference of final scores; null if its clause does not hold. */
export function tableFor(difference: number, factor: number): OutcomeTable | null {
  const table = OUTCOME_TABLES.find(
    ({ atLeast, lessThan }) =>
      difference >= atLeast * factor && (lessThan === null || difference < lessThan * factor),
  );
  return table && holds(table.rule) ? table : null;
}

/** The outcome: by the first sentence that fits in the loser's row, or by the general sentence of the table. */
export function outcomeIn(
  table: OutcomeTable,
  loser: Combatant,
  winner: Combatant,
): { readonly outcome: Outcome; readonly rule: string } | null {
  const row = table.rows.find((each) => each.types.includes(loser.troop.type) && holds(each.rule));
  if (row) {
    const fitting = row.sentences.filter((each) => fits(each, loser, winner));
    const sentence = fitting.length > 1 && !holds('bnb.outcome.4') ? fitting.at(-1) : fitting[0];
    if (sentence) return { outcome: sentence.outcome, rule: row.rule };
  }
  return holds(table.otherwise.rule) ? table.otherwise : null;
}

const stands = (base: Combatant, rule: string): Verdict => ({ base: base.base, outcome: 'stand', rule });

/** The loser's outcome by the tables. `isSpared` is asked before. */
function loserVerdict(loser: Combatant, winner: Combatant, difference: number, factor: number): Verdict {
  const table = tableFor(difference, factor);
  const found = table && outcomeIn(table, loser, winner);
  if (!found) return stands(loser, 'bnb.outcome.2');
  if (found.outcome === 'flee' && loser.wader && holds('bnb.terrain.45'))
    return { base: loser.base, outcome: 'spent', rule: 'bnb.terrain.45' };
  return { base: loser.base, ...found };
}

/** A shooter suffers only if it is shot at. */
function isSpared(loser: Combatant): boolean {
  if (loser.role === 'shoots') return holds('bnb.outcome.6');
  return loser.role === 'both' && !holds('bnb.outcome.30');
}

/** The outcomes of both sides by their final scores; `factors` are their combat factors. */
export function verdictsFor(
  combatants: Pair<Combatant>,
  totals: Pair<number>,
  factors: Pair<number>,
): Pair<Verdict> {
  const best = higher(totals);
  if (best === null || !holds('bnb.combat.12'))
    return [stands(combatants[0], 'bnb.outcome.1'), stands(combatants[1], 'bnb.outcome.1')];
  const worse = best === 0 ? 1 : 0;
  const [winner, loser] = [combatants[best], combatants[worse]];
  const verdict = isSpared(loser)
    ? stands(loser, 'bnb.outcome.6')
    : loserVerdict(loser, winner, totals[best] - totals[worse], factors[worse]);
  const won = stands(winner, 'bnb.outcome.2');
  return best === 0 ? [won, verdict] : [verdict, won];
}
