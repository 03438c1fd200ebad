import type { Catalogue } from '../../types.ts';

/** Deploying. */
const deployment: Catalogue = {
  'dbm.setup.mingled': 'The commands {command} and {other} would be mingled: each needs ground of its own.',
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
