import type { Catalogue } from '../say.ts';
import { combat } from './combat.ts';
import { faults } from './faults.ts';
import { reasons } from './reasons.ts';
import { setup } from './setup.ts';
import { table } from './table.ts';

/** English messages: complete. */
export const en: Catalogue = { ...reasons, ...faults, ...setup, ...table, ...combat };
