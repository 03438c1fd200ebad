import type { Catalogue } from '../types.ts';
import { direction, place } from './direction.ts';

/** Weather and light on the screen. */
export const sky: Catalogue = {
  'screen.sky.rain': 'Pluie',
  'screen.sky.rain.risk': 'Risque de pluie',
  'screen.sky.snow': 'Neige',
  'screen.sky.dust': 'Tempête de poussière',
  'screen.sky.mist': 'Brume',
  'screen.sky.fog': 'Brouillard',
  'screen.sky.overcast': 'Ciel couvert',
  'screen.sky.mud': 'Boue',
  'screen.sky.wind': `{strong, select, yes {Grand vent} other {Vent}} ${direction('wind')}`,
  'screen.sky.dusk': 'Crépuscule',
  'screen.sky.dawn': 'Aube',
  'screen.sky.moonlight': 'Nuit de lune',
  'screen.sky.dark': 'Nuit noire',
  'screen.sky.hour': '{hour, number} h {minute}',
  'screen.sky.dusk.in':
    '{rounds, plural, =0 {Crépuscule au prochain tour} one {Crépuscule dans # tour} other {Crépuscule dans # tours}}',
  'screen.sky.sun': `{low, select, yes {Soleil bas} other {Soleil}} ${place('sun')}`,
  'screen.sky.dazzle': `Le soleil éblouit, ${place('sun')}`,
  'screen.sky': 'Météo et lumière',
  'screen.sky.night': 'Nuit',
};
