/** The combat factors, as players know the table. DBMM, Combat factors. */
import { type Context, isShotAt, type Role, shoots } from '../../../debellis/fights/combatant.ts';
import type { TroopType } from '../../../debellis/troops/troop.ts';
import type { Line } from '../../../engine/contract/line.ts';
import { holds } from '../../../engine/effects.ts';
import type { DbmmClause } from '../clauses/ids.ts';
import { inClass } from '../troops/troops.ts';
import { knownAs } from './counts-as.ts';

interface Row {
  readonly rule: DbmmClause;
  readonly type: TroopType;
  /** Only in these roles. */
  readonly roles?: readonly Role[];
  readonly mounted: number;
  readonly others: number;
}

const SHOT_AT: readonly Role[] = ['shot-at', 'both'];

/** Against mounted and against all others; the first row that fits. */
export const COMBAT_FACTORS: readonly Row[] = [
  { rule: 'dbmm.cf.2', type: 'El', mounted: 5, others: 4 },
  { rule: 'dbmm.cf.3', type: 'Exp', mounted: 5, others: 4 },
  { rule: 'dbmm.cf.4', type: 'Kn', mounted: 3, others: 4 },
  { rule: 'dbmm.cf.5', type: 'Cv', roles: ['close'], mounted: 3, others: 4 },
  { rule: 'dbmm.cf.6', type: 'Cv', roles: SHOT_AT, mounted: 3, others: 3 },
  { rule: 'dbmm.cf.7', type: 'LH', mounted: 2, others: 3 },
  { rule: 'dbmm.cf.8', type: 'Cm', mounted: 2, others: 3 },
  { rule: 'dbmm.cf.9', type: 'Pk', mounted: 4, others: 3 },
  { rule: 'dbmm.cf.10', type: 'Sp', mounted: 4, others: 4 },
  { rule: 'dbmm.cf.11', type: 'Bd', mounted: 4, others: 4 },
  { rule: 'dbmm.cf.12', type: 'Ax', mounted: 3, others: 3 },
  { rule: 'dbmm.cf.13', type: 'Ps', mounted: 2, others: 2 },
  { rule: 'dbmm.cf.14', type: 'Wb', mounted: 3, others: 3 },
  { rule: 'dbmm.cf.15', type: 'Hd', mounted: 2, others: 2 },
  { rule: 'dbmm.cf.16', type: 'Bw', roles: ['shoots'], mounted: 4, others: 3 },
  { rule: 'dbmm.cf.17', type: 'Bw', roles: ['close', ...SHOT_AT], mounted: 4, others: 2 },
  { rule: 'dbmm.cf.18', type: 'Sh', mounted: 5, others: 4 },
  { rule: 'dbmm.cf.19', type: 'Art', roles: ['shoots', 'both'], mounted: 4, others: 4 },
  { rule: 'dbmm.cf.20', type: 'Art', roles: ['close', 'shot-at'], mounted: 2, others: 2 },
  { rule: 'dbmm.cf.21', type: 'WWg', mounted: 4, others: 4 },
  { rule: 'dbmm.cf.22', type: 'Bge', mounted: 2, others: 2 },
  { rule: 'dbmm.cf.23', type: 'Gal', mounted: 2, others: 3 },
  { rule: 'dbmm.cf.24', type: 'Shp', mounted: 2, others: 3 },
  { rule: 'dbmm.cf.25', type: 'Bts', mounted: 2, others: 2 },
];

/** A naval element whose troops are ashore. */
const UNLADEN = { rule: 'dbmm.cf.26', value: 1 } as const satisfies { rule: DbmmClause; value: number };

/** The factor of a section that nobody defends. */
const SECTION = { rule: 'dbmm.fort.16', value: 0 } as const satisfies { rule: DbmmClause; value: number };

/** The combat factor against this opponent, as one line; no line if its clause is not in force. */
export function combatFactor(context: Context): readonly Line[] {
  const { own, enemy } = context;
  const against = inClass(enemy.troop, 'mounted') && holds('dbmm.cf.1') ? 'mounted' : 'others';
  const line = (rule: DbmmClause, value: number, type: string): readonly Line[] => [
    { rule, value, key: 'combat.factor', figures: { type, against } },
  ];
  if (own.isSection) return line(SECTION.rule, SECTION.value, 'wall');
  const { type } = knownAs(context).as;
  if (own.unladen && holds(UNLADEN.rule)) return line(UNLADEN.rule, UNLADEN.value, type);
  const row = COMBAT_FACTORS.find(
    (each) => each.type === type && (each.roles?.includes(own.role) ?? true) && holds(each.rule),
  );
  return row ? line(row.rule, row[against], type) : [];
}

/** Does it shoot, or is it shot at? */
export const exchangesShots = ({ own }: Context): boolean => shoots(own) || isShotAt(own);
