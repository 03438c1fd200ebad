import { paces } from '../../rules/dbm/measures.ts';
import { printingBy } from '../debellis/printing.ts';
import type { Printing } from '../on-screen/printing.ts';

/** De Bellis Multitudinis on paper. */
export const printing: Printing = printingBy(paces(50));
