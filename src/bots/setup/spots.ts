/** Places as their player sees them, and finding room for an array of bases among them. */
import type { Base, Battle, TableEdge } from '../../engine/battle.ts';
import { rectangleAt } from '../../engine/board/rectangles.ts';
import type { AnyCommand } from '../../engine/command.ts';
import type { Placing } from '../../engine/setup/putting-down.ts';
import { kindOf } from '../../engine/setup/room-left.ts';
import { degreesOf, facingFromDegrees } from '../../geometry/exact.ts';
import { rectanglesOverlap } from '../../geometry/overlap.ts';
import type { Point } from '../../geometry/point.ts';
import type { Pose } from '../../geometry/pose.ts';
import type { Rectangle } from '../../geometry/rectangle.ts';
import type { BattleArray } from './array.ts';

/** A place as its player sees it: from the left end of the player's edge, and ahead of it. */
export interface Spot {
  readonly right: number;
  readonly ahead: number;
}

export function poseAtSpot(
  { table: { width, depth } }: Pick<Battle, 'table'>,
  edge: TableEdge,
  { right, ahead }: Spot,
): Pose {
  const at = {
    south: [right, ahead, 0],
    north: [width - right, depth - ahead, 180],
    west: [ahead, depth - right, 90],
    east: [width - ahead, right, 270],
  } as const satisfies Record<TableEdge, readonly [number, number, number]>;
  const [x, y, degrees] = at[edge];
  return { x, y, facing: facingFromDegrees(degrees) };
}

/** The ground for deploying, as the player sees it. */
export interface Ground {
  readonly view: Battle;
  readonly edge: TableEdge;
  /** How long the edge is, and how far ahead of it may be deployed, in millimetres. */
  readonly frontage: number;
  readonly depth: number;
  /** The middle of the line, from the left end of the edge. */
  readonly middle: number;
  /** May this base by itself stand there? */
  readonly allows: (placing: Placing) => boolean;
  /** The cost of a legal place for a base that fights in line, from 0. */
  readonly costOf: (placing: Placing) => number;
  /** Does water part these places? If absent, nothing parts an army. */
  readonly isParted?: (one: Point, other: Point) => boolean;
}

/** Is a place allowed, and free of what is planned already? */
const isFree = ({ allows }: Ground, placing: Placing, taken: readonly Rectangle[]): boolean => {
  const ground = rectangleAt(placing.base, placing.pose);
  return !taken.some((other) => rectanglesOverlap(ground, other)) && allows(placing);
};

/** The line with its middle at `middle` and its front at `front`. */
function lineAt(ground: Ground, { line }: BattleArray, middle: number, front: number): readonly Placing[] {
  const width = line.reduce((sum, [head]) => sum + head.width, 0);
  let right = middle - width / 2;
  return line.flatMap((file) => {
    let ahead = front;
    const across = right + file[0].width / 2;
    right += file[0].width;
    return file.map((base) => {
      const pose = poseAtSpot(ground.view, ground.edge, { right: across, ahead });
      ahead -= base.depth;
      return { base, pose };
    });
  });
}

/** Shifts to the side and back that are tried for the whole line, the least first. */
const SHIFTS = [0, 40, -40, 80, -80, 120, -120, 200, -200, 280, -280, 360, -360];
const BACK = [0, 20, 40];
/** The cost of each millimetre back or aside. */
const SHIFT_COST = 1 / 50;
const NOWHERE = 20;
/** The cost of a base that water parts from the middle of the line. */
const PARTED = 10;

interface Line {
  readonly placings: readonly Placing[];
  readonly front: number;
  readonly middle: number;
}

/** The place of the base in the middle of a line. */
const heartOf = (placings: readonly Placing[]): Point | null =>
  placings[Math.floor(placings.length / 2)]?.pose ?? null;

/** Does water part a place from the middle of the line? */
const isCutOff = ({ isParted }: Ground, { pose }: Placing, heart: Point | null): boolean =>
  heart !== null && isParted?.(heart, pose) === true;

