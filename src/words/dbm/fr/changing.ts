import { far } from '../../length.ts';
import type { Catalogue } from '../../types.ts';

/** De Bellis Multitudinis : mettre pied à terre et remonter. */
export const changing: Catalogue = {
  'dbm.price.mounts': 'mettre pied à terre ou remonter',
  'dbm.dismount.place': `{base} ne met pied à terre que pour défendre des fortifications, ou à ${far('limit')} ou moins de fortifications ennemies ou de chariots de guerre ennemis sur une colline.`,
};
