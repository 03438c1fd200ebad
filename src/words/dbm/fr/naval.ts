import type { Catalogue } from '../../types.ts';

/** Naval elements. */
export const naval: Catalogue = {
  'debellis.naval.by-water': '{base} ne va que sur l’eau.',
  'debellis.naval.no-shore': '{base} ne touche ni plage, ni quai, ni berge.',
  'debellis.naval.beset': '{base} est en contact avec des troupes de terre ennemies.',
  'debellis.naval.takes-none': '{ship} ne peut embarquer {base}.',
  'debellis.naval.apart': '{base} et {ship} ne se touchent pas bord à bord.',
  'debellis.naval.no-room': 'Il n’y a pas de place pour {base} là, ou pas de terrain où il puisse entrer.',
  'debellis.naval.nobody-aboard': '{ship} ne porte pas de troupes à vous.',
  'debellis.naval.waits': '{base} attend ses troupes à terre.',
  'debellis.naval.recorded': '{base} est à bord d’un navire, comme noté, et ne se déploie pas.',
  'debellis.naval.no-way': 'Le terrain ne donne à {ship} aucun accès à la table. {base} se déploie à terre.',
  'debellis.naval.needs-troops': '{ship} n’a pas de troupes à bord. Notez quel socle y embarque.',
  'event.sails': '{side} note que {bases} est à bord d’un navire, en secret.',
  'event.stays-ashore': '{side} note que {bases} n’est finalement pas à bord.',
  'event.embarked': '{base} embarque sur {ship}.',
  'event.disembarked': '{base} débarque de {ship}.',
  'option.disembark':
    '{base} débarque {beside, select, front {devant {ship}} left {à gauche de {ship}} right {à droite de {ship}} other {derrière {ship}}}',
  'option.embark': '{base} embarque sur {ship}',
  'event.landing-party': '{base} débarque de {ship} et poursuit.',
  'event.drifted': '{base} dérive sous le vent.',
  'event.castaway': '{base} gagne la terre depuis l’épave de {ship}, comme {troop}.',
};
