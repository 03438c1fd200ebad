import type { ReasonName } from '../../engine/contract/commands.ts';
import type { DbmClause } from './clauses/ids.ts';

/** The clause behind each reason of the shared mechanics. */
export const REASONS: Readonly<Record<ReasonName, DbmClause>> = {
  'battle-over': 'dbm.score.1',
  'not-awaited': 'dbm.seq.1',
  'wrong-phase': 'dbm.seq.1',
  'unknown-command': 'dbm.seq.1',
  'malformed-command': 'dbm.seq.1',
  'unknown-base': 'dbm.term.4',
  'not-on-table': 'dbm.term.4',
  'not-yours': 'dbm.gen.1',
  'not-an-option': 'dbm.seq.1',
  'wrong-dice': 'dbm.odds.1',
  'draw-not-offered': 'dbm.score.1',
  'table-edge': 'dbm.pursue.11',
  'base-in-the-way': 'dbm.shoot.15',
  impassable: 'dbm.ww.5',
  'not-a-group': 'dbm.group.3',
  'no-movement': 'dbm.move.1',
  'not-enough-points': 'dbm.pip.3',
};
