/** The scale that battles are played in: 15 mm figures. DBM, Scales. */
import { holds } from '../../engine/effects.ts';
import { atMost, moreThan } from '../../geometry/tolerance.ts';
import type { DbmClause } from './clauses/ids.ts';

/** Millimetres of fifty paces. */
const FIFTY_PACES: { readonly rule: DbmClause; readonly mm: number } = { rule: 'dbm.unit.6', mm: 25 };

/** A distance in paces, as millimetres. */
export const paces = (count: number): number =>
  (count * (holds(FIFTY_PACES.rule) ? FIFTY_PACES.mm : 40)) / 50;

/** The table in millimetres, 3600 by 2400 paces. DBM, Deployment; ruling 39. */
export const TABLE = { width: 1800, depth: 1200 } as const;

/** Within a distance is at that distance or less. */
export const isWithin = (mm: number, limit: number): boolean =>
  holds('dbm.unit.8') ? atMost(mm, limit) : moreThan(limit, mm);
