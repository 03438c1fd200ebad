/** The terms of DBM for orders of battle of the other De Bellis ruleset. */
import type { Target } from '../debellis/translate.ts';
import { BOOK } from './troop-book.ts';

export const TARGET: Target = { name: 'dbm', troops: BOOK, likes: { Bge: 'Bg', Sh: 'Bw' }, abilities: [] };
