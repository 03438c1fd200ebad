import type { Fault } from '../game/event.ts';
import { LIMITS } from './limits.ts';

/** The key of the fault that tells how many faults are left out. */
const MORE_FAULTS = 'fault.more';

const leftOut = ({ key, figures }: Fault): number => (key === MORE_FAULTS ? Number(figures.more) : 0);

/** The first faults, up to the limit, and one that tells how many more there are at least. */
export function firstFaults(faults: readonly Fault[]): readonly Fault[] {
  const told = faults.filter(({ key }) => key !== MORE_FAULTS);
  const before = faults.reduce((sum, fault) => sum + leftOut(fault), 0);
  const more = before + Math.max(0, told.length - LIMITS.faults);
  if (more === 0) return told;
  return [...told.slice(0, LIMITS.faults), { key: MORE_FAULTS, figures: { more } }];
}
