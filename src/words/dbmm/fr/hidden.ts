import { far } from '../../length.ts';
import type { Catalogue } from '../../types.ts';

/** De Bellis Magistrorum Militum : ce qui est caché, les corps absents, les stratagèmes. */
export const hidden: Catalogue = {
  'dbmm.ambush.elephants': '{base} est un élément d’éléphants et ne tend pas d’embuscade.',
  'dbmm.ambush.one-group': '{bases} ne forment pas un groupe d’un seul corps, comme le doit une embuscade.',
  'dbmm.away.most':
    '{count, plural, one {# corps resterait} other {# corps resteraient}} hors du champ de bataille : {most} au plus le peuvent.',
  'dbmm.delay.not-agreed': 'Dans cette bataille, aucun corps n’arrive en retard.',
  'dbmm.delay.no-command': '{command} n’est pas un corps qui pourrait arriver en retard.',
  'dbmm.delay.marches': 'Le corps {command} fait une marche de flanc : rappelez-le d’abord.',
  'dbmm.delay.never':
    'Le corps {command} est celui du C-en-C ou les bagages de l’armée : il est là dès le début.',
  'dbmm.delay.most':
    '{count, plural, one {# corps arriverait} other {# corps arriveraient}} en retard : {most} au plus le peut.',
  'dbmm.delay.near-side': `{base} entrerait à ${far('distance')} d’un petit bord ; un corps en retard s’en tient à ${far('least')}.`,
  'dbmm.flank.delayed': 'Le corps {command} arrive en retard : rappelez-le d’abord.',
  'dbmm.flank.army-baggage': '{command} sont les bagages de l’armée : ils ne font pas de marche de flanc.',
  'dbmm.flank.without-general': 'Le corps {command} n’a pas de général pour mener une marche de flanc.',
  'dbmm.flank.no-water':
    'Le corps {command} a des navires : il ne peut aller qu’à un bord d’eau, pas au bord {edgeName}.',
  'event.command-delayed': '{side} : le corps {command} arrive en retard, en secret.',
  'event.delay-called-back': '{side} : le corps {command} est là dès le début, finalement.',
  'event.flank-march-comes': 'Le corps {command} de {side} contourne le flanc {edgeName}.',
  'event.delayed-command-comes': 'Le corps retardé {command} de {side} arrive.',
  'event.train-lost':
    'Le corps {command} de {side} a rencontré l’ennemi dans sa marche de flanc et perdu son train : {bases}.',
  'event.commands-away':
    '{side} : {count, plural, one {# corps n’est pas} other {# corps ne sont pas}} sur le champ de bataille.',
  'option.delay': 'Faire arriver le corps {command} en retard',
  'option.no-delay': 'Avoir le corps {command} dès le début',
  'option.dbmm.ambush': 'Embuscades.',
  'option.dbmm.flankMarches': 'Marches de flanc et corps en retard.',
  'dbmm.feign.troops':
    '{base} ne peut pas feindre la fuite : les LH le peuvent, et les Cv, Cm ou Wb (F) si leur liste le dit.',
  'dbmm.feign.broken': '{base} est d’un corps rompu : il ne simule pas la fuite.',
  'dbmm.feign.contact': '{base} touche un ennemi : il ne simule pas la fuite.',
  'dbmm.feign.far': `Aucun ennemi n’est à ${far('limit')} au plus : personne ne serait attiré.`,
  'dbmm.feign.points': 'Une fuite simulée coûte {price} PIP, et le corps en a encore {left}.',
  'dbmm.feign.one-group': '{bases} ne forment pas un groupe d’un seul corps.',
  'dbmm.feign.again': 'Votre armée a déjà simulé une fuite.',
  'dbmm.feign.not-chosen':
    'La fuite simulée n’est pas des stratagèmes que vous avez choisis pour cette bataille.',
  'dbmm.stratagem.unknown': '« {name} » n’est pas un stratagème à choisir ici, chacun une fois : {known}.',
  'dbmm.stratagem.most':
    '{count, plural, one {# stratagème servirait} other {# stratagèmes serviraient}} dans la bataille : {most} au plus le peuvent.',
  'event.flight-feigned': '{side} simule la fuite : {bases}.',
  'event.positions-noted': '{side} a noté en secret comment se tiendront ses corps.',
  'event.stratagems-chosen': '{side} a choisi ses stratagèmes, en secret.',
  'option.feign-flight': 'Feindre la fuite avec {bases}',
  'option.dbmm.feignedFlight': 'Fuites simulées.',
  'ask.feigned-flights.over':
    '{side} : aucun groupe ne peut feindre la fuite ; continuez par « Finir la phase »',
  'ask.feigned-flights': '{side} : un groupe simule-t-il la fuite ?',
};
