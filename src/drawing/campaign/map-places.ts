/** Where the provinces of a campaign stand on its map: each nation has a sector of a circle. */

export interface MapPoint {
  readonly x: number;
  readonly y: number;
}

/** A province as far as its place needs it. */
export interface Placed {
  readonly id: string;
  /** The nation that held it first, by its number; null for land of nobody. */
  readonly land: number | null;
  readonly capital: boolean;
}

/** Radius of a province. All lengths of a map are in its own units. */
export const PROVINCE = 12;

const round = (value: number): number => Math.round(value * 10) / 10;

/** The point at a part of a whole turn, clockwise from the top. */
const onCircle = (radius: number, turn: number): MapPoint => ({
  x: round(radius * Math.sin(2 * Math.PI * turn)),
  y: round(-radius * Math.cos(2 * Math.PI * turn)),
});

/** The distance of capitals from the middle: ten nations need a wider circle than three. */
export const radiusFor = (nations: number): number => Math.max(96, nations * 16);

/** The part of a sector over which the provinces of a nation spread. */
const SPREAD = 0.5;
/** Their distance from the middle, as a part of that of the capital. */
const INNER = 0.64;

/** The place of each province by its id. Capitals stand outside, other provinces inside, land of nobody in the middle. */
export function placesOf(provinces: readonly Placed[], nations: number): Readonly<Record<string, MapPoint>> {
  const radius = radiusFor(nations);
  const inner = (land: number | null): readonly Placed[] =>
    provinces.filter((each) => each.land === land && !each.capital);
  return Object.fromEntries(
    provinces.map((each): readonly [string, MapPoint] => {
      const beside = inner(each.land);
      const at = beside.indexOf(each);
      if (each.land === null)
        return [
          each.id,
          beside.length === 1 ? { x: 0, y: 0 } : onCircle(2 * PROVINCE, at / Math.max(1, beside.length)),
        ];
      if (each.capital) return [each.id, onCircle(radius, each.land / nations)];
      const aside = beside.length < 2 ? 0 : at / (beside.length - 1) - 0.5;
      return [each.id, onCircle(INNER * radius, (each.land + SPREAD * aside) / nations)];
    }),
  );
}
