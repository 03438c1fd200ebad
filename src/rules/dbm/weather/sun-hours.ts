/** The hours of sunrise and sunset. DBM, Weather charts; ruling 44. */

import type { Climate, Season, Time } from '../../../debellis/weather/chart.ts';
import { holds } from '../../../engine/effects.ts';
import type { DbmClause } from '../clauses/ids.ts';

interface SunRow {
  readonly rule: DbmClause;
  readonly climate: Climate;
  /** The hours of sunrise and sunset. */
  readonly hours: Readonly<Record<Season, readonly [number, number]>>;
}

const EVEN = [6, 18] as const;

const SUN: readonly SunRow[] = [
  {
    rule: 'dbm.weather.30',
    climate: 'cold',
    hours: { spring: [5, 19], summer: [4, 22], autumn: [5, 19], winter: [8, 16] },
  },
  {
    rule: 'dbm.weather.35',
    climate: 'dry',
    hours: { spring: EVEN, summer: [5, 19], autumn: EVEN, winter: [8, 16] },
  },
  {
    rule: 'dbm.weather.40',
    climate: 'warm',
    hours: { spring: EVEN, summer: [5, 19], autumn: EVEN, winter: [8, 16] },
  },
  {
    rule: 'dbm.weather.45',
    climate: 'tropical',
    hours: { spring: EVEN, summer: EVEN, autumn: EVEN, winter: EVEN },
  },
];

/** The hours of sunrise and sunset in a climate and season. Without a row, the sun never sets. */
export function sunHours({ climate, season }: Time): readonly [number, number] {
  const row = SUN.find((each) => each.climate === climate && holds(each.rule));
  return row?.hours[season] ?? [0, 24];
}
