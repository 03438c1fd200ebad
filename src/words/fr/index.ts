import type { Catalogue } from '../say.ts';
import { bnbImpetuous } from './bnb-impetuous.ts';
import { bnbMoves } from './bnb-moves.ts';
import { bnbPursuit } from './bnb-pursuit.ts';
import { bnbSetup } from './bnb-setup.ts';
import { bots } from './bots.ts';
import { combat } from './combat.ts';
import { events } from './events.ts';
import { faults } from './faults.ts';
import { hottArrivals } from './hott-arrivals.ts';
import { hottCombat } from './hott-combat.ts';
import { hottCore } from './hott-core.ts';
import { hottGround } from './hott-ground.ts';
import { hottMoves } from './hott-moves.ts';
import { hottOptions } from './hott-options.ts';
import { hottOutcomes } from './hott-outcomes.ts';
import { hottScreen } from './hott-screen.ts';
import { hottSetup } from './hott-setup.ts';
import { hottShooting } from './hott-shooting.ts';
import { names } from './names.ts';
import { reasons } from './reasons.ts';
import { screen } from './screen.ts';
import { table } from './table.ts';

/** French messages. What is missing is said in English. */
export const fr: Catalogue = {
  ...names,
  ...reasons,
  ...faults,
  ...bnbSetup,
  ...table,
  ...combat,
  ...hottArrivals,
  ...hottCombat,
  ...hottCore,
  ...hottMoves,
  ...hottOptions,
  ...hottOutcomes,
  ...hottGround,
  ...hottSetup,
  ...hottShooting,
  ...bnbMoves,
  ...screen,
  ...hottScreen,
  ...events,
  ...bnbImpetuous,
  ...bots,
  ...bnbPursuit,
};
