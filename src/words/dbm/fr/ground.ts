import type { Catalogue } from '../../types.ts';

const FALLS = '{what, select, rain {la pluie} snow {la neige} other {une tempête de poussière}}';

/** La saison, le temps et l’heure. */
const weather: Catalogue = {
  'choice.spring': 'Printemps',
  'choice.summer': 'Été',
  'choice.autumn': 'Automne',
  'choice.winter': 'Hiver',
  'ask.season': '{side} désigne une saison en secret',
  'event.season-nominated':
    'Vous désignez {season, select, spring {le printemps} summer {l’été} autumn {l’automne} other {l’hiver}}.',
  'event.season-shown':
    'C’est {season, select, spring {le printemps} summer {l’été} autumn {l’automne} other {l’hiver}}, sous un climat {climate, select, cold {froid} warm {tempéré} dry {sec} other {tropical}}.',
  'event.weather-scored':
    'Le score de météo est {score}. La première période commence à {hour, number} heures.',
  'event.weather-begins': `Avec des dés de PIP élevés, ${FALLS} commence.`,
  'event.weather-stops': `Avec des dés de PIP bas, ${FALLS} cesse et ne revient pas.`,
  'event.mist-clears': 'Avec des dés de PIP élevés, la brume se lève.',
  'event.wind-drops': 'Avec des dés de PIP bas, le vent tombe pour cette période.',
  'event.wind-rises-again': 'Le vent se lève de nouveau.',
  'event.wind-turns':
    'Le vent tourne d’un huitième de cercle, {turn, select, 45 {dans le sens horaire} other {dans le sens antihoraire}}.',
  'event.battle-dusk': 'Le crépuscule met fin à la bataille : les points décident.',
  'dbm.tactic.weather': 'Le temps le gêne',
};

/** Les rivières. */
const rivers: Catalogue = {
  'dbm.river.across': '{base} ne franchirait pas {piece} à un angle de 45 à 135 degrés avec le courant.',
  'dbm.river.turn': '{base} est dans {piece}, où nul ne change de direction.',
  'dbm.river.column':
    'Ici, seuls des éléments isolés et des colonnes passent {piece} à gué, pas le groupe de {base}.',
  'dbm.river.shut':
    '{piece} a repoussé quelqu’un près d’ici : {base} ne peut pas y entrer dans cette période.',
  'event.river-scored':
    '{side} essaie {river} ({face}{more, plural, =0 {} other { {more, number, ::sign-always}}}) : ici, elle est {nature, select, paltry {insignifiante} easy {facile} tricky {délicate} other {dangereuse}}.',
  'event.river-drowns': '{base} entre dans {river} ({score}) et se noie.',
  'event.river-bars':
    '{base} ne trouve pas de passage dans {river} ({score}) : nul n’y entre près d’ici dans cette période.',
  'event.river-crossed': '{base} trouve un passage dans {river} ({score}).',
  'event.river-stays': '{bases} ne peuvent pas continuer et restent sur place.',
  'dice.purpose.river': 'nature de la rivière',
  'dice.purpose.river-crossing': 'entrée dans une rivière dangereuse',
};

/** Le sol : le temps, les rivières, le terrain. */
export const ground: Catalogue = { ...weather, ...rivers };
