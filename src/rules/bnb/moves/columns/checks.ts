/** The check of a column that follows its head. Blood and Blades, column. */

import { NONE } from '../../../../engine/citing.ts';
import type { Broken } from '../../../../engine/contract/moves.ts';
import { holds } from '../../../../engine/effects.ts';
import type { Trace } from '../../../../engine/moves/trace.ts';
import { breaks } from '../../citing.ts';

/** The head may pivot any number of times. */
export function columnBroken({ way: { column } }: Trace): readonly Broken[] {
  if (column?.kind !== 'following' || holds('bnb.column.2')) return NONE;
  const pivots = column.headWay.stages.some(({ motion }) => motion.kind === 'pivot');
  return pivots ? [breaks(0, 'bnb.column.2', 'bnb.group-form', { form: 'P' })] : NONE;
}
