import { fr as bnb } from '../bnb/fr/index.ts';
import { fr as hott } from '../hott/fr/index.ts';
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

/** French messages. What is missing is said in English. */
export const fr: Catalogue = {
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
