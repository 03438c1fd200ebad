/** Judges and lays a piece of terrain. Blood and Blades, laying terrain. */
import type { Battle, TableEdge, TerrainPiece } from '../../../engine/battle.ts';
import type { Work } from '../../../engine/contract/sequence.ts';
import type { Reason } from '../../../engine/event.ts';
import { malformedPart } from '../../../engine/game/command-reader.ts';
import { reason } from '../../../engine/game/decide.ts';
import { tell } from '../../../engine/game/work.ts';
import { withCrossings } from '../../../engine/setup/lay/crossings.ts';
import { freePieceId, outlineById, shoreNamed } from '../../../engine/setup/outlines.ts';
import type { Point } from '../../../geometry/point.ts';
import type { BnbOrder } from '../commands.ts';
import { areaPiece, areaReasons, type HillCover } from './lay-area.ts';
import { CROSSABLE } from './lay-crossings.ts';
import { type Band, riverPiece, riverReasons } from './lay-river.ts';
import { roadPiece, roadReasons } from './lay-road.ts';
import { waterPiece, waterReasons } from './lay-water.ts';
import type { ToLay } from './laying-order.ts';
import { canBeLaidWell, type Thrown, wishesAgainst } from './places.ts';
import { shapeReasons } from './shape.ts';
import { layingOf } from './terrain-kinds.ts';

/** A command that lays a piece. */
export type Laying = BnbOrder<'lay-terrain'>;

type Judged = { readonly piece: TerrainPiece; readonly reasons: readonly Reason[] };

function judgeArea(battle: Battle, wanted: ToLay, edge: TableEdge | null, command: Laying): Judged | null {
  const outline = outlineById(command.outline ?? '');
  const { at } = command;
  if (!outline || !at || outline.kind !== wanted.kind) return null;
  const drawn = { ...outline, size: wanted.size };
  const piece = areaPiece(drawn, freePieceId(battle.terrain), at, coverOf(wanted, command));
  return { piece, reasons: [...shapeReasons(drawn), ...areaReasons(battle, piece, edge)] };
}

/** The cover of a steep hill, as the command names it or as it was chosen. */
function coverOf(wanted: ToLay, command: Laying): HillCover {
  const { cover = wanted.cover, slopes = wanted.slopes } = command;
  if (cover === undefined) return {};
  return { cover, ...(slopes === 'gentle' || slopes === 'steep' ? { slopes } : {}) };
}

function judgeWater(battle: Battle, wanted: ToLay, command: Laying): Judged | null {
  const { shore, edge } = shoreNamed(command);
  if (!shore || !edge) return null;
  const piece = waterPiece(battle, wanted.kind, freePieceId(battle.terrain), shore, edge);
  return { piece, reasons: waterReasons(battle, piece, shore, edge) };
}

const pointsOf = (line: readonly (readonly [number, number])[]): readonly Point[] =>
  line.map(([x, y]) => ({ x, y }));

/** A road with more points than this is refused. */
const MOST_BENDS = 60;

function judgeRoad(battle: Battle, wanted: ToLay, command: Laying): Judged | null {
  const { line } = command;
  if (!line || line.length > MOST_BENDS) return null;
  const piece = roadPiece(wanted.kind, freePieceId(battle.terrain), pointsOf(line));
  return { piece, reasons: roadReasons(battle, piece) };
}

function judgeRiver(battle: Battle, wanted: ToLay, band: Band | null, command: Laying): Judged | null {
  const { line, width } = command;
  if (!line || line.length > MOST_BENDS) return null;
  const piece = riverPiece(freePieceId(battle.terrain), pointsOf(line), wanted.size, width);
  return { piece, reasons: riverReasons(battle, piece, wanted.size, band) };
}

/** The piece that a command would lay and every rule that it breaks; null if the command names no piece. */
export function judgeLaying(
  battle: Battle,
  wanted: ToLay,
  { edge, band }: Thrown,
  command: Laying,
): Judged | null {
  const laying = layingOf(wanted.kind);
  if (laying === 'water') return judgeWater(battle, wanted, command);
  if (laying === 'river') return judgeRiver(battle, wanted, band, command);
  return laying === 'road' ? judgeRoad(battle, wanted, command) : judgeArea(battle, wanted, edge, command);
}

/** The kind of crossing where a road and a river meet: a ford, unless the command says a bridge. */
const crossingSaid = ({ crossing }: Laying): string => (crossing === 'bridge' ? 'bridge' : 'ford');

/** Lays a piece, or returns every reason against it. A wish is a reason only if another place avoids it. */
export function layPiece(work: Work, wanted: ToLay, thrown: Thrown, command: Laying): readonly Reason[] {
  const judged = judgeLaying(work.battle, wanted, thrown, command);
  if (!judged)
    return [reason(work.rules, 'malformed-command', malformedPart(command.type, layingOf(wanted.kind)))];
  if (judged.reasons.length > 0) return judged.reasons;
  const { piece } = judged;
  const wishes = wishesAgainst(work.battle, piece);
  if (wishes.length > 0 && canBeLaidWell(work.battle, wanted, thrown)) return wishes;
  const figures = { side: wanted.side, piece: piece.id, kind: piece.kind, size: wanted.size };
  const pieces = withCrossings(CROSSABLE, work.battle.terrain, piece, crossingSaid(command));
  tell(
    work,
    { type: 'terrain-laid', rule: 'bnb.setup.6', figures },
    pieces.map((each) => ({ change: 'terrain', piece: each })),
  );
  return [];
}
