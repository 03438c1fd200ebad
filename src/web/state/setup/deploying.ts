import type { Base, BaseId, Battle, SideId, TableEdge } from '../../../engine/battle.ts';
import { findBase, findSide } from '../../../engine/battle.ts';
import { rectangleAt } from '../../../engine/board/rectangles.ts';
import type { AnyCommand } from '../../../engine/command.ts';
import { degreesOf, facingFromDegrees } from '../../../geometry/exact.ts';
import type { Point } from '../../../geometry/point.ts';
import { ahead, type Pose, shifted } from '../../../geometry/pose.ts';
import { onScreen } from '../loading/ruleset.ts';

/** The facing of a side towards the enemy's edge. */
const FACING: Readonly<Record<TableEdge, number>> = {
  south: facingFromDegrees(0),
  west: facingFromDegrees(90),
  north: facingFromDegrees(180),
  east: facingFromDegrees(270),
};

export const facingOfSide = (battle: Battle, side: SideId): number =>
  FACING[findSide(battle, side)?.edge ?? 'south'];

/** Bases in rows of `wide`, the first row at the front. */
export function rowsOf<Of>(bases: readonly Of[], wide: number): readonly (readonly Of[])[] {
  const rows: (readonly Of[])[] = [];
  for (let at = 0; at < bases.length; at += Math.max(1, wide))
    rows.push(bases.slice(at, at + Math.max(1, wide)));
  return rows;
}

export interface Placing {
  readonly base: BaseId;
  readonly pose: Pose;
}

/** Where bases stand in rows, side by side and one row behind the other; `at` is the middle of the front. */
export function formation(bases: readonly Base[], wide: number, at: Pose): readonly Placing[] {
  const rows = rowsOf(bases, wide);
  const fileWidth = Math.max(0, ...bases.map((base) => base.width));
  const files = rows[0]?.length ?? 0;
  const left = (-(files - 1) * fileWidth) / 2;
  const behind = new Array<number>(files).fill(0);
  return rows.flatMap((row) =>
    row.map((base, file) => {
      const back = behind[file] ?? 0;
      behind[file] = back + base.depth;
      return { base: base.id, pose: ahead(shifted(at, left + file * fileWidth), -back) };
    }),
  );
}

/** Upright on the table, in millimetres. */
export interface Zone {
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
}

/** The deployment zone of a side, to a distance from its own edge. */
export function zoneOfSide(
  { table, sides }: Pick<Battle, 'table' | 'sides'>,
  side: SideId,
  far: number,
): Zone {
  const all = { minX: 0, minY: 0, maxX: table.width, maxY: table.depth };
  switch (sides.find(({ id }) => id === side)?.edge ?? 'south') {
    case 'south':
      return { ...all, maxY: far };
    case 'north':
      return { ...all, minY: table.depth - far };
    case 'west':
      return { ...all, maxX: far };
    case 'east':
      return { ...all, minX: table.width - far };
  }
}

/** A zone without the strips along the two edges beside the own edge of a side. */
export function withoutStrips(
  { table, sides }: Pick<Battle, 'table' | 'sides'>,
  side: SideId,
  zone: Zone,
  strip: number,
): Zone {
  const edge = sides.find(({ id }) => id === side)?.edge ?? 'south';
  return edge === 'south' || edge === 'north'
    ? { ...zone, minX: strip, maxX: table.width - strip }
    : { ...zone, minY: strip, maxY: table.depth - strip };
}

/** How far to shift a stretch so that it lies between two ends; 0 where it is too long. */
const pushIn = (min: number, max: number, least: number, most: number): number =>
  max - min > most - least ? 0 : Math.max(0, least - min) + Math.min(0, most - max);

/** Bases put down across the border of the zone, moved together just into it. */
export function broughtInto(battle: Battle, placings: readonly Placing[], zone: Zone): readonly Placing[] {
  const boxes = placings.map(({ base, pose }) => rectangleAt(findBase(battle, base) ?? NO_SIZE, pose).box);
  const all = (pickMost: typeof Math.max, of: (box: Zone) => number) => pickMost(...boxes.map(of));
  const right = pushIn(
    all(Math.min, ({ minX }) => minX),
    all(Math.max, ({ maxX }) => maxX),
    zone.minX,
    zone.maxX,
  );
  const up = pushIn(
    all(Math.min, ({ minY }) => minY),
    all(Math.max, ({ maxY }) => maxY),
    zone.minY,
    zone.maxY,
  );
  if (right === 0 && up === 0) return placings;
  return placings.map(({ base, pose }) => ({
    base,
    pose: { ...pose, x: pose.x + right, y: pose.y + up },
  }));
}

const NO_SIZE = { width: 0, depth: 0 };

const place = ({ x, y, facing }: Pose): [number, number, number] => [x, y, degreesOf(facing)];

/** The command that puts bases down at their places. */
export const deployCommand = (placings: readonly Placing[]): AnyCommand => ({
  type: 'deploy-group',
  bases: placings.map(({ base }) => base),
  at: placings.map(({ pose }) => place(pose)),
});

/** Places to try for a formation without a pointer: from the front of the zone back, the middle first. */
export function* placesToTry(battle: Battle, side: SideId, depth: number): Generator<Pose> {
  const edge = findSide(battle, side)?.edge ?? 'south';
  const facing = FACING[edge];
  const across = edge === 'south' || edge === 'north' ? battle.table.width : battle.table.depth;
  for (let back = 0; back < depth; back += 20)
    for (let aside = 0; aside <= across / 2; aside += 20)
      for (const right of aside === 0 ? [0] : [aside, -aside])
        yield fromEdge(battle, edge, facing, depth - back, right);
}

function fromEdge({ table }: Battle, edge: TableEdge, facing: number, forward: number, right: number): Pose {
  const middle: Readonly<Record<TableEdge, Point>> = {
    south: { x: table.width / 2, y: 0 },
    north: { x: table.width / 2, y: table.depth },
    west: { x: 0, y: table.depth / 2 },
    east: { x: table.width, y: table.depth / 2 },
  };
  return shifted(ahead({ ...middle[edge], facing }, forward), right);
}

/** The bases that this step of the deployment may put down: those of one command where commands deploy in turn. */
export function reserveOf(battle: Battle, side: SideId): readonly Base[] {
  const command = battle.flow.awaits[0]?.about?.command;
  return battle.bases.filter(
    (base) =>
      base.side === side &&
      base.place === 'reserve' &&
      (typeof command !== 'string' || base.command === command) &&
      onScreen(battle.ruleset)?.setup.isDue(battle, base) !== false,
  );
}
