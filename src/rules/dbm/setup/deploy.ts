/** Where elements may be deployed. DBM, Deployment, Commands; rulings 102 and 106. */

import { commandOf, inCommand } from '../../../engine/army/commands.ts';
import { type Base, type Battle, isPlaced, type PlacedBase, type SideId } from '../../../engine/battle.ts';
import { boxOfPiece, IMPASSABLE, piecesUnder } from '../../../engine/board/going.ts';
import { rectangleAt } from '../../../engine/board/rectangles.ts';
import type { Ruleset } from '../../../engine/contract.ts';
import type { Reason } from '../../../engine/event.ts';
import {
  boxBefore,
  EDGES_CLOCKWISE,
  edgeDistance,
  edgeOfSide,
  isSideways,
} from '../../../engine/setup/edges.ts';
import { isOnTable, overlapReasons, type Placing } from '../../../engine/setup/putting-down.ts';
import { roomForAny, wholeTable } from '../../../engine/setup/room-left.ts';
import { type Box, commonBox, type Rectangle } from '../../../geometry/rectangle.ts';
import { atMost, moreThan } from '../../../geometry/tolerance.ts';
import { isBaggage, isNaval } from '../base.ts';
import { broken } from '../citing.ts';
import { isFrozen } from '../ice.ts';
import { isWater, watersFor } from '../naval/ground.ts';
import { isInFortifiedTown, nearTownReasons } from '../walls/towns.ts';
import { baggageReasons } from './baggage-places.ts';
import { minglingReasons } from './mingling.ts';
import { deploymentDepth, SIDE_STRIP } from './zone.ts';

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

/** A naval element is put on water, and not on ice. */
function shoreReasons(battle: Battle, base: PlacedBase, ground: Rectangle): readonly Reason[] {
  if (!isNaval(base) || isWater(battle, base, ground.corners)) return [];
  const onIce = piecesUnder(battle, ground).some((piece) => isFrozen(battle, piece));
  return broken(onIce ? 'dbm.naval.7' : 'dbm.naval.1', 'dbm.naval.by-water', { base: base.id });
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
    ...(isInFortifiedTown(battle, standing)
      ? []
      : [...zoneReasons(battle, base, ground), ...nearTownReasons(battle, standing, ground)]),
    ...shoreReasons(battle, standing, ground),
    ...barred.flatMap(({ id, kind }) =>
      broken('dbm.setup.2', 'dbm.setup.deploy-on', { base: base.id, other: id, kind }),
    ),
  ];
}

/** The rules that deploying these elements together breaks: those about each place, or else those about all together. */
export function deployReasons(
  rules: Ruleset,
  battle: Battle,
  placings: readonly Placing[],
): readonly Reason[] {
  const overlaps = overlapReasons(rules, battle, placings);
  const each = placings.flatMap((placing, at) => [
    ...placeReasons(rules, battle, placing),
    ...(overlaps[at] ?? []),
  ]);
  // Groups and outlines take long to find, and a search for room tries thousands of places.
  if (each.length > 0) return each;
  return [...baggageReasons(rules, battle, placings), ...minglingReasons(battle, placings)];
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

/** The parts of the table where an element may have room: for ships, the water that bears them before their edge. */
export function boxesFor(battle: Battle, base: Base): readonly Box[] {
  if (!isNaval(base)) return [wholeTable(battle)];
  const zone = boxBefore(battle, edgeOfSide(battle, base.side), deploymentDepth(battle, base.side));
  return watersFor(battle, base).map((water) => commonBox(boxOfPiece(water), zone));
}

/** A legal place for one of these elements; null if there is no room for any. */
export const placeLeft = (rules: Ruleset, battle: Battle, bases: readonly Base[]): Placing | null =>
  roomForAny(rules, battle, bases, deployReasons, boxesFor);
