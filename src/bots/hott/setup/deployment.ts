/** Plans where an army of Hordes of the Things deploys. */
import type { Base, Battle, SideId, TableEdge } from '../../../engine/battle.ts';
import { findSide, otherSide } from '../../../engine/battle.ts';
import { goingUnder } from '../../../engine/board/going.ts';
import { rectangleAt } from '../../../engine/board/rectangles.ts';
import type { AnyCommand } from '../../../engine/command.ts';
import type { Ruleset } from '../../../engine/contract.ts';
import { edgeDistance } from '../../../engine/setup/edges.ts';
import type { Placing } from '../../../engine/setup/putting-down.ts';
import { convexOverlap } from '../../../geometry/overlap.ts';
import { boxOf } from '../../../geometry/polygon.ts';
import { ahead, type Pose } from '../../../geometry/pose.ts';
import { strongholdOf } from '../../../rules/hott/ground/stronghold.ts';
import { isWater } from '../../../rules/hott/ground/water.ts';
import { BASE_WIDTH } from '../../../rules/hott/measures.ts';
import { baseEdgeOf, middleOfBase } from '../../../rules/hott/setup/base-edge.ts';
import {
  DEPLOYMENT_DEPTH,
  deployReasons,
  placeLeft,
  stillToDeploy,
} from '../../../rules/hott/setup/deploy.ts';
import { isOf } from '../../../rules/hott/troops/base.ts';
import { matched } from '../../setup/matchups.ts';
import { deployOrder, type Ground, planArray } from '../../setup/spots.ts';
import { partedBy } from '../../setup/waters.ts';
import { arrayOf } from './battle-array.ts';

/** Elements that fight as well in bad going as anywhere. */
const AT_HOME = ['Warband', 'Shooters', 'Beasts'] as const;
/** The cost of bad going for other elements. It is high for artillery, which cannot leave it. */
const COST = 4;
const COST_TO_ARTILLERY = 15;
/** A group moves in bad going only as a column, so the line must not begin there, nor come into it at once. */
const COST_TO_GROUP = 2;
const FIRST_STEP = BASE_WIDTH;

/** An element keeps room before its own stronghold, because without room a recoil destroys it. */
const COST_OF_NO_ROOM = 6;

function lacksRoom(view: Battle, { base, pose }: Placing): boolean {
  const stronghold = strongholdOf(view, base.side);
  const behind = rectangleAt(base, ahead(pose, -base.depth));
  return stronghold !== null && convexOverlap(behind.corners, stronghold.area);
}

function costOf(rules: Ruleset, view: Battle, placing: Placing): number {
  return goingCost(rules, view, placing) + (lacksRoom(view, placing) ? COST_OF_NO_ROOM : 0);
}

function goingCost(rules: Ruleset, view: Battle, { base, pose }: Placing): number {
  const placed = { ...base, place: 'table', pose } as const;
  const isGood = (at: Pose): boolean => goingUnder(rules, view, placed, rectangleAt(base, at)) === 'good';
  const later = isGood(ahead(pose, FIRST_STEP)) ? 0 : COST_TO_GROUP;
  if (isGood(pose)) return later;
  if (isOf(base, 'Artillery')) return COST_TO_ARTILLERY;
  return later + (isOf(base, ...AT_HOME) ? COST_TO_GROUP : COST);
}

/** How far to the right of the left end of an edge a point is, as its player sees it. */
function rightOf(
  { table }: Battle,
  edge: TableEdge,
  { x, y }: { readonly x: number; readonly y: number },
): number {
  if (edge === 'south') return x;
  if (edge === 'north') return table.width - x;
  return edge === 'east' ? y : table.depth - y;
}

/** Elements guard their own stronghold, and go for that of the enemy. */
function middleOfLine(view: Battle, side: SideId, edge: TableEdge): number | null {
  const stronghold = strongholdOf(view, side);
  if (!stronghold) return null;
  const { minX, minY, maxX, maxY } = boxOf(stronghold.area);
  return rightOf(view, edge, { x: (minX + maxX) / 2, y: (minY + maxY) / 2 });
}

/** The part of the edge before which a command stands: all of it in a standard battle. */
function sectorOf(view: Battle, side: SideId, frontage: number, command: string | undefined) {
  if (command === undefined) return { left: 0, width: frontage };
  const own = view.bases.filter((base) => base.side === side).map((base) => base.command ?? '');
  const commands = [...new Set(own)].toSorted();
  const width = frontage / commands.length;
  return { left: Math.max(0, commands.indexOf(command)) * width, width };
}

function groundOf(
  rules: Ruleset,
  view: Battle,
  side: SideId,
  command: string | undefined,
): Ground & { readonly files: number } {
  const edge = findSide(view, side)?.edge ?? 'south';
  const frontage = edge === 'south' || edge === 'north' ? view.table.width : view.table.depth;
  const base = baseEdgeOf(view, side);
  const { left, width } = sectorOf(view, side, frontage, command);
  const whole = command === undefined;
  return {
    view,
    edge,
    frontage,
    // Along a shore the zone begins at the water.
    depth: DEPLOYMENT_DEPTH + (base.sea ? edgeDistance(view, edge, middleOfBase(view, base)) : 0),
    middle: (whole ? middleOfLine(view, side, edge) : null) ?? left + width / 2,
    allows: (placing) => deployReasons(rules, view, [placing]).length === 0,
    costOf: (placing) => costOf(rules, view, placing),
    isParted: partedBy(view.terrain.filter(isWater)),
    files: Math.max(1, Math.floor(width / BASE_WIDTH) - (whole ? 2 : 1)),
  };
}

/** Where each base is to stand; bases for which there is no room are left out. */
export function planDeployment(
  rules: Ruleset,
  view: Battle,
  side: SideId,
  bases: readonly Base[],
  command?: string,
  heedful = true,
): readonly Placing[] {
  const { files, ...ground } = groundOf(rules, view, side, command);
  const array = arrayOf(bases, files);
  const enemy = otherSide(view, side);
  const expected = () => planDeployment(rules, view, enemy, stillToDeploy(view, enemy), undefined, false);
  const line = heedful ? matched(rules, ground, side, array, expected) : array;
  return planArray(ground, line, () => null);
}

/** Puts down all that still has to be deployed in one order, or says that it is done. */
export function deploy(
  rules: Ruleset,
  view: Battle,
  side: SideId,
  command: string | undefined,
  heedful: boolean,
): AnyCommand {
  const bases = stillToDeploy(view, side, command);
  const planned = planDeployment(rules, view, side, bases, command, heedful);
  return deployOrder(planned, () => placeLeft(rules, view, bases));
}
