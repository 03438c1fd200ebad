import type { Catalogue } from '../../types.ts';

/** Naval elements. */
export const naval: Catalogue = {
  'event.sails': '{side} note que {bases} est à bord d’un navire, en secret.',
  'event.stays-ashore': '{side} note que {bases} n’est finalement pas à bord.',
  'event.embarked': '{base} embarque sur {ship}.',
  'event.disembarked': '{base} débarque de {ship}.',
  'option.disembark':
    '{base} débarque {beside, select, front {devant {ship}} left {à gauche de {ship}} right {à droite de {ship}} other {derrière {ship}}}',
  'option.embark': '{base} embarque sur {ship}',
  'event.landing-party': '{base} débarque de {ship} et poursuit.',
  'event.drifted': '{base} dérive sous le vent.',
  'event.castaway': '{base} gagne la terre depuis l’épave de {ship}, comme {troopFull}.',
};
