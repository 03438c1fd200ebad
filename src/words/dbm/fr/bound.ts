import type { Catalogue } from '../../types.ts';

/** De Bellis Multitudinis, le bond : dés des corps, mouvements spontanés, démoralisation, fin. */
export const bound: Catalogue = {
  'dbm.allot': 'Les dés {faces} vont à {commands}, un à chacun.',
  'dbm.advance-order': '{base} n’avance pas maintenant : les plus proches de l’ennemi d’abord, {bases}.',
  'dbm.advances-left': '{bases} doivent encore avancer.',
  'option.allot': 'Dés {faces} aux corps {commands}',
  'option.advance': '{base} avance de lui-même',
  'option.dbm.ap': 'Points d’armée de chaque camp.',
  'option.dbm.bounds': 'Bonds, des deux camps ensemble, après lesquels les points acquis décident.',
  'event.turned-to-face': '{base} fait face à {other}.',
  'event.turned-back': '{base} se retourne pour faire face comme ses amis.',
  'event.contact-undone': '{other} n’a pas la place de faire face : {base} retourne d’où il est parti.',
  'event.command-demoralised':
    '{command, select, other {Le corps {command} de {side}}} est démoralisé : il a perdu {lost} équivalents d’élément.',
  'event.battle-decided':
    '{winner, select, null {Les deux armées sont battues.} other {La moitié d’une armée est perdue ou démoralisée. Victoire de {winner}.}}',
  'event.battle-limit': 'Le nombre de bonds convenu est joué : les points décident.',
};
