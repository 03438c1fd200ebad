import type { Catalogue } from '../../types.ts';
import { bound } from './bound.ts';
import { combat } from './combat.ts';
import { core } from './core.ts';
import { ground } from './ground.ts';
import { hidden } from './hidden.ts';
import { moves } from './moves.ts';
import { setup } from './setup.ts';
import { shooting } from './shooting.ts';

/** English messages of De Bellis Multitudinis. */
export const en: Catalogue = {
  ...bound,
  ...combat,
  ...core,
  ...ground,
  ...hidden,
  ...moves,
  ...setup,
  ...shooting,
};
