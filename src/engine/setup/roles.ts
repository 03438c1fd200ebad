/** The roles of the sides in the setup, and the aggression of their armies. */
import type { Battle, SideId } from '../battle.ts';

/** The side with a role such as `invader`; the first side while nobody has it. */
export const sideWithRole = ({ sides }: Battle, role: string): SideId =>
  (sides.find((side) => side.role === role) ?? sides[0])?.id ?? '';

/** The aggression factor of a side's army; 0 if it has none. */
export function aggressionOf({ sides }: Battle, side: SideId): number {
  const fact = sides.find(({ id }) => id === side)?.facts.aggression;
  return typeof fact === 'number' ? fact : 0;
}
