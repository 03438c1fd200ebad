/** The hours of sunrise and sunset. DBMM, ruling 89. */
import type { Time } from '../../../debellis/weather/chart.ts';
import { holds } from '../../../engine/effects.ts';
import type { DbmmClause } from '../clauses/ids.ts';

type Hours = readonly [sunrise: number, sunset: number];

const SUN: Readonly<
  Record<
    Time['climate'],
    { readonly rule: DbmmClause; readonly hours: Readonly<Record<Time['season'], Hours>> }
  >
> = {
  cold: {
    rule: 'dbmm.hour.2',
    hours: { winter: [8, 16], spring: [5, 19], autumn: [5, 19], summer: [4, 22] },
  },
  warm: {
    rule: 'dbmm.hour.3',
    hours: { winter: [8, 16], spring: [6, 18], autumn: [6, 18], summer: [5, 19] },
  },
  dry: { rule: 'dbmm.hour.4', hours: { winter: [8, 16], spring: [6, 18], autumn: [6, 18], summer: [5, 19] } },
  tropical: {
    rule: 'dbmm.hour.5',
    hours: { winter: [6, 18], spring: [6, 18], autumn: [6, 18], summer: [6, 18] },
  },
};

/** The hours of sunrise and sunset in a climate and season. Without a clause the sun never sets. */
export function sunHours({ climate, season }: Time): Hours {
  const { rule, hours } = SUN[climate];
  return holds(rule) ? hours[season] : [0, 24];
}
