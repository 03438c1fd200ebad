import { far } from '../../length.ts';
import type { Catalogue } from '../../types.ts';

/** Le nom du stratagème. */
export const named = (figure: string): string =>
  `{${figure}, select, hiddenObstacles {Obstacles cachés} concealedCommand {Corps dissimulé} guides {Guides} scouting {Éclaireurs} unusualTroops {Troupes inhabituelles} changingDeployment {Changement de déploiement} delayingBattle {Retard de la bataille} feignedFlight {Fuite simulée} other {aucun}}`;

/** De Bellis Magistrorum Militum : chaque stratagème que les armées achètent. */
export const stratagems: Catalogue = {
  'ask.notes': '{side} : notez vos stratagèmes, embuscades et corps absents, si vous en voulez',
  'option.dbmm.hiddenObstacles': 'Le stratagème Obstacles cachés.',
  'option.dbmm.concealedCommand': 'Le stratagème Corps dissimulé.',
  'option.dbmm.guides': 'Le stratagème Guides.',
  'option.dbmm.scouting': 'Le stratagème Éclaireurs.',
  'option.dbmm.unusualTroops': 'Le stratagème Troupes inhabituelles.',
  'option.dbmm.changingDeployment': 'Le stratagème Changement de déploiement.',
  'option.dbmm.delayingBattle': 'Le stratagème Retard de la bataille.',
  'phase.scouting': 'Éclaireurs',
  'phase.exchanges': 'Changements après le déploiement',
  'phase.delaying': 'Retard de la bataille',
  'option.use-stratagem': `Employer le stratagème « ${named('stratagem')} »`,
  'option.leave-stratagem': `Renoncer au stratagème « ${named('stratagem')} »`,
  'dbmm.stratagem.not-chosen': `Le stratagème « ${named('stratagem')} » n’est pas de ceux que vous avez choisis pour cette bataille.`,
  'dbmm.stratagem.not-agreed': `Cette bataille se passe du stratagème « ${named('stratagem')} ».`,
  'dbmm.stratagem.not-bought': `Votre armée n’a pas acheté le stratagème « ${named('stratagem')} ».`,
  'dbmm.stratagem.no-notes': 'Rien de tel ne se note dans cette bataille.',
  'dbmm.conceal.no-command': '{command} n’est pas un de vos corps.',
  'dbmm.conceal.never':
    'Le corps {command} est celui du C-en-C ou les bagages de l’armée : il ne peut être dissimulé.',
  'dbmm.conceal.away':
    'Le corps {command} n’est pas libre d’être dissimulé : une partie est sur la table ou absente.',
  'dbmm.conceal.rectangle':
    'La zone doit être un rectangle le long des bords du champ de bataille, donné par ses quatre coins.',
  'dbmm.conceal.too-far': `La zone va jusqu’à ${far('distance')} de votre bord : ${far('most')} au plus sont permis.`,
  'dbmm.conceal.aside': `La zone est à ${far('distance')} d’un petit bord : trop près pour {base}.`,
  'dbmm.conceal.seen':
    'L’ennemi pourrait voir le corps {command} de là où il se déploie : seuls collines, bois, dunes, vergers et zones construites le cachent.',
  'dbmm.conceal.no-room': 'La zone est trop petite pour le corps {command}.',
  'dbmm.conceal.outside': '{base} serait hors de la zone du corps dissimulé.',
  'dbmm.conceal.ground': '{base} ne peut pas se tenir là.',
  'dbmm.conceal.whole': 'Un corps dissimulé se rappelle en entier.',
  'event.command-concealed': '{side} : le corps {command} est dissimulé, en secret.',
  'event.conceal-called-back': '{side} : le corps {command} n’est finalement pas dissimulé.',
  'dbmm.guides.path': 'Un itinéraire a au moins deux points, tous sur la table.',
  'dbmm.guides.one-feature':
    'Un itinéraire traverse un seul élément de terrain ou une seule rivière ; celui-ci en rencontre {count, plural, =0 {aucun} other {#}}.',
  'dbmm.guides.impassable': 'Aucun guide ne connaît de chemin à travers {piece} : c’est infranchissable.',
  'event.route-recorded': '{side} a noté l’itinéraire de ses guides, en secret.',
  'event.route-shown': '{base} est sur l’itinéraire que connaissent les guides : {side} le montre.',
  'dbmm.scouts.unfit': '{base} n’est pas un de vos éléments à déployer, ou est nommé deux fois.',
  'dbmm.scouts.troops':
    '{base} ne peut pas éclairer : la cavalerie légère, la cavalerie et les psilètes le font.',
  'dbmm.scouts.most':
    '{count, plural, one {# élément serait éclaireur} other {# éléments seraient éclaireurs}} : {most} au plus le peuvent.',
  'dbmm.scouts.no-ambush': '{base} est éclaireur et se déploie avec son corps.',
  'dbmm.scouts.hours': 'Dites de combien d’heures la bataille commence plus tard, ou plus tôt : {hours}.',
  'ask.scouting-dice': 'Dés : que trouvent les éclaireurs ?',
  'ask.scouting':
    '{side} : qu’ont découvert vos éclaireurs ? ({left, plural, one {# découverte} other {# découvertes}} encore)',
  'ask.lose-scout': '{side} : quel éclaireur est perdu ?',
  'option.lose-scout': 'Perdre {base}',
  'option.scouts-stratagems': 'Ses stratagèmes, et ses corps absents',
  'option.scouts-obstacles': 'Ses obstacles cachés',
  'option.scouts-ambushes': 'Ses embuscades, et son corps dissimulé',
  'option.scouts-earlier':
    '{count, plural, one {Commencer # heure plus tôt} other {Commencer # heures plus tôt}}',
  'option.scouts-later':
    '{count, plural, one {Commencer # heure plus tard} other {Commencer # heures plus tard}}',
  'event.scouts-recorded': '{side} a noté ses éclaireurs, en secret : {bases}.',
  'event.scouts-thrown': 'Les éclaireurs des deux camps : dés {faces}, sommes {sums}.',
  'event.scout-lost': '{side} perd un éclaireur : {bases}.',
  'event.discovery-made': 'Les éclaireurs de {side} font une découverte.',
  'event.discovered-stratagems': `L’ennemi emploie : ${named('first')}{second, select, none {} other { et ${named('second')}}} ; {count, plural, =0 {aucun corps n’est absent} one {un corps est absent : {commands}} other {des corps sont absents : {commands}}}.`,
  'event.discovered-obstacles':
    '{count, plural, =0 {L’ennemi n’a pas d’obstacles cachés.} other {Obstacles cachés de l’ennemi (cm depuis l’ouest et le sud) : {places}.}}',
  'event.discovered-ambushes':
    '{count, plural, =0 {Personne n’est en embuscade.} other {L’ennemi se cache ici (cm depuis l’ouest et le sud) : {places}.}}',
  'event.hour-changed': 'Les éclaireurs de {side} changent l’heure : les armées sont en place à {hour} h.',
  'dbmm.unusual.unfit': '{base} n’est pas un de vos éléments à déployer, ou est nommé deux fois.',
  'dbmm.unusual.troops':
    '{base} n’a rien d’inhabituel : El, Exp, Cm, Art, WWg et les troupes de qualité (X) le sont.',
  'dbmm.unusual.most':
    '{count, plural, one {# élément serait retenu} other {# éléments seraient retenus}} : {most} au plus le peuvent.',
  'dbmm.unusual.one-command': 'Les troupes inhabituelles sont toutes d’un seul corps.',
  'dbmm.unusual.later':
    '{base} est de vos troupes inhabituelles : vous le placez quand les deux armées sont là.',
  'dbmm.unusual.outside': '{base} serait hors du rectangle du corps {command}.',
  'event.unusual-recorded': '{side} a noté ses troupes inhabituelles, en secret : {bases}.',
  'dbmm.exchange.two': 'Deux de vos corps déployés échangent leurs places : {commands}.',
  'dbmm.exchange.no-room': 'Le corps {command} ne trouve pas de place là où était l’autre.',
  'dbmm.exchange.again': 'Deux corps ont déjà échangé leurs places.',
  'dbmm.exchange.stands':
    '{base} est déjà en place : seuls se placent maintenant les troupes inhabituelles et les corps échangés.',
  'dbmm.exchange.outside': '{base} serait hors du rectangle que le corps {command} a reçu.',
  'option.exchange': 'Faire échanger leurs places aux corps {one} et {other}',
  'event.commands-exchanged': 'Les corps {one} et {other} de {side} échangent leurs places.',
  'ask.delaying': 'Dés : de combien d’heures la bataille est-elle retardée ?',
  'event.battle-delayed': 'La bataille est retardée ({faces}) : elle commence à {hour} h.',
};
