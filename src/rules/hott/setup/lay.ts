/** Reads terrain pieces from commands, and checks where they lie. */

import type { Battle, TableEdge, TerrainPiece } from '../../../engine/battle.ts';
import { outlineOf } from '../../../engine/board/going.ts';
import type { Work } from '../../../engine/contract/sequence.ts';
import type { Reason } from '../../../engine/event.ts';
import { malformedPart } from '../../../engine/game/command-reader.ts';
import { reason } from '../../../engine/game/decide.ts';
import { tell } from '../../../engine/game/work.ts';
import { LEAST_GROUND } from '../../../engine/setup/check-setup.ts';
import { coversEdge } from '../../../engine/setup/edges.ts';
import { withCrossings } from '../../../engine/setup/lay/crossings.ts';
import {
  freePieceId,
  laidOutline,
  outlineById,
  roundedPoints,
  shoreArea,
  shoreNamed,
} from '../../../engine/setup/outlines.ts';
import { boxOf, area as groundOf, type Polygon, selfIntersects } from '../../../geometry/polygon.ts';
import { atMost } from '../../../geometry/tolerance.ts';
import type { HottOrder } from '../commands.ts';
import { BASE_WIDTH } from '../measures.ts';
import { CROSSABLE, crossingReasons, riverReasons } from './lay-line.ts';
import { defenderOf } from './roles.ts';
import { drawnFor, layingOf } from './terrain-kinds.ts';

type Laying = HottOrder<'lay-terrain'>;
type Shape = Pick<TerrainPiece, 'area' | 'crest' | 'line' | 'width'>;

/** The usual widths of lines, and the greatest width, in millimetres. */
const WIDTHS: Readonly<Record<string, number>> = { road: 20, river: 30 };
const WIDEST = 200;
/** A road is narrower than a base. */
const isTooWide = (kind: string, width: number): boolean =>
  kind === 'road' ? atMost(BASE_WIDTH, width) : width > WIDEST;
/** Points beyond this number are ignored, as no outline or line needs them. */
const MOST_POINTS = 100;

const COVERS: readonly string[] = ['wood', 'bua'];

const pointsOf = (line: Laying['line'] = []): Polygon =>
  roundedPoints(line.slice(0, MOST_POINTS).map(([x, y]) => ({ x, y })));

function areaShape(kind: string, command: Laying): Shape | null {
  if (command.area) {
    const area = pointsOf(command.area);
    const crest = pointsOf(command.crest);
    if (area.length < 3 || selfIntersects(area) || Math.abs(groundOf(area)) < LEAST_GROUND) return null;
    return { area, ...(crest.length > 0 ? { crest } : {}) };
  }
  const outline = outlineById(command.outline ?? '');
  if (!outline || !command.at || !drawnFor(kind).includes(outline.kind)) return null;
  return laidOutline(outline, command.at);
}

function shoreShape(battle: Battle, command: Laying): Shape | null {
  const { shore, edge } = shoreNamed(command);
  return shore && edge ? { area: shoreArea(battle.table, shore, edge) } : null;
}

function lineShape(kind: string, command: Laying): Shape | null {
  const line = pointsOf(command.line);
  const width = command.width ?? WIDTHS[kind] ?? 0;
  return line.length >= 2 && width > 0 && !isTooWide(kind, width) ? { line, width } : null;
}

function shapeOf(battle: Battle, kind: string, command: Laying): Shape | null {
  const laying = layingOf(kind);
  if (laying === 'area') return areaShape(kind, command);
  if (laying === 'line') return lineShape(kind, command);
  return laying === 'shore' ? shoreShape(battle, command) : null;
}

/** The parts of a command that give no shape. */
function faultyParts(kind: string, command: Laying): readonly string[] {
  const laying = layingOf(kind);
  const { shore, edge } = shoreNamed(command);
  if (laying === 'shore') return [...(shore ? [] : ['outline']), ...(edge ? [] : ['side'])];
  if (command.area) return ['area'];
  if (laying !== 'line') return ['kind'];
  return [pointsOf(command.line).length < 2 ? 'line' : 'width'];
}

/** The piece that a command lays; null if it gives no shape. */
export function pieceOf(battle: Battle, command: Laying): TerrainPiece | null {
  const { kind } = command;
  const shape = shapeOf(battle, kind, command);
  if (!shape) return null;
  const cover = COVERS.find((each) => each === command.cover);
  return {
    id: command.piece ?? freePieceId(battle.terrain),
    kind,
    ...shape,
    ...(cover === undefined ? {} : { cover }),
  };
}

function isOnBoard({ table }: Battle, piece: TerrainPiece): boolean {
  const { minX, minY, maxX, maxY } = boxOf(piece.line ?? outlineOf(piece));
  return atMost(0, minX) && atMost(0, minY) && atMost(maxX, table.width) && atMost(maxY, table.depth);
}

/** The sea along a whole edge of the board. */
export const seaAlong = (battle: Battle, edge: TableEdge): TerrainPiece | null =>
  battle.terrain.find((piece) => piece.kind === 'sea' && coversEdge(battle, piece, edge)) ?? null;

const seas = (battle: Battle, piece: TerrainPiece): readonly TerrainPiece[] =>
  piece.kind === 'sea' ? battle.terrain.filter(({ kind, id }) => kind === 'sea' && id !== piece.id) : [];

/** Every rule that a piece breaks in its place. */
function layReasons(work: Work, piece: TerrainPiece, crossing: string | undefined): readonly Reason[] {
  const { battle, rules } = work;
  return [
    ...(isOnBoard(battle, piece) ? [] : [reason(rules, 'table-edge', { base: piece.id })]),
    ...seas(battle, piece).map(({ id }) => ({
      rule: 'hott.terrain.3',
      key: 'hott.setup.second-sea',
      figures: { other: id },
    })),
    ...(piece.kind === 'river' ? riverReasons(battle, piece) : []),
    ...(piece.line ? crossingReasons(battle, piece, crossing) : []),
  ];
}

/** Lays a piece, or returns every reason against it. */
export function layPiece(work: Work, command: Laying): readonly Reason[] {
  const piece = pieceOf(work.battle, command);
  if (!piece) {
    const part = faultyParts(command.kind, command);
    return [reason(work.rules, 'malformed-command', malformedPart(command.type, part))];
  }
  const crossing = typeof command.crossing === 'string' ? command.crossing : undefined;
  const against = layReasons(work, piece, crossing);
  if (against.length > 0) return against;
  const pieces =
    piece.line && crossing !== undefined
      ? withCrossings(CROSSABLE, work.battle.terrain, piece, crossing)
      : [piece];
  tell(
    work,
    {
      type: 'terrain-laid',
      rule: 'hott.deploy.2',
      figures: { side: defenderOf(work.battle), piece: piece.id, kind: piece.kind },
    },
    pieces.map((each) => ({ change: 'terrain', piece: each })),
  );
  return [];
}
