/** The scale that battles are played in: 15 mm figures. DBMM, Scales; ruling 42. */
import type { Battle } from '../../engine/battle.ts';
import { holds } from '../../engine/effects.ts';
import { agreed } from '../../engine/game/options.ts';
import { atMost, moreThan } from '../../geometry/tolerance.ts';
import type { DbmmClause } from './clauses/ids.ts';
import { ARMY_POINTS } from './options.ts';

const SCALE: { readonly rule: DbmmClause; readonly mm: number } = { rule: 'dbmm.move.6', mm: 0.5 };

/** A distance in paces, as millimetres. */
export const paces = (count: number): number => count * (holds(SCALE.rule) ? SCALE.mm : 1);

/** The table of a battle of 400 to 500 army points, in millimetres. */
export const TABLE = { width: 1800, depth: 1200 } as const;

/** The army points of a small battle, and its table. */
const SMALL_BATTLE = 240;
const SMALL_TABLE = { width: 1200, depth: 800 } as const;

/** The table of a battle with these options, in millimetres. Battles between the two sizes have the larger one. */
export function tableOf(options: Battle['options']): Battle['table'] {
  const points = agreed(options, ARMY_POINTS);
  const isSmall = points !== null && points <= SMALL_BATTLE && holds('dbmm.scale.2');
  return isSmall || !holds('dbmm.scale.1') ? SMALL_TABLE : TABLE;
}

/** Within a distance is at that distance or less. */
export const isWithin = (mm: number, limit: number): boolean =>
  holds('dbmm.scale.4') ? atMost(mm, limit) : moreThan(limit, mm);
