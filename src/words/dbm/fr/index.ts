import { debellis } from '../../debellis/fr/index.ts';
import type { Catalogue } from '../../types.ts';
import { bound } from './bound.ts';
import { changing } from './changing.ts';
import { combat } from './combat.ts';
import { core } from './core.ts';
import { figures } from './figures.ts';
import { ground } from './ground.ts';
import { hidden } from './hidden.ts';
import { laying } from './laying.ts';
import { moves } from './moves.ts';
import { screen } from './screen.ts';
import { setup } from './setup.ts';
import { troops } from './troops.ts';
import { walls } from './walls.ts';

/** French messages of De Bellis Multitudinis. */
export const fr: Catalogue = {
  ...debellis,
  ...bound,
  ...changing,
  ...combat,
  ...core,
  ...figures,
  ...ground,
  ...hidden,
  ...laying,
  ...moves,
  ...screen,
  ...setup,
  ...walls,
  ...troops,
};
