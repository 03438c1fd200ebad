import type { Catalogue } from '../../types.ts';

/** De Bellis Multitudinis, distant shooting: refusals. */
export const shooting: Catalogue = {
  'dbm.shoot.no-shooter': '{base} ne tire pas à distance.',
  'dbm.shoot.has-shot': '{base} a déjà tiré dans ce bond.',
  'dbm.shoot.has-marched': '{base} a fait une marche ou a fui dans ce bond, donc ne tire pas.',
  'dbm.shoot.enemy-bound': '{base} ne tire pas dans le bond de l’ennemi.',
  'dbm.shoot.has-moved': '{base} a bougé dans ce bond, donc ne tire pas.',
  'dbm.shoot.wades': '{base} est dans une rivière, donc ne tire pas.',
  'dbm.shoot.in-gully': '{base} est dans une ravine, d’où personne ne tire.',
  'dbm.shoot.in-combat': '{base} est en combat rapproché.',
  'dbm.shoot.overlapping': '{base} déborde un ennemi qui combat devant lui.',
  'dbm.shoot.supporting': '{base} soutient par l’arrière un ami qui combat.',
  'dbm.shot.own-side': '{target} est du même camp que {base}.',
  'dbm.shot.out-of-arc': 'Aucune partie de {target} n’est assez droit devant {base}.',
  'dbm.shot.too-far':
    '{target} est à {range, number, distance} {unit} ; {base} tire à {most, number, distance} {unit} au plus.',
  'dbm.shot.unseen': '{base} ne voit pas {target}.',
  'dbm.shot.behind': 'Moins de deux coins de {target} sont devant {base}.',
  'dbm.shot.base': 'Quelqu’un est entre {base} et {target}.',
  'dbm.shot.gap': 'L’espace entre {base} et {target} est trop étroit pour tirer à travers.',
  'dbm.shot.terrain': 'Le terrain cache {target} à {base}.',
  'dbm.shot.without-front':
    '{base} ne tire que sur la cible du socle devant lui, et celui-ci ne tire pas maintenant sur {target}.',
  'dbm.shot.other-target':
    '{base} ne peut pas tirer sur {target} : il doit tirer sur {must}, plus droit devant lui.',
  'dbm.shots-left': 'Il reste des tirs qui doivent être faits.',
};
