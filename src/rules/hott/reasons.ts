import type { ReasonName } from '../../engine/contract/commands.ts';
import type { HottClause } from './clauses/ids.ts';

/** The clause for each reason that the engine gives. */
export const REASONS: Readonly<Record<ReasonName, HottClause>> = {
  'battle-over': 'hott.win.4',
  'not-awaited': 'hott.seq.1',
  'wrong-phase': 'hott.seq.1',
  'unknown-command': 'hott.seq.1',
  'malformed-command': 'hott.seq.1',
  'unknown-base': 'hott.army.7',
  'not-on-table': 'hott.army.3',
  'not-yours': 'hott.term.7',
  'not-an-option': 'hott.seq.1',
  'wrong-dice': 'hott.scale.5',
  'draw-not-offered': 'hott.win.4',
  'table-edge': 'hott.lost.2',
  'base-in-the-way': 'hott.term.20',
  impassable: 'hott.going.5',
  'not-a-group': 'hott.group.1',
  'no-movement': 'hott.move.2',
  'not-enough-points': 'hott.pip.7',
};
