import { paces } from '../../rules/dbmm/measures.ts';
import { printingBy } from '../debellis/printing.ts';
import type { Printing } from '../on-screen/printing.ts';

/** De Bellis Magistrorum Militum on paper. Its moves come in steps of 40 paces. */
export const printing: Printing = printingBy(paces(40));
