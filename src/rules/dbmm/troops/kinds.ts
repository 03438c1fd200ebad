/** The kinds of a troop. DBMM, Troop types; ruling 44. */
import { kindsBy } from '../../../debellis/troops/kinds.ts';
import { CLASSES } from './troop-table.ts';

export const { kindOf, inClass, isKind, isOneOf } = kindsBy(CLASSES);
