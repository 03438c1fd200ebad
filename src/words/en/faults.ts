import type { Catalogue } from '../say.ts';

/** What is wrong with a file or a position. */
export const faults: Catalogue = {
  'fault.table-size': 'The table is {width} x {depth} mm; both must be more than 0 and at most {largest}.',
  'fault.two-sides': 'There must be two sides with different names, not: {sides}.',
  'fault.unknown-side': 'Nobody is called {side} ({where}).',
  'fault.same-id': 'Two pieces ({what}) are called {id}.',
  'fault.no-place': '{base} stands on the table but has no place: give it "at": [x, y, facing].',
  'fault.off-table': '{base} stands partly off the table ({width} x {depth} mm).',
  'fault.bases-overlap': '{base} and {other} overlap.',
  'fault.unknown-phase': 'No phase is called {phase}; there are: {phases}.',
  'fault.unknown-flag': '{base}: no flag is called {flag}; there are: {known}.',
  'fault.unknown-place': '{base} cannot be in {place}; there are: {known}.',
  'fault.not-json': 'This is not JSON: {why}',
  'fault.scenario-form': 'At {where}: {why}',
  'fault.record-form': 'At {where}: {why}',
  'fault.unknown-ruleset': 'No ruleset is called {ruleset}; there are: {known}.',
  'fault.question-base': '{base} is not on the table.',
  'fault.unknown-question': 'No question is called {type}; there are: {known}.',
  'fault.troop.form': '{base}: “{text}” is not how a troop is written: write for example Reg Bd (O).',
  'fault.troop.regularity': '{base}: say Reg or Irr before {type}; there are: {existing}.',
  'fault.troop.type': '{base}: no troop type is called {type}; there are: {known}.',
  'fault.troop.grade-missing': '{base}: {type} has no grade; there are: {existing}.',
  'fault.troop.grade': '{base}: no grade is called {grade}; there are: {known}.',
  'fault.troop.none': '{base}: {troop} does not exist; there are: {existing}.',
  'fault.troop.weapon': '{base}: {type} cannot have {weapon}; there are: {known}.',
  'fault.troop.mounted': '{base}: {type} cannot be mounted infantry; there are: {known}.',
};
