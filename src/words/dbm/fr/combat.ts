import type { Catalogue } from '../../types.ts';

/** De Bellis Multitudinis, combat: refusals, lines of a sum, what happens. */
export const combat: Catalogue = {
  'dbm.support': 'Soutien arrière de {by}',
  'dbm.tactic.general': 'Général',
  'dbm.tactic.height': 'Plus haut sur la pente, ou défend la berge d’une rivière',
  'dbm.tactic.beset':
    '{by} {how, select, overlap {déborde un flanc} flank {attaque un flanc} other {attaque dans le dos}}',
  'dbm.tactic.aided': '{by} aide l’ennemi',
  'dbm.tactic.trees': 'Tire dans un bois ou un verger, ou en sort ses traits',
  'dbm.tactic.demoralised': 'Démoralisé',
  'dbm.tactic.slowed': 'Monté en terrain accidenté ou difficile',
  'dbm.tactic.broken-ground': 'En terrain accidenté ou difficile contre des hommes à pied',
  'dbm.tactic.broken-ranks': 'En terrain accidenté ou difficile, ou traverse une rivière',
  'dbm.grade.superior-enemy': 'Bat des ennemis supérieurs (S)',
  'dbm.grade.superior-shooter': 'Tireur supérieur (S)',
  'dbm.grade.inferior-enemy': 'Contre des ennemis inférieurs (I)',
  'dbm.grade.fast-enemy': 'Bat des ennemis rapides (F)',
  'event.turned-round': '{base} fait volte-face.',
};
