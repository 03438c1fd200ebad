import { far } from '../../length.ts';
import type { Catalogue } from '../../types.ts';

/** Contingents alliés dans une bataille de campagne. */
export const contingents: Catalogue = {
  'event.contingent-begins': 'C’est au tour du contingent {command} de {side}.',
  'event.contingents-done': 'Les contingents de {side} ont joué leur tour.',
  'event.contingent-arrives': 'Le contingent {command} entre par le bord {edgeName} : {bases}.',

  'hott.contingent.out-of-turn': '{base} n’agit pas maintenant : c’est le tour du contingent {command}.',
  'hott.contingent.main-in-turn':
    '{base} est du contingent {command}, dont le tour vient après l’armée principale.',
  'hott.contingent.not-waiting': '{base} n’est pas d’un contingent qui doit encore venir.',
  'hott.contingent.not-called':
    'Le contingent {command} vient quand son dé donne {called} ; tous ses PIP doivent encore être là.',
  'hott.contingent.edges':
    'Le contingent {command} entre par un autre bord : {edges}. Sa colonne fait face droit vers la table.',
  'hott.contingent.column':
    'La tête, {base}, doit finir tout entière sur la table, et faire face droit depuis un bord de table.',
  'hott.contingent.at-stronghold': 'Le contingent {command} entre contre la place forte de son camp.',
  'hott.contingent.enemy-stronghold': `La place forte ennemie est à ${far('mm')} ; un contingent entre à ${far('least')} d’elle au moins.`,
  'hott.contingent.from-edge': `Depuis le bord de table cela fait ${far('mm')} ; le premier mouvement est de ${far('most')} au plus.`,
  'hott.contingent.stays': '{base} est d’un contingent allié, qui ne quitte pas la table exprès.',
  'hott.contingent.no-contact':
    '{base} a perdu son général : il s’en va et n’entre en contact avec personne.',
  'hott.contingent.goes-home':
    '{base} a perdu son général : il ne va que vers le bord par lequel il est entré.',
  'hott.contingent.must-march':
    'Sans leur général, ceux-ci doivent d’abord s’en aller aussi loin qu’ils le peuvent : {bases}.',
  'hott.arrival.not-at-contingents-edge':
    'L’arrière de {base} doit être sur le bord de table par lequel son contingent est arrivé.',
  'hott.option.arrive': 'Le contingent entre, {base} en tête',
  'hott.option.march-off': '{base} s’en va',
};
