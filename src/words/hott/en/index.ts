import type { Catalogue } from '../../types.ts';
import { arrivals } from './arrivals.ts';
import { combat } from './combat.ts';
import { contingents } from './contingents.ts';
import { core } from './core.ts';
import { elements } from './elements.ts';
import { figures } from './figures.ts';
import { ground } from './ground.ts';
import { moves } from './moves.ts';
import { options } from './options.ts';
import { outcomes } from './outcomes.ts';
import { overrides } from './overrides.ts';
import { screen } from './screen.ts';
import { setup } from './setup.ts';
import { shooting } from './shooting.ts';

/** English messages of Hordes of the Things. */
export const en: Catalogue = {
  ...arrivals,
  ...combat,
  ...contingents,
  ...core,
  ...elements,
  ...figures,
  ...ground,
  ...moves,
  ...options,
  ...outcomes,
  ...overrides,
  ...screen,
  ...setup,
  ...shooting,
};
