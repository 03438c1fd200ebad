/** Laying terrain of Blood and Blades by hand. */
import type { Battle, TableEdge } from '../../engine/battle.ts';
import { acrossFrom, edgeDistance } from '../../engine/setup/edges.ts';
import { bentLine } from '../../engine/setup/lay/lines.ts';
import { BENDS, outlinesFor, SHORES } from '../../engine/setup/outlines.ts';
import { distance, nearestOnSegment, type Point } from '../../geometry/point.ts';
import { isRoad } from '../../rules/bnb/ground/roads.ts';
import { isRiver } from '../../rules/bnb/ground/water.ts';
import { coversOffered } from '../../rules/bnb/setup/covers.ts';
import { judgeLaying, type Laying as LayingCommand } from '../../rules/bnb/setup/lay.ts';
import { crossesSome } from '../../rules/bnb/setup/lay-crossings.ts';
import {
  type Band,
  bandEdges,
  middleOfBand,
  RIVER_WIDTH,
  riverEndsAt,
  riverPiece,
} from '../../rules/bnb/setup/lay-river.ts';
import { roadsOver } from '../../rules/bnb/setup/lay-road.ts';
import type { ToLay } from '../../rules/bnb/setup/laying-order.ts';
import type { Thrown } from '../../rules/bnb/setup/places.ts';
import { invadedOf, offerOf } from '../../rules/bnb/setup/roles.ts';
import { nearerSide, shortEdges } from '../../rules/bnb/setup/sides.ts';
import { layingOf, sizesOf } from '../../rules/bnb/setup/terrain-kinds.ts';
import { piecesShown } from '../../rules/bnb/steps/battlefield.ts';
import type { Draft, Laying, TerrainOnOffer, TerrainShown, TerrainToChoose } from '../on-screen/laying.ts';

const STEP = 15;

/** The ground nearer to one edge than to the others, row by row. */
function sectorOf(battle: Battle, edge: TableEdge): readonly Point[] {
  const { width, depth } = battle.table;
  const left: Point[] = [];
  const right: Point[] = [];
  for (let y = 1; y < depth; y += STEP) {
    const xs = Array.from({ length: Math.floor(width / STEP) }, (_, at) => STEP / 2 + at * STEP).filter(
      (x) => nearerSide(battle, edge, { x, y }) === null,
    );
    if (xs.length === 0) continue;
    left.push({ x: (xs[0] as number) - STEP / 2, y });
    right.push({ x: (xs.at(-1) as number) + STEP / 2, y });
  }
  return [...left, ...right.reverse()];
}

/** The strip of a band. */
function stripOf({ table: { width, depth } }: Battle, { edge, from, to }: Band): readonly Point[] {
  const [west, east] =
    edge === 'west' ? [from, to] : edge === 'east' ? [width - to, width - from] : [0, width];
  const [south, north] =
    edge === 'south' ? [from, to] : edge === 'north' ? [depth - to, depth - from] : [0, depth];
  return [
    { x: west, y: south },
    { x: east, y: south },
    { x: east, y: north },
    { x: west, y: north },
  ];
}

const pairs = (line: readonly Point[]) =>
  line.map(({ x, y }) => [Math.round(x * 8) / 8, Math.round(y * 8) / 8] as const);

/** The question, and all that its answers depend on. */
interface Asked {
  readonly battle: Battle;
  readonly wanted: ToLay;
  readonly thrown: Thrown;
}

/** What differs between the ways of laying. */
interface Manner {
  readonly shapes: number;
  readonly sector: readonly Point[];
  readonly turns: boolean;
  readonly flips: boolean;
  readonly widths: Laying['widths'];
  command(draft: Draft): LayingCommand;
  pulled?(draft: Draft, to: Point): Draft;
}

