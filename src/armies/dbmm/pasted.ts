import type { ArmyList } from '../debellis/army-data.ts';
import { type Pasted, readPasted } from '../debellis/pasted/read.ts';
import { ARMIES } from './army-book.ts';

/** Reads an army of DBMM as players write it in mails. Apart from the other readers: few pages need it. */
export const readPastedArmy = (text: string, lists: readonly ArmyList[], name: string): Pasted =>
  readPasted(ARMIES, lists, text, name);
