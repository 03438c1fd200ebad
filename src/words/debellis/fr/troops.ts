import type { Catalogue } from '../../types.ts';

/** The names of the troops that both rulesets have, by type. */
export const troops: Catalogue = {
  'element.El': 'Éléphants',
  'element.Exp': 'Sacrifiables',
  'element.Kn': 'Chevaliers',
  'element.Cv': 'Cavalerie',
  'element.LH': 'Cavalerie légère',
  'element.Cm': 'Chameliers',
  'element.Sp': 'Lanciers',
  'element.Pk': 'Piquiers',
  'element.Bd': 'Lames',
  'element.Ax': 'Auxiliaires',
  'element.Ps': 'Psilètes',
  'element.Wb': 'Bande guerrière',
  'element.Bw': 'Archers',
  'element.Hd': 'Hordes',
  'element.Art': 'Artillerie',
  'element.WWg': 'Chariots de guerre',
  'element.Gal': 'Galères',
  'element.Shp': 'Navires',
  'element.Bts': 'Barques',
};
