import type { Base, Battle, SideId, TableEdge } from '../../engine/battle.ts';
import { findSide } from '../../engine/battle.ts';
import { goingUnder } from '../../engine/board/going.ts';
import { rectangleAt } from '../../engine/board/rectangles.ts';
import type { AnyCommand } from '../../engine/command.ts';
import type { Ruleset } from '../../engine/contract.ts';
import type { Placing } from '../../engine/setup/putting-down.ts';
import { degreesOf, facingFromDegrees } from '../../geometry/exact.ts';
import { rectanglesOverlap } from '../../geometry/overlap.ts';
import type { Pose } from '../../geometry/pose.ts';
import type { Rectangle } from '../../geometry/rectangle.ts';
import { isBaggage, isCommander, troopOf } from '../../rules/bnb/base.ts';
import { BASE_WIDTH } from '../../rules/bnb/measures.ts';
import { deploymentDepth, deployReasons, stillToDeploy } from '../../rules/bnb/setup/deploy.ts';
import { isLightInfantry } from '../../rules/bnb/troops.ts';
import { arrayOf, type BattleArray } from './battle-array.ts';

/** A place as its player sees it: from the left end of his edge, and ahead of his edge. */
interface Spot {
  readonly right: number;
  readonly ahead: number;
}

function poseAt({ table: { width, depth } }: Battle, edge: TableEdge, { right, ahead }: Spot): Pose {
  const at = {
    south: [right, ahead, 0],
    north: [width - right, depth - ahead, 180],
    west: [ahead, depth - right, 90],
    east: [width - ahead, right, 270],
  } as const satisfies Record<TableEdge, readonly [number, number, number]>;
  const [x, y, degrees] = at[edge];
  return { x, y, facing: facingFromDegrees(degrees) };
}

/** What deploying needs of the table, as its player sees it. */
interface Ground {
  readonly rules: Ruleset;
  readonly view: Battle;
  readonly edge: TableEdge;
  readonly frontage: number;
  readonly depth: number;
}

function groundOf(rules: Ruleset, view: Battle, side: SideId): Ground {
  const edge = findSide(view, side)?.edge ?? 'south';
  const frontage = edge === 'south' || edge === 'north' ? view.table.width : view.table.depth;
  return { rules, view, edge, frontage, depth: deploymentDepth(view, edge) };
}

const isFree = ({ rules, view }: Ground, placing: Placing, taken: readonly Rectangle[]): boolean => {
  const ground = rectangleAt(placing.base, placing.pose);
  return (
    !taken.some((other) => rectanglesOverlap(ground, other)) &&
    deployReasons(rules, view, [placing]).length === 0
  );
};

/** What standing in bad going costs a base that fights in line. */
const COSTS: Readonly<Record<string, number>> = { DGo: 4, RGo: 2 };
const NOWHERE = 20;

function costOf(ground: Ground, placing: Placing): number {
  if (!isFree(ground, placing, [])) return NOWHERE;
  if (isLightInfantry(troopOf(placing.base))) return 0;
  const placed = { ...placing.base, place: 'table', pose: placing.pose } as const;
  return COSTS[goingUnder(ground.rules, ground.view, placed, rectangleAt(placing.base, placing.pose))] ?? 0;
}

/** The line with its middle at `middle` and its front at `front`. */
function lineAt(ground: Ground, { line }: BattleArray, middle: number, front: number): readonly Placing[] {
  const width = line.reduce((sum, [head]) => sum + head.width, 0);
  let right = middle - width / 2;
  return line.flatMap((file) => {
    let ahead = front;
    const across = right + file[0].width / 2;
    right += file[0].width;
    return file.map((base) => {
      const pose = poseAt(ground.view, ground.edge, { right: across, ahead });
      ahead -= base.depth;
      return { base, pose };
    });
  });
}

/** Shifts to the side and back that are tried for the whole line, the least first. */
const SHIFTS = [0, 40, -40, 80, -80, 120, -120, 200, -200];
const BACK = [0, 20, 40];
/** Going back or aside is worth this much less for each millimetre. */
const SHIFT_COST = 1 / 50;

function bestLine(ground: Ground, array: BattleArray): readonly Placing[] {
  let best: readonly Placing[] = [];
  let least = Number.POSITIVE_INFINITY;
  for (const back of BACK)
    for (const shift of SHIFTS) {
      const shifted = (back + Math.abs(shift)) * SHIFT_COST;
      if (shifted >= least) continue;
      const placings = lineAt(ground, array, ground.frontage / 2 + shift, ground.depth - back);
      const cost = placings.reduce((sum, placing) => sum + costOf(ground, placing), shifted);
      if (cost < least) [least, best] = [cost, placings];
    }
  return best;
}

const STEP = 10;

/** The free place nearest to the middle, row by row backwards from `front`, then forwards of it. */
function freePlace(ground: Ground, base: Base, front: number, taken: readonly Rectangle[]): Placing | null {
  const rows: number[] = [];
  for (let ahead = front; ahead >= base.depth; ahead -= STEP) rows.push(ahead);
  for (let ahead = front + STEP; ahead <= ground.depth; ahead += STEP) rows.push(ahead);
  for (const ahead of rows)
    for (let out = 0; out <= ground.frontage / 2; out += STEP)
      for (const right of [ground.frontage / 2 + out, ground.frontage / 2 - out]) {
        const placing = { base, pose: poseAt(ground.view, ground.edge, { right, ahead }) };
        if (isFree(ground, placing, taken)) return placing;
      }
  return null;
}

/** Room kept between the line and what stands behind it. */
const BEHIND = 20;

/** Where each base of an army is to stand; bases for which there is no room are left out. */
export function planDeployment(
  rules: Ruleset,
  view: Battle,
  side: SideId,
  bases: readonly Base[],
): readonly Placing[] {
  const ground = groundOf(rules, view, side);
  const array = arrayOf(bases, Math.floor(ground.frontage / BASE_WIDTH) - 2);
  const placings: Placing[] = [];
  const taken: Rectangle[] = [];
  const put = (placing: Placing) => {
    placings.push(placing);
    taken.push(rectangleAt(placing.base, placing.pose));
  };
  const homeless: Base[] = [];
  for (const placing of bestLine(ground, array)) {
    if (isFree(ground, placing, taken)) put(placing);
    else homeless.push(placing.base);
  }
  const deepest = array.line.reduce(
    (most, file) =>
      Math.max(
        most,
        file.reduce((sum, { depth }) => sum + depth, 0),
      ),
    0,
  );
  for (const base of [...array.reserve, ...homeless]) {
    const front = isBaggage(base) ? base.depth : ground.depth - deepest - BEHIND;
    const placing = freePlace(ground, base, Math.max(front, base.depth), taken);
    if (placing) put(placing);
  }
  return placings;
}

/** Puts down all that still has to be deployed in one order, or says that it is done. */
export function deploy(rules: Ruleset, view: Battle, side: SideId, part: 'baggage' | 'army'): AnyCommand {
  const bases = stillToDeploy(view, side).filter((base) => part === 'army' || isBaggage(base));
  const placings = planDeployment(rules, view, side, bases.toSorted(commandersFirst));
  if (placings.length === 0) return { type: 'end-phase' };
  return {
    type: 'deploy-group',
    bases: placings.map(({ base }) => base.id),
    at: placings.map(({ pose }) => [pose.x, pose.y, degreesOf(pose.facing)]),
  };
}

const commandersFirst = (a: Base, b: Base): number => Number(isCommander(b)) - Number(isCommander(a));
