import type { Catalogue } from '../../types.ts';

/** Hordes of the Things: options of a battle. */
export const options: Catalogue = {
  'option.hott.ap':
    'Points d’armée (AP) de chaque camp ; 24 font une bataille ordinaire, 48 ou plus une grande bataille.',
  'option.hott.bounds': 'Périodes, des deux camps ensemble, après lesquelles la bataille est sans vainqueur.',
  'option.hott.hiddenLurkers': 'Les rôdeurs sont secrets jusqu’à ce qu’ils apparaissent.',
  'option.hott.sharedGod':
    'Les deux armées comptent sur le même dieu : il rejoint le premier camp qui l’invoque.',
  'option.hott.hordesReturn':
    'Les hordes perdues qui peuvent être remplacées : toutes, ou seulement celles détruites sur la table.',
  'option.hott.ensorcelledGeneralLost': 'Un général ensorcelé compte comme perdu jusqu’à ce qu’il revienne.',
  'option.hott.woodShots':
    'Tirs à travers la lisière d’un bois : seulement par ceux, et sur ceux, qui sont à cette lisière, ou aussi au-delà d’un coin.',
  'option.hott.pursuitIntoBadGoing': 'Les poursuivants entrent en terrain difficile.',
  'option.value.rim': 'à la lisière',
  'option.value.corner': 'au-delà d’un coin aussi',
  'option.value.all': 'toutes',
  'option.value.destroyed': 'seulement celles détruites',
};
