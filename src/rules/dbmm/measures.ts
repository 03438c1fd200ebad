/** The scale that battles are played in: 15 mm figures. DBMM, Scales; ruling 42. */
import { holds } from '../../engine/effects.ts';
import { atMost, moreThan } from '../../geometry/tolerance.ts';
import type { DbmmClause } from './clauses/ids.ts';

const SCALE: { readonly rule: DbmmClause; readonly mm: number } = { rule: 'dbmm.move.6', mm: 0.5 };

/** A distance in paces, as millimetres. */
export const paces = (count: number): number => count * (holds(SCALE.rule) ? SCALE.mm : 1);

/** The table of a battle of 400 army points, in millimetres. */
export const TABLE = { width: 1800, depth: 1200 } as const;

/** Within a distance is at that distance or less. */
export const isWithin = (mm: number, limit: number): boolean =>
  holds('dbmm.scale.4') ? atMost(mm, limit) : moreThan(limit, mm);
