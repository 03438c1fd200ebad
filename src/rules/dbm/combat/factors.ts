/** The combat factors, as players know the table. DBM, Combat factors. */

import { type Context, isShotAt, type Known } from '../../../debellis/fights/combatant.ts';
import type { TroopType } from '../../../debellis/troops/troop.ts';
import type { Line } from '../../../engine/contract/line.ts';
import { holds } from '../../../engine/effects.ts';
import type { DbmClause } from '../clauses/ids.ts';
import { inClass, isKind, isOneOf } from '../troops/troops.ts';
import { countsAmong, enemyKnownAs, knownAs } from './counts-as.ts';

type Column = 'mounted' | 'foot' | 'naval' | 'bowmen' | 'shot';

interface Row {
  readonly rule: DbmClause;
  readonly types: readonly TroopType[];
  readonly mounted: number;
  readonly foot: number;
  readonly naval: number;
  /** Against the shooting of bowmen, or against all shooting, if that differs. */
  readonly bowmen?: number;
  readonly shot?: number;
}

/** Against mounted, foot and naval. */
export const COMBAT_FACTORS: readonly Row[] = [
  { rule: 'dbm.cf.1', types: ['El'], mounted: 5, foot: 4, naval: 3 },
  { rule: 'dbm.cf.2', types: ['Sp', 'Exp', 'Art'], mounted: 4, foot: 4, naval: 4 },
  { rule: 'dbm.cf.3', types: ['Kn'], mounted: 4, foot: 3, naval: 4, bowmen: 4 },
  { rule: 'dbm.cf.3', types: ['Pk'], mounted: 4, foot: 3, naval: 4 },
  { rule: 'dbm.cf.4', types: ['WWg'], mounted: 4, foot: 3, naval: 4, bowmen: 4 },
  { rule: 'dbm.cf.5', types: ['Bw', 'Cm'], mounted: 4, foot: 2, naval: 3 },
  { rule: 'dbm.cf.6', types: ['Cv', 'Gal', 'Shp'], mounted: 3, foot: 3, naval: 3 },
  { rule: 'dbm.cf.7', types: ['Bd'], mounted: 3, foot: 5, naval: 4, shot: 4 },
  { rule: 'dbm.cf.8', types: ['Wb', 'Ax'], mounted: 2, foot: 3, naval: 3 },
  { rule: 'dbm.cf.9', types: ['LH', 'Ps', 'Hd', 'Bts'], mounted: 2, foot: 2, naval: 2 },
  { rule: 'dbm.cf.10', types: ['Bg'], mounted: 1, foot: 1, naval: 1 },
];

/** Elephants with engines count as artillery when they are shot at or shoot back, except by war wagons and bowmen. */
const isEngineTo = ({ own, enemy }: Context): boolean =>
  isKind(enemy.troop, 'El(X)') &&
  own.role !== 'close' &&
  !isOneOf(own.troop, ['WWg', 'Bw']) &&
  holds('dbm.el.10');

/** The columns of the table, the special ones first. */
function columnsFor(context: Context): readonly Column[] {
  const { own, enemy } = context;
  const special: readonly Column[] = !isShotAt(own)
    ? []
    : isOneOf(enemy.troop, ['Bw'])
      ? ['bowmen', 'shot']
      : ['shot'];
  if (isEngineTo(context)) return [...special, 'foot'];
  // Troops that attack fortifications count as fighting foot.
  if (own.assaults && holds('dbm.fort.9')) return [...special, 'foot'];
  const usual = (['mounted', 'naval'] as const).find((name) => inClass(enemy.troop, name));
  return [...special, usual ?? 'foot'];
}

/** The type whose row it uses. Archers' engines use that of artillery against most enemies. */
function typeOf({ troop, as }: Known, context: Context): TroopType {
  const asArtillery = isKind(troop, 'Ps(X)') && !countsAmong(enemyKnownAs(context), ['Ax', 'Ps']);
  return asArtillery && holds('dbm.ps.7') ? 'Art' : as.type;
}

/** The factor of a section that nobody defends. */
const SECTION_FACTOR: Line = {
  rule: 'dbm.fort.10',
  value: 0,
  key: 'combat.factor',
  figures: { type: 'wall', against: 'foot' },
};

/** The combat factor against this opponent, as one line; no line if its clause is not in force. */
export function combatFactor(context: Context): readonly Line[] {
  if (context.own.isSection) return [SECTION_FACTOR];
  const type = typeOf(knownAs(context), context);
  // Without its troops a naval element fights like baggage.
  const usedType = context.own.unladen ? 'Bg' : type;
  const row = COMBAT_FACTORS.find((each) => each.types.includes(usedType) && holds(each.rule));
  const column = columnsFor(context).find((each) => row?.[each] !== undefined);
  const value = column === undefined ? undefined : row?.[column];
  if (!row || column === undefined || value === undefined) return [];
  return [{ rule: row.rule, value, key: 'combat.factor', figures: { type, against: column } }];
}
