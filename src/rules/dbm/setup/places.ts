/** The places that are tried and offered for a piece of terrain. If none of them is legal, it has no place. */

import { isRiver } from '../../../debellis/ground/rivers.ts';
import type { Judged } from '../../../debellis/setup/lay-judged.ts';
import { invaderOf } from '../../../debellis/setup/roles.ts';
import type { Battle } from '../../../engine/battle.ts';
import { outlineOf } from '../../../engine/board/going.ts';
import { keptWith } from '../../../engine/data/memory.ts';
import { EDGES_CLOCKWISE, edgeDistance } from '../../../engine/setup/edges.ts';
import { bentLine, pointsAlong } from '../../../engine/setup/lay/lines.ts';
import { isInOrNear, lineCommand, TURNS, ticks } from '../../../engine/setup/lay/places.ts';
import { BENDS, type Outline, outlinesFor, SHORES } from '../../../engine/setup/outlines.ts';
import { outlineDistance } from '../../../geometry/distance.ts';
import { direction, facingFromDegrees } from '../../../geometry/exact.ts';
import { length } from '../../../geometry/length.ts';
import type { Point } from '../../../geometry/point.ts';
import { boxOf, centroid, type Polygon } from '../../../geometry/polygon.ts';
import type { Box } from '../../../geometry/rectangle.ts';
import { paces } from '../measures.ts';
import { judgeLaying, type LayOrder } from './lay.ts';
import { featuresOn, isFree, isObstacle, type Thrown, watersBeside } from './lay-area.ts';
import { RIVER_BAND, riverPiece, roadPiece } from './lay-line.ts';
import { enlarged } from './lay-shape.ts';
import type { ToLay } from './laying-order.ts';
import { boxOfSector, isSameSector, sectorOfArea } from './sectors.ts';
import { FIELDS, HILLS, layingOf, outlineKind, SIZE_CLASSES } from './terrain-kinds.ts';

/** A legal place, with the command that takes it. */
export interface Laid extends Judged {
  readonly command: LayOrder;
}

const STEP = 40;
const LINE_STEP = 60;

type At = readonly [number, number, number];

const layAt = (outline: Outline, at: At): LayOrder => ({ type: 'lay-terrain', outline: outline.id, at });

/** Half the diagonal of an outline as it is laid. */
function radiusOf(outline: Outline, wanted: ToLay): number {
  const { minX, maxX, minY, maxY } = boxOf(enlarged(outline, wanted.size).area ?? []);
  return length(maxX - minX, maxY - minY) / 2;
}

const tableBox = ({ table: { width, depth } }: Battle): Box => ({
  minX: 0,
  maxX: width,
  minY: 0,
  maxY: depth,
});

/** The radius of the largest circle around an outline's origin inside it, as it is drawn. */
const innerRadius = keptWith(({ area }: Outline): number => outlineDistance({ x: 0, y: 0 }, area));

/** Is this place certainly illegal, without laying the outline there? A `false` is not certain. */
function isHopeless(
  battle: Battle,
  { kind, size }: ToLay,
  thrown: Thrown | null,
  outline: Outline,
  p: Point,
): boolean {
  const radius = innerRadius(outline) * SIZE_CLASSES[size].scale;
  const near = EDGES_CLOCKWISE.map((edge) => edgeDistance(battle, edge, p));
  if (Math.min(...near) < radius) return true;
  const features = featuresOn(battle);
  const first = thrown && !features.some((each) => isSameSector(sectorOfArea(battle, each), thrown.sector));
  const apart = radius + (thrown && !first ? thrown.mm : 0) - 1;
  const others = kind === 'BUA' || HILLS.includes(kind) ? features : battle.terrain.filter(isObstacle);
  return others.some((other) => {
    return isInOrNear(outlineOf(other), p, apart);
  });
}

/** Places in rows and columns over a part of the table. */
function* inRows(
  battle: Battle,
  wanted: ToLay,
  thrown: Thrown | null,
  { minX, maxX, minY, maxY }: Box,
): Generator<LayOrder> {
  for (const outline of outlinesFor(outlineKind(wanted.kind), wanted.size)) {
    const places = ticks(minX + STEP / 2, maxX, STEP)
      .flatMap((x) => ticks(minY + STEP / 2, maxY, STEP).map((y) => ({ x, y })))
      .filter((p) => !isHopeless(battle, wanted, thrown, outline, p));
    for (const degrees of TURNS) for (const { x, y } of places) yield layAt(outline, [x, y, degrees]);
  }
}

const RAY_STEP = 6;

/** Places round the outlines of other pieces, nearer and farther. */
function* around(
  outlines: readonly Outline[],
  others: readonly Polygon[],
  wanted: ToLay,
): Generator<LayOrder> {
  for (const outline of outlines)
    for (const other of others)
      for (const from of pointsAlong([...other, ...other.slice(0, 1)], LINE_STEP))
        for (const degrees of TURNS) {
          const way = direction(facingFromDegrees(degrees));
          for (const mm of ticks(RAY_STEP * 6, radiusOf(outline, wanted) + RAY_STEP * 3, RAY_STEP))
            yield layAt(outline, [from.x + way.x * mm, from.y + way.y * mm, 0]);
        }
}

