import type { ReasonName } from '../../engine/contract/commands.ts';
import type { DbmmClause } from './clauses/ids.ts';

/** The clause behind each reason of the shared mechanics. */
export const REASONS: Readonly<Record<ReasonName, DbmmClause>> = {
  'battle-over': 'dbmm.end.1',
  'not-awaited': 'dbmm.seq.7',
  'wrong-phase': 'dbmm.seq.7',
  'unknown-command': 'dbmm.seq.7',
  'malformed-command': 'dbmm.seq.7',
  'unknown-base': 'dbmm.base.1',
  'not-on-table': 'dbmm.base.1',
  'not-yours': 'dbmm.fight.7',
  'not-an-option': 'dbmm.fight.13',
  'wrong-dice': 'dbmm.res.6',
  'draw-not-offered': 'dbmm.end.5',
  'table-edge': 'dbmm.move.43',
  'base-in-the-way': 'dbmm.gap.1',
  impassable: 'dbmm.terr.8',
  'not-a-group': 'dbmm.group.16',
  'no-movement': 'dbmm.move.6',
  'not-enough-points': 'dbmm.pip.1',
};
