import { far } from '../../length.ts';
import type { Catalogue } from '../../types.ts';

/** De Bellis Magistrorum Militum : les obstacles, et le terrain des armées. */
export const obstacles: Catalogue = {
  'dbmm.pips.obstacles': 'pose d’obstacles portatifs',
  'dbmm.obstacles.not-listed': 'La liste d’armée ne donne pas d’obstacles portatifs à {base}.',
  'dbmm.obstacles.set': '{base} est déjà derrière ses obstacles.',
  'dbmm.obstacles.whole-move': '{base} a posé des obstacles dans ce bond : c’était tout son mouvement.',
  'event.obstacles-set': '{base} pose des obstacles le long de son front.',
  'event.obstacles-gone': '{base} quitte sa place : ses obstacles disparaissent.',
  'option.set-obstacles': '{base} pose des obstacles le long de son front',
  'event.obstacles-found':
    '{side} a caché des obstacles ici : {count, plural, one {# section} other {# sections}}.',
  'dbmm.obstacles.only-hidden': 'Dans les notes on ne pose que des obstacles cachés (HO), pas {section}.',
  'dbmm.obstacles.not-chosen':
    'Les obstacles cachés ne sont pas un des stratagèmes que vous avez choisis pour cette bataille.',
  'dbmm.obstacles.bought':
    'l’armée n’a acheté {bought, plural, =0 {aucune section} one {qu’une section} other {que # sections}} d’obstacles cachés',
  'dbmm.obstacles.most':
    'On pose {most, plural, one {# section d’obstacles cachés} other {# sections d’obstacles cachés}} au plus.',
  'dbmm.obstacles.off-table': 'Une section est sur la table.',
  'dbmm.obstacles.near-enemy': `Des obstacles cachés sont à ${far('limit')} au moins de l’endroit où l’ennemi peut se déployer.`,
  'event.obstacles-hidden':
    '{side} cache des obstacles : {count, plural, one {# section} other {# sections}}, en secret.',
  'option.dbmm.fortifications': 'Murs, tours, portes et obstacles que les armées achètent.',
  'option.dbmm.water': 'L’eau, et les galères, navires et bateaux qui y vont.',
  'event.ships-left-out':
    'Aucune eau ne les porte, donc ils restent hors de la bataille et ne comptent pas : {bases}.',
};
