import type { Catalogue } from '../types.ts';
import { direction, place } from './direction.ts';

/** Weather and light on the screen. */
export const sky: Catalogue = {
  'screen.sky.rain': 'Pluie',
  'screen.sky.rain.risk': 'Risque de pluie',
  'screen.sky.mud': 'Routes boueuses',
  'screen.sky.wind': `Vent ${direction('wind')}`,
  'screen.sky.dusk': 'Crépuscule',
  'screen.sky.dusk.in':
    '{rounds, plural, =0 {Crépuscule au prochain tour} one {Crépuscule dans # tour} other {Crépuscule dans # tours}}',
  'screen.sky.sun': `{low, select, yes {Soleil bas} other {Soleil}} ${place('sun')}`,
  'screen.sky.dazzle': `Le soleil éblouit, ${place('sun')}`,
  'screen.sky': 'Météo et lumière',
  'screen.sky.night': 'Nuit',
};
