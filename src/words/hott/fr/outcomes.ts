import type { Catalogue } from '../../types.ts';

/** Outcome moves: their events and questions. */
export const outcomes: Catalogue = {
  'event.left-battlefield': '{base} quitte le champ de bataille et est perdu.',
  'event.left-battlefield.hott.flee.2':
    '{base} est perdu : dieux, dragons et rôdeurs qui doivent fuir quittent aussitôt la table, où qu’ils soient. Les rôdeurs peuvent resurgir.',
  'event.left-battlefield.hott.lurker.11':
    '{base} est perdu : les rôdeurs qui doivent fuir quittent aussitôt la table. Ils peuvent resurgir.',
  'event.turned-round': '{base} fait volte-face.',
  'event.parted': '{bases} ne se combattent plus.',
  'event.met-in-pursuit': 'Ceux que {base} a rencontrés en poursuivant se combattent à la période suivante.',
  'ask.recoil-first': '{side} : lequel recule d’abord ?',
  'choice.recoil-first': '{base} recule d’abord',
};
