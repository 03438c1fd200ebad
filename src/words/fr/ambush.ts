import type { Catalogue } from '../types.ts';

/** Ambushes: laying them on the screen, and how they come out. */
export const ambush: Catalogue = {
  'screen.ambush.lay': 'Tendre une embuscade, ou aucune',
  'screen.ambush.how':
    'Un seul groupe, {places, select, some {à un endroit coloré} other {hors de vue de là où l’ennemi se déploie : aucun endroit ici ne l’est à coup sûr}} ; vous seul le voyez. Dites que vous avez terminé, avec ou sans embuscade.',
  'screen.ambush.for-me': 'En tendre une pour moi',
  'screen.ambush.nowhere': 'Aucun bon emplacement pour une embuscade.',
  'screen.ambush.end': 'Embuscade terminée',
  'screen.notes.end': 'Notes terminées',
  'screen.ambush.record': 'Embuscade de {side}',
  'screen.ambush.within': 'Dans : {kindName} ({piece})',
  'screen.ambush.behind': 'Derrière un couvert',
  'screen.ambush.place':
    '{along, number} cm le long du bord, à {forward, number} cm de lui{leader, select, yes { ; le C-en-C} other {}}.',
  'screen.ambush.key': '{distance, number} cm jusqu’à la lisière.',
  'screen.ambush.stay': 'Rester caché sans me le redemander',
  'table.zone.ambush': 'Une embuscade peut être ici',
  'table.title.lurking': 'en embuscade',
  'event.ambush-laid': '{side} place {bases} en embuscade, en secret.',
  'event.ambush-taken-back': '{side} retire {bases} de l’embuscade.',
  'event.revealed':
    '{cause, select, seen {{by} découvre une embuscade : {bases}} met {{by} se heurte à une embuscade : {bases}} shoots {Une embuscade tire : {bases}} halts {Une embuscade se révèle et fait un arrêt : {bases}} other {Une embuscade se révèle : {bases}}}.',
  'ask.ambush-shots': '{side} : tire-t-on depuis une embuscade ?',
  'choice.shoot-from-ambush': 'Tirer depuis l’embuscade',
  'choice.stay-hidden': 'Rester caché',
};
