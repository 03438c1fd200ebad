/** Seas and waterways, and their beaches. DBMM, Terrain; ruling 90. */
import type { Battle, TableEdge, TerrainPiece } from '../../../engine/battle.ts';
import { holds } from '../../../engine/effects.ts';
import type { Reason } from '../../../engine/game/event.ts';
import { type Profile, roundedPoints, shoreArea } from '../../../engine/setup/outlines.ts';
import { moreThan } from '../../../geometry/tolerance.ts';
import { broken } from '../citing.ts';
import { paces } from '../measures.ts';

/** How far water reaches from its edge, in paces. */
const REACH = { least: 240, most: 720 } as const;
/** The depth of a beach, in paces. */
const BEACH = 80;
/** Shores are drawn for smaller tables. */
const SHORE_SCALE = 4;

/** A shore as it is drawn on this table, moved inland by some millimetres. */
const reaching = ({ id, points }: Profile, more = 0): Profile => ({
  id,
  points: points.map(([part, mm]) => [part, mm * SHORE_SCALE + more] as const),
});

/** Water along an edge, and its beach. */
export function coastPieces(
  battle: Battle,
  id: string,
  kind: string,
  shore: Profile,
  edge: TableEdge,
): readonly TerrainPiece[] {
  const area = roundedPoints(shoreArea(battle.table, reaching(shore), edge));
  const water: TerrainPiece = { id, kind, size: 'large', area };
  if (!holds('dbmm.setup.59')) return [water];
  const inland = shoreArea(battle.table, reaching(shore, paces(BEACH)), edge).slice(2);
  const strip = roundedPoints([...area.slice(2), ...inland.toReversed()]);
  return [water, { id: `${id}B`, kind: 'beach', area: strip }];
}

/** Every rule that the shore breaks. */
export function coastReasons(shore: Profile): readonly Reason[] {
  const depths = reaching(shore).points.map(([, mm]) => mm);
  const figures = { least: paces(REACH.least), most: paces(REACH.most) };
  return moreThan(figures.least, Math.min(...depths)) || moreThan(Math.max(...depths), figures.most)
    ? broken('dbmm.setup.54', 'dbmm.setup.shore', figures)
    : [];
}
