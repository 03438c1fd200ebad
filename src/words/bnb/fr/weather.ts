import { direction, place } from '../../fr/direction.ts';
import type { Catalogue } from '../../types.ts';

/** Blood and Blades: weather, time of day, dazzle. */
export const weather: Catalogue = {
  'event.weather-scored':
    'Indicateur météorologique : {faces}. {weather, select, wind {Un grand vent se lève.} fine {Il fait beau.} other {Il y a un risque de pluie.}}',
  'event.wind-rises': `Le vent souffle ${direction('wind')}.`,
  'event.rain-starts': '{side} lance un {face} : il commence à pleuvoir.',
  'event.rain-stops': '{side} lance un {face} : la pluie cesse définitivement.',
  'event.rain-as-before':
    '{side} lance un {face} : {rain, select, true {il pleut toujours} other {il ne pleut pas}}.',
  'event.wind-turns': `{side} lance un {face} : le vent tourne et souffle maintenant ${direction('wind')}.`,
  'event.wind-as-before': `{side} lance un {face} : le vent souffle toujours ${direction('wind')}.`,
  'event.roads-turn-muddy': 'Après tant de pluie, les routes non pavées sont boueuses.',
  'event.time-thrown':
    'Écoulement du temps : {faces}. Le crépuscule vient après {rounds, plural, one {# tour} other {# tours}}.',
  'event.it-is-dusk': 'C’est le crépuscule : rien n’est visible au-delà de 8 MU.',
  'event.sun-is-low': 'Le soleil est bas : il peut éblouir.',
  'event.night-falls': 'La nuit tombe : la bataille finit sans vainqueur.',
  'event.sun-placed': `{side} lance un {face} : le soleil est ${place('sun')}.`,
  'event.sun-dazzles': '{side} lance un {face} : le soleil éblouit pendant cette période.',
  'event.no-dazzle': '{side} lance un {face} : personne n’est ébloui pendant cette période.',
  'tactic.weather': 'Subit un tir sous la pluie ou contre le vent',
  'tactic.dazzled': 'Le soleil bas éblouit l’ennemi',
  'tactic.bw-in-open': 'Archers en terrain bon ou accidenté (édition française)',
  'tactic.pk-in-open': 'Piquiers en bon terrain (édition française)',
  'dice.purpose.weather-score': 'météo',
  'dice.purpose.wind': 'vent',
  'dice.purpose.rain': 'pluie',
  'dice.purpose.time-of-day': 'écoulement du temps',
  'dice.purpose.sun': 'position du soleil',
  'dice.purpose.dazzle': 'éblouissement',
  'phase.weather': 'Météo',
  'phase.time': 'Heure',
  'phase.weather-score': 'Météo',
  'phase.time-of-day': 'Écoulement du temps',
  'name.weather': 'météo',
  'name.time': 'écoulement du temps',
  'bnb.victory.too-few-rounds':
    'Le tournoi exige {least, plural, one {# tour} other {# tours}} avant une bataille sans vainqueur ; {played, plural, =0 {aucun n’a été joué} one {# a été joué} other {# ont été joués}}.',
};
