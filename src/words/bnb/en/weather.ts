import { direction } from '../../en/direction.ts';
import type { Catalogue } from '../../types.ts';

/** Blood and Blades: weather, time of day, dazzle. */
export const weather: Catalogue = {
  'event.weather-scored':
    'Thrown for the weather: {faces}. {weather, select, wind {A strong wind rises.} fine {The weather is fine.} other {There is a risk of rain.}}',
  'event.wind-rises': `The wind blows from the ${direction('wind')}.`,
  'event.rain-starts': '{side} throws a {face}: it begins to rain.',
  'event.rain-stops': '{side} throws a {face}: the rain stops for good.',
  'event.rain-as-before':
    '{side} throws a {face}: {rain, select, true {it goes on raining} other {it stays dry}}.',
  'event.wind-turns': `{side} throws a {face}: the wind turns, and now blows from the ${direction('wind')}.`,
  'event.wind-as-before': `{side} throws a {face}: the wind still blows from the ${direction('wind')}.`,
  'event.roads-turn-muddy': 'After so much rain the unpaved roads are muddy.',
  'event.time-thrown':
    'Thrown for the time of day: {faces}. Dusk comes after {rounds, plural, one {# round} other {# rounds}}.',
  'event.it-is-dusk': 'It is dusk: nothing is seen beyond 8 MU.',
  'event.sun-is-low': 'The sun is low: it may dazzle.',
  'event.night-falls': 'Night falls: the battle ends, and nobody has won.',
  'event.sun-placed': `{side} throws a {face}: the sun stands in the ${direction('sun')}.`,
  'event.sun-dazzles': '{side} throws a {face}: the sun dazzles in this bound.',
  'event.no-dazzle': '{side} throws a {face}: nobody is dazzled in this bound.',
  'tactic.weather': 'Shot at in rain or against the wind',
  'tactic.dazzled': 'The low sun dazzles the enemy',
  'tactic.bw-in-open': 'Bowmen in good or rough going (French edition)',
  'tactic.pk-in-open': 'Pikemen in good going (French edition)',
  'dice.purpose.weather-score': 'weather',
  'dice.purpose.wind': 'wind',
  'dice.purpose.rain': 'rain',
  'dice.purpose.time-of-day': 'time of day',
  'dice.purpose.sun': 'place of the sun',
  'dice.purpose.dazzle': 'dazzle',
  'phase.weather': 'Weather',
  'phase.time': 'Time of day',
  'phase.weather-score': 'Weather',
  'phase.time-of-day': 'Time of day',
  'name.weather': 'weather',
  'name.time': 'time of day',
  'bnb.victory.too-few-rounds':
    'The tournament wants {least, plural, one {# round} other {# rounds}} played before such a draw; {played, plural, =0 {none has} one {# has} other {# have}} been.',
};
