import type { Catalogue } from '../../types.ts';

/** De Bellis Multitudinis, le bond : dés des corps, mouvements spontanés, démoralisation, fin. */
export const bound: Catalogue = {
  'dbm.allot': 'Les dés {faces} vont à {commands}, un à chacun.',
  'option.allot': 'Dés {faces} aux corps {commands}',
  'option.dbm.ap': 'Points d’armée de chaque camp.',
  'option.dbm.bounds': 'Bonds, des deux camps ensemble, après lesquels les points acquis décident.',
  'event.command-demoralised':
    '{command, select, none {L’armée de {side} est démoralisée : elle} other {Le corps {command} de {side} est démoralisé : il}} a perdu {lost, plural, one {# équivalent} other {# équivalents}} d’élément.',
  'event.battle-decided':
    '{winner, select, null {Les deux armées sont battues.} other {La moitié d’une armée est perdue ou démoralisée. Victoire de {winner}.}}',
  'event.battle-limit': 'Le nombre de bonds convenu est joué : les points décident.',
  'event.destroyed.dbm.flee.4': '{base} recule au-delà du bord de table et est perdu.',
  'event.destroyed.dbm.flee.5':
    '{base} ne peut pas fuir, {by, select, none {son chemin est barré} other {{by} lui barre le chemin}} : il est détruit.',
  'event.destroyed.dbm.flee.11': '{base} recule dans la rivière et est perdu.',
  'event.destroyed.dbm.exp.3': '{base} poursuit en terrain difficile et est perdu.',
  'event.destroyed.dbm.recoil.3': '{base} recule sur {by} et est détruit.',
  'event.destroyed.dbm.recoil.4': '{base} et {by} se heurtent quand l’un recule : {base} est détruit.',
  'event.destroyed.dbm.zod.5': '{base}, juste derrière {by}, est détruit avec lui.',
  'event.destroyed.dbm.dbe.9': '{base} est perdu avec son autre moitié, {by}.',
};
