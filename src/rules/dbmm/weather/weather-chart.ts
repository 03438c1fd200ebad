/** The weather by climate, season and score. DBMM, ruling 87. */
import type { Cell, Climate, Forecast, Season, Time } from '../../../debellis/weather/chart.ts';
import { holds } from '../../../engine/effects.ts';
import type { DbmmClause } from '../clauses/ids.ts';

/** A climate, or one of its seasons. */
type When = Climate | `${Climate} ${Season}`;

/** A part of the weather of one score. */
interface ChartRow {
  readonly rule: DbmmClause;
  readonly score: number;
  /** What the part is everywhere else; nothing if absent. */
  readonly usual?: Cell;
  /** What it is in some climates and seasons. A season goes before its climate. */
  readonly but?: Partial<Readonly<Record<When, Cell>>>;
}

/** The same part of the weather at each of these times. */
const at = (cell: Cell, ...times: readonly When[]): Partial<Readonly<Record<When, Cell>>> =>
  Object.fromEntries(times.map((time) => [time, cell]));

const RAIN: Cell = { risk: 'rain' };
const LIGHT = {
  usual: { wind: 'SW' },
  but: { 'cold winter': { wind: 'NE' }, warm: { wind: 'NW' } },
} as const;
const WET: readonly When[] = ['cold spring', 'cold autumn', 'warm winter', 'dry winter', 'tropical spring'];
const EACH: readonly Climate[] = ['cold', 'warm', 'dry', 'tropical'];
const SUMMERS: readonly When[] = EACH.map((climate): When => `${climate} summer`);

/** The parts of the weather of each score. */
export const CHART: readonly ChartRow[] = [
  { rule: 'dbmm.weather.1', score: 1, ...LIGHT },
  // Score 2 brings no wind.
  { rule: 'dbmm.weather.3', score: 2, usual: { mist: true }, but: { 'cold winter': { fog: true } } },
  {
    rule: 'dbmm.weather.4',
    score: 3,
    usual: { wind: 'SW', strong: true },
    but: at({ wind: 'S', strong: true }, 'warm', 'dry'),
  },
  { rule: 'dbmm.weather.5', score: 3, but: at(RAIN, 'cold', 'tropical spring', 'tropical summer') },
  { rule: 'dbmm.weather.6', score: 3, but: { dry: { risk: 'dust' } } },
  { rule: 'dbmm.weather.7', score: 4, usual: { wind: 'SW' }, but: at({ wind: 'NW' }, 'cold', 'warm') },
  { rule: 'dbmm.weather.8', score: 4, but: { 'cold winter': { frozen: ['rivers', 'marshes'] } } },
  {
    rule: 'dbmm.weather.9',
    score: 4,
    but: at(RAIN, 'cold spring', 'cold autumn', 'tropical spring', 'tropical summer'),
  },
  { rule: 'dbmm.weather.10', score: 4, but: { 'warm spring': { flood: true } } },
  { rule: 'dbmm.weather.11', score: 5, ...LIGHT },
  {
    rule: 'dbmm.weather.12',
    score: 5,
    but: { 'cold winter': { frozen: ['rivers', 'marshes', 'waterways'] } },
  },
  { rule: 'dbmm.weather.13', score: 5, but: { 'cold winter': { risk: 'snow' } } },
  { rule: 'dbmm.weather.14', score: 5, but: at(RAIN, ...WET, 'warm spring', 'warm autumn') },
  { rule: 'dbmm.weather.15', score: 5, but: at({ flood: true }, ...WET) },
  { rule: 'dbmm.weather.16', score: 5, but: at({ mud: true }, ...WET) },
  { rule: 'dbmm.weather.17', score: 5, but: at({ dazzle: true }, ...SUMMERS) },
  { rule: 'dbmm.weather.18', score: 5, but: at({ low: true }, 'warm summer', 'dry summer', 'dry autumn') },
  { rule: 'dbmm.weather.19', score: 5, usual: { overcast: true }, but: at({}, ...SUMMERS) },
];

/** On the lowest score the light wind may fall. */
const MAY_FALL = 1;

/** The weather of a score at a time of the year. */
export function forecast({ climate, season }: Time, score: number): Forecast {
  const parts = CHART.filter((row) => row.score === score && holds(row.rule)).flatMap(
    ({ rule, usual, but = {} }) => {
      const cell = but[`${climate} ${season}`] ?? but[climate] ?? usual;
      return cell && Object.keys(cell).length > 0 ? [{ rule, cell }] : [];
    },
  );
  const falls = score === MAY_FALL && parts.length > 0;
  return {
    rules: parts.map(({ rule }) => rule),
    cell: { ...Object.assign({}, ...parts.map(({ cell }) => cell)), ...(falls ? { drops: true } : {}) },
  };
}
