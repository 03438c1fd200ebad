import { en as bnb } from '../bnb/en/index.ts';
import { en as hott } from '../hott/en/index.ts';
import type { Catalogue } from '../types.ts';
import { bots } from './bots.ts';
import { combat } from './combat.ts';
import { events } from './events.ts';
import { faults } from './faults.ts';
import { figures } from './figures.ts';
import { names } from './names.ts';
import { reasons } from './reasons.ts';
import { screen } from './screen.ts';
import { server } from './server.ts';
import { table } from './table.ts';

/** English messages: complete. */
export const en: Catalogue = {
  ...names,
  ...reasons,
  ...faults,
  ...table,
  ...combat,
  ...screen,
  ...server,
  ...figures,
  ...events,
  ...bots,
  ...bnb,
  ...hott,
};
