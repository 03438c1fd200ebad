/** The words of weather charts. */

export type Climate = 'cold' | 'warm' | 'dry' | 'tropical';
export type Season = 'spring' | 'summer' | 'autumn' | 'winter';
export type Compass = 'N' | 'NE' | 'E' | 'SE' | 'S' | 'SW' | 'W' | 'NW';

/** The order in which seasons follow each other. */
export const SEASONS: readonly Season[] = ['spring', 'summer', 'autumn', 'winter'];
export const CLIMATES: readonly Climate[] = ['cold', 'warm', 'dry', 'tropical'];

/** What a cell of a chart says. */
export interface Cell {
  /** Where the wind comes from. */
  readonly wind?: Compass;
  readonly strong?: true;
  /** The wind falls in bounds with low PIP dice. */
  readonly drops?: true;
  readonly mist?: true;
  readonly fog?: true;
  readonly overcast?: true;
  readonly risk?: 'rain' | 'snow' | 'dust';
  readonly flood?: true;
  /** The rivers are low. */
  readonly low?: true;
  readonly mud?: true;
  readonly frozen?: readonly ('rivers' | 'marshes' | 'waterways')[];
  readonly dazzle?: true;
  readonly thirst?: true;
}

/** A moment of the year, in a climate. */
export interface Time {
  readonly climate: Climate;
  readonly season: Season;
}

/** What a chart says, and the clauses that say it. */
export interface Forecast {
  readonly rules: readonly string[];
  readonly cell: Cell;
}
