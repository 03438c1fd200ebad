/** Faults in the terrain of a position. Blood and Blades, Terrain. */
import type { TerrainPiece } from '../../../engine/battle.ts';
import type { Fault } from '../../../engine/event.ts';
import { distance } from '../../../geometry/point.ts';
import { extent } from '../../../geometry/polygon.ts';
import { COVERS } from '../setup/covers.ts';
import { isOnRiver } from './crossings.ts';
import { isHill } from './heights.ts';
import { isRoad } from './roads.ts';
import { isRiver } from './water.ts';

const SLOPES: readonly string[] = ['gentle', 'steep'];
const CROSSINGS: readonly string[] = ['bridge', 'ford'];

/** A piece below this length or width, in millimetres, has no extent. */
const LEAST = 1;

const fault = (key: string, figures: Fault['figures']): Fault => ({ key: `fault.${key}`, figures });

const longest = (line: NonNullable<TerrainPiece['line']>): number =>
  line.reduce((most, p) => Math.max(most, distance(p, line[0] ?? p)), 0);

function shapeFaults({ id, kind, area, line }: TerrainPiece): readonly Fault[] {
  if (!area && !line) return [];
  const isLine = kind === 'Rv' || kind === 'PR' || kind === 'UR';
  if (isLine && !line) return [fault('needs-line', { piece: id, kind })];
  if (!isLine && !area) return [fault('needs-area', { piece: id, kind })];
  const size = isLine ? longest(line ?? []) : extent(area ?? []).width;
  return size < LEAST ? [fault('no-extent', { piece: id })] : [];
}

function hillFaults(hill: TerrainPiece): readonly Fault[] {
  if (!isHill(hill)) return [];
  const { id, cover, slopes } = hill;
  return [
    ...(cover === undefined || COVERS.includes(cover)
      ? []
      : [fault('hill-cover', { piece: id, cover, known: COVERS.join(', ') })]),
    ...(slopes === undefined || SLOPES.includes(slopes)
      ? []
      : [fault('hill-slopes', { piece: id, slopes, known: SLOPES.join(', ') })]),
  ];
}

/** Crossings are named by rivers or roads. A road may also cross a channel, which has no line. */
function crossingFaults(piece: TerrainPiece, terrain: readonly TerrainPiece[]): readonly Fault[] {
  if (!isRiver(piece) && !isRoad(piece)) return [];
  const { id, crossings = [] } = piece;
  const rivers = isRiver(piece) ? [piece] : terrain.filter(isRiver);
  const elsewhere = isRoad(piece) && terrain.some(({ kind }) => kind === 'WW');
  return crossings.flatMap(({ at: [x, y], kind }) => [
    ...(CROSSINGS.includes(kind)
      ? []
      : [fault('crossing-kind', { piece: id, kind, known: CROSSINGS.join(', ') })]),
    ...(elsewhere || rivers.some((river) => isOnRiver({ x, y }, river))
      ? []
      : [fault('crossing-off-river', { piece: id, x, y })]),
  ]);
}

/** Faults of shapes, of covers and slopes that no hill has, and of crossings without water. */
export const terrainFaults = (terrain: readonly TerrainPiece[]): readonly Fault[] =>
  terrain.flatMap((piece) => [
    ...shapeFaults(piece),
    ...hillFaults(piece),
    ...crossingFaults(piece, terrain),
  ]);
