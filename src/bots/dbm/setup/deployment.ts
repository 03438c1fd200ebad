/** Plans where the commands of an army of DBM deploy, each in its own sector, and the baggage behind them. */

import { BASE_WIDTH } from '../../../debellis/measures.ts';
import { deployReasons, placeLeft, stillToDeploy } from '../../../debellis/setup/deploy.ts';
import { commandOf } from '../../../engine/army/commands.ts';
import type { Base, Battle } from '../../../engine/battle.ts';
import type { Ruleset } from '../../../engine/contract.ts';
import type { AnyCommand } from '../../../engine/game/command.ts';
import type { SideId } from '../../../engine/game/game.ts';
import { edgeDistance, edgeOfSide } from '../../../engine/setup/edges.ts';
import type { Placing } from '../../../engine/setup/putting-down.ts';
import { DBM } from '../../../rules/dbm/game.ts';
import { goingOfBase } from '../../../rules/dbm/ground/going.ts';
import { deploymentDepth } from '../../../rules/dbm/setup/zone.ts';
import { isBaggage, isOf } from '../../../rules/dbm/troops/base.ts';
import { deployOrder, type Ground, planArray, poseAtSpot } from '../../setup/spots.ts';
import { arrayOf } from './battle-array.ts';
import { asWholes, halvesAmong, inHalves } from './halves.ts';
import { type Sector, sectorsOf } from './sectors.ts';

/** The cost of bad going for elements that fight in line. */
const COSTS = { GGo: 0, RGo: 2, DGo: 4 } as const;

function costOf(rules: Ruleset, view: Battle, { base, pose }: Placing): number {
  if (isOf(base, 'Ax', 'Ps', 'Wb')) return 0;
  return COSTS[goingOfBase(rules, view, { ...base, place: 'table', pose })];
}

function groundOf(rules: Ruleset, view: Battle, side: SideId, { from, to }: Sector): Ground {
  const edge = edgeOfSide(view, side);
  // The left end of an edge, as its player sees it, is at the west for the southern player.
  const left = edge === 'south' ? 'west' : 'east';
  const isInSector = ({ base, pose }: Placing): boolean => {
    const right = edgeDistance(view, left, pose);
    return right - base.width / 2 >= from && right + base.width / 2 <= to;
  };
  return {
    view,
    edge,
    frontage: view.table.width,
    depth: deploymentDepth(view, side),
    middle: (from + to) / 2,
    allows: (placing) => isInSector(placing) && deployReasons(DBM, rules, view, [placing]).length === 0,
    costOf: (placing) => costOf(rules, view, placing),
  };
}

/** Distances to the right of the middle, the nearest first: 0, 40, -40, 80, ... */
const sideways = (most: number): readonly number[] =>
  Array.from({ length: 2 * Math.floor(most / BASE_WIDTH) + 1 }, (_, at) =>
    at % 2 === 1 ? ((at + 1) / 2) * BASE_WIDTH : (-at / 2) * BASE_WIDTH,
  );

/** Baggage in one rank at the own edge, as near to the middle of the sector of its command as the ground allows. */
function planBaggage(ground: Ground, bases: readonly Base[]): readonly Placing[] {
  const spots = [...sideways(ground.frontage)];
  return bases.flatMap((base) => {
    const at = spots.findIndex((aside) => ground.allows(atEdge(ground, base, aside)));
    const [aside] = at < 0 ? [] : spots.splice(at, 1);
    return aside === undefined ? [] : [atEdge(ground, base, aside)];
  });
}

const atEdge = (ground: Ground, base: Base, aside: number): Placing => ({
  base,
  pose: poseAtSpot(ground.view, ground.edge, { right: ground.middle + aside, ahead: base.depth }),
});

/** The same ground, along the whole edge. */
const wholeEdge = (rules: Ruleset, view: Battle, ground: Ground): Ground => ({
  ...ground,
  allows: (placing) => deployReasons(DBM, rules, view, [placing]).length === 0,
});

/**
 * Where these elements of one command are to stand: in its sector, or anywhere if that has room for none of them. Those
 * for which there is no room are left out.
 */
function planCommand(rules: Ruleset, view: Battle, side: SideId, bases: readonly Base[]): readonly Placing[] {
  const sector = sectorsOf(view, side).get(commandOf(bases[0] ?? {}));
  if (!sector) return [];
  const ground = groundOf(rules, view, side, sector);
  const halves = halvesAmong(bases);
  const wholes = asWholes(bases, halves);
  if (bases.every(isBaggage)) return inHalves(planBaggage(wholeEdge(rules, view, ground), wholes), halves);
  const array = arrayOf(wholes, Math.floor((sector.to - sector.from) / BASE_WIDTH));
  const inSector = planArray(ground, array, () => null);
  const placings =
    inSector.length > 0 ? inSector : planArray(wholeEdge(rules, view, ground), array, () => null);
  return inHalves(placings, halves);
}

/** Puts down a command, or the baggage of all if `command` is null, in one order; or says that it is done. */
export function deploy(rules: Ruleset, view: Battle, side: SideId, command: string | null): AnyCommand {
  const bases =
    command === null ? stillToDeploy(view, side).filter(isBaggage) : stillToDeploy(view, side, command);
  const commands = [...new Set(bases.map(commandOf))];
  const planned = commands.flatMap((name) =>
    planCommand(
      rules,
      view,
      side,
      bases.filter((base) => commandOf(base) === name),
    ),
  );
  return deployOrder(planned, () => placeLeft(DBM, rules, view, bases));
}