function* areaOrders(battle: Battle, wanted: ToLay, thrown: Thrown | null): Generator<LayOrder> {
  const outlines = outlinesFor(outlineKind(wanted.kind), wanted.size);
  const towns = battle.terrain.filter(({ kind }) => kind === 'BUA');
  const beside = FIELDS.includes(wanted.kind) ? towns : watersBeside(battle, wanted.kind);
  if (beside) yield* around(outlines, beside.map(outlineOf), wanted);
  else {
    const bound = isFree(wanted) ? null : thrown;
    yield* inRows(battle, wanted, bound, bound ? boxOfSector(battle, bound.sector) : tableBox(battle));
  }
}

const asLine = (line: readonly Point[], width?: number): LayOrder => ({
  ...(lineCommand({ id: '', kind: '', line }) as LayOrder),
  ...(width === undefined ? {} : { width }),
});

/** The parts of a full bend that lines are tried with. */
const BEND_PARTS = [1, 0.5, 0.25, 0];

/** Lines between two points with all bends, the bent ones first. */
function* bent(from: Point, to: Point): Generator<readonly Point[]> {
  for (const part of BEND_PARTS)
    for (const bend of part === 0 ? BENDS.slice(0, 1) : BENDS.slice(1))
      for (const flip of part === 0 ? [1] : [part, -part]) yield bentLine(from, to, bend, flip);
}

/** The possible ends of a river: of the invader between the long edges, else from a short edge on. */
function* riverEnds(battle: Battle, wanted: ToLay): Generator<readonly [Point, Point]> {
  const { width, depth } = battle.table;
  if (wanted.side === invaderOf(battle)) {
    const middle = paces((RIVER_BAND.least + RIVER_BAND.most) / 2);
    for (const x of [middle, width - middle])
      yield [
        { x, y: 0 },
        { x, y: depth },
      ];
    return;
  }
  const mouths = battle.terrain.filter((piece) => isRiver(piece) || piece.kind === 'WW');
  for (const y of [depth / 2, ...ticks(3 * LINE_STEP, depth - 3 * LINE_STEP, LINE_STEP)])
    for (const [from, to] of [
      [0, width],
      [width, 0],
    ] as const) {
      for (const mouth of mouths)
        for (const end of pointsAlong(mouth.line ?? outlineOf(mouth), 2 * LINE_STEP))
          yield [{ x: from, y }, end];
      yield [
        { x: from, y },
        { x: to, y },
      ];
    }
}

function* riverOrders(battle: Battle, wanted: ToLay): Generator<LayOrder> {
  for (const [from, to] of riverEnds(battle, wanted))
    for (const line of bent(from, to)) yield asLine(line, riverPiece('', []).width);
}

/** The possible ends of a road: of the invader through the centre, else from a town or a road to the edges. */
function* roadEnds(battle: Battle, wanted: ToLay): Generator<readonly [Point, Point]> {
  const { width, depth } = battle.table;
  if (wanted.side === invaderOf(battle)) {
    for (const x of ticks(width / 3 + LINE_STEP, (2 * width) / 3 - LINE_STEP, LINE_STEP))
      for (const over of [x, width - x])
        yield [
          { x, y: 0 },
          { x: over, y: depth },
        ];
    return;
  }
  const starts = [
    ...battle.terrain.filter(({ kind }) => kind === 'BUA').map(({ area = [] }) => centroid(area)),
    ...battle.terrain
      .filter(({ kind, side }) => kind === 'Rd' && side !== undefined)
      .flatMap(({ line = [] }) => pointsAlong(line, 4 * LINE_STEP).slice(1, -1)),
  ];
  for (const start of starts)
    for (const along of ticks(LINE_STEP, width - LINE_STEP, LINE_STEP)) {
      yield [start, { x: along, y: 0 }];
      yield [start, { x: along, y: depth }];
      if (along < depth) {
        yield [start, { x: 0, y: along }];
        yield [start, { x: width, y: along }];
      }
    }
  for (const x of ticks(LINE_STEP, width - LINE_STEP, LINE_STEP))
    yield [
      { x, y: 0 },
      { x, y: depth },
    ];
}

function* roadOrders(battle: Battle, wanted: ToLay): Generator<LayOrder> {
  for (const [from, to] of roadEnds(battle, wanted))
    for (const line of bent(from, to)) yield asLine(roadPiece('', line, wanted.side).line ?? line);
}

function* waterOrders(): Generator<LayOrder> {
  for (const shore of SHORES)
    for (const side of ['west', 'east']) yield { type: 'lay-terrain', outline: shore.id, side };
}

function ordersFor(battle: Battle, wanted: ToLay, thrown: Thrown | null): Generator<LayOrder> {
  switch (layingOf(wanted.kind)) {
    case 'water':
      return waterOrders();
    case 'river':
      return riverOrders(battle, wanted);
    case 'road':
      return roadOrders(battle, wanted);
    case 'area':
      return areaOrders(battle, wanted, thrown);
  }
}

/** Every legal place of those that are tried, in a fixed order. */
export function* placesFor(battle: Battle, wanted: ToLay, thrown: Thrown | null): Generator<Laid> {
  for (const command of ordersFor(battle, wanted, thrown)) {
    const judged = judgeLaying(battle, wanted, thrown, command);
    if (judged && judged.reasons.length === 0) yield { ...judged, command };
  }
}

/** Is there any legal place for a piece, among those that are tried? */
export const canBeLaid = (battle: Battle, wanted: ToLay, thrown: Thrown | null): boolean =>
  placesFor(battle, wanted, thrown).next().done !== true;
