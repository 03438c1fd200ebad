import type { Catalogue } from '../../types.ts';

/** The names of the troops that both rulesets have, by type. */
export const troops: Catalogue = {
  'element.El': 'Elephants',
  'element.Exp': 'Expendables',
  'element.Kn': 'Knights',
  'element.Cv': 'Cavalry',
  'element.LH': 'Light horse',
  'element.Cm': 'Camelry',
  'element.Sp': 'Spears',
  'element.Pk': 'Pikes',
  'element.Bd': 'Blades',
  'element.Ax': 'Auxilia',
  'element.Ps': 'Psiloi',
  'element.Wb': 'Warband',
  'element.Bw': 'Bowmen',
  'element.Hd': 'Hordes',
  'element.Art': 'Artillery',
  'element.WWg': 'War wagons',
  'element.Gal': 'Galleys',
  'element.Shp': 'Ships',
  'element.Bts': 'Boats',
};
