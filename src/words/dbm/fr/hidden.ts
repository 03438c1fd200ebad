import type { Catalogue } from '../../types.ts';

const events: Catalogue = {
  'event.noted': 'Ce que savent les corps est noté.',
  'event.notes-written': '{side} a écrit ses notes.',
  'event.notes-closed': 'Les deux camps ont écrit leurs notes.',
  'event.flank-march-sent': '{side} envoie le corps {command} vers le flanc {edgeName}, en secret.',
  'event.flank-march-called-back': '{side} rappelle le corps {command} de sa marche de flanc.',
  'event.flank-march-declared':
    'Le corps {command} de {side} contourne le flanc {edgeName} : il arrive au prochain bond de son camp.',
  'event.flank-marches-meet':
    'Le corps {command} de {side} rencontre le corps ennemi {other} sur le flanc {edgeName}. Les deux arrivent.',
  'event.flank-march-arrives': 'La marche de flanc de {side} arrive : le corps {command}.',
  'event.flank-march-waits': '{bases} viennent au bord de la table.',
  'event.flank-march-begins': 'Les ennemis près de la marche de flanc de {side} fuient.',
  'event.flank-march-enters': '{bases} entrent sur la table.',
  'option.flank-march': 'Envoyer le corps {command} vers le flanc {edgeName}',
  'option.no-flank-march': 'Rappeler le corps {command}',
  'phase.notes': 'Notes',
  'screen.ambush.how':
    'Autant d’embuscades que vous voulez, {places, select, some {à des endroits colorés} other {hors de vue de là où l’ennemi se déploie : aucun endroit ici ne l’est à coup sûr}} ; vous seul les voyez. Dites que vous avez terminé, avec ou sans embuscade.',
  'ask.notes': '{side} : notez des embuscades et des marches de flanc, si vous en voulez',
  'ask.arrivals': '{side} : amenez la marche de flanc au bord de la table',
};

const allies: Catalogue = {
  'event.ally-unreliable': 'L’allié de {side} à la tête du corps {command} se révèle peu sûr.',
  'event.ally-reliable': 'L’allié de {side} à la tête du corps {command} prend part à la bataille.',
  'event.ally-wavers': 'L’allié de {side} à la tête du corps {command} va passer à l’ennemi.',
  'event.ally-changes-sides':
    'Le corps {command} de {side} passe à {to} : {count, plural, one {# socle} other {# socles}}.',
  'event.stragglers-lost':
    'Les derniers socles de {command} sur la table sont perdus, et avec eux ses retardataires : {bases}.',
};

/** Ce qui est caché : embuscades et marches de flanc. */
export const hidden: Catalogue = { ...events, ...allies };
