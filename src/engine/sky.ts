/** Weather and light over the table, as a ruleset tells them to whoever shows them. */
export interface Sky {
  readonly rain: boolean;
  /** Rain may begin or end. */
  readonly mayRain: boolean;
  /** Rain has softened the roads. */
  readonly mud: boolean;
  /** Where the wind blows from, in degrees as of a facing. */
  readonly wind: number | null;
  readonly light: 'day' | 'low-sun' | 'dusk' | 'night';
  /** Whole rounds that are still to come before dusk, after this one; null where it is not near or not known. */
  readonly duskIn: number | null;
  /** Where the sun stands, in degrees as of a facing. */
  readonly sun: number | null;
  readonly dazzles: boolean;
}

/** Is there anything worth showing? */
export const isPlainSky = ({ rain, mayRain, mud, wind, light, duskIn, sun, dazzles }: Sky): boolean =>
  !(rain || mayRain || mud || dazzles) && wind === null && light === 'day' && duskIn === null && sun === null;
