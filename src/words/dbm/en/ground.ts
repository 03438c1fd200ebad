import type { Catalogue } from '../../types.ts';

const FALLS = '{what, select, rain {rain} snow {snow} other {a dust storm}}';

/** Season, weather and hour. */
const weather: Catalogue = {
  'choice.spring': 'Spring',
  'choice.summer': 'Summer',
  'choice.autumn': 'Autumn',
  'choice.winter': 'Winter',
  'ask.season': '{side} nominates a season in secret',
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
  'dbm.tactic.weather': 'Weather against it',
};

/** Rivers. */
const rivers: Catalogue = {
  'dbm.river.across': '{base} would not cross {piece} at 45 to 135 degrees to its flow.',
  'dbm.river.turn': '{base} is in {piece}, where nobody changes direction.',
  'dbm.river.column':
    '{piece} is waded here only by single elements and columns, not by the group of {base}.',
  'dbm.river.shut': '{piece} has turned somebody back near here: {base} cannot enter it in this bound.',
  'event.river-scored':
    '{side} tries {river} ({face}{more, plural, =0 {} other { {more, number, ::sign-always}}}): it is {nature, select, paltry {paltry} easy {easy} tricky {tricky} other {dangerous}} here.',
  'event.river-drowns': '{base} enters {river} ({score}) and drowns.',
  'event.river-bars':
    '{base} finds no way through {river} ({score}): nobody enters it near here in this bound.',
  'event.river-crossed': '{base} finds a way through {river} ({score}).',
  'event.river-stays': '{bases} cannot go on and stay where they are.',
  'dice.purpose.river': 'nature of the river',
  'dice.purpose.river-crossing': 'entering a dangerous river',
};

/** The ground: weather, rivers, terrain. */
export const ground: Catalogue = { ...weather, ...rivers };
