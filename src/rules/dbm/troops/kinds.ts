/** The kinds of a troop. DBM, Troop definitions. */
import { kindsBy } from '../../../debellis/troops/kinds.ts';
import { CLASSES } from './troop-table.ts';

export const { kindOf, fits, inClass, isKind, isOneOf } = kindsBy(CLASSES);
