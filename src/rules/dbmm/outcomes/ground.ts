/** Ground and edges in the way of outcome moves. */
import type { Debellis } from '../../../debellis/game.ts';
import { isFortification, mannedBy } from '../../../debellis/walls/sections.ts';
import type { Battle, PlacedBase, TableEdge, TerrainPiece } from '../../../engine/battle.ts';
import { IMPASSABLE } from '../../../engine/board/going.ts';
import type { OutcomeWay } from '../../../engine/contract/outcomes.ts';
import { holds } from '../../../engine/effects.ts';
import type { DbmmClause } from '../clauses/ids.ts';
import { isWater } from '../ground/going.ts';
import { isOf } from '../troops/base.ts';
import { figure } from '../troops/marks.ts';

type Kinds = Readonly<Record<OutcomeWay['kind'], DbmmClause>>;

const IMPASSABLE_GROUND: Kinds = {
  recoil: 'dbmm.recoil.4',
  push: 'dbmm.recoil.4',
  withdraw: 'dbmm.repulse.5',
  flee: 'dbmm.flee.14',
  pursue: 'dbmm.pursue.7',
};

const WALLS: Kinds = {
  ...IMPASSABLE_GROUND,
  recoil: 'dbmm.recoil.6',
  push: 'dbmm.recoil.6',
  withdraw: 'dbmm.repulse.8',
  pursue: 'dbmm.fort.25',
};

/** Who presses forward enters all ground that it can enter. */
const barsPressing = (
  game: Debellis,
  battle: Battle,
  mover: PlacedBase,
  piece: TerrainPiece,
): DbmmClause | null =>
  isFortification(piece) || game.goingOf(battle, piece, mover) === IMPASSABLE ? 'dbmm.press.5' : null;

/** Does this piece bar the way? A pursuit ends at difficult going and water. */
function bars(
  game: Debellis,
  battle: Battle,
  { kind, mover }: OutcomeWay,
  piece: TerrainPiece,
): DbmmClause | null {
  if (kind === 'pursue' && figure(mover.bound, 'pressing') > 0)
    return barsPressing(game, battle, mover, piece);
  // Those who man a section are kept from pursuing at all.
  const isOwn = kind === 'pursue' && mannedBy(game, battle, mover).some(({ id }) => id === piece.id);
  if (isFortification(piece)) return isOwn ? null : WALLS[kind];
  const going = game.goingOf(battle, piece, mover);
  if (going === IMPASSABLE) return IMPASSABLE_GROUND[kind];
  if (kind === 'pursue' && (going === 'DGo' || isWater(piece)) && !isOf(mover, 'Exp', 'naval'))
    return 'dbmm.pursue.7';
  return null;
}

/** The clause by which a piece ends a way. */
export function stopsAt(
  game: Debellis,
  battle: Battle,
  way: OutcomeWay,
  piece: TerrainPiece,
  inside: boolean,
): string | null {
  const rule = inside ? null : bars(game, battle, way, piece);
  return rule !== null && holds(rule) ? rule : null;
}

/** The clause by which a flight or a rout leads off the battlefield. */
export const LEAVES = 'dbmm.me.30' satisfies DbmmClause;

const AT_EDGE: Kinds = {
  recoil: 'dbmm.recoil.5',
  push: 'dbmm.push.6',
  withdraw: 'dbmm.repulse.7',
  flee: LEAVES,
  pursue: 'dbmm.pursue.6',
};

/** Only a flight leads off the battlefield. */
export function atEdge({ kind, mover }: OutcomeWay, _edge: TableEdge) {
  const presses = kind === 'pursue' && figure(mover.bound, 'pressing') > 0;
  const rule = presses ? 'dbmm.press.6' : AT_EDGE[kind];
  return { does: kind === 'flee' || !holds(rule) ? ('lost' as const) : ('stop' as const), rule };
}
