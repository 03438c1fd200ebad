import type { Catalogue } from '../../types.ts';
import { ambush } from './ambush.ts';
import { columns } from './columns.ts';
import { impetuous } from './impetuous.ts';
import { laying } from './laying.ts';
import { moves } from './moves.ts';
import { options } from './options.ts';
import { pack } from './pack.ts';
import { pursuit } from './pursuit.ts';
import { setup } from './setup.ts';
import { water } from './water.ts';
import { weather } from './weather.ts';

/** French messages of Blood and Blades. */
export const fr: Catalogue = {
  ...ambush,
  ...columns,
  ...impetuous,
  ...laying,
  ...moves,
  ...options,
  ...pack,
  ...pursuit,
  ...setup,
  ...water,
  ...weather,
};
