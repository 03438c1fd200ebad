/** A whole command that lies hidden. DBMM, Concealed Command; rulings 76 and 177. */
import { isOverlooked } from '../../../debellis/ambush/lookouts.ts';
import { isCinC } from '../../../debellis/commands/generals.ts';
import type { Debellis } from '../../../debellis/game.ts';
import { anybody } from '../../../engine/ambush/anybody.ts';
import { commandOf, inCommand } from '../../../engine/army/commands.ts';
import { type Base, type Battle, findBase, type PlacedBase } from '../../../engine/battle.ts';
import { IMPASSABLE, piecesUnder } from '../../../engine/board/going.ts';
import { rectangleAt } from '../../../engine/board/rectangles.ts';
import type { Work } from '../../../engine/contract/sequence.ts';
import type { Ruleset } from '../../../engine/contract.ts';
import { holds } from '../../../engine/effects.ts';
import type { Change } from '../../../engine/event.ts';
import type { Reason } from '../../../engine/game/event.ts';
import type { SideId } from '../../../engine/game/game.ts';
import { agreed } from '../../../engine/game/options.ts';
import { happenFor } from '../../../engine/game/work.ts';
import { EDGES_CLOCKWISE, edgeDistance, edgeOfSide, isSideways } from '../../../engine/setup/edges.ts';
import { isOnTable, overlapReasons, type Placing } from '../../../engine/setup/putting-down.ts';
import { boxOf, boxPolygon } from '../../../geometry/polygon.ts';
import type { Box } from '../../../geometry/rectangle.ts';
import { atMost, EQUAL_LENGTH, moreThan } from '../../../geometry/tolerance.ts';
import { because, broken } from '../citing.ts';
import { isBaggageCommand, isDelayed } from '../flank/delaying.ts';
import { isHill } from '../ground/going.ts';
import { CONCEALED_COMMAND } from '../options.ts';
import { withFacts } from '../orders/changing.ts';
import { deploymentDepthFrom, deploymentLimits } from '../setup/zone.ts';
import { factsOf, stateOf } from '../state.ts';
import { arrayIn, poseOfBox, sizeFrom } from './arraying.ts';
import { mayHaveStratagems, notChosen } from './chosen.ts';

type Area = readonly (readonly [number, number])[];

/** The features that hide a command, besides hills. */
const COVERS: readonly string[] = ['Wd', 'WH', 'D', 'O', 'Oa', 'BUA'];

/** The command that a side has concealed; undefined if it has none. Only the side itself knows it. */
const concealedOf = (battle: Battle, side: SideId) => factsOf(battle, side).concealed;

/** Is it of the command that its side has concealed? */
export const isConcealed = (battle: Battle, base: Base): boolean =>
  concealedOf(battle, base.side)?.command === commandOf(base);

/** The rectangle along the edges of the battlefield that these corners make; null if they make none. */
export function boxFrom(area: Area): Box | null {
  if (area.length !== 4) return null;
  const points = area.map(([x, y]) => ({ x, y }));
  const box = boxOf(points);
  const corners = boxPolygon(box);
  const isCorner = (one: number): boolean =>
    points.some(
      ({ x, y }) =>
        Math.abs(x - (corners[one]?.x ?? 0)) < EQUAL_LENGTH &&
        Math.abs(y - (corners[one]?.y ?? 0)) < EQUAL_LENGTH,
    );
  const isWide = box.maxX - box.minX > EQUAL_LENGTH && box.maxY - box.minY > EQUAL_LENGTH;
  return isWide && corners.every((_, one) => isCorner(one)) ? box : null;
}

/** Why a command may not be concealed, wherever it would stand. */
function commandReasons(battle: Battle, side: SideId, command: string): readonly Reason[] {
  const own = inCommand(battle, side, command);
  const figures = { command };
  if (own.length === 0) return [because('dbmm.strat.14', 'dbmm.conceal.no-command', figures)];
  if (own.some(isCinC) || isBaggageCommand(battle, side, command))
    return broken('dbmm.strat.14', 'dbmm.conceal.never', figures);
  const isFree = own.every(({ place }) => place === 'reserve' || place === 'ambush');
  return isFree && !isDelayed(battle, side, command)
    ? []
    : [because('dbmm.strat.14', 'dbmm.conceal.away', figures)];
}

