/** Two deployed commands change places. DBMM, Changing Deployment; ruling 77. */

import type { Debellis } from '../../../debellis/game.ts';
import { deployReasons } from '../../../debellis/setup/deploy.ts';
import { commandOf } from '../../../engine/army/commands.ts';
import { type Battle, basesOnTable, type PlacedBase } from '../../../engine/battle.ts';
import { rectangleOfBase } from '../../../engine/board/rectangles.ts';
import type { Work } from '../../../engine/contract/sequence.ts';
import { holds } from '../../../engine/effects.ts';
import type { Reason } from '../../../engine/game/event.ts';
import type { SideId } from '../../../engine/game/game.ts';
import { tell } from '../../../engine/game/work.ts';
import { edgeOfSide } from '../../../engine/setup/edges.ts';
import type { Placing } from '../../../engine/setup/putting-down.ts';
import { boxOf } from '../../../geometry/polygon.ts';
import { roundPose } from '../../../geometry/pose.ts';
import type { Box } from '../../../geometry/rectangle.ts';
import { atMost } from '../../../geometry/tolerance.ts';
import { because } from '../citing.ts';
import { commandBox } from '../setup/rectangles.ts';
import { isBaggage } from '../troops/base.ts';
import { notChosen } from './chosen.ts';

/** A command that has changed places, and the rectangle inside which it is set up anew. */
export interface Exchanged {
  readonly command: string;
  readonly box: Box;
}

const standingIn = (battle: Battle, side: SideId, command: string): readonly PlacedBase[] =>
  basesOnTable(battle).filter((base) => base.side === side && commandOf(base) === command);

/** The commands of a side that stand on the table. Baggage alone is none. */
export const deployedCommands = (battle: Battle, side: SideId): readonly string[] => [
  ...new Set(
    basesOnTable(battle)
      .filter((base) => base.side === side && !isBaggage(base))
      .map(commandOf),
  ),
];

const middle = (from: number, to: number): number => (from + to) / 2;

/** How far the first range is moved so that it lies in the middle of the other, or at one end of it. */
const shiftsTo = ([from, to]: readonly [number, number], [low, high]: readonly [number, number]) => [
  middle(low, high) - middle(from, to),
  low - from,
  high - to,
];

/** The elements of a command as they stand, shifted into the rectangle of another: middle to middle first, front to front. */
function* shiftedInto(
  bases: readonly PlacedBase[],
  box: Box,
  isNorth: boolean,
): Generator<readonly Placing[]> {
  const own = boxOf(bases.flatMap((base) => rectangleOfBase(base).corners));
  const [middleY = 0, low = 0, high = 0] = shiftsTo([own.minY, own.maxY], [box.minY, box.maxY]);
  const depths = isNorth ? [low, middleY, high] : [high, middleY, low];
  for (const dy of depths)
    for (const dx of shiftsTo([own.minX, own.maxX], [box.minX, box.maxX]))
      yield bases.map((base) => ({
        base,
        pose: roundPose({ ...base.pose, x: base.pose.x + dx, y: base.pose.y + dy }),
      }));
}

const boxAround = (placings: readonly Placing[], box: Box): Box => {
  const corners = placings.flatMap(
    ({ base, pose }) => rectangleOfBase({ ...base, place: 'table', pose }).corners,
  );
  const own = boxOf(corners);
  return {
    minX: Math.min(own.minX, box.minX),
    maxX: Math.max(own.maxX, box.maxX),
    minY: Math.min(own.minY, box.minY),
    maxY: Math.max(own.maxY, box.maxY),
  };
};

const isWithinBox = (inner: Box, outer: Box): boolean =>
  atMost(outer.minX, inner.minX) &&
  atMost(inner.maxX, outer.maxX) &&
  atMost(outer.minY, inner.minY) &&
  atMost(inner.maxY, outer.maxY);

/** Is an element set up inside the rectangle that its command has been given? */
export const isSetUpInside = ({ base, pose }: Placing, { box }: Exchanged): boolean =>
  isWithinBox(rectangleOfBase({ ...base, place: 'table', pose }).box, box);

const withPlaced = (battle: Battle, placings: readonly Placing[]): Battle => {
  const poses = new Map(placings.map(({ base, pose }) => [base.id, pose]));
  return {
    ...battle,
    bases: battle.bases.map((base) => {
      const pose = poses.get(base.id);
      return pose ? { ...base, place: 'table', pose } : base;
    }),
  };
};

const taken = (battle: Battle, bases: readonly PlacedBase[]): Battle => {
  const ids = new Set(bases.map(({ id }) => id));
  return {
    ...battle,
    bases: battle.bases.map((base) => (ids.has(base.id) ? { ...base, place: 'reserve', pose: null } : base)),
  };
};

/** The places of a command in the rectangle of the other; null if it finds no room. */
function placesIn(
  game: Debellis,
  { rules }: Work,
  battle: Battle,
  bases: readonly PlacedBase[],
  box: Box,
): readonly Placing[] | null {
  const isNorth = edgeOfSide(battle, bases[0]?.side ?? '') === 'north';
  for (const placings of shiftedInto(bases, box, isNorth)) {
    const fits = isWithinBox(boxAround(placings, box), box) || holds('dbmm.strat.20');
    if (fits && deployReasons(game, rules, battle, placings).length === 0) return placings;
  }
  return null;
}

function exchangeReasons(battle: Battle, side: SideId, commands: readonly string[]): readonly Reason[] {
  const against = notChosen(battle, side, 'changing-deployment');
  if (against.length > 0) return against;
  const deployed = deployedCommands(battle, side);
  const areTwo = commands.length === 2 && commands[0] !== commands[1];
  return areTwo && commands.every((name) => deployed.includes(name))
    ? []
    : [because('dbmm.strat.18', 'dbmm.exchange.two', { commands: deployed })];
}

/** Two commands change places: their rectangles, or the reasons against it. A refusal changes nothing. */
export function exchange(
  game: Debellis,
  work: Work,
  side: SideId,
  commands: readonly string[],
): readonly Exchanged[] | { readonly reasons: readonly Reason[] } {
  const { battle } = work;
  const reasons = exchangeReasons(battle, side, commands);
  if (reasons.length > 0) return { reasons };
  const [one = '', other = ''] = commands;
  const [first, second] = [standingIn(battle, side, one), standingIn(battle, side, other)];
  const [firstBox, secondBox] = [commandBox(battle, side, one), commandBox(battle, side, other)];
  const empty = taken(battle, [...first, ...second]);
  const firstPlaces = placesIn(game, work, empty, first, secondBox);
  const secondPlaces = firstPlaces && placesIn(game, work, withPlaced(empty, firstPlaces), second, firstBox);
  if (!firstPlaces || !secondPlaces)
    return {
      reasons: [because('dbmm.strat.20', 'dbmm.exchange.no-room', { command: firstPlaces ? other : one })],
    };
  const placings = holds('dbmm.strat.19') ? [...firstPlaces, ...secondPlaces] : [];
  tell(
    work,
    { type: 'commands-exchanged', rule: 'dbmm.strat.18', figures: { side, one, other } },
    placings.map(({ base, pose }) => ({ change: 'place', base: base.id, at: pose }) as const),
  );
  return [
    { command: one, box: boxAround(firstPlaces, secondBox) },
    { command: other, box: boxAround(secondPlaces, firstBox) },
  ];
}
