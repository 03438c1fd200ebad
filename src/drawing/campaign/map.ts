/** The map of a campaign: provinces, routes, armies and sieges. It knows no rule. */
import { type DrawnNode, draw } from '../node.ts';
import type { Style } from '../style.ts';
import { type MapPoint, type Placed, PROVINCE, placesOf, radiusFor } from './map-places.ts';
import { lookOf, nationFill, nationPatterns } from './nation-looks.ts';

export interface MapProvince extends Placed {
  /** A few letters, written in it. */
  readonly label: string;
  /** All that is to know of it, in words. */
  readonly title: string;
  /** The number of the nation that controls it; null for none. */
  readonly held: number | null;
  /** The numbers of the nations whose field army is seen here. */
  readonly armies: readonly number[];
  /** The number of the nation that besieges it; null for none. */
  readonly besieger: number | null;
}

export interface MapRoute {
  readonly from: string;
  readonly to: string;
  readonly sea: boolean;
}

export interface MapShown {
  /** The names of the nations, in their order round the map. */
  readonly nations: readonly string[];
  readonly provinces: readonly MapProvince[];
  readonly routes: readonly MapRoute[];
  /** Provinces to be picked out: those that the player may name now. */
  readonly goals: readonly string[];
}

const PAGE = {
  light: { route: '#8a7d68', sea: '#2f6da8', ink: '#211e19', goal: '#00695c', nobody: '#fffdf8' },
  dark: { route: '#a3967f', sea: '#84b6e8', ink: '#ece6d9', goal: '#6fd9c6', nobody: '#3a352e' },
} as const;

type Page = (typeof PAGE)[keyof typeof PAGE];

const routeOf = (page: Page, from: MapPoint, to: MapPoint, sea: boolean): DrawnNode =>
  draw('line', {
    x1: from.x,
    y1: from.y,
    x2: to.x,
    y2: to.y,
    stroke: sea ? page.sea : page.route,
    'stroke-width': sea ? 2.4 : 1.6,
    ...(sea ? { 'stroke-dasharray': '2 4', 'stroke-linecap': 'round' } : {}),
  });

const letters = (text: string, x: number, y: number, size: number, fill: string, weight = 600): DrawnNode =>
  draw(
    'text',
    {
      x,
      y,
      'font-size': size,
      'font-weight': weight,
      'text-anchor': 'middle',
      fill,
      'font-family': 'sans-serif',
    },
    [text],
  );

/** A standard for each army, side by side above the province. */
const standard = (nation: number, name: string, at: MapPoint, aside: number): DrawnNode => {
  const { ink } = lookOf(nation);
  const [x, y] = [at.x + 7 + aside, at.y - PROVINCE - 4];
  return draw('g', {}, [
    draw('path', { d: `M${x},${y + 12} V${y - 7}`, stroke: ink, 'stroke-width': 1.4 }),
    draw('path', {
      d: `M${x},${y - 7} H${x + 12} L${x + 9},${y - 2.5} L${x + 12},${y + 2} H${x} Z`,
      fill: ink,
      stroke: '#ffffff',
      'stroke-width': 0.6,
    }),
    letters(name.slice(0, 1).toUpperCase(), x + 4.6, y - 0.2, 6, '#ffffff', 700),
  ]);
};

/** A ring of teeth round a besieged province. */
const siegeRing = (besieger: number, { x, y }: MapPoint): DrawnNode =>
  draw('circle', {
    cx: x,
    cy: y,
    r: PROVINCE + 3.2,
    fill: 'none',
    stroke: lookOf(besieger).ink,
    'stroke-width': 3,
    'stroke-dasharray': '3 2.2',
  });

