/** What a column in movement may do. Blood and Blades, column. */
import { columnAmong } from '../../../../engine/board/columns.ts';
import type { Broken } from '../../../../engine/contract.ts';
import { holds } from '../../../../engine/effects.ts';
import type { Trace } from '../../../../engine/moves/trace.ts';
import { breaks, NONE } from '../broken.ts';
import { standingAt } from './standing.ts';

/** Its head pivots as often as it likes; in the end all must still stand one behind the other. */
export function columnBroken(trace: Trace): readonly Broken[] {
  const { way, rules } = trace;
  if (way.column?.kind !== 'following') return NONE;
  const pivots = way.column.headWay.stages.filter(({ motion }) => motion.kind === 'pivot');
  if (pivots.length > 0 && !holds('bnb.column.2'))
    return [breaks(0, 'bnb.column.2', 'bnb.group-form', { form: 'P' })];
  const [after, bases] = standingAt(trace.battle, way.movers, trace.ends);
  if (columnAmong(rules, after, bases) || !holds('bnb.column.4')) return NONE;
  return [breaks(way.stages.length, 'bnb.column.4', 'bnb.column.torn')];
}
