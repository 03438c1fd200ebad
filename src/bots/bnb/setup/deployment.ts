/** Plans where an army of Blood and Blades deploys. */
import type { Base, Battle, SideId } from '../../../engine/battle.ts';
import { findSide, otherSide } from '../../../engine/battle.ts';
import { goingUnder } from '../../../engine/board/going.ts';
import { rectangleAt } from '../../../engine/board/rectangles.ts';
import type { AnyCommand } from '../../../engine/command.ts';
import type { Ruleset } from '../../../engine/contract.ts';
import type { Placing } from '../../../engine/setup/putting-down.ts';
import { BASE_WIDTH } from '../../../rules/bnb/measures.ts';
import { deploymentDepth, deployReasons, placeLeft, stillToDeploy } from '../../../rules/bnb/setup/deploy.ts';
import { isWater, layingOf } from '../../../rules/bnb/setup/terrain-kinds.ts';
import { isBaggage, isCommander, troopOf } from '../../../rules/bnb/troops/base.ts';
import { isLightInfantry } from '../../../rules/bnb/troops/troops.ts';
import { matched } from '../../setup/matchups.ts';
import { deployOrder, type Ground, planArray } from '../../setup/spots.ts';
import { partedBy } from '../../setup/waters.ts';
import { arrayOf } from './battle-array.ts';

/** The cost of bad going for a base that fights in line. */
const COSTS: Readonly<Record<string, number>> = { DGo: 4, RGo: 2 };

function costOf(rules: Ruleset, view: Battle, { base, pose }: Placing): number {
  if (isLightInfantry(troopOf(base))) return 0;
  const placed = { ...base, place: 'table', pose } as const;
  return COSTS[goingUnder(rules, view, placed, rectangleAt(base, pose))] ?? 0;
}

function groundOf(rules: Ruleset, view: Battle, side: SideId): Ground {
  const edge = findSide(view, side)?.edge ?? 'south';
  const frontage = edge === 'south' || edge === 'north' ? view.table.width : view.table.depth;
  return {
    view,
    edge,
    frontage,
    depth: deploymentDepth(view, edge),
    middle: frontage / 2,
    allows: (placing) => deployReasons(rules, view, [placing]).length === 0,
    costOf: (placing) => costOf(rules, view, placing),
    isParted: partedBy(view.terrain.filter(({ kind }) => isWater({ kind }) || layingOf(kind) === 'river')),
  };
}

/** Where each base of an army is to stand; bases for which there is no room are left out. */
export function planDeployment(
  rules: Ruleset,
  view: Battle,
  side: SideId,
  bases: readonly Base[],
  heedful = true,
): readonly Placing[] {
  const ground = groundOf(rules, view, side);
  const array = arrayOf(bases, Math.floor(ground.frontage / BASE_WIDTH) - 2);
  const enemy = otherSide(view, side);
  const expected = () => planDeployment(rules, view, enemy, stillToDeploy(view, enemy), false);
  const line = heedful ? matched(rules, ground, side, array, expected) : array;
  return planArray(ground, line, (base) => (isBaggage(base) ? base.depth : null));
}

/** Puts down all that still has to be deployed in one order, or says that it is done. */
export function deploy(
  rules: Ruleset,
  view: Battle,
  side: SideId,
  part: 'baggage' | 'army',
  heedful: boolean,
): AnyCommand {
  const bases = stillToDeploy(view, side).filter((base) => part === 'army' || isBaggage(base));
  const planned = planDeployment(rules, view, side, bases.toSorted(commandersFirst), heedful);
  return deployOrder(planned, () => placeLeft(rules, view, bases));
}

const commandersFirst = (a: Base, b: Base): number => Number(isCommander(b)) - Number(isCommander(a));