/** Does the area break the limits of deployment: too far forward, or too near to a short edge for some element? */
function limitReasons(battle: Battle, side: SideId, box: Box, bases: readonly Base[]): readonly Reason[] {
  const own = edgeOfSide(battle, side);
  const corners = boxPolygon(box);
  const ahead = Math.max(...corners.map((corner) => edgeDistance(battle, own, corner)));
  const deepest = deploymentDepthFrom(battle, own);
  const asides = EDGES_CLOCKWISE.filter((edge) => isSideways(edge) !== isSideways(own));
  const aside = Math.min(
    ...asides.flatMap((edge) => corners.map((corner) => edgeDistance(battle, edge, corner))),
  );
  const barred = bases.find((base) => {
    const limit = deploymentLimits(battle, base).aside;
    return limit !== null && !(limit.inclusive ? atMost(limit.mm, aside) : moreThan(aside, limit.mm));
  });
  return [
    ...(atMost(ahead, deepest)
      ? []
      : broken('dbmm.strat.17', 'dbmm.conceal.too-far', { distance: ahead, most: deepest })),
    ...(barred ? broken('dbmm.strat.17', 'dbmm.conceal.aside', { base: barred.id, distance: aside }) : []),
  ];
}

/** The battle with only the terrain that hides a command. */
const coversOnly = (battle: Battle): Battle => ({
  ...battle,
  terrain: battle.terrain.filter((piece) => isHill(piece) || COVERS.includes(piece.kind)),
});

/**
 * Could a side have concealed a command, by what both sides know? From the notes on that is so as long as the battlefield
 * has ground that hides one.
 */
export const mayHideCommand = (battle: Battle): boolean =>
  stateOf(battle).notesWritten === true &&
  agreed(battle.options, CONCEALED_COMMAND) &&
  mayHaveStratagems(battle) &&
  coversOnly(battle).terrain.length > 0;

/** Can the enemy see into an area from its deployment area? */
function isSeen(game: Debellis, battle: Battle, side: SideId, box: Box): boolean {
  const edge = edgeOfSide(battle, side);
  const whole = anybody(side, { troop: 'Reg Ax (O)', ...sizeFrom(box, edge) }, poseOfBox(box, edge));
  return isOverlooked(game, coversOnly(battle), whole);
}

const isInside = ({ base, pose }: Placing, area: Box): boolean => {
  const { box } = rectangleAt(base, pose);
  return (
    atMost(area.minX, box.minX) &&
    atMost(box.maxX, area.maxX) &&
    atMost(area.minY, box.minY) &&
    atMost(box.maxY, area.maxY)
  );
};

/** Why elements of the concealed command may not stand there. */
function placeReasons(
  rules: Ruleset,
  battle: Battle,
  area: Box,
  placings: readonly Placing[],
): readonly Reason[] {
  const overlaps = overlapReasons(rules, battle, placings);
  return placings.flatMap((placing, at) => {
    const { base, pose } = placing;
    const standing: PlacedBase = { ...base, place: 'table', pose };
    const ground = rectangleAt(base, pose);
    const barred = piecesUnder(battle, ground).find(
      (piece) => rules.board.going.of(battle, piece, standing, ground) === IMPASSABLE,
    );
    return [
      ...(isInside(placing, area) ? [] : broken('dbmm.strat.15', 'dbmm.conceal.outside', { base: base.id })),
      ...(isOnTable(battle, ground) && !barred
        ? []
        : [because('dbmm.strat.17', 'dbmm.conceal.ground', { base: base.id })]),
      ...(overlaps[at] ?? []),
    ];
  });
}

