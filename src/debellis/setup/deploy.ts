/** Where elements may be deployed. */

import { commandOf } from '../../engine/army/commands.ts';
import { type Base, type Battle, isPlaced, type PlacedBase } from '../../engine/battle.ts';
import { boxOfPiece, IMPASSABLE, piecesUnder } from '../../engine/board/going.ts';
import { rectangleAt } from '../../engine/board/rectangles.ts';
import type { Ruleset } from '../../engine/contract.ts';
import type { Reason } from '../../engine/game/event.ts';
import type { SideId } from '../../engine/game/game.ts';
import {
  boxBefore,
  EDGES_CLOCKWISE,
  edgeDistance,
  edgeOfSide,
  isSideways,
} from '../../engine/setup/edges.ts';
import { isOnTable, overlapReasons, type Placing } from '../../engine/setup/putting-down.ts';
import { roomForAny, wholeTable } from '../../engine/setup/room-left.ts';
import { type Box, commonBox, type Rectangle } from '../../geometry/rectangle.ts';
import { atMost, moreThan } from '../../geometry/tolerance.ts';
import { clauseIn } from '../book.ts';
import { broken } from '../citing.ts';
import type { AsideLimit, Debellis } from '../game.ts';
import { figure } from '../marks.ts';
import { isWater, watersFor } from '../naval/ground.ts';
import { isInFortifiedTown } from '../walls/towns.ts';
import { isFrozen } from '../weather/ice.ts';

const isClear = (distance: number, { mm, inclusive }: AsideLimit): boolean =>
  inclusive ? atMost(mm, distance) : moreThan(distance, mm);

function zoneReasons(game: Debellis, battle: Battle, base: Base, ground: Rectangle): readonly Reason[] {
  const edge = edgeOfSide(battle, base.side);
  const farthest = (from: typeof edge) => ground.corners.map((corner) => edgeDistance(battle, from, corner));
  const distance = Math.max(...farthest(edge));
  const { depth, aside } = game.deploymentLimits(battle, base);
  const sides = EDGES_CLOCKWISE.filter((each) => isSideways(each) !== isSideways(edge));
  const nearest = Math.min(...sides.flatMap(farthest));
  return [
    ...(atMost(distance, depth.mm)
      ? []
      : broken(depth.rule, 'debellis.setup.deploy-too-far', { base: base.id, distance, most: depth.mm })),
    ...(aside === null || isClear(nearest, aside)
      ? []
      : broken(aside.rule, 'debellis.setup.deploy-aside', {
          base: base.id,
          distance: nearest,
          least: aside.mm,
        })),
  ];
}

/** A naval element is put on water, and not on ice. */
function shoreReasons(
  game: Debellis,
  battle: Battle,
  base: PlacedBase,
  ground: Rectangle,
): readonly Reason[] {
  if (!game.isNaval(base) || isWater(game, battle, base, ground.corners)) return [];
  const onIce = piecesUnder(battle, ground).some((piece) => isFrozen(battle, piece));
  return broken(
    onIce ? clauseIn(game.setup, 'notOnIce') : clauseIn(game.setup, 'shipsOnWater'),
    'debellis.naval.by-water',
    { base: base.id },
  );
}

function placeReasons(
  game: Debellis,
  rules: Ruleset,
  battle: Battle,
  { base, pose }: Placing,
): readonly Reason[] {
  const ground = rectangleAt(base, pose);
  const standing: PlacedBase = { ...base, place: 'table', pose };
  const barred = piecesUnder(battle, ground).filter(
    (piece) => rules.board.going.of(battle, piece, standing, ground) === IMPASSABLE,
  );
  return [
    ...(isOnTable(battle, ground)
      ? []
      : broken(clauseIn(game.setup, 'deployment'), 'debellis.setup.deploy-off-table', { base: base.id })),
    ...(isInFortifiedTown(game, battle, standing)
      ? []
      : [...zoneReasons(game, battle, base, ground), ...game.nearWallReasons(battle, standing, ground)]),
    ...shoreReasons(game, battle, standing, ground),
    ...barred.flatMap(({ id, kind }) =>
      broken(clauseIn(game.setup, 'deployment'), 'debellis.setup.deploy-on', {
        base: base.id,
        other: id,
        kind,
      }),
    ),
  ];
}

/** The rules that deploying these elements together breaks: those about each place, or else those about all together. */
export function deployReasons(
  game: Debellis,
  rules: Ruleset,
  battle: Battle,
  placings: readonly Placing[],
): readonly Reason[] {
  const overlaps = overlapReasons(rules, battle, placings);
  const each = placings.flatMap((placing, at) => [
    ...placeReasons(game, rules, battle, placing),
    ...(overlaps[at] ?? []),
  ]);
  // Groups and outlines take long to find, and a search for room tries thousands of places.
  if (each.length > 0) return each;
  return [...game.baggageReasons(rules, battle, placings), ...game.minglingReasons(battle, placings)];
}

/** Is it put down with its army? Those who are kept back are put down when both armies stand. */
const isStillToCome = ({ place, marks }: Base): boolean => place === 'reserve' && figure(marks, 'kept') === 0;

/** Does an element stand in the array, or is it still to be put there? Those hidden or off the table do not. */
const isInArray = (base: Base): boolean => isPlaced(base) || isStillToCome(base);

/** The elements of a side, or of one of its commands, that are shown when all is deployed. */
export const inArray = (battle: Battle, side: SideId, command?: string): readonly Base[] =>
  battle.bases.filter(
    (base) => base.side === side && isInArray(base) && (command === undefined || commandOf(base) === command),
  );

/** The elements of a part of an army that are deployed before the battle: all baggage, the whole army or a command. */
export const ofPart = (
  game: Debellis,
  battle: Battle,
  side: SideId,
  part: 'baggage' | 'army',
  command?: string,
): readonly Base[] =>
  part === 'army'
    ? inArray(battle, side, command)
    : battle.bases.filter((base) => base.side === side && game.isBaggage(base) && isInArray(base));

/** The elements that a side, or one of its commands, has not yet deployed. */
export const stillToDeploy = (battle: Battle, side: SideId, command?: string): readonly Base[] =>
  battle.bases.filter(
    (base) =>
      base.side === side && isStillToCome(base) && (command === undefined || commandOf(base) === command),
  );

/** The parts of the table where an element may have room: for ships, the water that bears them before their edge. */
export function boxesFor(game: Debellis, battle: Battle, base: Base): readonly Box[] {
  if (!game.isNaval(base)) return [wholeTable(battle)];
  const zone = boxBefore(battle, edgeOfSide(battle, base.side), game.deploymentDepth(battle, base.side));
  return watersFor(game, battle, base).map((water) => commonBox(boxOfPiece(water), zone));
}

/** A legal place for one of these elements; null if there is no room for any. */
export const placeLeft = (
  game: Debellis,
  rules: Ruleset,
  battle: Battle,
  bases: readonly Base[],
): Placing | null =>
  roomForAny(
    rules,
    battle,
    bases,
    (rules, battle, placings) => deployReasons(game, rules, battle, placings),
    (battle, base) => boxesFor(game, battle, base),
  );
