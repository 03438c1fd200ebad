import type { Catalogue } from '../../types.ts';

/** Outcome moves: their events and questions. */
export const outcomes: Catalogue = {
  'event.left-battlefield': '{base} quitte le champ de bataille et est perdu.',
  'event.left-battlefield.hott.flee.2':
    '{base} est perdu : dieux, dragons et rôdeurs qui doivent fuir quittent aussitôt la table, où qu’ils soient. Les rôdeurs peuvent resurgir.',
  'event.left-battlefield.hott.lurker.11':
    '{base} est perdu : les rôdeurs qui doivent fuir quittent aussitôt la table. Ils peuvent resurgir.',
  'event.destroyed.hott.recoil.12': '{by} passe sur {base} en reculant et le détruit.',
  'event.turned-round': '{base} fait volte-face.',
  'event.parted': '{bases} ne se combattent plus.',
  'event.met-in-pursuit': 'Ceux que {base} a rencontrés en poursuivant se combattent à la période suivante.',
  'ask.recoil-first': '{side} : lequel recule d’abord ?',
  'choice.recoil-first': '{base} recule d’abord',
  'event.left-battlefield.hott.flee.11': '{base} fuit au-delà du bord de table et est perdu.',
  'event.left-battlefield.hott.push.5': 'Repoussé par un ami, {base} franchit le bord de table et est perdu.',
  'event.left-battlefield.hott.lost.2': '{base} franchit le bord de table et est perdu.',
  'event.destroyed.hott.flee.8':
    'Dans sa fuite, {base} se heurte à {by, select, none {un terrain infranchissable} other {{by}}} et est détruit.',
  'event.destroyed.hott.result.10': '{base} est détruit avec le socle qu’il soutenait par derrière.',
  'event.overrun.hott.recoil.12':
    'En reculant, {by} piétine {bases} : {count, plural, one {il est détruit} other {ils sont détruits}}.',
  'event.overrun.hott.lurker.11':
    'Dans sa fuite, {by} bouscule {bases} : des rôdeurs ne restent pas alors, et comptent comme perdus jusqu’à leur retour.',
};
