import type { Catalogue } from '../say.ts';
import { faults } from './faults.ts';
import { reasons } from './reasons.ts';
import { table } from './table.ts';

/** English messages: complete. */
export const en: Catalogue = { ...reasons, ...faults, ...table };
