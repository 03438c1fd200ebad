import type { Catalogue } from '../../types.ts';
import { combat } from './combat.ts';
import { core } from './core.ts';
import { shooting } from './shooting.ts';

/** French messages of De Bellis Multitudinis. */
export const fr: Catalogue = { ...combat, ...core, ...shooting };
