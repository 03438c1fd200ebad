import { far } from '../../length.ts';
import type { Catalogue } from '../../types.ts';

/** Deploying. */
const deployment: Catalogue = {
  'debellis.setup.baggage-first': 'Only baggage is deployed now, not {base}.',
  'debellis.setup.baggage-stands': 'The baggage {base} stays where it was deployed.',
  'debellis.setup.baggage-going': 'The baggage {base} must stand in good going.',
  'debellis.setup.baggage-in-town': 'The baggage {base} can move, so it may not stand in a built-up area.',
  'debellis.setup.baggage-group':
    'The group of the baggage {base} must have its whole rear on its own table edge, or touch a waterway, a beach or a river.',
  'debellis.setup.other-command': '{base} is not of the command {command}, which deploys now.',
  'debellis.setup.deploy-off-table': '{base} would not be wholly on the table.',
  'debellis.setup.deploy-too-far': `{base} would reach ${far('distance')} from its own edge; at most ${far('most')} are allowed.`,
  'debellis.setup.deploy-aside': `{base} would stand ${far('distance')} from a short edge; it must be more than ${far('least')}.`,
  'debellis.setup.deploy-on': '{base} cannot be deployed in {other}.',
  'dbm.setup.mingled': 'The commands {command} and {other} would be mingled: each needs ground of its own.',
  'debellis.setup.still-to-deploy':
    '{count, plural, one {# base is} other {# bases are}} not yet on the table: {bases}.',
  'debellis.setup.no-rear-half':
    '{base} is the front half of a double base: put the element that shares its base lined up behind it.',
  'debellis.setup.option-command': 'Deploy the command {command}',
  'ask.choose-command': '{side}: choose a command to deploy',
};

const events: Catalogue = {
  'event.aggression-thrown': '{invader} is the invader ({faces}; {totals}).',
  'event.aggression-tied': 'Equal aggression ({totals}): thrown again.',
};

/** Faults of a new battle. */
const faults: Catalogue = {
  'fault.number-of-commands':
    '{side} has {count, plural, one {# command} other {# commands}}; an army has {least} to {most}.',
  'fault.one-c-in-c':
    '{side} has {count, plural, =0 {no C-in-C} other {# C-in-Cs}}; each army has exactly one.',
  'fault.one-general':
    'The command {command} of {side} has {count, plural, =0 {no general} other {# generals}}; each command has exactly one.',
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
export const setup: Catalogue = { ...deployment, ...events, ...faults, ...options };
