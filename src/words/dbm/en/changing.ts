import { far } from '../../length.ts';
import type { Catalogue } from '../../types.ts';

/** De Bellis Multitudinis: dismounting and mounting again. */
export const changing: Catalogue = {
  'dbm.price.mounts': 'dismounting or mounting',
  'dbm.dismount.place': `{base} dismounts only to defend fortifications, or within ${far('limit')} of enemy fortifications or of enemy war wagons on a hill.`,
};
