/** Finds places for pieces of terrain. */
import type { Battle, SideId, TableEdge, TerrainPiece } from '../../../engine/battle.ts';
import { findSide } from '../../../engine/battle.ts';
import { outlineOf } from '../../../engine/board/going.ts';
import type { AnyCommand } from '../../../engine/command.ts';
import { oppositeEdge } from '../../../engine/setup/edges.ts';
import { outlinesFor } from '../../../engine/setup/outlines.ts';
import { polygonsDistance } from '../../../geometry/distance.ts';
import { boxOf } from '../../../geometry/polygon.ts';
import { areaPiece, areaReasons } from '../../../rules/bnb/setup/lay-area.ts';
import { bandEdges } from '../../../rules/bnb/setup/lay-river.ts';
import type { ToLay } from '../../../rules/bnb/setup/laying-order.ts';
import {
  hopeless,
  type Laid,
  placesFor,
  type Thrown,
  wishesAgainst,
} from '../../../rules/bnb/setup/places.ts';
import { shortEdges } from '../../../rules/bnb/setup/sides.ts';
import { layingOf } from '../../../rules/bnb/setup/terrain-kinds.ts';
import type { Random } from '../../bot.ts';
import { oneOf } from '../../random.ts';
import { worthOf } from './terrain-taste.ts';

/** Terrain that suits the army comes to its own side or a flank, other terrain to the enemy's side. */
export function preferredSide(view: Battle, side: SideId, piece: ToLay, random: Random): AnyCommand {
  if (layingOf(piece.kind) === 'river') return { type: 'choose', option: oneOf(random, bandEdges(view)) };
  const own = findSide(view, side)?.edge ?? 'south';
  const liked = worthOf(view, side, piece.kind) > 0;
  const near: TableEdge = liked ? own : oppositeEdge(own);
  const option = random(3) === 0 ? oneOf(random, shortEdges(view)) : near;
  return { type: 'choose', option };
}

/** Places tried, and good ones among which the best is taken. */
const TRIES = 160;
const ENOUGH = 8;
const STEP = 10;

/** Rivers through woods and over hills are allowed, but look odd. */
const liesOnRiver = (view: Battle, piece: TerrainPiece): boolean =>
  view.terrain.some(
    (river) => river.kind === 'Rv' && polygonsDistance(piece.area ?? [], outlineOf(river)) <= 0,
  );

function randomPlace(view: Battle, piece: ToLay, edge: TableEdge | null, random: Random): Laid | null {
  const x = random(Math.floor(view.table.width / STEP)) * STEP;
  const y = random(Math.floor(view.table.depth / STEP)) * STEP;
  const outline = oneOf(random, outlinesFor(piece.kind, piece.size));
  const degrees = random(360);
  if (hopeless(view, outline, edge, { x, y })) return null;
  const laid = areaPiece(outline, 'new', [x, y, degrees]);
  if (areaReasons(view, laid, edge).length > 0 || wishesAgainst(view, laid).length > 0) return null;
  if (liesOnRiver(view, laid)) return null;
  return { piece: laid, command: { type: 'lay-terrain', outline: outline.id, at: [x, y, degrees] } };
}

/** Keeps the middle of the table free of terrain that hinders the army, and lays terrain there that helps it. */
function score(view: Battle, side: SideId, { piece }: Laid): number {
  const { minX, maxX } = boxOf(piece.area ?? piece.line ?? []);
  const fromMiddle = Math.abs((minX + maxX) / 2 - view.table.width / 2) / view.table.width;
  return worthOf(view, side, piece.kind) > 0.5 ? -Math.abs(fromMiddle - 0.25) : fromMiddle;
}

const EVERY = 7;
const SOME = 24;

/** Every seventh place for a piece, up to a limit. */
function somePlaces(view: Battle, piece: ToLay, thrown: Thrown): readonly Laid[] {
  const some: Laid[] = [];
  let at = 0;
  for (const place of placesFor(view, piece, thrown)) {
    if (at % EVERY === 0) some.push(place);
    at += 1;
    if (some.length >= SOME) break;
  }
  return some;
}

/** Lays a piece in a good place among random ones, else in any of the family of places. */
export function layTerrain(
  view: Battle,
  side: SideId,
  piece: ToLay,
  thrown: Thrown,
  random: Random,
): AnyCommand {
  const found: Laid[] = [];
  const tries = layingOf(piece.kind) === 'area' ? TRIES : 0;
  for (let at = 0; at < tries && found.length < ENOUGH; at++) {
    const place = randomPlace(view, piece, thrown.edge, random);
    if (place) found.push(place);
  }
  if (found.length > 0)
    return found.reduce((best, place) => (score(view, side, place) > score(view, side, best) ? place : best))
      .command;
  const places = somePlaces(view, piece, thrown);
  const clear = places.filter((place) => wishesAgainst(view, place.piece).length === 0);
  if (clear.length > 0) return oneOf(random, clear).command;
  for (const place of placesFor(view, piece, thrown))
    if (wishesAgainst(view, place.piece).length === 0) return place.command;
  return places.length > 0 ? oneOf(random, places).command : { type: 'lay-terrain' };
}
