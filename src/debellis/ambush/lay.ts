/** The rules that an ambush must keep when it is laid. */

import { withAmbushOf } from '../../engine/ambush/hidden.ts';
import type { LayingRules } from '../../engine/ambush/laying.ts';
import type { Battle, PlacedBase, TerrainPiece } from '../../engine/battle.ts';
import { IMPASSABLE, outlineOf, piecesUnder } from '../../engine/board/going.ts';
import { rectangleOfBase } from '../../engine/board/rectangles.ts';
import type { Ruleset } from '../../engine/contract.ts';
import { keptWith } from '../../engine/data/memory.ts';
import type { Reason } from '../../engine/game/event.ts';
import type { SideId } from '../../engine/game/game.ts';
import {
  acrossFrom,
  EDGES_CLOCKWISE,
  edgeDistance,
  edgeOfSide,
  isSideways,
} from '../../engine/setup/edges.ts';
import { isOnTable, overlapReasons, type Placing } from '../../engine/setup/putting-down.ts';
import type { Point } from '../../geometry/point.ts';
import { atMost } from '../../geometry/tolerance.ts';
import { clauseIn, holdsIn } from '../book.ts';
import { because, broken } from '../citing.ts';
import type { Debellis } from '../game.ts';
import { invaderOf } from '../setup/roles.ts';
import { enclosureRound } from '../walls/enclosures.ts';
import { nearTownReasons, townIn } from '../walls/towns.ts';
import { isOverlooked } from './lookouts.ts';

/** How far from its own edge a side may lay its ambushes, in millimetres. */
export const ambushDepth = (game: Debellis, battle: Battle, side: SideId): number =>
  acrossFrom(battle, edgeOfSide(battle, side)) / 2 -
  (side === invaderOf(battle) ? game.paces(game.ambushBehindCentre) : 0);

/** How far from the nearer short edge ambushes may lie, in millimetres. */
const sectorWidth = (game: Debellis, battle: Battle, side: SideId): number =>
  acrossFrom(battle, isSideways(edgeOfSide(battle, side)) ? 'south' : 'west') * game.ambushSector;

/** Could a side's ambush lie in this piece or behind it, by what both sides know? */
export const mayConceal = (game: Debellis, battle: Battle, side: SideId, piece: TerrainPiece): boolean =>
  (game.isCover(piece) || game.isSite(piece)) &&
  outlineOf(piece).some((point) => isInAmbushZone(game, battle, side, point));

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
export function isInAmbushZone(game: Debellis, battle: Battle, side: SideId, point: Point): boolean {
  const { ahead, aside } = placeOf(battle, side, point);
  return atMost(ahead, ambushDepth(game, battle, side)) && atMost(aside, sectorWidth(game, battle, side));
}

function sectorReasons(game: Debellis, battle: Battle, base: PlacedBase): readonly Reason[] {
  const { id, side } = base;
  const places = rectangleOfBase(base).corners.map((corner) => placeOf(battle, side, corner));
  const [ahead, aside] = [
    Math.max(...places.map((at) => at.ahead)),
    Math.max(...places.map((at) => at.aside)),
  ];
  const [deep, wide] = [ambushDepth(game, battle, side), sectorWidth(game, battle, side)];
  const rule =
    side === invaderOf(battle)
      ? clauseIn(game.hidden, 'invadersCentre')
      : clauseIn(game.hidden, 'defendersCentre');
  return [
    ...(atMost(ahead, deep)
      ? []
      : broken(rule, 'debellis.ambush.too-far', { base: id, distance: ahead, most: deep })),
    ...(atMost(aside, wide)
      ? []
      : broken(clauseIn(game.hidden, 'ambush'), 'debellis.ambush.sector', {
          base: id,
          distance: aside,
          most: wide,
        })),
  ];
}

function groundReasons(game: Debellis, rules: Ruleset, battle: Battle, base: PlacedBase): readonly Reason[] {
  const ground = rectangleOfBase(base);
  const barred = piecesUnder(battle, ground).filter(
    (piece) => rules.board.going.of(battle, piece, base, ground) === IMPASSABLE,
  );
  return [
    ...game.unfitForAmbush(base),
    ...(isOnTable(battle, ground)
      ? []
      : broken(clauseIn(game.hidden, 'ambush'), 'debellis.setup.deploy-off-table', { base: base.id })),
    ...barred.flatMap(({ id, kind }) =>
      broken(clauseIn(game.hidden, 'ambush'), 'debellis.setup.deploy-on', { base: base.id, other: id, kind }),
    ),
    ...(game.isBarredToAmbush(battle, base)
      ? broken(clauseIn(game.hidden, 'notInTown'), 'debellis.ambush.in-town', { base: base.id })
      : []),
    ...nearTownReasons(game, battle, base, ground, game.hidden.notInTown ?? undefined),
  ];
}

/** The battle with only the terrain behind which an element may hide: not the fortified town in which it stands. */
function coversFor(game: Debellis, battle: Battle, base: PlacedBase): Battle {
  const enclosure = enclosureRound(game, battle, base);
  const town = enclosure && townIn(battle, enclosure);
  return {
    ...battle,
    terrain: battle.terrain.filter((piece) => game.isCover(piece) && piece.id !== town?.id),
  };
}

/** The reasons why nothing hides an element at its place. */
function hidingReasons(game: Debellis, battle: Battle, base: PlacedBase): readonly Reason[] {
  if (game.isHiddenInside(battle, base)) return [];
  const figures = { base: base.id };
  const isBehind =
    holdsIn(game.hidden, 'behindCover') && !isOverlooked(game, coversFor(game, battle, base), base);
  if (isBehind) return [];
  return game.hidesOnlyPsiloi(battle, base)
    ? [because(clauseIn(game.hidden, 'onlySkirmishers'), 'debellis.ambush.only-psiloi', figures)]
    : [because(clauseIn(game.hidden, 'behindCover'), 'debellis.ambush.seen', figures)];
}

/** The reasons against an ambush of one element where it stands, whatever lies beside it. */
function standingReasons(
  game: Debellis,
  rules: Ruleset,
  battle: Battle,
  base: PlacedBase,
): readonly Reason[] {
  const ground = [...groundReasons(game, rules, battle, base), ...sectorReasons(game, battle, base)];
  return ground.length > 0 ? ground : hidingReasons(game, battle, base);
}

/** May an element lie in ambush at its place? Other elements in ambush are not looked at. */
export const mayLieAt = (game: Debellis, rules: Ruleset, battle: Battle, base: PlacedBase): boolean =>
  standingReasons(game, rules, battle, base).length === 0;

/** Every rule that elements break in ambush at these places. */
export function ambushReasons(
  game: Debellis,
  rules: Ruleset,
  battle: Battle,
  placings: readonly Placing[],
): readonly Reason[] {
  const overlaps = overlapReasons(rules, withAmbushOf(battle, placings[0]?.base.side ?? ''), placings);
  const each = placings.flatMap(({ base, pose }, at) => {
    const standing: PlacedBase = { ...base, place: 'table', pose };
    return [...standingReasons(game, rules, battle, standing), ...(overlaps[at] ?? [])];
  });
  return each.length > 0 ? each : game.ambushTogetherReasons(rules, battle, placings);
}

/** How ambushes are laid. */
export const LAYING = keptWith(
  (game: Debellis): LayingRules => ({
    rule: clauseIn(game.hidden, 'notes'),
    stands: ({ id }) => because(clauseIn(game.hidden, 'notes'), 'debellis.ambush.stands', { base: id }),
    placeReasons: (rules, battle, placings) => ambushReasons(game, rules, battle, placings),
  }),
);
