/** The going of terrain for each troop. DBMM, Terrain; rulings 20, 30, 60 and 90. */

import type { Debellis } from '../../../debellis/game.ts';
import { isAtCrossing, isRiver } from '../../../debellis/ground/rivers.ts';
import { navalGoing } from '../../../debellis/naval/ground.ts';
import { isChariot } from '../../../debellis/troops/base.ts';
import type { Going } from '../../../debellis/troops/troop.ts';
import { isWall, mannedBy, WALL_KINDS } from '../../../debellis/walls/sections.ts';
import { isFrozen } from '../../../debellis/weather/ice.ts';
import type { Battle, PlacedBase, TerrainPiece } from '../../../engine/battle.ts';
import { goingUnder, IMPASSABLE, outlineOf, piecesUnder } from '../../../engine/board/going.ts';
import { rectangleOfBase } from '../../../engine/board/rectangles.ts';
import type { Ruleset } from '../../../engine/contract.ts';
import { holds } from '../../../engine/effects.ts';
import { polygonsDistance } from '../../../geometry/distance.ts';
import type { Rectangle } from '../../../geometry/rectangle.ts';
import type { DbmmClause } from '../clauses/ids.ts';
import { isWithin, paces } from '../measures.ts';
import { crossesPits } from '../obstacles/pits.ts';
import { stateOf } from '../state.ts';
import { isNaval, isOf } from '../troops/base.ts';
import { figure } from '../troops/marks.ts';

/** From the worst to the best. */
export const GOINGS: readonly Going[] = ['DGo', 'RGo', 'GGo'];

/** Whom a row is about: elephants, camelry with camel baggage, chariots, troops fit for crags, or a class. */
type Whom = 'elephants' | 'camels' | 'chariots' | 'climbers' | 'foot' | 'train' | 'mounted';

interface GoingRow {
  readonly rule: DbmmClause;
  readonly kinds: readonly string[];
  /** All land troops if absent. */
  readonly whom?: readonly Whom[];
  readonly going: Going | typeof IMPASSABLE;
}

const HILLS: readonly string[] = ['GH', 'RH', 'SH', 'DH', 'CH', 'WH'];
const WATERS: readonly string[] = ['S', 'WW', 'L'];

export const isHill = ({ kind }: TerrainPiece): boolean => HILLS.includes(kind);
/** Is it in a built-up area, even in part? */
export const isInTown = (battle: Battle, base: PlacedBase): boolean =>
  piecesUnder(battle, rectangleOfBase(base)).some(({ kind }) => kind === 'BUA');
export const isWater = (piece: TerrainPiece): boolean => WATERS.includes(piece.kind) || isRiver(piece);

/** The first row that fits and holds gives the going. Special cases stand before the general ones. */
export const GOING_TABLE: readonly GoingRow[] = [
  { rule: 'dbmm.terr.8', kinds: ['CH'], whom: ['climbers'], going: 'DGo' },
  { rule: 'dbmm.terr.8', kinds: ['CH'], going: IMPASSABLE },
  { rule: 'dbmm.terr.9', kinds: ['SH'], whom: ['elephants'], going: 'GGo' },
  { rule: 'dbmm.terr.10', kinds: ['SH'], whom: ['camels'], going: 'GGo' },
  { rule: 'dbmm.terr.11', kinds: ['SH'], whom: ['chariots'], going: 'DGo' },
  { rule: 'dbmm.terr.12', kinds: ['RH'], whom: ['elephants'], going: 'DGo' },
  { rule: 'dbmm.terr.13', kinds: ['RH'], whom: ['camels'], going: 'DGo' },
  { rule: 'dbmm.terr.14', kinds: ['RH'], whom: ['chariots'], going: 'DGo' },
  { rule: 'dbmm.terr.15', kinds: ['BF'], whom: ['camels'], going: 'DGo' },
  { rule: 'dbmm.terr.16', kinds: ['BF'], whom: ['chariots'], going: 'DGo' },
  { rule: 'dbmm.terr.17', kinds: ['SF'], whom: ['elephants'], going: 'GGo' },
  { rule: 'dbmm.terr.18', kinds: ['SF'], whom: ['camels'], going: 'GGo' },
  { rule: 'dbmm.terr.19', kinds: ['SF'], whom: ['chariots'], going: 'DGo' },
  { rule: 'dbmm.terr.20', kinds: ['RF'], whom: ['elephants'], going: 'DGo' },
  { rule: 'dbmm.terr.21', kinds: ['RF'], whom: ['camels'], going: 'DGo' },
  { rule: 'dbmm.terr.22', kinds: ['RF'], whom: ['chariots'], going: 'DGo' },
  { rule: 'dbmm.terr.23', kinds: ['D'], whom: ['camels'], going: 'GGo' },
  { rule: 'dbmm.obst.4', kinds: ['HO'], going: 'DGo' },
  { rule: 'dbmm.obst.15', kinds: ['FO'], going: 'DGo' },
  { rule: 'dbmm.terr.26', kinds: ['beach'], going: 'GGo' },
  { rule: 'dbmm.terr.1', kinds: ['GH', 'F'], going: 'GGo' },
  { rule: 'dbmm.terr.4', kinds: ['RH', 'SH', 'BF', 'SF', 'RF'], going: 'RGo' },
  {
    rule: 'dbmm.terr.5',
    kinds: ['DH', 'WH', 'Wd', 'O', 'Oa', 'E', 'V', 'M', 'D', 'B', 'G', 'BUA'],
    going: 'DGo',
  },
];

