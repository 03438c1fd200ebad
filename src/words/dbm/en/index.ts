import type { Catalogue } from '../../types.ts';
import { combat } from './combat.ts';
import { core } from './core.ts';
import { shooting } from './shooting.ts';

/** English messages of De Bellis Multitudinis. */
export const en: Catalogue = { ...combat, ...core, ...shooting };
