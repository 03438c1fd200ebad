import type { Catalogue } from '../../types.ts';
import { ambush } from './ambush.ts';
import { armies } from './armies.ts';
import { columns } from './columns.ts';
import { combat } from './combat.ts';
import { figures } from './figures.ts';
import { impetuous } from './impetuous.ts';
import { laying } from './laying.ts';
import { moves } from './moves.ts';
import { options } from './options.ts';
import { outcomes } from './outcomes.ts';
import { overrides } from './overrides.ts';
import { pack } from './pack.ts';
import { pursuit } from './pursuit.ts';
import { sequence } from './sequence.ts';
import { setup } from './setup.ts';
import { troops } from './troops.ts';
import { water } from './water.ts';
import { weather } from './weather.ts';

/** French messages of Blood and Blades. */
export const fr: Catalogue = {
  ...ambush,
  ...armies,
  ...columns,
  ...combat,
  ...figures,
  ...impetuous,
  ...laying,
  ...moves,
  ...options,
  ...outcomes,
  ...overrides,
  ...pack,
  ...pursuit,
  ...sequence,
  ...setup,
  ...water,
  ...weather,
  ...troops,
};
