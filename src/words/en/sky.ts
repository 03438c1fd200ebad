import type { Catalogue } from '../types.ts';
import { direction } from './direction.ts';

/** Weather and light on the screen. */
export const sky: Catalogue = {
  'screen.sky.rain': 'Rain',
  'screen.sky.rain.risk': 'It may rain',
  'screen.sky.snow': 'Snow',
  'screen.sky.dust': 'Dust storm',
  'screen.sky.mist': 'Mist',
  'screen.sky.fog': 'Fog',
  'screen.sky.overcast': 'Overcast',
  'screen.sky.mud': 'Mud',
  'screen.sky.wind': `{strong, select, yes {Strong wind} other {Wind}} from the ${direction('wind')}`,
  'screen.sky.dusk': 'Dusk',
  'screen.sky.dawn': 'Dawn',
  'screen.sky.moonlight': 'Moonlit night',
  'screen.sky.dark': 'Dark night',
  'screen.sky.hour': '{hour, number}:{minute}',
  'screen.sky.dusk.in':
    '{rounds, plural, =0 {Dusk comes next round} one {Dusk in # round} other {Dusk in # rounds}}',
  'screen.sky.sun': `{low, select, yes {Low sun} other {Sun}} in the ${direction('sun')}`,
  'screen.sky.dazzle': `The sun dazzles from the ${direction('sun')}`,
  'screen.sky': 'Weather and light',
  'screen.sky.night': 'Night',
};
