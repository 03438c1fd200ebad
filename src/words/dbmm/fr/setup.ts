import { far } from '../../length.ts';
import type { Catalogue } from '../../types.ts';

/** De Bellis Magistrorum Militum : le déploiement, les dés et les ordres avant le premier bond. */
export const setup: Catalogue = {
  'dbmm.positions.beside': '{command} est à gauche de {other}, alors qu’il était noté à sa droite.',
  'dbmm.positions.behind': '{command} est devant {other}, alors qu’il était noté derrière lui.',
  'dbmm.positions.unknown': '{name} n’est pas un corps, ou est nommé deux fois : {known}.',
  'dbmm.setup.nobody':
    '{side} doit déployer un corps sur le champ de bataille : les bagages de l’armée et des embuscades ne suffisent pas.',
  'dbmm.setup.rectangles':
    'Les corps {command} et {other} partageraient du terrain : le rectangle autour de chacun doit être à lui seul.',
  'dbmm.setup.far-from-general': `{base} est à ${far('distance')} de son général ; au plus ${far('most')} sont permis.`,
  'dbmm.setup.camp': 'Le camp en {piece} n’enferme aucun bagage d’un corps.',
  'dbmm.setup.alone':
    '{base} est isolé : placez-le à côté ou derrière d’autres socles de son corps, tourné comme eux.',
  'dbmm.setup.general-on-wing':
    'Près du petit bord, {base} doit être dans un groupe de troupes légères qui peuvent s’y tenir.',
  'dbmm.setup.baggage-place': `{base} doit être dans une ville, sur une rive, ou en bon terrain à au plus ${far('most')} de son bord.`,
  'ask.deploy':
    '{side} : {part, select, baggage {déployez les bagages} exchange {échangez des corps ou placez des troupes inhabituelles par un stratagème, ou laissez tout en place} other {déployez l’armée}}',
  'ask.deployment': 'Dés : qui se déploie le premier ?',
  'ask.dice-orders': '{side} : quel corps reçoit quel dé à chaque bond ?',
  'option.dice-orders': 'Du plus haut dé au plus bas : les corps {commands}',
  'option.dice-orders-even': 'À parts égales : les corps {commands}',
  'event.deployment-thrown': '{first} se déploie le premier ({faces}).',
  'event.deployment-tied': 'Dés égaux ({faces}) : on relance.',
  'screen.army.dbmm-facts':
    '{points} PA (prix de notre cru){unspent, plural, =0 {} other {, {unspent} du budget non dépensés}}, {elements, plural, one {1 socle} other {# socles}} en {commands, plural, one {1 corps} other {# corps}}{years, select, known { · {from, number, ::group-off}–{to, number, ::group-off}{era, select, before { av. J.-C.} other {}}} other {}}',
  'screen.army.dbmm-line':
    'Corps {command} : {count} × {troopFull}{general, select, none {} other {, {general}}}{ability, select, brilliant { (brillant)} inert { (inerte)} other {}}{general, select, none {, {name}} other {}}',
  'phase.shattered': 'Corps en déroute',
  'phase.rout-moves': 'Mouvements de déroute',
  'phase.feigned-flights': 'Fuites simulées',
  'phase.rallying': 'Ralliement',
  'name.shattered': 'corps en déroute',
  'name.rout-moves': 'mouvements de déroute',
  'name.feigned-flights': 'fuites simulées',
  'name.rallying': 'ralliement',
  'phase.deployment-dice': 'Dés du déploiement',
  'phase.orders': 'Ordres pour les dés',
  'dbmm.setup.near-walls': `{base} se place à plus de ${far('limit')} des fortifications ennemies.`,
  'event.section-crossed': '{base} prend {piece} et la franchit.',
};
