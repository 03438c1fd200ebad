import type { Catalogue } from '../../types.ts';

/** Messages that replace the shared ones. */
export const overrides: Catalogue = {
  'screen.deploy.troop': '{troopKind}{leader, select, yes { (C-en-C)} other {}}',
  'table.help':
    'Tab va de socle en socle, Entrée en sélectionne un, encore une fois son groupe. Les flèches déplacent la sélection, les crochets la font pivoter, F va droit devant à pleine capacité, K montre les ordres à sa meute, N propose des mouvements, Entrée donne l’ordre, Échap annule. Maj allonge les pas, Ctrl les affine. F6 va à ce qui est demandé, et en revient.',
};
