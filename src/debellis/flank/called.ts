import type { Arrival } from '../state.ts';

/** The commands that the die of one brings in, with how that is told. */
export interface Called {
  readonly type: string;
  readonly rule: string;
  readonly arrivals: readonly Arrival[];
}