const areaManner = ({ battle, wanted, thrown }: Asked): Manner => {
  const outlines = outlinesFor(wanted.kind, wanted.size);
  return {
    shapes: outlines.length,
    sector: thrown.edge ? sectorOf(battle, thrown.edge) : [],
    turns: true,
    flips: false,
    widths: null,
    command: ({ shape, at, degrees, cover, gentle }) => ({
      type: 'lay-terrain',
      outline: outlines[shape]?.id ?? '',
      at: [at.x, at.y, degrees],
      ...(cover === null ? {} : { cover, slopes: gentle ? 'gentle' : 'steep' }),
    }),
  };
};

const waterManner = ({ battle }: Asked): Manner => {
  const sides = shortEdges(battle);
  const nearest = (at: Point): TableEdge =>
    sides.toSorted((a, b) => edgeDistance(battle, a, at) - edgeDistance(battle, b, at))[0] ?? 'west';
  return {
    shapes: SHORES.length,
    sector: [],
    turns: false,
    flips: false,
    widths: null,
    command: ({ shape, at }) => ({
      type: 'lay-terrain',
      outline: SHORES[shape]?.id ?? '',
      side: nearest(at),
    }),
  };
};

/** The fractions of a full bend, tried in this order until one is legal. */
const BEND_PARTS = [1, 0.75, 0.5, 0.25, 0.1];

const riverManner = (asked: Asked): Manner => {
  const { battle, wanted, thrown } = asked;
  const { band } = thrown;
  const edge = band?.edge ?? bandEdges(battle)[0] ?? 'west';
  const usual = riverPiece('new', [], wanted.size).width ?? RIVER_WIDTH.medium;
  const [least, most] =
    wanted.size === 'large'
      ? [RIVER_WIDTH.medium + 1, RIVER_WIDTH.most]
      : [RIVER_WIDTH.least, RIVER_WIDTH.medium];
  const commandWith = ({ shape, at, flip, width, crossing }: Draft, part: number): LayingCommand => {
    const wide = width ?? usual;
    const [near, far] = band ? middleOfBand(band, wide) : [0, acrossFrom(battle, edge)];
    const level = Math.min(far, Math.max(near, edgeDistance(battle, edge, at)));
    const bend = BENDS[shape] ?? (BENDS[0] as (typeof BENDS)[number]);
    const line = bentLine(...riverEndsAt(battle, edge, level), bend, flip ? -part : part);
    return { type: 'lay-terrain', line: pairs(line), width: wide, crossing };
  };
  const command = (draft: Draft): LayingCommand => {
    if (draft.shape === 0) return commandWith(draft, 1);
    const fits = BEND_PARTS.map((part) => commandWith(draft, part)).find(
      (each) => judgeLaying(battle, wanted, thrown, each)?.reasons.length === 0,
    );
    return fits ?? commandWith(draft, 0);
  };
  return {
    shapes: BENDS.length,
    sector: band ? stripOf(battle, band) : [],
    turns: false,
    flips: true,
    widths: { least, most },
    command,
  };
};

const nearestOnLine = (line: readonly Point[], p: Point): Point =>
  line
    .slice(1)
    .map((to, at) => nearestOnSegment(p, line[at] as Point, to))
    .reduce((best, each) => (distance(p, each) < distance(p, best) ? each : best), line[0] as Point);

const roadManner = ({ battle, wanted }: Asked): Manner => {
  const { width, depth } = battle.table;
  const rivers = battle.terrain.filter(isRiver);
  const roads = battle.terrain.filter(isRoad);
  const bends = wanted.kind === 'PR' ? BENDS.slice(0, 1) : BENDS;
  const endsOf = ({ ends, across }: Draft): readonly [Point, Point] =>
    across
      ? [
          { x: 0, y: ends[0] },
          { x: width, y: ends[1] },
        ]
      : [
          { x: ends[0], y: 0 },
          { x: ends[1], y: depth },
        ];
  const lineOf = (draft: Draft): readonly Point[] => {
    const bend = bends[draft.shape];
    if (bend) return bentLine(...endsOf(draft), bend, draft.flip ? -1 : 1);
    const special = draft.shape - bends.length;
    const river = rivers[special];
    if (river) {
      const lines = roadsOver(battle, river, nearestOnLine(river.line ?? [], draft.at), wanted.kind);
      return lines[draft.across ? 0 : 1] ?? [];
    }
    const road = roads[special - rivers.length];
    return road ? [endsOf(draft)[draft.flip ? 1 : 0], nearestOnLine(road.line ?? [], draft.at)] : [];
  };
  return {
    shapes: bends.length + rivers.length + roads.length,
    sector: [],
    turns: false,
    flips: true,
    widths: null,
    command: (draft) => ({ type: 'lay-terrain', line: pairs(lineOf(draft)), crossing: draft.crossing }),
    pulled(draft, to) {
      const [first, last] = endsOf(draft);
      const along = Math.round(draft.across ? to.y : to.x);
      const ends: Draft['ends'] =
        distance(to, first) <= distance(to, last) ? [along, draft.ends[1]] : [draft.ends[0], along];
      return { ...draft, at: to, ends };
    },
  };
};

