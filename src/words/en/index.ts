import type { Catalogue } from '../types.ts';
import { ambush } from './ambush.ts';
import { combat } from './combat.ts';
import { events } from './events.ts';
import { figures } from './figures.ts';
import { laying } from './laying.ts';
import { names } from './names.ts';
import { orders } from './orders.ts';
import { places } from './places.ts';
import { reasons } from './reasons.ts';
import { screen } from './screen.ts';
import { sky } from './sky.ts';
import { table } from './table.ts';

/** English messages that all rulesets share. */
export const en: Catalogue = {
  ...ambush,
  ...combat,
  ...events,
  ...figures,
  ...laying,
  ...names,
  ...orders,
  ...places,
  ...reasons,
  ...screen,
  ...sky,
  ...table,
};
