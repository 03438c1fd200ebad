/** The weather by climate, season and score. DBM, Weather charts; ruling 36. */

import type { Cell, Climate, Forecast, Season, Time } from '../../../debellis/weather/chart.ts';
import { holds } from '../../../engine/effects.ts';
import type { DbmClause } from '../clauses/ids.ts';

/** A cell for all seasons, with what some of them add. */
interface ChartRow {
  readonly rule: DbmClause;
  readonly climate: Climate;
  readonly score: number;
  readonly cell: Cell;
  readonly adds?: Partial<Readonly<Record<Season, Cell>>>;
}

export const MIST: Cell = { mist: true };
export const FOG: Cell = { fog: true };
const WET: Cell = { overcast: true, risk: 'rain' };
const FLOODED: Cell = { ...WET, flood: true, mud: true };
const DULL: Cell = { overcast: true };
export const GLARE: Cell = { dazzle: true };
export const PARCHED: Cell = { thirst: true };
export const DUST: Cell = { risk: 'dust' };
const ICE: Cell = { frozen: ['rivers', 'marshes'] };
export const HARD_ICE: Cell = { frozen: ['rivers', 'marshes', 'waterways'] };

/** The chart of version 3.0, by climate and score from 2 on. */
export const CHART: readonly ChartRow[] = [
  {
    rule: 'dbm.weather.31',
    climate: 'cold',
    score: 2,
    cell: {},
    adds: { spring: MIST, summer: MIST, autumn: MIST, winter: FOG },
  },
  { rule: 'dbm.weather.32', climate: 'cold', score: 3, cell: { wind: 'SW', strong: true, ...WET } },
  { rule: 'dbm.weather.33', climate: 'cold', score: 4, cell: { wind: 'NW' }, adds: { winter: ICE } },
  {
    rule: 'dbm.weather.34',
    climate: 'cold',
    score: 5,
    cell: { wind: 'SW' },
    adds: {
      spring: FLOODED,
      summer: GLARE,
      autumn: FLOODED,
      winter: { ...HARD_ICE, wind: 'NE', overcast: true, risk: 'snow' },
    },
  },
  { rule: 'dbm.weather.36', climate: 'dry', score: 2, cell: {} },
  {
    rule: 'dbm.weather.37',
    climate: 'dry',
    score: 3,
    cell: { wind: 'S', strong: true },
    adds: { spring: DUST, summer: DUST, autumn: DUST },
  },
  { rule: 'dbm.weather.38', climate: 'dry', score: 4, cell: { wind: 'SW' } },
  {
    rule: 'dbm.weather.39',
    climate: 'dry',
    score: 5,
    cell: { wind: 'SW' },
    adds: {
      spring: DULL,
      summer: { ...PARCHED, ...GLARE },
      autumn: { ...PARCHED, ...DULL },
      winter: FLOODED,
    },
  },
  { rule: 'dbm.weather.41', climate: 'warm', score: 2, cell: MIST },
  { rule: 'dbm.weather.42', climate: 'warm', score: 3, cell: { wind: 'S', strong: true } },
  {
    rule: 'dbm.weather.43',
    climate: 'warm',
    score: 4,
    cell: { wind: 'NW' },
    adds: { spring: { flood: true } },
  },
  {
    rule: 'dbm.weather.44',
    climate: 'warm',
    score: 5,
    cell: { wind: 'NW' },
    adds: { spring: WET, summer: { ...PARCHED, ...GLARE }, autumn: WET, winter: FLOODED },
  },
  { rule: 'dbm.weather.46', climate: 'tropical', score: 2, cell: MIST },
  {
    rule: 'dbm.weather.47',
    climate: 'tropical',
    score: 3,
    cell: { wind: 'SW', strong: true },
    adds: { spring: WET, summer: WET },
  },
  {
    rule: 'dbm.weather.48',
    climate: 'tropical',
    score: 4,
    cell: { wind: 'SW' },
    adds: { spring: WET, summer: WET },
  },
  {
    rule: 'dbm.weather.49',
    climate: 'tropical',
    score: 5,
    cell: { wind: 'SW' },
    adds: { spring: FLOODED, summer: GLARE, autumn: DULL, winter: DULL },
  },
];

export const NOTHING: Forecast = { rules: [], cell: {} };

function rowAt({ climate, season }: Time, score: number): Forecast {
  const row = CHART.find((each) => each.climate === climate && each.score === score && holds(each.rule));
  return row ? { rules: [row.rule], cell: { ...row.cell, ...row.adds?.[season] } } : NOTHING;
}

/** The weather by the chart of version 3.0. Scores 0 and 1 have the wind of score 5, which may fall. */
export function forecast(time: Time, score: number): Forecast {
  if (score > 1) return rowAt(time, score);
  const { rules, cell } = rowAt(time, 5);
  if (cell.wind === undefined || !holds('dbm.weather.29')) return NOTHING;
  return { rules: ['dbm.weather.29', ...rules], cell: { wind: cell.wind, drops: true } };
}
