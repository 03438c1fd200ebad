import type { Broken } from '../../../engine/contract.ts';
import type { Reason } from '../../../engine/event.ts';
import type { BnbClause } from '../clauses/ids.ts';

/** Before the way begins. */
export const AT_START = -1;

export const breaks = (
  at: number,
  rule: BnbClause,
  key: string,
  figures: Reason['figures'] = {},
): Broken => ({
  at,
  reason: { rule, key, figures },
});

export const NONE: readonly Broken[] = [];
