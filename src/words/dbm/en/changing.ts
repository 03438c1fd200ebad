import type { Catalogue } from '../../types.ts';

/** De Bellis Multitudinis: dismounting and mounting again. */
export const changing: Catalogue = {
  'event.noted-on-foot': '{side} notes that {bases} fights on foot, in secret.',
  'event.noted-mounted': '{side} notes that {bases} is mounted after all.',
  'dbm.dismount.never': '{base} cannot dismount.',
  'dbm.dismount.number':
    'It takes {count, plural, =1 {one base} other {# bases of the same troops}} to make one on foot of {base}; name {count, plural, =1 {it alone} other {them all}}.',
  'dbm.dismount.as': '{base} fights on foot as one of these, to be named: {known}.',
  'dbm.price.mounts': 'dismounting or mounting',
  'event.dismounted': '{base} dismounts as {troop}.',
  'event.mounts-left': '{base} leaves its mounts behind.',
  'event.halves-together': '{other} stays behind {base} on the same base.',
  'event.remounted': '{base} mounts again as {troop}.',
  'option.dismount': '{base} dismounts as {as}',
  'option.remount': '{base} mounts again',
};
