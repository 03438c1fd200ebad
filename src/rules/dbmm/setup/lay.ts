/** Judges and places a piece of terrain. DBMM, Terrain; rulings 90, 91, 104 and 105. */

import { type Judged, layJudged, pointsOf } from '../../../debellis/setup/lay-judged.ts';
import type { Battle, TerrainPiece } from '../../../engine/battle.ts';
import type { Work } from '../../../engine/contract/sequence.ts';
import { holds } from '../../../engine/effects.ts';
import type { Reason } from '../../../engine/game/event.ts';
import { freePieceId, outlineById, roundedPoints, shoreNamed } from '../../../engine/setup/outlines.ts';
import type { DbmmClause } from '../clauses/ids.ts';
import type { DbmmOrder } from '../commands.ts';
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
    return piece && { pieces: [piece], reasons: areaReasons(battle, wanted, piece, thrown) };
  }
  if (laying === 'coast') {
    const { shore, edge } = shoreNamed(command);
    if (!shore || !edge) return null;
    return { pieces: coastPieces(battle, id, wanted.kind, shore, edge), reasons: coastReasons(shore) };
  }
  if (!command.line) return null;
  const line = pointsOf(command.line);
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
