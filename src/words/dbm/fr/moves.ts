import { far } from '../../length.ts';
import type { Catalogue } from '../../types.ts';

/** De Bellis Multitudinis, mouvements : refus, coûts, ce qui arrive. */
export const moves: Catalogue = {
  'dbm.break-off.flanked': '{base} ne peut pas rompre : un front ennemi est contre son flanc ou son arrière.',
  'dbm.break-off.short': `{base} rompt : il recule tout droit, d’au moins ${far('limit')}.`,
  'dbm.break-off.slow': '{base} ne peut pas rompre : là où il finirait, {other} va aussi loin ou plus loin.',
  'dbm.held': '{base} est au contact de {other} : il ne peut que rompre, seul et tout droit en arrière.',
  'dbm.leg.cannot-form': 'Ces socles ne peuvent pas faire cela.',
  'dbm.leg.not-forward': 'Les distances et les pivots sont positifs.',
  'dbm.leg.turns-too-far': 'Un seul tronçon ne tourne pas autant ; prenez-en deux.',
  'dbm.leg.unknown-leg': 'Il n’y a pas de tel tronçon ici : {kind}.',
  'dbm.price.artillery': 'artillerie',
  'dbm.price.c-in-c': 'le général en chef est avec eux',
  'dbm.price.general-far': 'le général est loin, au contact ou perdu',
  'dbm.price.irregulars-halt': 'irréguliers arrêtés',
  'dbm.price.mixed': 'montés et troupes à pied ensemble',
  'dbm.price.order': 'un ordre',
  'dbm.price.sub-general': 'un général qui ne s’est pas encore déplacé est avec eux',
  'dbm.price.third-march': 'troisième marche d’irréguliers',
  'dbm.price.unruly': 'irréguliers pas tout droit ou pas de tout leur mouvement',
};
