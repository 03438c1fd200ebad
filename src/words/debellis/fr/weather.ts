import type { Catalogue } from '../../types.ts';

const FALLS = '{what, select, rain {la pluie} snow {la neige} other {une tempête de poussière}}';

/** La saison, le temps et l’heure. */
export const weather: Catalogue = {
  'choice.spring': 'Printemps',
  'choice.summer': 'Été',
  'choice.autumn': 'Automne',
  'choice.winter': 'Hiver',
  'phase.season': 'Saison',
  'ask.season': '{side} : désignez une saison en secret',
  'event.season-nominated':
    'Vous désignez {season, select, spring {le printemps} summer {l’été} autumn {l’automne} other {l’hiver}}.',
  'event.season-shown':
    'C’est {season, select, spring {le printemps} summer {l’été} autumn {l’automne} other {l’hiver}}, sous un climat {climate, select, cold {froid} warm {tempéré} dry {sec} other {tropical}}.',
  'event.weather-scored':
    'Le score de météo est {score}. Le premier bond commence à {hour, plural, one {# heure} other {# heures}}.',
  'event.weather-begins': `Avec des dés de PIP élevés, ${FALLS} commence.`,
  'event.weather-stops': `Avec des dés de PIP bas, ${FALLS} cesse et ne revient pas.`,
  'event.mist-clears': 'Avec des dés de PIP élevés, la brume se lève.',
  'event.wind-drops': 'Avec des dés de PIP bas, le vent tombe pour ce bond.',
  'event.wind-rises-again': 'Le vent se lève de nouveau.',
  'event.wind-turns':
    'Le vent tourne d’un huitième de cercle, {turn, select, 45 {dans le sens horaire} other {dans le sens antihoraire}}.',
  'event.battle-dusk': 'Le crépuscule met fin à la bataille : les points décident.',
};
