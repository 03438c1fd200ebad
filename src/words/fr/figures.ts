import type { Catalogue } from '../types.ts';

/** The page of figures, and what shows a clause. */
export const figures: Catalogue = {
  'screen.figures': 'Les figures',
  'screen.figures.of': 'Les figures de {name}',
  'screen.figures.search': 'Chercher',
  'screen.figures.found': '{count, plural, =0 {Aucune figure} one {# figure} other {# figures}}',
  'screen.figures.failed': 'Les figures n’ont pas pu être chargées. Vous semblez hors ligne.',
  'screen.figures.categories': 'Catégories',
  'screen.figures.all': 'Toutes',
  'screen.figures.neighbours': 'Autres figures',
  'screen.figures.before': 'Précédente',
  'screen.figures.next': 'Suivante',
  'screen.figure.play': 'Jouer à partir d’ici',
  'screen.figure.after': 'Ensuite',
  'screen.figure.shows': 'Figure :',
  'screen.figure.rules': 'Règles :',
  'screen.figure.standing': 'Qui se trouve où',
  'screen.figure.base':
    '{troopName} {letter}, {side, select, red {ami} other {ennemi}} : à {x} mm de l’ouest, {y} mm du sud, orienté à {degrees}°',
  'screen.clause.figures': '{count, plural, one {Une figure} other {# figures}}',
  'screen.clause.scenarios':
    '{count, plural, =0 {Aucun scénario} one {Un scénario} other {# scénarios}} pour la vérifier',
  'screen.position': 'Simple position',
  'screen.position.what':
    'Ici, rien ne se joue : ce scénario n’est à aucune phase d’une période. Il montre une position, sur laquelle on ne pose que des questions.',
  'screen.clause.scenarios.look': 'Chercher des scénarios',
};
