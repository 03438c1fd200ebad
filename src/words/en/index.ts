import type { Catalogue } from '../say.ts';
import { bnbAmbush } from './bnb-ambush.ts';
import { bnbColumns } from './bnb-columns.ts';
import { bnbImpetuous } from './bnb-impetuous.ts';
import { bnbLaying } from './bnb-laying.ts';
import { bnbMoves } from './bnb-moves.ts';
import { bnbOptions } from './bnb-options.ts';
import { bnbPack } from './bnb-pack.ts';
import { bnbPursuit } from './bnb-pursuit.ts';
import { bnbSetup } from './bnb-setup.ts';
import { bnbWater } from './bnb-water.ts';
import { bnbWeather } from './bnb-weather.ts';
import { bots } from './bots.ts';
import { combat } from './combat.ts';
import { events } from './events.ts';
import { faults } from './faults.ts';
import { figures } from './figures.ts';
import { hottArrivals } from './hott-arrivals.ts';
import { hottCombat } from './hott-combat.ts';
import { hottCore } from './hott-core.ts';
import { hottElements } from './hott-elements.ts';
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
import { server } from './server.ts';
import { table } from './table.ts';

/** English messages: complete. */
export const en: Catalogue = {
  ...names,
  ...reasons,
  ...faults,
  ...bnbSetup,
  ...table,
  ...combat,
  ...hottArrivals,
  ...hottCombat,
  ...hottCore,
  ...hottElements,
  ...hottMoves,
  ...hottOptions,
  ...hottOutcomes,
  ...hottGround,
  ...hottSetup,
  ...hottShooting,
  ...bnbMoves,
  ...bnbColumns,
  ...bnbWater,
  ...bnbLaying,
  ...bnbOptions,
  ...bnbWeather,
  ...screen,
  ...server,
  ...figures,
  ...hottScreen,
  ...events,
  ...bnbAmbush,
  ...bnbImpetuous,
  ...bots,
  ...bnbPack,
  ...bnbPursuit,
};
