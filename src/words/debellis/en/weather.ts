import type { Catalogue } from '../../types.ts';

const FALLS = '{what, select, rain {rain} snow {snow} other {a dust storm}}';

/** Season, weather and hour. */
export const weather: Catalogue = {
  'choice.spring': 'Spring',
  'choice.summer': 'Summer',
  'choice.autumn': 'Autumn',
  'choice.winter': 'Winter',
  'phase.season': 'Season',
  'ask.season': '{side}: nominate a season in secret',
  'event.season-nominated':
    'You nominate {season, select, spring {spring} summer {summer} autumn {autumn} other {winter}}.',
  'event.season-shown':
    'It is {season, select, spring {spring} summer {summer} autumn {autumn} other {winter}}, in a {climate, select, cold {cold} warm {warm} dry {dry} other {tropical}} climate.',
  'event.weather-scored': 'The weather score is {score}. The first bound begins at {hour, number} o’clock.',
  'event.weather-begins': `With high PIP dice ${FALLS} begins.`,
  'event.weather-stops': `With low PIP dice ${FALLS} ends, and does not come back.`,
  'event.mist-clears': 'With high PIP dice the mist clears.',
  'event.wind-drops': 'With low PIP dice the wind drops for this bound.',
  'event.wind-rises-again': 'The wind rises again.',
  'event.wind-turns': 'The wind {turn, select, 45 {veers} other {backs}} by an eighth of a circle.',
  'event.battle-dusk': 'Dusk ends the battle: the points decide.',
};
