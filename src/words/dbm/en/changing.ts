import { far } from '../../length.ts';
import type { Catalogue } from '../../types.ts';

/** De Bellis Multitudinis: dismounting and mounting again. */
export const changing: Catalogue = {
  'debellis.dismount.aside': '{base} was put aside for a base on foot.',
  'debellis.dismount.off-table': '{base} must still be off the table, and all of one command.',
  'debellis.dismount.camels': '{base} dismounts only against fortifications.',
  'event.noted-on-foot': '{side} notes that {bases} fights on foot, in secret.',
  'event.noted-mounted': '{side} notes that {bases} is mounted after all.',
  'dbm.dismount.never': '{base} cannot dismount.',
  'dbm.dismount.number':
    'It takes {count, plural, =1 {one base} other {# bases of the same troops}} to make one on foot of {base}; name {count, plural, =1 {it alone} other {them all}}.',
  'debellis.dismount.acted': '{base} has moved or been halted: to dismount or to mount is a whole move.',
  'debellis.dismount.held': '{base} is in contact with an enemy front.',
  'debellis.dismount.place': `{base} dismounts only to defend fortifications, or within ${far('limit')} of enemy fortifications or of enemy war wagons on a hill.`,
  'dbm.dismount.as': '{base} fights on foot as one of these, to be named: {known}.',
  'debellis.remount.none': '{base} has no mounts.',
  'debellis.remount.place': '{base} mounts only where it dismounted.',
  'debellis.remount.room': '{base} has no room to mount: {other} stands there.',
  'dbm.price.mounts': 'dismounting or mounting',
  'event.dismounted': '{base} dismounts as {troop}.',
  'event.mounts-left': '{base} leaves its mounts behind.',
  'event.halves-together': '{other} stays behind {base} on the same base.',
  'event.remounted': '{base} mounts again as {troop}.',
  'option.dismount': '{base} dismounts as {as}',
  'option.remount': '{base} mounts again',
};
