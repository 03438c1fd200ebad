import type { Catalogue } from '../../types.ts';

/** The names of troops, by type. */
export const troops: Catalogue = {
  'element.Ax': 'Auxilia',
  'element.Bd': 'Lames',
  'element.Bg': 'Bagages',
  'element.Bw': 'Archers',
  'element.Cm': 'Chameliers',
  'element.Cv': 'Cavalerie',
  'element.El': 'Éléphants',
  'element.HCh': 'Chars lourds',
  'element.Hd': 'Horde',
  'element.LCh': 'Chars légers',
  'element.LH': 'Cavalerie légère',
  'element.Pk': 'Piquiers',
  'element.Ps': 'Psilètes',
  'element.Sp': 'Lanciers',
  'element.Wb': 'Guerriers',
};
