import { ofTable } from '../table.ts';

/** The terms of the game that the line over the table explains; null while there are none. */
export const explained = ofTable<readonly string[] | null>(null);