function outline(
  province: MapProvince,
  { x, y }: MapPoint,
  fill: string,
  stroke: string,
): readonly DrawnNode[] {
  const look = { fill, stroke, 'stroke-width': 1.6 };
  if (!province.capital) return [draw('circle', { cx: x, cy: y, r: PROVINCE, ...look })];
  const r = PROVINCE;
  return [
    draw('rect', { x: x - r, y: y - r, width: 2 * r, height: 2 * r, rx: 2, ...look }),
    draw('path', {
      d: `M${x - 6},${y - r} v-4 l3,2.4 l3,-4 l3,4 l3,-2.4 v4 Z`,
      fill: stroke,
    }),
  ];
}

function provinceOf(
  province: MapProvince,
  at: MapPoint,
  { nations, goals }: MapShown,
  page: Page,
  prefix: string,
): DrawnNode {
  const { id, held, label, title, armies, besieger } = province;
  const isGoal = goals.includes(id);
  const [fill, stroke] =
    held === null ? [page.nobody, page.route] : [nationFill(prefix, held), lookOf(held).ink];
  const plate = held === null ? page.nobody : lookOf(held).fill;
  const ink = held === null ? page.ink : lookOf(held).ink;
  return draw('g', { 'data-province': id, class: isGoal ? 'map-province goal' : 'map-province' }, [
    draw('title', {}, [title]),
    ...(isGoal
      ? [
          draw('circle', {
            cx: at.x,
            cy: at.y,
            r: PROVINCE + 6.5,
            fill: 'none',
            stroke: page.goal,
            'stroke-width': 2,
          }),
        ]
      : []),
    ...outline(province, at, fill, stroke),
    draw('rect', { x: at.x - 8, y: at.y - 5, width: 16, height: 10, rx: 2, fill: plate, opacity: 0.9 }),
    letters(label, at.x, at.y + 2.8, 7.5, ink, 700),
    ...(besieger === null ? [] : [siegeRing(besieger, at)]),
    ...armies.map((nation, index) => standard(nation, nations[nation] ?? '', at, 10 * index)),
  ]);
}

/** The names of the nations outside their capitals. */
const namesOf = ({ nations }: MapShown, page: Page): readonly DrawnNode[] => {
  const radius = radiusFor(nations.length) + 3 * PROVINCE;
  return nations.map((name, at) => {
    const turn = (2 * Math.PI * at) / nations.length;
    const [x, y] = [radius * Math.sin(turn), -radius * Math.cos(turn)];
    return letters(name.length > 16 ? `${name.slice(0, 15)}…` : name, x, y + 3, 8.5, page.ink);
  });
};

/** The edges of the drawing: there is room for the names beside the provinces, and above and below them. */
function edgesOf(places: readonly MapPoint[]) {
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  const [aside, above] = [5 * PROVINCE, 4 * PROVINCE];
  return {
    left: Math.min(0, ...xs) - aside,
    right: Math.max(0, ...xs) + aside,
    top: Math.min(0, ...ys) - above,
    bottom: Math.max(0, ...ys) + above,
  };
}

/** Draws a map with its title. */
export function drawCampaignMap(
  shown: MapShown,
  title: string,
  { prefix, theme }: Pick<Style, 'prefix' | 'theme'>,
): DrawnNode {
  const page = PAGE[theme];
  const places = placesOf(shown.provinces, shown.nations.length);
  const edge = edgesOf(Object.values(places));
  const placeOf = (id: string): MapPoint => places[id] ?? { x: 0, y: 0 };
  return draw(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `${edge.left} ${edge.top} ${edge.right - edge.left} ${edge.bottom - edge.top}`,
      role: 'img',
      'aria-label': title,
      class: 'campaign-map-drawing',
    },
    [
      draw('defs', {}, nationPatterns(prefix, shown.nations.length)),
      ...shown.routes.map(({ from, to, sea }) => routeOf(page, placeOf(from), placeOf(to), sea)),
      ...shown.provinces.map((each) => provinceOf(each, placeOf(each.id), shown, page, prefix)),
      ...namesOf(shown, page),
    ],
  );
}
