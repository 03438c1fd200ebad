/** The older weather chart, which an option chooses. DBM, Weather charts; ruling 36. */

import type { Cell, Climate, Compass, Forecast, Season, Time } from '../../../debellis/weather/chart.ts';
import { holds } from '../../../engine/effects.ts';
import type { DbmClause } from '../clauses/ids.ts';
import { DUST, FOG, GLARE, HARD_ICE, MIST, NOTHING, PARCHED } from './weather-chart.ts';

interface FirstRow {
  readonly rule: DbmClause;
  readonly climate: Climate;
  readonly season: Season;
  /** The cells of the scores 0 and 1 together, 2, 3, 4 and 5. */
  readonly cells: readonly [Cell, Cell, Cell, Cell, Cell];
}

const RAIN: Cell = { risk: 'rain' };
const MUDDY: Cell = { risk: 'rain', flood: true, mud: true };
const breeze = (wind: Compass, more: Cell = {}): Cell => ({ wind, ...more });
const gale = (wind: Compass, more: Cell = {}): Cell => ({ wind, strong: true, ...more });

type FiveCells = FirstRow['cells'];

/** A light wind at scores 0 and 1, mist at 2, and what the others say. */
const usual = (wind: Compass, three: Cell, four: Cell, five: Cell): FiveCells => [
  breeze(wind),
  MIST,
  three,
  four,
  five,
];

const first = (rule: DbmClause, climate: Climate, season: Season, cells: FiveCells): FirstRow => ({
  rule,
  climate,
  season,
  cells,
});

/** The older chart, by climate and season. */
export const FIRST_CHART: readonly FirstRow[] = [
  first('dbm.weather.6', 'cold', 'winter', [
    breeze('NE'),
    FOG,
    gale('SW', RAIN),
    breeze('NW', RAIN),
    breeze('NE', { ...HARD_ICE, risk: 'snow' }),
  ]),
  first(
    'dbm.weather.7',
    'cold',
    'spring',
    usual('SW', gale('SW', RAIN), breeze('NW', RAIN), breeze('SW', MUDDY)),
  ),
  first('dbm.weather.8', 'cold', 'summer', usual('SW', gale('SW', RAIN), breeze('NW'), breeze('SW', GLARE))),
  first(
    'dbm.weather.9',
    'cold',
    'autumn',
    usual('SW', gale('SW', RAIN), breeze('NW', RAIN), breeze('SW', MUDDY)),
  ),
  first('dbm.weather.10', 'warm', 'winter', usual('NW', gale('S'), breeze('NW'), breeze('NW', MUDDY))),
  first(
    'dbm.weather.11',
    'warm',
    'spring',
    usual('NW', gale('S'), breeze('NW', { flood: true }), breeze('NW', RAIN)),
  ),
  first(
    'dbm.weather.12',
    'warm',
    'summer',
    usual('NW', gale('S'), breeze('NW'), breeze('NW', { ...GLARE, ...PARCHED })),
  ),
  first('dbm.weather.13', 'warm', 'autumn', usual('NW', gale('S'), breeze('NW'), breeze('NW', RAIN))),
  first('dbm.weather.14', 'dry', 'winter', usual('SW', gale('S', DUST), breeze('SW'), breeze('SW', MUDDY))),
  first('dbm.weather.15', 'dry', 'spring', usual('SW', gale('S', DUST), breeze('SW'), breeze('SW'))),
  first(
    'dbm.weather.16',
    'dry',
    'summer',
    usual('SW', gale('S', DUST), breeze('SW'), breeze('SW', { ...GLARE, ...PARCHED })),
  ),
  first('dbm.weather.17', 'dry', 'autumn', usual('SW', gale('S', DUST), breeze('SW'), breeze('SW', PARCHED))),
  first('dbm.weather.18', 'tropical', 'winter', usual('SW', gale('SW'), breeze('SW'), breeze('SW'))),
  first(
    'dbm.weather.19',
    'tropical',
    'spring',
    usual('SW', gale('SW', RAIN), breeze('SW', RAIN), breeze('SW', MUDDY)),
  ),
  first(
    'dbm.weather.20',
    'tropical',
    'summer',
    usual('SW', gale('SW', RAIN), breeze('SW', RAIN), breeze('SW', GLARE)),
  ),
  first('dbm.weather.21', 'tropical', 'autumn', usual('SW', gale('SW'), breeze('SW'), breeze('SW'))),
];

const OVERCAST_SCORE = 4;

/** The weather by the older chart. The sky is overcast at score 4, and at 5 except in summer. */
export function firstForecast({ climate, season }: Time, score: number): Forecast {
  const row = FIRST_CHART.find(
    (each) => each.climate === climate && each.season === season && holds(each.rule),
  );
  if (!row) return NOTHING;
  const cell = row.cells[Math.max(0, score - 1)] ?? {};
  const dull = score >= OVERCAST_SCORE && (score === OVERCAST_SCORE || season !== 'summer');
  return dull && holds('dbm.weather.24')
    ? { rules: [row.rule, 'dbm.weather.24'], cell: { ...cell, overcast: true } }
    : { rules: [row.rule], cell };
}
