/** An army that is drawn from no list, or from one that nobody knows. */

/** Stands for the id of a list in an army that is drawn from none. */
export const NO_LIST = 'none';

/** What is said to an army whose list is not there. */
export const noListKey = (list: string): 'order.list-none' | 'order.list-unknown' =>
  list === NO_LIST ? 'order.list-none' : 'order.list-unknown';
