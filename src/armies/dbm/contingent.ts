/** What a list offers to an ally-general of another army. DBM, Generals, composing an allied contingent. */

import type { Troop } from '../../debellis/troops/troop.ts';
import { holds } from '../../engine/effects.ts';
import type { ListLine, Offers } from '../lists/list-data.ts';

/** A quarter of the minimum, rounded up. */
const leastOf = (least: number): number => (holds('dbm.ally.10') ? Math.ceil(least / 4) : least);

/** A third of the maximum, rounded down, but at least 1. */
const mostOf = (most: number): number => (holds('dbm.ally.11') ? Math.max(1, Math.floor(most / 3)) : most);

const lineOf = (line: ListLine<Troop>): ListLine<Troop> => {
  if (line.least === 0 && holds('dbm.ally.9')) return { ...line, most: 0 };
  const least = leastOf(line.least);
  // Of a line such as 5-5 a third is less than a quarter rounded up.
  return { ...line, least, most: Math.max(least, mostOf(line.most)) };
};

/** The lines of a list in the numbers of an allied contingent: none of the optional ones. */
export const contingentOf = ({ lines, upgrades }: Offers<Troop>): Offers<Troop> => ({
  lines: lines.map(lineOf),
  upgrades,
});
