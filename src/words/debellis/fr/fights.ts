import type { Catalogue } from '../../types.ts';

/** Close combat and shooting: refusals. */
export const fights: Catalogue = {
  'choice.pursue': '{base} poursuit',
  'debellis.advance-order': '{base} n’avance pas maintenant : les plus proches de l’ennemi d’abord, {bases}.',
  'debellis.advances-left': '{bases} doivent encore avancer.',
  'debellis.no-fight': '{base} n’a pas de combat à livrer lui-même maintenant.',
  'debellis.fights-left': 'Il reste des combats rapprochés à livrer.',
  'debellis.shoot.no-shooter': '{base} ne tire pas à distance.',
  'debellis.shoot.was-shot-at': '{base} a déjà servi de cible dans ce bond.',
  'debellis.shoot.has-shot': '{base} a déjà tiré dans ce bond.',
  'debellis.shoot.has-marched': '{base} a fait une marche ou a fui dans ce bond, donc ne tire pas.',
  'debellis.shoot.enemy-bound': '{base} ne tire pas dans le bond de l’ennemi.',
  'debellis.shoot.has-moved': '{base} a bougé dans ce bond, donc ne tire pas.',
  'debellis.shoot.wades': '{base} est dans une rivière, donc ne tire pas.',
  'debellis.shoot.in-rain': '{base} ne peut tirer sous la pluie.',
  'debellis.shoot.in-gully': '{base} est dans une ravine, d’où personne ne tire.',
  'debellis.shoot.in-combat': '{base} est en combat rapproché.',
  'debellis.shoot.overlapping': '{base} déborde un ennemi qui combat devant lui.',
  'debellis.shoot.supporting': '{base} soutient par l’arrière un ami qui combat.',
  'debellis.shot.own-side': '{target} est du même camp que {base}.',
  'debellis.shot.out-of-arc': 'Aucune partie de {target} n’est assez droit devant {base}.',
  'debellis.shot.too-far':
    '{target} est à {range, number, distance} {unit} ; {base} tire à {most, number, distance} {unit} au plus.',
  'debellis.shot.unseen': '{base} ne voit pas {target}.',
  'debellis.shot.behind': 'Moins de deux coins de {target} sont devant {base}.',
  'debellis.shot.base': 'Quelqu’un est entre {base} et {target}.',
  'debellis.shot.gap': 'L’espace entre {base} et {target} est trop étroit pour tirer à travers.',
  'debellis.shot.terrain': 'Le terrain cache {target} à {base}.',
  'debellis.shot.without-front':
    '{base} ne tire que sur la cible du socle devant lui, et celui-ci ne tire pas maintenant sur {target}.',
  'debellis.shot.other-target':
    '{base} ne peut pas tirer sur {target} : il doit tirer sur {must}, plus droit devant lui.',
  'debellis.shots-left': 'Il reste des tirs qui doivent être faits.',
};
