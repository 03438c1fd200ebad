import type { Catalogue } from '../../types.ts';

/** Columns and simultaneous moves of Blood and Blades. */
export const columns: Catalogue = {
  'bnb.column.bad-column':
    'Seul un groupe se met en colonne, derrière un des siens, dans la même orientation, à gauche ou à droite.',
  'bnb.column.bad-extend': 'Seule une colonne s’étend en ligne, à sa gauche, à sa droite ou des deux côtés.',
  'bnb.column.turns': 'Une colonne ne change pas de direction pendant qu’elle se forme.',
  'bnb.column.end':
    '{base} n’est pas à une extrémité de la ligne de front : ce socle ne peut mener une colonne à angle droit.',
  'bnb.column.nobody': '{base} ne peut pas atteindre sa place dans la formation.',
  'bnb.column.none': 'Ces socles ne forment pas une colonne.',
  'bnb.column.head-stays': 'Rien d’autre ne se fait pendant l’extension d’une colonne.',
  'bnb.column.bend-side':
    'Une colonne brisée ne s’étend que du côté de sa cassure : {on, select, left {à gauche} other {à droite}}.',
  'move.extend': 'en ligne',
  'bnb.together.none':
    'Chacun peut bouger seul : les mouvements simultanés sont pour les socles zocqués que des amis gênent.',
  'bnb.together.two': 'Deux de ces mouvements suffiraient.',
  'bnb.together.many': 'On fait au plus trois mouvements simultanés.',
  'bnb.together.twice': '{base} est dans deux de ces mouvements.',
  'bnb.together.room': '{base} et {other} seraient au même endroit.',
  'screen.key.together': 'garder ce mouvement, à faire avec d’autres',
};
