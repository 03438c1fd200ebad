/** Built-up areas from above: roofs with ridges along lanes. */

import { outlineDistance } from '../../geometry/distance.ts';
import type { Point } from '../../geometry/point.ts';
import { draw } from '../node.ts';
import { straightPath } from '../path.ts';
import { rows } from './outline.ts';
import { filled, floor, type Painter, shadowed, stroked } from './patch.ts';

interface House {
  readonly at: Point;
  readonly angle: number;
  readonly half: number;
  readonly deep: number;
}

const corner = ({ at, angle }: House, along: number, across: number): Point => ({
  x: at.x + along * Math.cos(angle) - across * Math.sin(angle),
  y: at.y + along * Math.sin(angle) + across * Math.cos(angle),
});
/** The part of a roof between two lines along it. */
const roof = (house: House, from: number, to: number): string =>
  straightPath(
    [
      corner(house, -house.half, from * house.deep),
      corner(house, house.half, from * house.deep),
      corner(house, house.half, to * house.deep),
      corner(house, -house.half, to * house.deep),
    ],
    true,
  );
const whole = (houses: readonly House[]): string => houses.map((house) => roof(house, -1, 1)).join('');

/** Houses along lanes, each turned along its lane or across it. */
function housesIn(area: readonly Point[], random: () => number): readonly House[] {
  const angle = random() * Math.PI;
  return rows(area, 27, angle, 4).flatMap(([from, to]) => {
    const long = Math.hypot(to.x - from.x, to.y - from.y);
    const count = Math.max(1, Math.floor(long / 25));
    return Array.from({ length: count }, (_, at): House => {
      const part = (at + 0.5) / count;
      const place: Point = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
      return {
        at: place,
        angle: angle + (random() < 0.3 ? Math.PI / 2 : 0) + (random() - 0.5) * 0.24,
        half: 7 + random() * 4,
        deep: 5 + random() * 2,
      };
    }).filter(({ at, half }) => random() < 0.9 && outlineDistance(at, area) > half);
  });
}

/** The sign of the side of a roof that is away from the light. */
const shadedSide = ({ angle }: House, turned: number): number => {
  const across = angle + Math.PI / 2 + (turned * Math.PI) / 180;
  return Math.cos(across) + Math.sin(across) > 0 ? 1 : -1;
};

export const builtUp: Painter = (patch) => {
  const { area, outline, colours, turned, random } = patch;
  const houses = housesIn(area, random);
  const thatched = houses.filter(() => random() < 0.35);
  const tiled = houses.filter((house) => !thatched.includes(house));
  const shaded = (some: readonly House[]): string =>
    some.map((house) => roof(house, 0, shadedSide(house, turned))).join('');
  const ridges = houses.map((house) =>
    straightPath([corner(house, -house.half, 0), corner(house, house.half, 0)], false),
  );
  return [
    ...floor(patch, colours.earth, 3),
    stroked(outline, colours.furrow, 1.6, { 'stroke-dasharray': '7 2.4' }),
    shadowed(whole(houses), patch, 3.4, 0.34),
    ...(
      [
        [tiled, colours.roof, colours.roofDark],
        [thatched, colours.thatch, colours.thatchDark],
      ] as const
    ).flatMap(([some, lit, dark]) => [
      draw('path', { d: whole(some), fill: lit, stroke: colours.line, 'stroke-width': 0.5 }),
      filled(shaded(some), dark),
    ]),
    stroked(ridges.join(''), colours.wall, 0.6, { 'stroke-opacity': 0.7 }),
  ];
};
