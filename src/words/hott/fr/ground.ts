import { far } from '../../length.ts';
import type { Catalogue } from '../../types.ts';

/** Why fronts, gaps, ground and water forbid a move in Hordes of the Things. */
export const ground: Catalogue = {
  'hott.front.element':
    '{base} est à une largeur de socle ou moins devant {owner} : il peut seulement aller droit sur lui, s’aligner face à lui, venir au contact de son front ou reculer tout droit. Venir au contact d’un autre ennemi ne suffit pas.',
  'hott.front.stronghold':
    '{owner} est à une largeur de socle ou moins : {base} peut seulement aller droit dessus, venir au contact ou reculer tout droit.',
  'hott.front.contact-farther': `On ne va au contact que du plus proche par son mouvement : {other}, à ${far('least')}, et non {owner}, à ${far('mm')}.`,
  'hott.front.line-up-farther': `On ne s’aligne que sur celui qui demande le moindre décalage : {other}, à ${far('least')} de côté, et non {owner}, à ${far('mm')}.`,
  'hott.front.line-up-back': `En s’alignant sur {owner}, {base} ne peut pas finir plus loin de lui qu’avant : ${far('most')}, et non ${far('mm')}.`,
  'hott.front.withdrawal-touches': '{base} se retire : il ne peut pas finir un bord contre {other}.',
  'hott.gap.contact':
    '{base} entre dans l’interstice entre {a} et {b} : il doit finir au contact d’un ennemi.',
  'hott.gap.straight':
    '{base} passe par l’interstice entre {a} et {b} : il ne peut y aller que droit devant.',
  'hott.going.artillery':
    '{base} est de l’artillerie : dans {piece}, ce socle ne se déplace que le long d’une route.',
  'hott.going.landing': '{base} ne peut pas finir son mouvement dans un bois ou une zone construite.',
  'hott.going.on-stronghold': '{base} ne peut pas finir son mouvement sur une place forte.',
  'hott.water.along': 'Seuls les rôdeurs aquatiques suivent {piece}.',
  'hott.water.angle': '{base} doit traverser {piece} à 45 degrés au plus de la perpendiculaire à la berge.',
  'hott.water.group':
    'Tout le groupe va droit devant jusqu’à ce que le dernier de ses socles ait traversé {piece}.',
  'hott.water.turn': '{base} passe à gué {piece} : il va droit devant et ne tourne pas.',
};
