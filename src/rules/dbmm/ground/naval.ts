/** The water that bears galleys, ships and boats, and what the wind does to them. DBMM, Water; rulings 39 and 96. */
import type { Debellis } from '../../../debellis/game.ts';
import { isRiver } from '../../../debellis/ground/rivers.ts';
import { isUpRiver, isWater } from '../../../debellis/naval/ground.ts';
import { touchesShore } from '../../../debellis/naval/shores.ts';
import type { Kind } from '../../../debellis/troops/troop.ts';
import { isFrozen } from '../../../debellis/weather/ice.ts';
import { liesTowards, strongWindOf, windOf } from '../../../debellis/weather/weather.ts';
import type { Base, Battle, PlacedBase, TerrainPiece } from '../../../engine/battle.ts';
import { LINE_WIDTH, outlineOf } from '../../../engine/board/going.ts';
import { rectangleOfBase } from '../../../engine/board/rectangles.ts';
import { holds } from '../../../engine/effects.ts';
import { polygonsDistance } from '../../../geometry/distance.ts';
import { direction, facingFromDegrees, HALF_TURN, normalFacing } from '../../../geometry/exact.ts';
import { add, scale } from '../../../geometry/point.ts';
import { insideByCrossings } from '../../../geometry/polygon.ts';
import type { Rectangle } from '../../../geometry/rectangle.ts';
import type { DbmmClause } from '../clauses/ids.ts';
import { isWithin, paces } from '../measures.ts';
import { stateOf } from '../state.ts';
import { isNaval, isOf } from '../troops/base.ts';

/** Which naval elements a kind of water bears. */
const NAVIGABLE: readonly {
  readonly rule: DbmmClause;
  readonly kind: string;
  readonly of: readonly Kind[];
}[] = [
  { rule: 'dbmm.water.10', kind: 'WW', of: ['Gal(F)', 'Gal(I)', 'Shp', 'Bts'] },
  { rule: 'dbmm.water.11', kind: 'S', of: ['naval'] },
  { rule: 'dbmm.water.12', kind: 'Rv', of: ['Bts'] },
  { rule: 'dbmm.water.13', kind: 'L', of: ['Bts'] },
];

/** A river this wide is wide, in paces. */
const WIDE = 80;

const isNarrow = (piece: TerrainPiece): boolean =>
  isRiver(piece) && (piece.width ?? LINE_WIDTH) < paces(WIDE);

/** Does this piece bear a naval element? Ice and narrow rivers bear none. */
export function bears(battle: Battle, piece: TerrainPiece, base: Base): boolean {
  if (isNarrow(piece) || (isFrozen(battle, piece) && holds('dbmm.water.8'))) return false;
  return NAVIGABLE.some(({ rule, kind, of }) => kind === piece.kind && isOf(base, ...of) && holds(rule));
}

interface HardRow {
  readonly rule: DbmmClause;
  readonly of: Kind;
  when(battle: Battle, water: TerrainPiece, at: Rectangle): boolean;
}

/** Water that is difficult going. All other water is good going. */
const HARD: readonly HardRow[] = [
  { rule: 'dbmm.water.2', of: 'Gal', when: (battle) => strongWindOf(battle) !== null },
  {
    rule: 'dbmm.water.3',
    of: 'Bts',
    when: (battle, water) => isRiver(water) && stateOf(battle).low === true,
  },
  {
    rule: 'dbmm.water.4',
    of: 'Bts',
    when: (battle, water, at) => isRiver(water) && stateOf(battle).flood === true && isUpRiver(water, at),
  },
  { rule: 'dbmm.water.5', of: 'Shp', when: isCalm },
  {
    rule: 'dbmm.water.6',
    of: 'Shp',
    when: (battle, _water, at) => {
      const wind = windOf(battle);
      return wind !== null && liesTowards(at.pose.facing, wind);
    },
  },
];

/** Is there no wind? It has fallen, or mist or fog lies and nothing is said of a wind. Otherwise an unknown wind is fair. */
function isCalm(battle: Battle): boolean {
  const { calm, mist, fog, wind } = stateOf(battle);
  return calm === true || (wind === undefined && (mist === true || fog === true));
}

/** Is this water, which bears it, difficult going for a naval element as it lies there? */
export const isHardWater = (battle: Battle, piece: TerrainPiece, base: PlacedBase, at: Rectangle): boolean =>
  HARD.some(({ rule, of, when }) => isOf(base, of) && when(battle, piece, at) && holds(rule));

/** Does a naval element touch land, so that it and land troops may fight each other? */
export const isAshore = (game: Debellis, battle: Battle, base: PlacedBase): boolean =>
  isNaval(base) &&
  (touchesShore(battle, base) || !isWater(game, battle, base, rectangleOfBase(base).corners));

export const fightsLand = (game: Debellis, battle: Battle, ship: PlacedBase): boolean =>
  isAshore(game, battle, ship) || !holds('dbmm.ship.4');

/** How far a ship drifts, in paces. */
export const DRIFT = 80;

/** How near a quay ships lie safe, in paces. */
const AT_QUAY = 80;

/** Does the wind blow from a ship towards a shore on the table? */
function blowsAshore(battle: Battle, base: PlacedBase, wind: number): boolean {
  const waters = battle.terrain.filter((piece) => bears(battle, piece, base)).map(outlineOf);
  const way = direction(normalFacing(facingFromDegrees(wind) + HALF_TURN));
  const { centre } = rectangleOfBase(base);
  const { width, depth } = battle.table;
  for (let mm = 0; ; mm++) {
    const p = add(centre, scale(way, mm));
    if (p.x < 0 || p.y < 0 || p.x > width || p.y > depth) return false;
    if (!waters.some((water) => insideByCrossings(water, p))) return true;
  }
}

/** Is it near a quay? A built-up area by the water has one. */
const isAtQuay = ({ terrain }: Battle, base: PlacedBase): boolean =>
  terrain.some(
    (piece) =>
      piece.kind === 'BUA' &&
      isWithin(polygonsDistance(rectangleOfBase(base).corners, outlineOf(piece)), paces(AT_QUAY)),
  );

/** Does a strong wind blow it ashore, unless it is halted? */
export function drifts(battle: Battle, base: PlacedBase): boolean {
  const wind = strongWindOf(battle);
  return (
    wind !== null &&
    isOf(base, 'Shp') &&
    !(isAtQuay(battle, base) && holds('dbmm.ship.7')) &&
    blowsAshore(battle, base, wind)
  );
}
