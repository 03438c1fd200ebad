/** Plans where the commands of an army of DBM deploy, each in its own sector, and the baggage behind them. */
import type { Base, Battle, SideId } from '../../../engine/battle.ts';
import type { AnyCommand } from '../../../engine/command.ts';
import { commandOf } from '../../../engine/commands.ts';
import type { Ruleset } from '../../../engine/contract.ts';
import { edgeDistance, edgeOfSide } from '../../../engine/setup/edges.ts';
import type { Placing } from '../../../engine/setup/putting-down.ts';
import { isBaggage, isOf } from '../../../rules/dbm/base.ts';
import { goingOfBase } from '../../../rules/dbm/going.ts';
import { BASE_WIDTH } from '../../../rules/dbm/measures.ts';
import { deployReasons, placeLeft, stillToDeploy } from '../../../rules/dbm/setup/deploy.ts';
import { deploymentDepth } from '../../../rules/dbm/setup/zone.ts';
import { deployOrder, type Ground, planArray, poseAtSpot } from '../../setup/spots.ts';
import { arrayOf } from './battle-array.ts';
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
    allows: (placing) => isInSector(placing) && deployReasons(rules, view, [placing]).length === 0,
    costOf: (placing) => costOf(rules, view, placing),
  };
}

/** Shifts aside that are tried for a rank of baggage. */
const SHIFTS = Array.from({ length: 41 }, (_, at) => (at % 2 === 0 ? at : -at - 1) * (BASE_WIDTH / 4));

/** A rank of baggage at the own edge, with its middle at a distance from the left. */
function rankAt(ground: Ground, bases: readonly Base[], middle: number): readonly Placing[] {
  const first = middle - ((bases.length - 1) * BASE_WIDTH) / 2;
  return bases
    .map((base, at) => ({
      base,
      pose: poseAtSpot(ground.view, ground.edge, { right: first + at * BASE_WIDTH, ahead: base.depth }),
    }))
    .filter(ground.allows);
}

/** Baggage in one rank at the own edge, as near to the middle of the sector of its command as most of it may stand. */
function planBaggage(ground: Ground, bases: readonly Base[]): readonly Placing[] {
  let best: readonly Placing[] = [];
  for (const shift of SHIFTS) {
    const rank = rankAt(ground, bases, ground.middle + shift);
    if (rank.length === bases.length) return rank;
    if (rank.length > best.length) best = rank;
  }
  return best;
}

/** Where these elements of one command are to stand; those for which there is no room are left out. */
function planCommand(rules: Ruleset, view: Battle, side: SideId, bases: readonly Base[]): readonly Placing[] {
  const sector = sectorsOf(view, side).get(commandOf(bases[0] ?? {}));
  if (!sector) return [];
  const ground = groundOf(rules, view, side, sector);
  if (bases.every(isBaggage)) return planBaggage(ground, bases);
  const files = Math.floor((sector.to - sector.from) / BASE_WIDTH);
  return planArray(ground, arrayOf(bases, files), () => null);
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
  return deployOrder(planned, () => placeLeft(rules, view, bases));
}
