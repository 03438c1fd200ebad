/** The rules that an ambush must keep when it is laid. DBM, Ambush; ruling 30. */
import { withAmbushOf } from '../../../engine/ambush/hidden.ts';
import type { LayingRules } from '../../../engine/ambush/laying.ts';
import type { Battle, PlacedBase, SideId, TerrainPiece } from '../../../engine/battle.ts';
import { IMPASSABLE, outlineOf, piecesUnder } from '../../../engine/board/going.ts';
import { rectangleOfBase } from '../../../engine/board/rectangles.ts';
import type { Ruleset } from '../../../engine/contract.ts';
import { holds } from '../../../engine/effects.ts';
import type { Reason } from '../../../engine/event.ts';
import {
  acrossFrom,
  EDGES_CLOCKWISE,
  edgeDistance,
  edgeOfSide,
  isSideways,
} from '../../../engine/setup/edges.ts';
import { isOnTable, overlapReasons, type Placing } from '../../../engine/setup/putting-down.ts';
import type { Point } from '../../../geometry/point.ts';
import { atMost } from '../../../geometry/tolerance.ts';
import { isBaggage } from '../base.ts';
import { because, broken } from '../citing.ts';
import { paces } from '../measures.ts';
import { invaderOf } from '../setup/roles.ts';
import { nearTownReasons } from '../walls/towns.ts';
import { isOverlooked } from './lookouts.ts';
import { hidesOnlyPsiloi, isCover, isInTown, isSite, siteWithin } from './sites.ts';

/** An ambush of the invader stays this far behind the centre line, in paces. */
const BEHIND_CENTRE = 300;

/** How far from its own edge a side may lay its ambushes, in millimetres. */
export const ambushDepth = (battle: Battle, side: SideId): number =>
  acrossFrom(battle, edgeOfSide(battle, side)) / 2 - (side === invaderOf(battle) ? paces(BEHIND_CENTRE) : 0);

/** The width of a flank sector: a third of the table. */
const sectorWidth = (battle: Battle, side: SideId): number =>
  acrossFrom(battle, isSideways(edgeOfSide(battle, side)) ? 'south' : 'west') / 3;

/** Could a side's ambush lie in this piece or behind it, by what both sides know? */
export const mayConceal = (battle: Battle, side: SideId, piece: TerrainPiece): boolean =>
  (isCover(piece) || isSite(piece)) && outlineOf(piece).some((point) => isInAmbushZone(battle, side, point));

/** The distance of a point from its side's own edge, and from the nearer of the two side edges. */
function placeOf(battle: Battle, side: SideId, point: Point) {
  const own = edgeOfSide(battle, side);
  const sides = EDGES_CLOCKWISE.filter((edge) => isSideways(edge) !== isSideways(own));
  return {
    ahead: edgeDistance(battle, own, point),
    aside: Math.min(...sides.map((edge) => edgeDistance(battle, edge, point))),
  };
}

/** May an ambush of this side lie there, if it is hidden there? */
export function isInAmbushZone(battle: Battle, side: SideId, point: Point): boolean {
  const { ahead, aside } = placeOf(battle, side, point);
  return atMost(ahead, ambushDepth(battle, side)) && atMost(aside, sectorWidth(battle, side));
}

function sectorReasons(battle: Battle, base: PlacedBase): readonly Reason[] {
  const { id, side } = base;
  const places = rectangleOfBase(base).corners.map((corner) => placeOf(battle, side, corner));
  const [ahead, aside] = [
    Math.max(...places.map((at) => at.ahead)),
    Math.max(...places.map((at) => at.aside)),
  ];
  const [deep, wide] = [ambushDepth(battle, side), sectorWidth(battle, side)];
  const rule = side === invaderOf(battle) ? 'dbm.ambush.7' : 'dbm.ambush.6';
  return [
    ...(atMost(ahead, deep)
      ? []
      : broken(rule, 'dbm.ambush.too-far', { base: id, distance: ahead, most: deep })),
    ...(atMost(aside, wide)
      ? []
      : broken('dbm.ambush.1', 'dbm.ambush.sector', { base: id, distance: aside, most: wide })),
  ];
}

function groundReasons(rules: Ruleset, battle: Battle, base: PlacedBase): readonly Reason[] {
  const ground = rectangleOfBase(base);
  const barred = piecesUnder(battle, ground).filter(
    (piece) => rules.board.going.of(battle, piece, base, ground) === IMPASSABLE,
  );
  return [
    ...(isBaggage(base) ? broken('dbm.ambush.9', 'dbm.ambush.baggage', { base: base.id }) : []),
    ...(isOnTable(battle, ground)
      ? []
      : broken('dbm.ambush.1', 'dbm.setup.deploy-off-table', { base: base.id })),
    ...barred.flatMap(({ id, kind }) =>
      broken('dbm.ambush.1', 'dbm.setup.deploy-on', { base: base.id, other: id, kind }),
    ),
    ...(isInTown(battle, base) ? broken('dbm.ambush.8', 'dbm.ambush.in-town', { base: base.id }) : []),
    ...nearTownReasons(battle, base, ground, 'dbm.ambush.8'),
  ];
}

/** The battle with only the terrain behind which elements may hide. */
const coversOnly = (battle: Battle): Battle => ({ ...battle, terrain: battle.terrain.filter(isCover) });

/** The reasons why nothing hides an element at its place. */
function hidingReasons(battle: Battle, base: PlacedBase): readonly Reason[] {
  if (siteWithin(battle, base)) return [];
  const figures = { base: base.id };
  const isBehind = holds('dbm.ambush.3') && !isOverlooked(coversOnly(battle), base);
  if (isBehind) return [];
  return hidesOnlyPsiloi(battle, base)
    ? [because('dbm.ambush.4', 'dbm.ambush.only-psiloi', figures)]
    : [because('dbm.ambush.3', 'dbm.ambush.seen', figures)];
}

/** The reasons against an ambush of one element where it stands, whatever lies beside it. */
function standingReasons(rules: Ruleset, battle: Battle, base: PlacedBase): readonly Reason[] {
  const ground = [...groundReasons(rules, battle, base), ...sectorReasons(battle, base)];
  return ground.length > 0 ? ground : hidingReasons(battle, base);
}

/** May an element lie in ambush at its place? Other elements in ambush are not looked at. */
export const mayLieAt = (rules: Ruleset, battle: Battle, base: PlacedBase): boolean =>
  standingReasons(rules, battle, base).length === 0;

/** Every rule that elements break in ambush at these places. */
export function ambushReasons(
  rules: Ruleset,
  battle: Battle,
  placings: readonly Placing[],
): readonly Reason[] {
  const overlaps = overlapReasons(rules, withAmbushOf(battle, placings[0]?.base.side ?? ''), placings);
  return placings.flatMap(({ base, pose }, at) => {
    const standing: PlacedBase = { ...base, place: 'table', pose };
    return [...standingReasons(rules, battle, standing), ...(overlaps[at] ?? [])];
  });
}

/** How ambushes are laid. */
export const LAYING: LayingRules = {
  rule: 'dbm.ambush.11',
  stands: ({ id }) => because('dbm.ambush.11', 'dbm.ambush.stands', { base: id }),
  placeReasons: ambushReasons,
};
