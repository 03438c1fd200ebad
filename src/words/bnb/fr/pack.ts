import type { Catalogue } from '../../types.ts';

/** Packs and mounted infantry of Blood and Blades. */
export const pack: Catalogue = {
  'bnb.pack.again':
    '{base} s’est déplacé dans cette période : une meute ne fait qu’un mouvement, et ses socles aucun autre.',
  'bnb.pack.leader':
    '{base} ne peut pas être le leader : c’est le socle le plus en avant de la meute, {among}.',
  'bnb.pack.meets': '{base} s’arrête où son front rencontre {other}.',
  'bnb.pack.moved': '{base} s’est déplacé dans une meute dans cette période.',
  'bnb.pack.none':
    '{bases} : pas une meute. Ses socles regardent dans la même direction, chacun joint à un autre front contre arrière ou flanc contre flanc.',
  'bnb.pack.whole': 'Une meute reçoit ses ordres tout entière : {bases}.',
  'bnb.price.full-speed': 'une meute droit devant à vitesse maximum',
  'bnb.price.into-group': 'une meute ordonnée en un groupe',
  'event.pack-ordered':
    '{order, select, ahead {La meute {bases} va droit devant à vitesse maximum} other {La meute {bases} s’ordonne en un groupe derrière {leader}}}{price, plural, =0 {} one { pour 1 {point}} other { pour # {point}}}.',
  'fault.question-entry':
    'Une ligne de liste a une troupe comme sa liste l’écrit, min et max, par exemple troop "Reg Kn (O)", min 5, max 13.',
  'fault.question-list': 'On traduit les listes de {known}.',
  'fault.question-score':
    'Un score se calcule du niveau de référence (reference) et des pertes (losses) de red et de blue, jamais moins de 0.',
  'event.vehicles-lost': '{base} quitte définitivement ses véhicules et va à pied.',
  'mark.pack': 's’est déplacé en meute',
  'screen.key.others': 'ordres à sa meute, montrés d’abord',
  'screen.pack.full-speed': 'Les {count} qui se touchent : vitesse maximum…',
  'screen.pack.into-group': 'Les {count} qui se touchent : former un groupe derrière {letter}…',
};
