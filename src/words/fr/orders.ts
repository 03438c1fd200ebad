import type { Catalogue } from '../types.ts';

/** Orders on the screen that only some rulesets know: columns, moves made together, going on foot. */
export const orders: Catalogue = {
  'table.column': 'Colonne',
  'table.column.same': 'Mettre en colonne devant soi',
  'table.column.left': 'Mettre en colonne à gauche',
  'table.column.right': 'Mettre en colonne à droite',
  'table.line.left': 'En ligne à gauche',
  'table.line.right': 'En ligne à droite',
  'table.line.both': 'En ligne des deux côtés',
  'table.line.pivot-left': 'En ligne, la tête pivotant à gauche',
  'table.line.pivot-right': 'En ligne, la tête pivotant à droite',
  'table.bend': 'Cassure ici',
  'table.bend-set': 'La colonne se brise ici : continuez de glisser. Un aperçu relâché reste.',
  'table.pick-group': 'Sélectionnez d’abord un groupe.',
  'table.pick-column': 'Sélectionnez d’abord une colonne.',
  'table.card.together': 'Le garder, et bouger des amis en même temps',
  'table.collected':
    '{count, plural, one {Un mouvement est gardé} other {# mouvements sont gardés}} pour être faits en même temps.',
  'table.no-other-order': 'Il n’y a pas d’autre ordre pour la sélection.',
  'screen.key.column': 'en colonne, hors de colonne : manière suivante',
  'screen.key.bend': 'la colonne se brise ici',
  'screen.together.title': '{count, plural, one {Un mouvement simultané} other {# mouvements simultanés}}',
  'screen.together.move': '{bases}',
  'screen.together.give': 'Les faire tous pour {cost, plural, =0 {rien} other {# {point}}}',
  'screen.together.drop': 'Abandonner ces mouvements',
  'screen.vehicles.off': 'Ira à pied (remonter sur les véhicules)',
  'screen.vehicles.on': 'Mettre pied à terre',
  'mark.vehicles': 'sur véhicules',
  'move.wish': 'Par le chemin souhaité',
};
