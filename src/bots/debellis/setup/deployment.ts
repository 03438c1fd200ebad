/** Plans where the commands of an army deploy, each in its own sector, and the baggage behind them. */

import { BASE_WIDTH } from '../../../debellis/measures.ts';
import { deployReasons, placeLeft } from '../../../debellis/setup/deploy.ts';
import { commandOf } from '../../../engine/army/commands.ts';
import type { Base, Battle } from '../../../engine/battle.ts';
import type { Ruleset } from '../../../engine/contract.ts';
import type { AnyCommand } from '../../../engine/game/command.ts';
import type { SideId } from '../../../engine/game/game.ts';
import { edgeDistance, edgeOfSide } from '../../../engine/setup/edges.ts';
import type { Placing } from '../../../engine/setup/putting-down.ts';
import { beginAnew } from '../../setup/begin-anew.ts';
import { deployOrder, type Ground, planArray, poseAtSpot } from '../../setup/spots.ts';
import type { Army } from './army.ts';
import { asWholes, halvesAmong, inHalves } from './halves.ts';
import { type Sector, sectorsOf } from './sectors.ts';

/** The cost of bad going for elements that fight in line. */
const COSTS = { GGo: 0, RGo: 2, DGo: 4 } as const;

function costOf({ game }: Army, rules: Ruleset, view: Battle, { base, pose }: Placing): number {
  if (game.isOf(base, 'Ax', 'Ps', 'Wb')) return 0;
  return COSTS[game.goingOfBase(rules, view, { ...base, place: 'table', pose })];
}

function groundOf(army: Army, rules: Ruleset, view: Battle, side: SideId, { from, to }: Sector): Ground {
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
    depth: army.game.deploymentDepth(view, side),
    middle: (from + to) / 2,
    allows: (placing) => isInSector(placing) && deployReasons(army.game, rules, view, [placing]).length === 0,
    costOf: (placing) => costOf(army, rules, view, placing),
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
const wholeEdge = ({ game }: Army, rules: Ruleset, view: Battle, ground: Ground): Ground => ({
  ...ground,
  allows: (placing) => deployReasons(game, rules, view, [placing]).length === 0,
});

/**
 * Where these elements of one command are to stand: in its sector, or anywhere if that has room for none of them. Those
 * for which there is no room are left out.
 */
function planCommand(
  army: Army,
  rules: Ruleset,
  view: Battle,
  side: SideId,
  bases: readonly Base[],
): readonly Placing[] {
  const { game } = army;
  const sector = sectorsOf(army, view, side).get(commandOf(bases[0] ?? {}));
  if (!sector) return [];
  const ground = groundOf(army, rules, view, side, sector);
  const halves = halvesAmong(game, bases);
  const wholes = asWholes(bases, halves);
  if (bases.every(game.isBaggage))
    return inHalves(planBaggage(wholeEdge(army, rules, view, ground), wholes), halves);
  const array = army.arrayOf(game, wholes, Math.floor((sector.to - sector.from) / BASE_WIDTH));
  const inSector = planArray(ground, array, () => null);
  const placings =
    inSector.length > 0 ? inSector : planArray(wholeEdge(army, rules, view, ground), array, () => null);
  return inHalves(placings, halves);
}

/**
 * Those of these places that are legal together: each may be legal alone, but the outline of all may run into another
 * command. Where that can be taken back, all of them: they are refused, and the side begins anew.
 */
function legalTogether(
  { game }: Army,
  rules: Ruleset,
  view: Battle,
  side: SideId,
  placings: readonly Placing[],
): readonly Placing[] {
  const areLegal = (some: readonly Placing[]): boolean => deployReasons(game, rules, view, some).length === 0;
  if (areLegal(placings) || beginAnew(rules, view, side)) return placings;
  const kept: Placing[] = [];
  for (const placing of placings) if (areLegal([...kept, placing])) kept.push(placing);
  return kept;
}

/** Puts down these elements of a side, or those that may stand together, in one order; or says that it is done. */
export function deploy(
  army: Army,
  rules: Ruleset,
  view: Battle,
  side: SideId,
  bases: readonly Base[],
): AnyCommand {
  const commands = [...new Set(bases.map(commandOf))];
  const planned = commands.flatMap((name) =>
    planCommand(
      army,
      rules,
      view,
      side,
      bases.filter((base) => commandOf(base) === name),
    ),
  );
  return deployOrder(legalTogether(army, rules, view, side, planned), () =>
    placeLeft(army.game, rules, view, bases),
  );
}
