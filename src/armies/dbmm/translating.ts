/** The terms of DBMM for orders of battle of the other De Bellis ruleset. */
import { ABILITIES } from '../debellis/army-data.ts';
import type { Target } from '../debellis/translate.ts';
import { BOOK } from './troop-book.ts';

export const TARGET: Target = { name: 'dbmm', troops: BOOK, likes: { Bg: 'Bge' }, abilities: ABILITIES };
