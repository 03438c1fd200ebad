import type { Catalogue } from '../../types.ts';

/** Faults of the troop of a base, or of the state of a position. */
export const troops: Catalogue = {
  'fault.troop.form': '{base} : « {text} » ne s’écrit pas ainsi ; écrivez par exemple Reg Bd (O).',
  'fault.troop.regularity': '{base} : dites Reg ou Irr devant {type} ; il y a : {existing}.',
  'fault.troop.type': '{base} : aucun type de troupe ne s’appelle {type} ; il y a : {known}.',
  'fault.troop.grade-missing': '{base} : {type} n’a pas de grade ; il y a : {existing}.',
  'fault.troop.grade': '{base} : aucun grade ne s’appelle {grade} ; il y a : {known}.',
  'fault.troop.none': '{base} : {troop} n’existe pas ; il y a : {existing}.',
  'fault.troop.weapon': '{base} : {type} ne peut pas avoir {weapon} ; il y a : {known}.',
  'fault.troop.mounted': '{base} : {type} ne peut pas être de l’infanterie montée ; il y a : {known}.',
};
