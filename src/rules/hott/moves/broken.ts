import type { Broken } from '../../../engine/contract.ts';
import type { Reason } from '../../../engine/event.ts';
import type { HottClause } from '../clauses/ids.ts';

/** Before the way begins. */
export const AT_START = -1;

export const breaks = (
  at: number,
  rule: HottClause,
  key: string,
  figures: Reason['figures'] = {},
): Broken => ({ at, reason: { rule, key, figures } });

export const NONE: readonly Broken[] = [];

/** Nothing else that these bases could do along such a way would be legal. */
export const breaksAll = (rule: HottClause, key: string, figures: Reason['figures'] = {}): Broken => ({
  ...breaks(AT_START, rule, key, figures),
  bars: true,
});
