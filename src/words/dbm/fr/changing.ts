import type { Catalogue } from '../../types.ts';

/** De Bellis Multitudinis : mettre pied à terre et remonter. */
export const changing: Catalogue = {
  'event.noted-on-foot': '{side} note que {bases} combat à pied, en secret.',
  'event.noted-mounted': '{side} note que {bases} est finalement monté.',
  'dbm.dismount.never': '{base} ne peut pas mettre pied à terre.',
  'dbm.dismount.number':
    'Il faut {count, plural, =1 {un socle} other {# socles des mêmes troupes}} pour en faire un à pied de {base} ; {count, plural, =1 {nommez-le seul} other {nommez-les tous}}.',
  'dbm.dismount.as': '{base} combat à pied comme l’un de ceux-ci, à nommer : {known}.',
  'dbm.price.mounts': 'mettre pied à terre ou remonter',
  'event.dismounted': '{base} met pied à terre comme {troop}.',
  'event.mounts-left': '{base} laisse ses montures.',
  'event.halves-together': '{other} reste derrière {base} sur le même socle.',
  'event.remounted': '{base} remonte comme {troop}.',
  'option.dismount': '{base} met pied à terre comme {as}',
  'option.remount': '{base} remonte',
};
