/** Decides whether an element may pass through another. DBMM, Interpenetration. */
import { touchesFront } from '../../../debellis/fights/contacts.ts';
import type { Debellis } from '../../../debellis/game.ts';
import { isWading } from '../../../debellis/ground/rivers.ts';
import type { Kind } from '../../../debellis/troops/troop.ts';
import type { Battle, PlacedBase } from '../../../engine/battle.ts';
import { piecesUnder } from '../../../engine/board/going.ts';
import { rectangleOfBase } from '../../../engine/board/rectangles.ts';
import { holds } from '../../../engine/effects.ts';
import { QUARTER_TURN, turnBetween } from '../../../geometry/exact.ts';
import { opposite, PARALLEL_TURN, parallel } from '../../../geometry/tolerance.ts';
import type { DbmmClause } from '../clauses/ids.ts';
import { isOf, troopOf } from '../troops/base.ts';
import { figure } from '../troops/marks.ts';

/** How an element moves that meets a friend. */
export type Moving = 'move' | 'recoil' | 'repulse';

type Facing = 'same' | 'opposite' | 'aside';

export interface PassingRow {
  readonly rule: DbmmClause;
  readonly passer: readonly Kind[];
  readonly notPasser?: readonly Kind[];
  /** Only regulars: the passer, or both. */
  readonly regular?: 'passer' | 'both';
  /** Only in these states; in any if absent. */
  readonly while?: readonly Moving[];
  readonly passed: readonly Kind[];
  readonly notPassed?: readonly Kind[];
  /** The facing of the passed element; any if absent. */
  readonly facing?: readonly Facing[];
}

const EITHER: readonly Facing[] = ['same', 'opposite'];
const SAME: readonly Facing[] = ['same'];
const LAND: readonly Kind[] = ['mounted', 'foot', 'train'];

export const PASSING: readonly PassingRow[] = [
  {
    rule: 'dbmm.inter.7',
    passer: ['mounted'],
    notPasser: ['LH', 'Exp'],
    while: ['move'],
    passed: ['LH', 'foot'],
    notPassed: ['Pk', 'Hd'],
    facing: EITHER,
  },
  { rule: 'dbmm.inter.8', passer: ['Cv'], regular: 'both', while: ['repulse'], passed: ['Cv'], facing: SAME },
  { rule: 'dbmm.inter.9', passer: ['LH'], regular: 'both', while: ['repulse'], passed: ['Cv'], facing: SAME },
  { rule: 'dbmm.inter.10', passer: ['Bd'], regular: 'passer', passed: ['Bd', 'Sp', 'Pk'], facing: EITHER },
  { rule: 'dbmm.inter.11', passer: ['Ax'], passed: ['Bd'], facing: SAME },
  { rule: 'dbmm.inter.12', passer: ['Ps'], passed: LAND, facing: EITHER },
  { rule: 'dbmm.inter.13', passer: ['Ps'], while: ['recoil', 'repulse'], passed: [...LAND, 'naval'] },
  { rule: 'dbmm.inter.14', passer: ['Bw'], notPasser: ['Bw(X)'], passed: ['Bd'], facing: SAME },
  { rule: 'dbmm.inter.15', passer: ['mounted', 'foot'], passed: ['train'], facing: ['aside'] },
  { rule: 'dbmm.inter.16', passer: ['mounted', 'foot'], passed: ['train'], facing: EITHER },
  { rule: 'dbmm.inter.17', passer: ['Bts'], passed: ['naval'], facing: EITHER },
  { rule: 'dbmm.inter.18', passer: ['naval'], passed: ['Bts'], facing: EITHER },
];

function facingOf(passer: PlacedBase, passed: PlacedBase): Facing | null {
  const [mine, theirs] = [passer.pose.facing, passed.pose.facing];
  if (parallel(mine, theirs)) return 'same';
  if (opposite(mine, theirs)) return 'opposite';
  return Math.abs(turnBetween(mine, theirs) - QUARTER_TURN) <= PARALLEL_TURN ? 'aside' : null;
}

const regularsFit = ({ regular }: PassingRow, passer: PlacedBase, passed: PlacedBase): boolean =>
  regular === undefined || (troopOf(passer).regular && (regular === 'passer' || troopOf(passed).regular));

/** Do both stand on the same road? */
const shareRoad = (battle: Battle, passer: PlacedBase, passed: PlacedBase): boolean => {
  const roads = (base: PlacedBase): readonly string[] =>
    piecesUnder(battle, rectangleOfBase(base))
      .filter(({ kind }) => kind === 'Rd' || kind === 'PRd')
      .map(({ id }) => id);
  return roads(passer).some((id) => roads(passed).includes(id));
};

/** The clause by which an element may pass through a friend as it moves; null if none. It ignores room beyond. */
export function passingRule(
  game: Debellis,
  battle: Battle,
  passer: PlacedBase,
  passed: PlacedBase,
  moving: Moving = 'move',
): DbmmClause | null {
  if (passer.side !== passed.side) return null;
  if (touchesFront(game, battle, passed) && holds('dbmm.inter.1')) return null;
  if (isWading(game, battle, passed) && holds('dbmm.inter.2')) return null;
  if (figure(passed.bound, 'marched') > 0 && shareRoad(battle, passer, passed) && holds('dbmm.inter.3'))
    return null;
  const facing = facingOf(passer, passed);
  const row = PASSING.find(
    (each) =>
      isOf(passer, ...each.passer) &&
      !(each.notPasser && isOf(passer, ...each.notPasser)) &&
      (each.while?.includes(moving) ?? true) &&
      isOf(passed, ...each.passed) &&
      !(each.notPassed && isOf(passed, ...each.notPassed)) &&
      (each.facing === undefined || (facing !== null && each.facing.includes(facing))) &&
      regularsFit(each, passer, passed) &&
      holds(each.rule),
  );
  // What no line allows is forbidden.
  return row?.rule ?? (holds('dbmm.inter.5') ? null : 'dbmm.inter.5');
}

/** The clause for a friend that an element may not pass. */
export const barringRule = (): DbmmClause => 'dbmm.inter.5';