/** The line where its bases stand best, though perhaps not all of them where they may. */
function bestLine(ground: Ground, array: BattleArray): Line {
  let best: readonly Placing[] = [];
  let [front, middle] = [ground.depth, ground.middle];
  let least = Number.POSITIVE_INFINITY;
  for (const back of BACK)
    for (const shift of SHIFTS) {
      const shifted = (back + Math.abs(shift)) * SHIFT_COST;
      if (shifted >= least) continue;
      const placings = lineAt(ground, array, ground.middle + shift, ground.depth - back);
      const heart = heartOf(placings);
      let cost = shifted;
      for (const placing of placings) {
        if (cost >= least) break;
        cost += isFree(ground, placing, []) ? ground.costOf(placing) : NOWHERE;
        if (isCutOff(ground, placing, heart)) cost += PARTED;
      }
      if (cost < least)
        [least, best, front, middle] = [cost, placings, ground.depth - back, ground.middle + shift];
    }
  return { placings: best, front, middle };
}

const STEP = 10;

/**
 * The free place nearest to the middle of the line, row by row backwards from `front`, then forwards of it; where there
 * is one, on the bank of the line.
 */
function freePlace(
  ground: Ground,
  base: Base,
  { placings, middle }: Line,
  front: number,
  taken: readonly Rectangle[],
): Placing | null {
  const heart = heartOf(placings);
  let beyond: Placing | null = null;
  const rows: number[] = [];
  for (let ahead = front; ahead >= base.depth; ahead -= STEP) rows.push(ahead);
  for (let ahead = front + STEP; ahead <= ground.depth; ahead += STEP) rows.push(ahead);
  const widest = Math.max(middle, ground.frontage - middle);
  for (const ahead of rows)
    for (let out = 0; out <= widest; out += STEP)
      for (const right of [middle + out, middle - out]) {
        const placing = { base, pose: poseAtSpot(ground.view, ground.edge, { right, ahead }) };
        if (!isFree(ground, placing, taken)) continue;
        if (!isCutOff(ground, placing, heart)) return placing;
        beyond ??= placing;
      }
  return beyond;
}

/** Puts down what is planned in one order, or else one base where there is room for any; ends the phase otherwise. */
export function deployOrder(planned: readonly Placing[], placeLeft: () => Placing | null): AnyCommand {
  const one = planned.length > 0 ? null : placeLeft();
  const placings = one ? [one] : planned;
  if (placings.length === 0) return { type: 'end-phase' };
  return {
    type: 'deploy-group',
    bases: placings.map(({ base }) => base.id),
    at: placings.map(({ pose }) => [pose.x, pose.y, degreesOf(pose.facing)]),
  };
}

/** How far behind its front an array reaches. */
const depthOf = ({ line }: BattleArray): number =>
  Math.max(0, ...line.map((file) => file.reduce((sum, { depth }) => sum + depth, 0)));

/** The room between the line and the bases behind it. */
const BEHIND = 20;

/** Where each base of an array is to stand; bases for which there is no room are left out. */
export function planArray(
  ground: Ground,
  array: BattleArray,
  /** How far ahead of the edge a base of the reserve is to stand, where not behind the line. */
  reserveFront: (base: Base) => number | null,
): readonly Placing[] {
  const placings: Placing[] = [];
  const taken: Rectangle[] = [];
  const put = (placing: Placing) => {
    placings.push(placing);
    taken.push(rectangleAt(placing.base, placing.pose));
  };
  const homeless: Base[] = [];
  const line = bestLine(ground, array);
  const heart = heartOf(line.placings);
  for (const placing of line.placings) {
    if (isFree(ground, placing, taken) && !isCutOff(ground, placing, heart)) put(placing);
    else homeless.push(placing.base);
  }
  const behind = line.front - depthOf(array) - BEHIND;
  // A search that finds no room tries thousands of places.
  const hopeless = new Set<string>();
  for (const base of [...array.reserve, ...homeless]) {
    const front = Math.max(reserveFront(base) ?? behind, base.depth);
    const search = `${front} ${kindOf(base)}`;
    const placing = hopeless.has(search) ? null : freePlace(ground, base, line, front, taken);
    if (placing) put(placing);
    else hopeless.add(search);
  }
  return placings;
}
