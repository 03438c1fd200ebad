import type { Catalogue } from '../types.ts';

/** Why a bot answers as it does. */
export const bots: Catalogue = {
  'bot.setup': 'Il met son armée en place.',
  'bot.random': 'Il joue au hasard.',
  'bot.straight': 'Il va droit devant.',
  'bot.no-points': 'Il n’a plus de points.',
  'bot.nothing-better': 'Aucun ordre ne semble valoir son prix.',
  'bot.hold': 'Il tient sa ligne : l’ennemi est proche.',
  'bot.come-up':
    '{count, plural, one {{base} avance} other {# socles avec {base} avancent}}, pour que les troupes arrivent ensemble.',
  'bot.column':
    '{count, plural, one {{base} avance} other {# socles avec {base} se mettent en colonne}} pour passer là où une ligne ne passe pas.',
  'bot.nothing-left': 'Il n’y a plus rien à faire.',
  'bot.only-option': 'Il n’y a pas d’autre choix.',
  'bot.first-option': 'Il prend la première possibilité.',
  'bot.fight-first': '{base} combat {enemy} d’abord, pour aider {friend} contre {foe}.',
  'bot.best-option':
    '{options, plural, one {Un seul choix} other {De # choix}} : celui-ci le laisse au mieux.',
  'bot.march':
    '{count, plural, one {{base} marche} other {# socles avec {base} marchent}} en avant : aucun ennemi n’est proche.',
  'bot.advance':
    '{count, plural, one {{base} s’approche} other {# socles avec {base} s’approchent}} de l’ennemi.',
  'bot.attack': '{base} s’en prend à {enemy}.',
  'bot.storm': '{base} donne l’assaut à {enemy}.',
  'bot.free-order': '{base} engage ceux qu’il touche.',
  'bot.keeps-points': 'Mieux vaut garder les points restants, pour que {base} jette un sort à {enemy}.',
  'bot.help': '{base} vient aider contre {enemy}.',
  'bot.raid':
    '{count, plural, one {{base} contourne} other {# socles avec {base} contournent}} l’ennemi, vers {enemy}.',
  'bot.break-off': '{base} quitte un combat mal engagé.',
  'bot.make-room': '{base} recule pour avoir de la place devant l’ennemi.',
  'bot.escape': '{base} est trop précieux pour rester près de l’ennemi.',
  'bot.rejoin': '{base} revient vers ses troupes, pour les commander.',
  'bot.close-up': '{count, plural, one {{base} rejoint} other {# socles avec {base} rejoignent}} les autres.',
  'bot.shelter':
    '{count, plural, one {{base} recule} other {# socles avec {base} reculent}} hors de portée des tireurs.',
  'bot.turn':
    '{count, plural, one {{base} fait volte-face} other {# socles avec {base} font volte-face}} vers l’ennemi.',
  'bot.halt':
    '{count, plural, one {{base} est retenu : il courrait} other {# socles avec {base} sont retenus : ils courraient}} à un mauvais combat.',
  'bot.plan':
    '{count, plural, one {{base} va} other {# socles avec {base} vont}} là où le plan veut {count, plural, one {l’avoir} other {les avoir}}.',
  'bot.pack': 'Les socles qui touchent {base} vont aussi vite qu’ils peuvent, ou se resserrent.',
  // The plan of a bot, said of the bot.
  'intent.hold':
    'Il tient {wing, select, left {sa gauche} right {sa droite} other {son centre}} avec {count, plural, one {{base}} other {# socles}}.',
  'intent.advance':
    'Il s’avance {wing, select, left {à gauche} right {à droite} other {au centre}} avec {count, plural, one {{base}} other {# socles}}, hors d’atteinte de l’ennemi.',
  'intent.attack':
    'Il attaque {goal, select, left {la gauche} right {la droite} other {le centre}} de l’ennemi avec {count, plural, one {{base}} other {# socles}}.',
  'intent.flank':
    'Il contourne {goal, select, left {la gauche} right {la droite} other {le centre}} de l’ennemi avec {count, plural, one {{base}} other {# socles}}.',
  'intent.follow':
    '{count, plural, one {{base} suit} other {# socles suivent}} la ligne {wing, select, left {à gauche} right {à droite} other {au centre}}.',
  'intent.shoot':
    '{count, plural, one {{base} tire} other {# socles tirent}} sur {goal, select, left {la gauche} right {la droite} other {le centre}} de l’ennemi.',
};