const laid = ({ base, pose }: Placing): Change => ({
  change: 'add',
  base: { ...base, place: 'ambush', pose },
});
const inReserve = (base: Base): Change => ({
  change: 'add',
  base: { ...base, place: 'reserve', pose: null },
});

/** Calls the concealed command of a side back. */
function callBack(work: Work, side: SideId): void {
  const concealed = concealedOf(work.battle, side);
  if (!concealed) return;
  const { concealed: _, ...facts } = work.battle.sides.find(({ id }) => id === side)?.facts ?? {};
  happenFor(work, side, { type: 'conceal-called-back', rule: 'dbmm.strat.14', figures: concealed }, [
    { change: 'side', side, set: { facts } },
    ...inCommand(work.battle, side, concealed.command)
      .filter(({ place }) => place === 'ambush')
      .map(inReserve),
  ]);
}

/** Why a command may not be concealed in this area, arrayed in it like this; none if it may. */
function areaReasons(
  game: Debellis,
  { rules, battle }: Work,
  side: SideId,
  box: Box,
  placings: readonly Placing[] | null,
  command: string,
): readonly Reason[] {
  const own = inCommand(battle, side, command);
  const limits = limitReasons(battle, side, box, own);
  if (limits.length > 0) return limits;
  if (isSeen(game, battle, side, box)) return broken('dbmm.strat.15', 'dbmm.conceal.seen', { command });
  return placings
    ? placeReasons(rules, battle, box, placings)
    : [because('dbmm.strat.15', 'dbmm.conceal.no-room', { command })];
}

/** Conceals a command, arrayed in the area, or calls it back with no area: in secret. A refusal changes nothing. */
export function conceal(
  game: Debellis,
  work: Work,
  side: SideId,
  command: string,
  area: Area,
): readonly Reason[] {
  const { battle } = work;
  const against = notChosen(battle, side, 'concealed-command');
  if (against.length > 0) return against;
  if (area.length === 0) {
    callBack(work, side);
    return [];
  }
  const wrong = commandReasons(battle, side, command);
  if (wrong.length > 0) return wrong;
  const box = boxFrom(area);
  if (!box) return [because('dbmm.strat.15', 'dbmm.conceal.rectangle', {})];
  const placings = arrayIn(inCommand(battle, side, command), box, edgeOfSide(battle, side));
  const reasons = areaReasons(game, work, side, box, placings, command);
  if (reasons.length > 0 || !placings) return reasons;
  if (concealedOf(battle, side)?.command !== command) callBack(work, side);
  happenFor(work, side, { type: 'command-concealed', rule: 'dbmm.strat.14', figures: { command } }, [
    withFacts(work.battle, side, { concealed: { command, area } }),
    ...placings.map(laid),
  ]);
  return [];
}

/** Moves elements of the concealed command inside its area, in secret. A refusal changes nothing. */
export function rearray(work: Work, side: SideId, placings: readonly Placing[]): readonly Reason[] {
  const box = boxFrom(concealedOf(work.battle, side)?.area ?? []);
  const others = work.battle.bases.filter(
    (base) =>
      base.place === 'ambush' && base.side === side && !placings.some((each) => each.base.id === base.id),
  );
  const standing = {
    ...work.battle,
    bases: work.battle.bases.map((base) =>
      others.includes(base) && base.pose ? { ...base, place: 'table' as const } : base,
    ),
  };
  const against = box ? placeReasons(work.rules, standing, box, placings) : [];
  if (against.length > 0) return against;
  happenFor(work, side, { type: 'noted', rule: 'dbmm.strat.14' }, placings.map(laid));
  return [];
}

/** Are all these elements of the concealed command of a side? */
export const areConcealed = (battle: Battle, side: SideId, ids: readonly string[]): boolean =>
  ids.length > 0 &&
  ids.every((id) => {
    const base = findBase(battle, id);
    return base?.side === side && isConcealed(battle, base);
  });

/** Do two hidden elements come out together, as all of a concealed command do? */
export const comesOutWhole = (battle: Battle, base: Base): boolean =>
  isConcealed(battle, base) && holds('dbmm.strat.16');
