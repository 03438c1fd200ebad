/** Where elements may be deployed. DBM, Deployment, Commands; rulings 102 and 106. */
import {
  type Base,
  type Battle,
  isPlaced,
  type PlacedBase,
  type SideId,
  type TableEdge,
} from '../../../engine/battle.ts';
import { IMPASSABLE, piecesUnder } from '../../../engine/board/going.ts';
import { rectangleAt } from '../../../engine/board/rectangles.ts';
import { commandOf, inCommand } from '../../../engine/commands.ts';
import type { Ruleset } from '../../../engine/contract.ts';
import type { Reason } from '../../../engine/event.ts';
import {
  acrossFrom,
  EDGES_CLOCKWISE,
  edgeDistance,
  edgeOfSide,
  isSideways,
} from '../../../engine/setup/edges.ts';
import { isOnTable, overlapReasons, type Placing } from '../../../engine/setup/putting-down.ts';
import { roomForAny } from '../../../engine/setup/room-left.ts';
import type { Rectangle } from '../../../geometry/rectangle.ts';
import { atMost, moreThan } from '../../../geometry/tolerance.ts';
import { isBaggage, isNaval } from '../base.ts';
import { broken } from '../citing.ts';
import { paces } from '../measures.ts';
import { baggageReasons } from './baggage-places.ts';
import { minglingReasons } from './mingling.ts';

/** How far behind the centre line of the table the front limit of deployment lies, in millimetres. */
const BEHIND_CENTRE = paces(300);
/** The strip along each short edge where nobody deploys, in millimetres. */
export const SIDE_STRIP = paces(300);

/** How far from an edge the side that sits there may deploy, in millimetres. */
export const deploymentDepthFrom = (battle: Pick<Battle, 'table'>, edge: TableEdge): number =>
  acrossFrom(battle, edge) / 2 - BEHIND_CENTRE;

/** How far from its own edge a side may deploy, in millimetres. */
export const deploymentDepth = (battle: Battle, side: SideId): number =>
  deploymentDepthFrom(battle, edgeOfSide(battle, side));

function zoneReasons(battle: Battle, base: Base, ground: Rectangle): readonly Reason[] {
  const edge = edgeOfSide(battle, base.side);
  const farthest = (from: typeof edge) => ground.corners.map((corner) => edgeDistance(battle, from, corner));
  const distance = Math.max(...farthest(edge));
  const most = deploymentDepth(battle, base.side);
  const sides = EDGES_CLOCKWISE.filter((each) => isSideways(each) !== isSideways(edge));
  const aside = Math.min(...sides.flatMap(farthest));
  return [
    ...(atMost(distance, most)
      ? []
      : broken('dbm.deploy.4', 'dbm.setup.deploy-too-far', { base: base.id, distance, most })),
    ...(isNaval(base) || moreThan(aside, SIDE_STRIP)
      ? []
      : broken('dbm.deploy.5', 'dbm.setup.deploy-aside', {
          base: base.id,
          distance: aside,
          least: SIDE_STRIP,
        })),
  ];
}

function placeReasons(rules: Ruleset, battle: Battle, { base, pose }: Placing): readonly Reason[] {
  const ground = rectangleAt(base, pose);
  const standing: PlacedBase = { ...base, place: 'table', pose };
  const barred = piecesUnder(battle, ground).filter(
    (piece) => rules.board.going.of(battle, piece, standing, ground) === IMPASSABLE,
  );
  return [
    ...(isOnTable(battle, ground)
      ? []
      : broken('dbm.setup.2', 'dbm.setup.deploy-off-table', { base: base.id })),
    ...zoneReasons(battle, base, ground),
    ...barred.flatMap(({ id, kind }) =>
      broken('dbm.setup.2', 'dbm.setup.deploy-on', { base: base.id, other: id, kind }),
    ),
  ];
}

/** Every rule that deploying these elements together breaks. */
export function deployReasons(
  rules: Ruleset,
  battle: Battle,
  placings: readonly Placing[],
): readonly Reason[] {
  const overlaps = overlapReasons(rules, battle, placings);
  return [
    ...placings.flatMap((placing, at) => [...placeReasons(rules, battle, placing), ...(overlaps[at] ?? [])]),
    ...baggageReasons(rules, battle, placings),
    ...minglingReasons(battle, placings),
  ];
}

/** Does an element stand in the array, or is it still to be put there? Those hidden or off the table do not. */
const isInArray = (base: Base): boolean => isPlaced(base) || base.place === 'reserve';

/** The elements of a command that are shown when all is deployed. */
export const inArray = (battle: Battle, side: SideId, command: string): readonly Base[] =>
  inCommand(battle, side, command).filter(isInArray);

/** The elements of a part of an army that are deployed before the battle: all baggage, or one command. */
export const ofPart = (
  battle: Battle,
  side: SideId,
  part: 'baggage' | 'army',
  command = '',
): readonly Base[] =>
  part === 'army'
    ? inArray(battle, side, command)
    : battle.bases.filter((base) => base.side === side && isBaggage(base) && isInArray(base));

/** The elements that a side, or one of its commands, has not yet deployed. */
export const stillToDeploy = (battle: Battle, side: SideId, command?: string): readonly Base[] =>
  battle.bases.filter(
    (base) =>
      base.side === side &&
      base.place === 'reserve' &&
      (command === undefined || commandOf(base) === command),
  );

/** A legal place for one of these elements; null if there is no room for any. */
export const placeLeft = (rules: Ruleset, battle: Battle, bases: readonly Base[]): Placing | null =>
  roomForAny(rules, battle, bases, deployReasons);
