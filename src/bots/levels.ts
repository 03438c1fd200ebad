/** With many orders still to come less is thought of each: what is left is thought through again after every one. */

/** So many points, or fewer, leave time to think of everything. */
const FEW = 2;

/** How many of at most so many are thought of, with so many points left. */
export const eased = (most: number, points: number): number => Math.ceil(most / Math.max(1, points / FEW));
