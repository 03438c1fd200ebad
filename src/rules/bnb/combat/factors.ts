/** The table of combat factors. Blood and Blades, Combat, combat factor. */
import type { Line } from '../../../engine/contract/line.ts';
import { holds } from '../../../engine/effects.ts';
import type { BnbClause } from '../clauses/ids.ts';
import type { TroopType } from '../troops/troops.ts';
import type { Combatant, Context } from './combatant.ts';
import { inCloseCombat, isShotAt, mountedEnemy, shoots } from './combatant.ts';

type Column = 'infantry' | 'mounted' | 'shotAt';

interface Row {
  readonly rule: BnbClause;
  readonly types: readonly TroopType[];
  readonly infantry?: number;
  readonly mounted?: number;
  readonly shotAt?: number;
}

/** Against infantry and against mounted; `shotAt` if it differs from the first. */
export const COMBAT_FACTORS: readonly Row[] = [
  { rule: 'bnb.factor.1', types: ['El'], infantry: 4, mounted: 4 },
  { rule: 'bnb.factor.2', types: ['HCh'], infantry: 3, mounted: 4 },
  { rule: 'bnb.factor.3', types: ['LCh', 'Cv'], infantry: 3, mounted: 3 },
  { rule: 'bnb.factor.4', types: ['Cm'], infantry: 3, mounted: 2 },
  { rule: 'bnb.factor.5', types: ['LH'], infantry: 2, mounted: 2 },
  { rule: 'bnb.factor.6', types: ['Bd', 'Sp'], infantry: 4, mounted: 4 },
  { rule: 'bnb.factor.7', types: ['Pk'], infantry: 3, mounted: 4 },
  { rule: 'bnb.factor.8', types: ['Bw'], infantry: 2, mounted: 4 },
  { rule: 'bnb.factor.9', types: ['Ax', 'Wb'], infantry: 3, mounted: 2 },
  { rule: 'bnb.factor.10', types: ['Ps', 'Hd'], infantry: 2, mounted: 2 },
  { rule: 'bnb.factor.11', types: ['Bg'], infantry: 2, mounted: 2 },
  { rule: 'bnb.factor.13', types: ['HCh'], shotAt: 4 },
];

const against = (context: Context): Column => (mountedEnemy(context) ? 'mounted' : 'infantry');

/** The columns to read, with the clause; null for close combat, as the table itself says it. */
const COLUMNS: readonly {
  readonly rule: BnbClause | null;
  readonly applies: (context: Context) => boolean;
  readonly columns: (context: Context) => readonly Column[];
}[] = [
  { rule: 'bnb.factor.14', applies: ({ own }) => shoots(own), columns: (context) => [against(context)] },
  { rule: 'bnb.factor.12', applies: ({ own }) => isShotAt(own), columns: () => ['shotAt', 'infantry'] },
  { rule: null, applies: inCloseCombat, columns: (context) => [against(context)] },
];

function factorIn(own: Combatant, column: Column): Line | null {
  const row = COMBAT_FACTORS.find(
    (each) => each.types.includes(own.troop.type) && each[column] !== undefined && holds(each.rule),
  );
  const value = row?.[column];
  if (!row || value === undefined) return null;
  return { rule: row.rule, value, key: 'combat.factor', figures: { type: own.troop.type, against: column } };
}

/** The combat factor of a base against its opponent as one line; no line if its rule is out of force. */
export function combatFactor(context: Context): readonly Line[] {
  const way = COLUMNS.find((each) => each.applies(context) && (each.rule === null || holds(each.rule)));
  for (const column of way?.columns(context) ?? []) {
    const line = factorIn(context.own, column);
    if (line) return [line];
  }
  return [];
}
