/** Judges and lays a piece of terrain. DBM, Terrain; rulings 47 and 51. */

import { type Judged, layJudged, pointsOf } from '../../../debellis/setup/lay-judged.ts';
import type { Battle, TerrainPiece } from '../../../engine/battle.ts';
import type { Work } from '../../../engine/contract/sequence.ts';
import type { Reason } from '../../../engine/game/event.ts';
import { freePieceId, outlineById, shoreNamed } from '../../../engine/setup/outlines.ts';
import type { DbmClause } from '../clauses/ids.ts';
import type { DbmOrder } from '../commands.ts';
import { areaReasons, type Thrown } from './lay-area.ts';
import { coastPieces, coastReasons } from './lay-coast.ts';
import { CROSSABLE, riverPiece, riverReasons, roadPiece, roadReasons } from './lay-line.ts';
import { areaPiece } from './lay-shape.ts';
import { townPieces } from './lay-town.ts';
import type { ToLay } from './laying-order.ts';
import { layingOf, outlineKind } from './terrain-kinds.ts';

/** A command that lays a piece. */
export type LayOrder = DbmOrder<'lay-terrain'>;

function judgeArea(battle: Battle, wanted: ToLay, thrown: Thrown | null, command: LayOrder): Judged | null {
  const outline = outlineById(command.outline ?? '');
  const { at } = command;
  if (!outline || !at || outline.kind !== outlineKind(wanted.kind) || outline.size !== wanted.size)
    return null;
  const id = freePieceId(battle.terrain);
  const pieces =
    wanted.kind === 'BUA' ? townPieces(wanted, outline, id, at) : [areaPiece(wanted, outline, id, at)];
  // A town on a hill needs room for the hill.
  const widest = { ...(pieces.find(({ area }) => area) as TerrainPiece), kind: wanted.kind };
  return { pieces, reasons: areaReasons(battle, wanted, widest, thrown) };
}

/** The pieces that a command would lay and every rule that they break; null if the command names no piece. */
export function judgeLaying(
  battle: Battle,
  wanted: ToLay,
  thrown: Thrown | null,
  command: LayOrder,
): Judged | null {
  const laying = layingOf(wanted.kind);
  if (laying === 'area') return judgeArea(battle, wanted, thrown, command);
  const id = freePieceId(battle.terrain);
  if (laying === 'water') {
    const { shore, edge } = shoreNamed(command);
    if (!shore || !edge) return null;
    return { pieces: coastPieces(battle, id, shore, edge), reasons: coastReasons(shore, edge) };
  }
  if (!command.line) return null;
  const line = pointsOf(command.line);
  if (laying === 'river') {
    const piece = riverPiece(id, line, command.width);
    return { pieces: [piece], reasons: riverReasons(battle, piece, wanted.side) };
  }
  const piece = roadPiece(id, line, wanted.side);
  return { pieces: [piece], reasons: roadReasons(battle, piece, wanted.side) };
}

/** Lays a piece, or returns every reason against it. */
export const layPiece = (
  work: Work,
  wanted: ToLay,
  thrown: Thrown | null,
  command: LayOrder,
): readonly Reason[] =>
  layJudged(work, wanted, judgeLaying(work.battle, wanted, thrown, command), {
    rule: 'dbm.terrain.2' satisfies DbmClause,
    laying: layingOf(wanted.kind),
    crossable: CROSSABLE,
    crossing: command.crossing ?? 'ford',
  });
