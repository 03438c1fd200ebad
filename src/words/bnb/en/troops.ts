import type { Catalogue } from '../../types.ts';

/** Faults of the troop of a base, or of the state of a position. */
export const troops: Catalogue = {
  'fault.troop.form': '{base}: “{text}” is not how a troop is written: write for example Reg Bd (O).',
  'fault.troop.regularity': '{base}: say Reg or Irr before {type}; there are: {existing}.',
  'fault.troop.type': '{base}: no troop type is called {type}; there are: {known}.',
  'fault.troop.grade-missing': '{base}: {type} has no grade; there are: {existing}.',
  'fault.troop.grade': '{base}: no grade is called {grade}; there are: {known}.',
  'fault.troop.none': '{base}: {troop} does not exist; there are: {existing}.',
  'fault.troop.weapon': '{base}: {type} cannot have {weapon}; there are: {known}.',
  'fault.troop.mounted': '{base}: {type} cannot be mounted infantry; there are: {known}.',
};
