import type { Catalogue } from '../../types.ts';

/** Deploying. */
const deployment: Catalogue = {
  'dbm.setup.mingled': 'The commands {command} and {other} would be mingled: each needs ground of its own.',
  'ask.choose-command': '{side}: choose a command to deploy',
};

const options: Catalogue = {
  'option.dbm.weather': 'Season, weather and hour.',
  'option.dbm.ambush': 'Bases may lie in ambush.',
  'option.dbm.flankMarches': 'Commands may march around the flanks of the table.',
  'option.dbm.water': 'Waterways, and galleys, ships and boats.',
  'option.dbm.fortifications': 'Walls, gates and towers.',
  'option.dbm.weatherChart': 'The weather chart: that of version 3.0, or the first one of the guide.',
  'option.dbm.haltAfterMove': 'A base that has moved may be halted as part of a group.',
  'option.value.3.0': 'version 3.0',
  'option.value.first': 'the first chart',
};

/** Setting a battle up. */
export const setup: Catalogue = { ...deployment, ...options };