/** Wading, by the width and the state of a river. The first row that fits and holds. */
const WADING: readonly (Omit<GoingRow, 'kinds'> & {
  readonly wide: boolean;
  readonly state?: 'flood' | 'low' | 'shallow';
})[] = [
  { rule: 'dbmm.water.16', wide: true, state: 'flood', going: 'DGo' },
  { rule: 'dbmm.water.17', wide: true, state: 'low', going: 'RGo' },
  { rule: 'dbmm.water.14', wide: true, whom: ['foot', 'train', 'chariots'], going: 'DGo' },
  { rule: 'dbmm.water.15', wide: true, whom: ['mounted'], going: 'RGo' },
  { rule: 'dbmm.water.20', wide: false, state: 'flood', going: 'DGo' },
  { rule: 'dbmm.water.21', wide: false, state: 'shallow', going: 'GGo' },
  { rule: 'dbmm.water.18', wide: false, whom: ['foot'], going: 'RGo' },
  { rule: 'dbmm.water.19', wide: false, whom: ['mounted', 'train'], going: 'DGo' },
];

/** All kinds of terrain. */
export const TERRAIN_KINDS: readonly string[] = [
  ...new Set([...GOING_TABLE.flatMap(({ kinds }) => kinds), ...WATERS, ...WALL_KINDS]),
  'Rv',
  'Rd',
  'PRd',
  'corner',
];

const IS: Readonly<Record<Whom, (base: PlacedBase) => boolean>> = {
  elephants: (base) => isOf(base, 'El'),
  camels: (base) => isOf(base, 'Cm') || (isOf(base, 'Bge') && figure(base.marks, 'onCamels') > 0),
  chariots: (base) => isChariot(base) || isOf(base, 'Exp'),
  climbers: (base) => isOf(base, 'Ax', 'Bw', 'Ps'),
  foot: (base) => isOf(base, 'foot'),
  train: (base) => isOf(base, 'train'),
  mounted: (base) => isOf(base, 'mounted'),
};

/** Only an element that is modelled as chariots is one on land; expendables wade like them. */
const isAnyOf = (base: PlacedBase, whom: readonly Whom[] | undefined, wades: boolean): boolean =>
  whom === undefined ||
  whom.some((each) => (each === 'chariots' && !wades ? isChariot(base) : IS[each](base)));

/** Has the cold made it good going? */
const bears = (battle: Battle, piece: TerrainPiece): boolean =>
  isFrozen(battle, piece) && holds(piece.kind === 'B' ? 'dbmm.terr.30' : 'dbmm.terr.2');

/** A river this wide is wide, in paces. */
const WIDE = 80;

/** How near to the sea a narrow river is shallow, in paces. */
const BY_THE_SEA = 800;

const isByTheSea = ({ terrain }: Battle, ground: Rectangle): boolean =>
  terrain.some(
    (piece) =>
      piece.kind === 'S' && isWithin(polygonsDistance(ground.corners, outlineOf(piece)), paces(BY_THE_SEA)),
  );

function wadingOf(game: Debellis, battle: Battle, river: TerrainPiece, base: PlacedBase, at?: Rectangle) {
  if (at && isAtCrossing(game, battle, at, river)) return null;
  const { flood, low } = stateOf(battle);
  const wide = (river.width ?? 0) >= paces(WIDE);
  const ground = at ?? rectangleOfBase(base);
  const is = {
    flood: flood === true,
    low: low === true,
    shallow: low === true || (flood !== true && isByTheSea(battle, ground)),
  };
  const row = WADING.find(
    (each) =>
      each.wide === wide &&
      (each.state === undefined || is[each.state]) &&
      isAnyOf(base, each.whom, true) &&
      holds(each.rule),
  );
  return row?.going ?? null;
}

/** The going of a piece for this base; of open ground if `piece` is null. Null if the piece changes nothing. */
export function goingOf(
  game: Debellis,
  battle: Battle,
  piece: TerrainPiece | null,
  base: PlacedBase,
  at?: Rectangle,
): string | null {
  if (isNaval(base)) return navalGoing(game, battle, piece, base, at);
  if (piece === null && crossesPits(battle, base) && holds('dbmm.obst.4')) return 'DGo';
  if (piece === null) return holds('dbmm.terr.3') ? 'GGo' : 'RGo';
  if (bears(battle, piece)) return 'GGo';
  if (isRiver(piece)) return wadingOf(game, battle, piece, base, at);
  if (WATERS.includes(piece.kind)) return IMPASSABLE;
  if (isWall(piece)) return piece.side !== base.side && holds('dbmm.fort.15') ? 'DGo' : 'GGo';
  if (piece.kind === 'BUA' && mannedBy(game, battle, base, at).length > 0 && holds('dbmm.fort.7'))
    return null;
  const row = GOING_TABLE.find(
    ({ rule, kinds, whom }) => kinds.includes(piece.kind) && isAnyOf(base, whom, false) && holds(rule),
  );
  return row?.going ?? null;
}

/** The worst going under any part of a base, as it counts for `by`. */
export function goingOfBase(rules: Ruleset, battle: Battle, base: PlacedBase, by: PlacedBase = base): Going {
  if (crossesPits(battle, base) && holds('dbmm.obst.4')) return 'DGo';
  const going = goingUnder(rules, battle, by, rectangleOfBase(base));
  return going === IMPASSABLE ? 'DGo' : (going as Going);
}
