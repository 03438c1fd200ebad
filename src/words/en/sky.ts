import type { Catalogue } from '../types.ts';
import { direction } from './direction.ts';

/** Weather and light on the screen. */
export const sky: Catalogue = {
  'screen.sky.rain': 'Rain',
  'screen.sky.rain.risk': 'It may rain',
  'screen.sky.mud': 'Muddy roads',
  'screen.sky.wind': `Wind from the ${direction('wind')}`,
  'screen.sky.dusk': 'Dusk',
  'screen.sky.dusk.in':
    '{rounds, plural, =0 {Dusk comes next round} one {Dusk in # round} other {Dusk in # rounds}}',
  'screen.sky.sun': `{low, select, yes {Low sun} other {Sun}} in the ${direction('sun')}`,
  'screen.sky.dazzle': `The sun dazzles from the ${direction('sun')}`,
  'screen.sky': 'Weather and light',
  'screen.sky.night': 'Night',
};
