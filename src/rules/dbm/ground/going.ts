/** The going of terrain for each troop. DBM, Going. */
import type { Debellis } from '../../../debellis/game.ts';
import { isWaterway, wetness } from '../../../debellis/ground/water.ts';
import { navalGoing } from '../../../debellis/naval/ground.ts';
import type { Going } from '../../../debellis/troops/troop.ts';
import { CORNER, mannedBy, WALL_KINDS } from '../../../debellis/walls/sections.ts';
import { isFrozen } from '../../../debellis/weather/ice.ts';
import type { Battle, PlacedBase, TerrainPiece } from '../../../engine/battle.ts';
import { goingUnder, IMPASSABLE } from '../../../engine/board/going.ts';
import { rectangleOfBase } from '../../../engine/board/rectangles.ts';
import type { Ruleset } from '../../../engine/contract.ts';
import { holds } from '../../../engine/effects.ts';
import type { Rectangle } from '../../../geometry/rectangle.ts';
import type { DbmClause } from '../clauses/ids.ts';
import { isNaval, isOf } from '../troops/base.ts';

/** From the worst to the best. */
export const GOINGS: readonly Going[] = ['DGo', 'RGo', 'GGo'];

interface GoingRow {
  readonly rule: DbmClause;
  readonly kinds: readonly string[];
  readonly where?: (piece: TerrainPiece) => boolean;
  readonly going: Going | typeof IMPASSABLE;
}

const DIFFICULT_COVERS: readonly string[] = ['Wd', 'O', 'V'];
const ROUGH_COVERS: readonly string[] = ['rocky', 'brush', 'bog'];

const isCovered =
  (covers: readonly string[]) =>
  ({ cover }: TerrainPiece): boolean =>
    cover !== undefined && covers.includes(cover);

/** The slopes of a hill. A hill with rough cover is gentle unless it says otherwise. */
const isGentle = (piece: TerrainPiece): boolean => {
  const usual = piece.kind === 'H(G)' || isCovered(ROUGH_COVERS)(piece) ? 'gentle' : 'steep';
  return (piece.slopes ?? usual) === 'gentle';
};

const HILLS: readonly string[] = ['H(G)', 'H(S)'];

export const isHill = ({ kind }: TerrainPiece): boolean => HILLS.includes(kind);
/** A hill with steep slopes. */
export const isSteep = (piece: TerrainPiece): boolean => isHill(piece) && !isGentle(piece);

/** The first row that fits and holds gives the going. If there is none, the piece changes nothing. */
export const GOING_TABLE: readonly GoingRow[] = [
  { rule: 'dbm.ww.5', kinds: ['WW'], going: IMPASSABLE },
  { rule: 'dbm.fort.27', kinds: [CORNER], going: IMPASSABLE },
  { rule: 'dbm.fort.5', kinds: WALL_KINDS, going: 'DGo' },
  { rule: 'dbm.going.1', kinds: HILLS, where: isCovered(DIFFICULT_COVERS), going: 'DGo' },
  { rule: 'dbm.going.1', kinds: HILLS, where: (hill) => !isGentle(hill), going: 'DGo' },
  { rule: 'dbm.hill.8', kinds: HILLS, where: isCovered(ROUGH_COVERS), going: 'RGo' },
  { rule: 'dbm.terrain.3', kinds: ['beach'], going: 'GGo' },
  { rule: 'dbm.going.2', kinds: [...HILLS, 'fields'], going: 'GGo' },
  { rule: 'dbm.going.1', kinds: ['Wd', 'O', 'E', 'V', 'marsh', 'D', 'BUA', 'beach'], going: 'DGo' },
  { rule: 'dbm.going.3', kinds: ['bog', 'rocky', 'brush', 'gully'], going: 'RGo' },
];

/** Rivers and roads have no going of their own. Other clauses penalise the ground of a river. */
const LINES: readonly string[] = ['Rv', 'Rd'];

/** All kinds of terrain. */
export const TERRAIN_KINDS: readonly string[] = [
  ...new Set([...GOING_TABLE.flatMap(({ kinds }) => kinds), ...LINES]),
];

/** Good going for camelry: dunes and brush. Other rough going is worse for it. Baggage camels are not camelry. */
const CAMEL_GROUND: readonly string[] = ['D', 'brush'];

function forCamels(piece: TerrainPiece, going: Going): Going {
  if (CAMEL_GROUND.includes(piece.kind) || (piece.cover === 'brush' && going === 'RGo')) return 'GGo';
  return going === 'RGo' ? 'DGo' : going;
}

/** Does going count for this base as for camelry? */
function isCamelry(base: PlacedBase): boolean {
  if (isOf(base, 'Bg')) return !holds('dbm.bg.11');
  return isOf(base, 'Cm') && holds('dbm.cm.2');
}

/** Ice bears troops. */
const bears = (battle: Battle, piece: TerrainPiece): boolean =>
  isFrozen(battle, piece) && holds(isWaterway(piece) ? 'dbm.ice.1' : 'dbm.going.2');

/** Land in a waterway, and a channel that can be waded. */
const isShallow = (game: Debellis, battle: Battle, piece: TerrainPiece, at: Rectangle): boolean =>
  isWaterway(piece) && wetness(game, battle, piece, at) !== 'deep';

/**
 * The going of a piece for this base; of open ground if `piece` is null. Null if the piece changes nothing. `at` is the
 * ground asked about: a waterway is not the same everywhere.
 */
export function goingOf(
  game: Debellis,
  battle: Battle,
  piece: TerrainPiece | null,
  base: PlacedBase,
  at?: Rectangle,
): string | null {
  if (isNaval(base)) return navalGoing(game, battle, piece, base, at);
  if (piece === null) return holds('dbm.going.4') ? 'GGo' : 'RGo';
  // Troops that man perimeter fortifications are not hindered by the buildings behind them.
  if (piece.kind === 'BUA' && mannedBy(game, battle, base, at).length > 0) return null;
  if (bears(battle, piece)) return isSteep(piece) ? 'DGo' : 'GGo';
  if (at && isShallow(game, battle, piece, at)) return null;
  const row = GOING_TABLE.find(
    ({ rule, kinds, where }) => kinds.includes(piece.kind) && (where?.(piece) ?? true) && holds(rule),
  );
  if (!row || row.going === IMPASSABLE) return row?.going ?? null;
  return isCamelry(base) ? forCamels(piece, row.going) : row.going;
}

/** The worst going under any part of a base, as it counts for `by`. */
export function goingOfBase(rules: Ruleset, battle: Battle, base: PlacedBase, by: PlacedBase = base): Going {
  const going = goingUnder(rules, battle, by, rectangleOfBase(base));
  return going === IMPASSABLE ? 'DGo' : (going as Going);
}
