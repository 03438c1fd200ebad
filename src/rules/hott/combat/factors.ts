/** The combat factor of a fighter against its opponent. Hordes of the Things, Resolving combat. */
import type { Line } from '../../../engine/contract/line.ts';
import { holds } from '../../../engine/effects.ts';
import { factorOf } from '../troops/troops.ts';
import type { Combatant, Context } from './combatant.ts';

/** The column of the table, by the main opponent's class. */
const columnAgainst = (enemy: Combatant): 'foot' | 'others' =>
  (enemy.class === 'foot' || enemy.class === 'stronghold') && holds('hott.cf.10') ? 'foot' : 'others';

/** The combat factor as one line; no line if its clause is out of force. */
export function combatFactor({ own, enemy }: Context): readonly Line[] {
  const against = columnAgainst(enemy);
  const { rule, value } = factorOf(own.fighter, against);
  if (value === 0) return [];
  return [{ rule, value, key: 'combat.factor', figures: { type: own.fighter, against } }];
}
