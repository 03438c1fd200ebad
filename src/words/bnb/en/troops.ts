import type { Catalogue } from '../../types.ts';

/** The names of troops, by type. */
export const troops: Catalogue = {
  'element.Ax': 'Auxilia',
  'element.Bd': 'Blades',
  'element.Bg': 'Baggage',
  'element.Bw': 'Bowmen',
  'element.Cm': 'Camels',
  'element.Cv': 'Cavalry',
  'element.El': 'Elephants',
  'element.HCh': 'Heavy chariots',
  'element.Hd': 'Horde',
  'element.LCh': 'Light chariots',
  'element.LH': 'Light horse',
  'element.Pk': 'Pikemen',
  'element.Ps': 'Psiloi',
  'element.Sp': 'Spearmen',
  'element.Wb': 'Warband',
};
