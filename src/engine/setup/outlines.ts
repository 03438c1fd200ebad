/** The outlines of pieces that are laid. Each is drawn about its own centre, with x to the right and y ahead. */
import brush from '../../../content/terrain/brush.json' with { type: 'json' };
import builtUp from '../../../content/terrain/built-up-areas.json' with { type: 'json' };
import dunes from '../../../content/terrain/dunes.json' with { type: 'json' };
import fields from '../../../content/terrain/enclosed-fields.json' with { type: 'json' };
import gentleHills from '../../../content/terrain/gentle-hills.json' with { type: 'json' };
import gullies from '../../../content/terrain/gullies.json' with { type: 'json' };
import lakes from '../../../content/terrain/lakes.json' with { type: 'json' };
import marshy from '../../../content/terrain/marshy-ground.json' with { type: 'json' };
import orchards from '../../../content/terrain/orchards.json' with { type: 'json' };
import bends from '../../../content/terrain/road-bends.json' with { type: 'json' };
import rocky from '../../../content/terrain/rocky-ground.json' with { type: 'json' };
import shores from '../../../content/terrain/shores.json' with { type: 'json' };
import steepHills from '../../../content/terrain/steep-hills.json' with { type: 'json' };
import vines from '../../../content/terrain/vines.json' with { type: 'json' };
import woods from '../../../content/terrain/woods.json' with { type: 'json' };
import { facingFromDegrees, roundLength } from '../../geometry/exact.ts';
import type { Point } from '../../geometry/point.ts';
import { type Polygon, placed } from '../../geometry/polygon.ts';
import type { Battle, TableEdge, TerrainPiece } from '../battle.ts';
import type { AnyCommand } from '../command.ts';
import { EDGES_CLOCKWISE, isSideways } from './edges.ts';

export type Size = NonNullable<TerrainPiece['size']>;
export const SIZES: readonly Size[] = ['small', 'medium', 'large'];

export interface Outline {
  readonly id: string;
  readonly kind: string;
  readonly size: Size;
  readonly area: readonly Point[];
  readonly crest?: readonly Point[];
  /** The kind of built-up area that it represents. */
  readonly models?: 'hamlet' | 'town';
}

/** A line along an edge: pairs of a part of the edge's length and a distance from the edge in millimetres. */
export interface Profile {
  readonly id: string;
  readonly points: readonly (readonly [number, number])[];
}

interface OutlineFile {
  readonly kind: string;
  readonly outlines: readonly {
    readonly id: string;
    readonly size: string;
    readonly models?: string;
    readonly area: readonly (readonly number[])[];
    readonly crest?: readonly (readonly number[])[];
  }[];
}

const FILES: readonly OutlineFile[] = [
  woods,
  orchards,
  vines,
  dunes,
  builtUp,
  gentleHills,
  steepHills,
  brush,
  rocky,
  marshy,
  gullies,
  fields,
  lakes,
];

const points = (list: readonly (readonly number[])[]): readonly Point[] =>
  list.map(([x, y]) => ({ x: x ?? 0, y: y ?? 0 }));

export const OUTLINES: readonly Outline[] = FILES.flatMap(({ kind, outlines }) =>
  outlines.map((each) => ({
    id: each.id,
    kind,
    size: each.size as Size,
    area: points(each.area),
    ...(each.crest ? { crest: points(each.crest) } : {}),
    ...(each.models ? { models: each.models as 'hamlet' | 'town' } : {}),
  })),
);

const profile = (id: string, list: readonly (readonly number[])[]): Profile => ({
  id,
  points: list.map(([part, mm]) => [part ?? 0, mm ?? 0] as const),
});

/** Shores of lakes and seas along a short edge. */
export const SHORES: readonly Profile[] = shores.shores.map((each) => profile(each.id, each.shore));

/** The bends of an unpaved road, about the straight line between its ends. The first is straight. */
export const BENDS: readonly Profile[] = bends.bends.map((each) => profile(each.id, each.bend));

export const outlinesFor = (kind: string, size: Size): readonly Outline[] =>
  OUTLINES.filter((outline) => outline.kind === kind && outline.size === size);

/** The shore and the table edge in a command to lay water. */
export const shoreNamed = ({ outline, side }: AnyCommand) => ({
  shore: SHORES.find(({ id }) => id === outline),
  edge: EDGES_CLOCKWISE.find((edge) => edge === side),
});

export const outlineById = (id: string): Outline | undefined => OUTLINES.find((outline) => outline.id === id);

/** Points as they are stored for terrain: rounded to 1/1024 mm. */
export const roundedPoints = (list: readonly Point[]): Polygon =>
  list.map(({ x, y }) => ({ x: roundLength(x), y: roundLength(y) }));

/** An outline laid on the table: its origin at x, y, turned clockwise by degrees. */
export function laidOutline(
  outline: Pick<Outline, 'area' | 'crest'>,
  at: readonly [number, number, number],
): Pick<TerrainPiece, 'area' | 'crest'> {
  const pose = { x: at[0], y: at[1], facing: facingFromDegrees(at[2]) };
  return {
    area: roundedPoints(placed(outline.area, pose)),
    ...(outline.crest ? { crest: roundedPoints(placed(outline.crest, pose)) } : {}),
  };
}

/** An id that no piece on the table has yet. */
export function freePieceId(terrain: readonly Pick<TerrainPiece, 'id'>[]): string {
  let number = terrain.length + 1;
  while (terrain.some((piece) => piece.id === `T${number}`)) number += 1;
  return `T${number}`;
}

/** A point on the table from its part of the length of an edge and its distance from that edge. */
function pointBy({ width, depth }: Battle['table'], edge: TableEdge, part: number, mm: number): Point {
  const run = roundLength(part * (isSideways(edge) ? depth : width));
  const from = roundLength(mm);
  if (edge === 'west') return { x: from, y: run };
  if (edge === 'east') return { x: width - from, y: run };
  return edge === 'south' ? { x: run, y: from } : { x: run, y: depth - from };
}

/** The water between a shore and an edge of the table. */
export function shoreArea(table: Battle['table'], shore: Profile, edge: TableEdge): Polygon {
  const along = shore.points.map(([part, mm]) => pointBy(table, edge, part, mm));
  return [pointBy(table, edge, 1, 0), pointBy(table, edge, 0, 0), ...along];
}
