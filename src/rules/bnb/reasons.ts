import type { ReasonName } from '../../engine/contract/commands.ts';
import type { BnbClause } from './clauses/ids.ts';

/** The clause for each reason that the engine gives. */
export const REASONS: Readonly<Record<ReasonName, BnbClause>> = {
  'battle-over': 'bnb.bound.1',
  'not-awaited': 'bnb.bound.3',
  'wrong-phase': 'bnb.bound.12',
  'unknown-command': 'bnb.bound.12',
  'malformed-command': 'bnb.bound.12',
  'unknown-base': 'bnb.army.4',
  'not-on-table': 'bnb.army.4',
  'not-yours': 'bnb.army.3',
  'not-an-option': 'bnb.bound.12',
  'wrong-dice': 'bnb.setup.4',
  'draw-not-offered': 'bnb.victory.5',
  'table-edge': 'bnb.move.18',
  'base-in-the-way': 'bnb.move.17',
  impassable: 'bnb.terrain.3',
  'not-a-group': 'bnb.group.1',
  'no-movement': 'bnb.move.10',
  'not-enough-points': 'bnb.pig.1',
};