const MANNERS = { area: areaManner, water: waterManner, river: riverManner, road: roadManner };

function startOf({ battle, wanted }: Asked, { sector, widths }: Manner): Draft {
  const { width, depth } = battle.table;
  const sum = sector.reduce((all, p) => ({ x: all.x + p.x, y: all.y + p.y }), { x: 0, y: 0 });
  const at =
    sector.length > 0
      ? { x: Math.round(sum.x / sector.length), y: Math.round(sum.y / sector.length) }
      : { x: Math.round(width / 3), y: Math.round(depth / 2) };
  return {
    shape: 0,
    at,
    degrees: 0,
    ends: [Math.round(width / 3), Math.round(width / 3)],
    across: false,
    flip: false,
    width: widths === null ? null : Math.min(widths.most, wanted.size === 'large' ? 45 : 30),
    cover: wanted.cover ?? null,
    gentle: wanted.slopes === 'gentle',
    crossing: 'bridge',
  };
}

/** The piece that the asked side lays now; null if there is none. */
export function laying(battle: Battle): Laying | null {
  const awaited = battle.flow.awaits[0];
  const wanted = awaited?.about?.piece as ToLay | undefined;
  if (awaited?.kind !== 'lay-terrain' || !wanted) return null;
  const edge = (awaited.about?.edge as TableEdge | undefined) ?? null;
  const band = (awaited.about?.band as Band | undefined) ?? null;
  const asked: Asked = { battle, wanted, thrown: { edge, band } };
  const manner = MANNERS[layingOf(wanted.kind)](asked);
  return {
    kind: wanted.kind,
    size: wanted.size,
    edge: edge ?? band?.edge ?? null,
    covers: wanted.kind === 'H(S)' ? coversOffered(battle) : [],
    start: startOf(asked, manner),
    pulled: (draft, at) => ({ ...draft, at: { x: Math.round(at.x), y: Math.round(at.y) } }),
    ...manner,
    judged(draft) {
      const found = judgeLaying(battle, wanted, asked.thrown, manner.command(draft));
      return found && { ...found, crosses: crossesSome(battle, found.piece) };
    },
  };
}

/** The choices of the invaded player so far; null where there are none, or all is laid. */
function shownTo(battle: Battle): TerrainShown | null {
  const pieces = piecesShown(battle);
  return pieces && { by: invadedOf(battle), pieces: pieces.map(({ kind, size }) => ({ kind, size })) };
}

/** The terrain to choose for the battlefield; null where that is not the question. */
export function terrain(battle: Battle): TerrainToChoose | null {
  if (battle.flow.awaits[0]?.kind !== 'choose-terrain') return null;
  const { mandatory, optional } = offerOf(battle);
  const offer = (kind: string, must: boolean): TerrainOnOffer => ({
    kind,
    mandatory: must,
    sizes: sizesOf(kind),
    covers: kind === 'H(S)' ? coversOffered(battle) : [],
  });
  const offered = [
    ...mandatory.map((kind) => offer(kind, true)),
    ...optional.map((kind) => offer(kind, false)),
  ];
  return { offered, shown: shownTo(battle) };
}
