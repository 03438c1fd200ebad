import { far } from '../../length.ts';
import type { Catalogue } from '../../types.ts';

/** De Bellis Multitudinis : mettre pied à terre et remonter. */
export const changing: Catalogue = {
  'debellis.dismount.aside': '{base} a été mis de côté pour un socle à pied.',
  'debellis.dismount.off-table': '{base} doit encore être hors de la table, et tous du même corps.',
  'debellis.dismount.camels': '{base} ne met pied à terre que contre des fortifications.',
  'event.noted-on-foot': '{side} note que {bases} combat à pied, en secret.',
  'event.noted-mounted': '{side} note que {bases} est finalement monté.',
  'dbm.dismount.never': '{base} ne peut pas mettre pied à terre.',
  'dbm.dismount.number':
    'Il faut {count, plural, =1 {un socle} other {# socles des mêmes troupes}} pour en faire un à pied de {base} ; {count, plural, =1 {nommez-le seul} other {nommez-les tous}}.',
  'debellis.dismount.acted':
    '{base} s’est déplacé ou a été arrêté : mettre pied à terre ou remonter prend tout un mouvement.',
  'debellis.dismount.held': '{base} est au contact d’un front ennemi.',
  'debellis.dismount.place': `{base} ne met pied à terre que pour défendre des fortifications, ou à ${far('limit')} ou moins de fortifications ennemies ou de chariots de guerre ennemis sur une colline.`,
  'dbm.dismount.as': '{base} combat à pied comme l’un de ceux-ci, à nommer : {known}.',
  'debellis.remount.none': '{base} n’a pas de montures.',
  'debellis.remount.place': '{base} ne remonte que là où il a mis pied à terre.',
  'debellis.remount.room': '{base} n’a pas la place de remonter : {other} est là.',
  'dbm.price.mounts': 'mettre pied à terre ou remonter',
  'event.dismounted': '{base} met pied à terre comme {troop}.',
  'event.mounts-left': '{base} laisse ses montures.',
  'event.halves-together': '{other} reste derrière {base} sur le même socle.',
  'event.remounted': '{base} remonte comme {troop}.',
  'option.dismount': '{base} met pied à terre comme {as}',
  'option.remount': '{base} remonte',
};
