/** Where towns and their fields lie, and the roads inside a town. DBM, Terrain, built-up areas; ruling 103. */

import { isWaterway } from '../../../debellis/ground/water.ts';
import { invaderOf } from '../../../debellis/setup/roles.ts';
import { streetsIn } from '../../../debellis/setup/streets.ts';
import type { Battle, TerrainPiece } from '../../../engine/battle.ts';
import { outlineOf } from '../../../engine/board/going.ts';
import { holds } from '../../../engine/effects.ts';
import type { Reason } from '../../../engine/game/event.ts';
import { laidOutline, type Outline, roundedPoints } from '../../../engine/setup/outlines.ts';
import { polygonsDistance } from '../../../geometry/distance.ts';
import type { Polygon } from '../../../geometry/polygon.ts';
import { because } from '../citing.ts';
import { areaPiece, BESIDE, enlarged } from './lay-shape.ts';
import type { ToLay } from './laying-order.ts';
import { isFlank, isInSector, sectorOfArea } from './sectors.ts';
import { FIELDS } from './terrain-kinds.ts';

const isTown = ({ kind }: TerrainPiece): boolean => kind === 'BUA';

const isBeside = (area: Polygon, other: TerrainPiece): boolean =>
  polygonsDistance(area, outlineOf(other)) <= BESIDE;

/** Does a town touch a waterway, or a road of the invader, or lie at the left or right end of the table? */
function isTownPlace(battle: Battle, piece: TerrainPiece): boolean {
  const { area = [] } = piece;
  const invader = invaderOf(battle);
  return (
    isFlank(sectorOfArea(battle, piece)) ||
    battle.terrain.some(
      (other) =>
        (isWaterway(other) || (other.kind === 'Rd' && other.side === invader)) && isBeside(area, other),
    )
  );
}

/** The rules about the place of a town or of its fields. */
export function townReasons(battle: Battle, { kind }: ToLay, piece: TerrainPiece): readonly Reason[] {
  const fields = FIELDS.includes(kind);
  if (kind !== 'BUA' && !fields) return [];
  const { area = [] } = piece;
  const sector = sectorOfArea(battle, piece);
  const town = battle.terrain.find(isTown);
  const whole = area.every((p) => isInSector(battle, sector, p));
  const adjoins = !fields || (town !== undefined && isBeside(area, town));
  return [
    ...(kind === 'BUA' && !isTownPlace(battle, piece) && holds('dbm.bua.5')
      ? [because('dbm.bua.5', 'dbm.setup.town-place', { kind })]
      : []),
    ...(whole && adjoins
      ? []
      : holds('dbm.bua.2')
        ? [because('dbm.bua.2', 'dbm.setup.beside-town', { kind })]
        : []),
  ];
}

/** How much larger the hill under a town is than the town. */
const HILL_FACTOR = 1.5;

const isTownOnHill = ({ hill }: ToLay): boolean => hill !== undefined && holds('dbm.bua.3');

/** A town with the hill under it and the roads inside it. A road leads down from a hill. */
export function townPieces(
  wanted: ToLay,
  outline: Outline,
  id: string,
  at: readonly [number, number, number],
): readonly TerrainPiece[] {
  const town = areaPiece(wanted, outline, id, at);
  const [x, y] = at;
  const area = town.area ?? [];
  const foot = isTownOnHill(wanted)
    ? (laidOutline(enlarged(outline, wanted.size, HILL_FACTOR), at).area ?? [])
    : area;
  const hill: TerrainPiece = {
    id: `${id}H`,
    kind: wanted.hill ?? 'H(G)',
    area: foot,
    crest: roundedPoints([{ x, y }]),
  };
  const count = holds('dbm.bua.1') ? (wanted.streets ?? 0) : 0;
  const streets = streetsIn(area, id, at, count, foot);
  return [...(isTownOnHill(wanted) ? [hill] : []), town, ...streets];
}
