/** Judges and places a piece of terrain. DBMM, Terrain; rulings 90, 91, 104 and 105. */

import { type Judged, layJudged, pointsOf } from '../../../debellis/setup/lay-judged.ts';
import { streetsIn } from '../../../debellis/setup/streets.ts';
import type { Battle, TerrainPiece } from '../../../engine/battle.ts';
import type { Work } from '../../../engine/contract/sequence.ts';
import { holds } from '../../../engine/effects.ts';
import type { Reason } from '../../../engine/game/event.ts';
import { freePieceId, outlineById, roundedPoints, shoreNamed } from '../../../engine/setup/outlines.ts';
import type { Point } from '../../../geometry/point.ts';
import { centroid } from '../../../geometry/polygon.ts';
import type { DbmmClause } from '../clauses/ids.ts';
import type { DbmmOrder } from '../commands.ts';
import { frontierPieces, frontierReasons } from './frontier.ts';
import { areaReasons, type Thrown } from './lay-area.ts';
import { coastPieces, coastReasons } from './lay-coast.ts';
import { CROSSABLE, riverPiece, riverReasons, roadPiece, roadReasons } from './lay-line.ts';
import { areaPiece } from './lay-shape.ts';
import type { ToLay } from './laying-order.ts';
import { layingOf, outlineKind } from './terrain-kinds.ts';

/** A command that places a piece. */
export type LayOrder = DbmmOrder<'lay-terrain'>;

/** The area that a command names: a polygon of the player's own, or an outline at a place; null if it names none. */
function areaNamed({ outline, at, area }: LayOrder, wanted: ToLay, id: string): TerrainPiece | null {
  const { kind, size } = wanted;
  if (area) return area.length < 3 ? null : { id, kind, size, area: roundedPoints(pointsOf(area)) };
  const drawn = outlineById(outline ?? '');
  if (!drawn || !at || drawn.kind !== outlineKind(kind) || drawn.size !== size) return null;
  return areaPiece(wanted, drawn, id, at);
}

/** The course of a line, which its placer chooses. */
const courseOf = (line: readonly Point[]): readonly Point[] =>
  holds('dbmm.setup.67') ? line : line.filter((_, at) => at === 0 || at === line.length - 1);

/** The streets that a town was chosen with, through its middle. */
function streetsOf(
  { kind, streets = 0 }: ToLay,
  { id, area = [] }: TerrainPiece,
  { at }: LayOrder,
): readonly TerrainPiece[] {
  if (kind !== 'BUA' || !holds('dbmm.bua.1')) return [];
  const { x, y } = centroid(area);
  return streetsIn(area, id, at ?? [x, y, 0], streets);
}

/** The pieces that a command would place and every rule that they break; null if the command names no piece. */
export function judgeLaying(
  battle: Battle,
  wanted: ToLay,
  thrown: Thrown | null,
  command: LayOrder,
): Judged | null {
  const id = freePieceId(battle.terrain);
  const laying = layingOf(wanted.kind);
  if (laying === 'area') {
    const piece = areaNamed(command, wanted, id);
    if (!piece) return null;
    const pieces = [piece, ...streetsOf(wanted, piece, command)];
    return { pieces, reasons: areaReasons(battle, wanted, piece, thrown) };
  }
  if (laying === 'coast') {
    const { shore, edge } = shoreNamed(command);
    if (!shore || !edge) return null;
    return { pieces: coastPieces(battle, id, wanted.kind, shore, edge), reasons: coastReasons(shore) };
  }
  if (!command.line) return null;
  const line = courseOf(pointsOf(command.line));
  if (laying === 'frontier')
    return { pieces: frontierPieces(battle, id, line), reasons: frontierReasons(battle, line) };
  if (laying === 'river') {
    const piece = riverPiece(id, wanted, line, command.width);
    return { pieces: [piece], reasons: riverReasons(battle, piece, thrown) };
  }
  const piece = roadPiece(id, wanted, line);
  return { pieces: [piece], reasons: roadReasons(battle, piece, thrown) };
}

/** Places a piece, or returns every reason against it. */
export const layPiece = (
  work: Work,
  wanted: ToLay,
  thrown: Thrown | null,
  command: LayOrder,
): readonly Reason[] =>
  layJudged(work, wanted, judgeLaying(work.battle, wanted, thrown, command), {
    rule: 'dbmm.setup.25' satisfies DbmmClause,
    laying: layingOf(wanted.kind),
    crossable: CROSSABLE,
    crossing: holds('dbmm.road.4') ? (command.crossing ?? 'ford') : 'ford',
  });
