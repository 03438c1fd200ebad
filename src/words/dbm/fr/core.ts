import type { Catalogue } from '../../types.ts';

/** De Bellis Multitudinis: troops, prices, options, questions. */
export const core: Catalogue = {
  'option.dbm.upslope':
    'Qui est plus haut sur une colline : l’élément dont le front regarde vers le bas, ou celui dont un coin arrière est plus près du sommet.',
  'option.value.edge': 'selon le bord frontal',
  'option.value.line': 'par une ligne depuis le sommet',
  'option.value.corner': 'selon le coin arrière le plus proche',
  'fault.troop.mount':
    '{type} ne va pas {mark, select, chariot {sur un char} other {sur un chariot de transport}} ; {known}, si.',
  'fault.question-morale':
    'La question ne nomme ni une armée, ni des équivalents d’éléments, possédés et perdus.',
  'fault.question-factors': 'Les deux facteurs sont des nombres entiers, comme dans [3, 5].',
  'dbm.price.general': 'général',
  'dbm.price.mounted-infantry': 'infanterie montée',
};
