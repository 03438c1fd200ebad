/** The difficulty of rivers, sector by sector. DBM, Terrain, rivers; rulings 48, 51 and 130. */
import type { Nature } from '../../../debellis/ground/nature.ts';
import type { Climate, Season } from '../../../debellis/weather/chart.ts';
import { timeOf } from '../../../debellis/weather/time-of-day.ts';
import type { Battle, TerrainPiece } from '../../../engine/battle.ts';
import { outlineOf } from '../../../engine/board/going.ts';
import { holds } from '../../../engine/effects.ts';
import { polygonsDistance } from '../../../geometry/distance.ts';
import type { Point } from '../../../geometry/point.ts';
import type { Rectangle } from '../../../geometry/rectangle.ts';
import { CONTACT_GAP } from '../../../geometry/tolerance.ts';
import type { DbmClause } from '../clauses/ids.ts';
import { stateOf } from '../state.ts';

/** The greatest score of each nature. */
const NATURES: readonly { readonly rule: DbmClause; readonly most: number; readonly nature: Nature }[] = [
  { rule: 'dbm.river.13', most: 2, nature: 'paltry' },
  { rule: 'dbm.river.14', most: 4, nature: 'easy' },
  { rule: 'dbm.river.15', most: 6, nature: 'tricky' },
  { rule: 'dbm.river.16', most: Number.POSITIVE_INFINITY, nature: 'dangerous' },
];

/** The nature of a river by its score. */
export const natureOf = (score: number): Nature =>
  NATURES.find(({ most, rule }) => score <= most && holds(rule))?.nature ?? 'easy';

const THIRDS = 3;
const HALVES = 2;

const partOf = (at: number, whole: number, parts: number): number =>
  Math.min(parts - 1, Math.max(0, Math.floor((at * parts) / whole)));

/** The sector of the table in which a place at a river lies. A river along the table crosses three, others two. */
export function sectorOf({ table }: Pick<Battle, 'table'>, { line, area }: TerrainPiece, p: Point): number {
  if (!holds('dbm.river.11')) return 0;
  const points = line ?? area ?? [];
  const [first, last] = [points[0], points.at(-1)];
  const along = !line || !first || !last || Math.abs(last.x - first.x) >= Math.abs(last.y - first.y);
  return along ? partOf(p.x, table.width, THIRDS) : partOf(p.y, table.depth, HALVES);
}

/** The name of a river's sector in the notes. */
export const noteOfSector = (river: TerrainPiece, sector: number): string => `${river.id}:${sector}`;

/** The nature of a river in a sector; null if nobody has diced for it. */
export function natureIn(battle: Pick<Battle, 'own'>, river: TerrainPiece, sector: number): Nature | null {
  const score = stateOf(battle).rivers?.[noteOfSector(river, sector)];
  return score === undefined ? null : natureOf(score);
}

/** The nature of a river where a base stands; null if nobody has diced for it. */
export const natureUnder = (battle: Battle, river: TerrainPiece, { pose }: Rectangle): Nature | null =>
  natureIn(battle, river, sectorOf(battle, river, pose));

/** The seasons in which rivers run low, by climate. */
const LOW: Readonly<Partial<Record<Climate, readonly Season[]>>> = {
  dry: ['summer', 'autumn'],
  warm: ['summer'],
  cold: ['summer'],
};

const FLOOD = 2;
const SHORT = -1;
const DRY = -2;

/** Does a river end in other water, or at a short table edge? */
function isShort({ terrain, table }: Battle, river: TerrainPiece): boolean {
  const line = river.line ?? [];
  const ends = [line[0], line.at(-1)].filter((end) => end !== undefined);
  const waters = terrain.filter((piece) => piece !== river && (piece.kind === 'Rv' || piece.kind === 'WW'));
  return ends.some(
    (end) =>
      end.x <= CONTACT_GAP ||
      end.x >= table.width - CONTACT_GAP ||
      waters.some((water) => polygonsDistance([end], outlineOf(water)) <= CONTACT_GAP),
  );
}

/** The sum to be added to the die of a river. */
export function riverModifier(battle: Battle, river: TerrainPiece): number {
  if (!holds('dbm.river.12')) return 0;
  const time = timeOf(battle);
  const low = time !== null && (LOW[time.climate] ?? []).includes(time.season);
  const flood = stateOf(battle).flood === true;
  return (flood ? FLOOD : 0) + (isShort(battle, river) ? SHORT : 0) + (low ? DRY : 0);
}

/** The score of a river, read within 1 to 8. */
export const riverScore = (battle: Battle, river: TerrainPiece, face: number): number =>
  Math.min(8, Math.max(1, face + riverModifier(battle, river)));
