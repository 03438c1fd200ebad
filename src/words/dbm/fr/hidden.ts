import type { Catalogue } from '../../types.ts';

const events: Catalogue = {
  'event.flank-march-declared':
    'Le corps {command} de {side} contourne le flanc {edgeName} : il arrive au prochain bond de son camp.',
  'event.flank-marches-meet':
    'Le corps {command} de {side} rencontre le corps ennemi {other} sur le flanc {edgeName}. Les deux arrivent.',
};

const allies: Catalogue = {
  'event.ally-wavers': 'L’allié de {side} à la tête du corps {command} va passer à l’ennemi.',
  'event.ally-changes-sides':
    'Le corps {command} de {side} passe à {to} : {count, plural, one {# socle} other {# socles}}.',
};

/** Ce qui est caché : embuscades et marches de flanc. */
export const hidden: Catalogue = { ...events, ...allies };
