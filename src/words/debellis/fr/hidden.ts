import { far } from '../../length.ts';
import type { Catalogue } from '../../types.ts';

/** Ambushes and flank marches. */
export const hidden: Catalogue = {
  'debellis.ambush.not-agreed': 'Dans cette bataille, personne n’est en embuscade.',
  'debellis.ambush.stands':
    '{base} est sur la table ou en marche de flanc : il ne peut pas être en embuscade.',
  'debellis.ambush.recorded': '{base} est en embuscade comme noté et ne se déploie pas.',
  'debellis.ambush.baggage': '{base} est un socle de bagages et ne tend pas d’embuscade.',
  'debellis.ambush.in-town': '{base} serait dans une zone construite, où il n’y a pas d’embuscade.',
  'debellis.ambush.too-far': `{base} serait à ${far('distance')} de son bord de table ; une embuscade va à ${far('most')} au plus.`,
  'debellis.ambush.sector': `{base} irait jusqu’à ${far('distance')} du bord latéral ; un secteur de flanc finit à ${far('most')}.`,
  'debellis.ambush.only-psiloi': 'Seuls des psilètes se cachent là ; {base} n’en est pas.',
  'debellis.ambush.seen': 'Rien n’y cache {base} : on le voit de là où l’ennemi se déploie.',
  'debellis.ambush.halt':
    '{base} est en embuscade : ne dépensez pas les PIP de l’arrêt, et il reste sans que rien soit déclaré.',
  'debellis.flank.not-agreed': 'Dans cette bataille, il n’y a pas de marche de flanc.',
  'debellis.flank.recorded': '{base} est en marche de flanc et ne se déploie pas.',
  'debellis.flank.no-command': '{command} n’est pas un corps qui puisse faire une marche de flanc.',
  'debellis.flank.edges': 'Une marche de flanc va à l’un des bords latéraux : {edges}.',
  'debellis.flank.c-in-c': 'Le C-en-C commande le corps {command} : il ne fait pas de marche de flanc.',
  'debellis.flank.baggage': 'Seuls des bagages alliés et mobiles font une marche de flanc, pas {base}.',
  'debellis.flank.whole':
    'Un corps fait une marche de flanc tout entier ; {base}, de {command}, est en embuscade.',
  'debellis.flank.half-of-commands':
    '{sent} corps sur {count} feraient une marche de flanc : la moitié au plus le peut.',
  'debellis.flank.same-flank': 'Deux corps iraient sur le même flanc : un seul le peut.',
  'debellis.flank.not-arriving': '{base} n’est pas d’une marche de flanc qui arrive maintenant.',
  'debellis.flank.baggage-last':
    'Les bagages {base} arrivent quand tous les autres de leur marche sont sur la table.',
  'debellis.flank.at-edge': '{base} doit attendre hors du bord {edgeName}, face à la table.',
  'debellis.flank.has-scared': '{base} reste à sa place au bord : des ennemis ont fui sa marche.',
  'debellis.flank.half':
    '{base} doit entrer dans {half, select, enemy {la moitié ennemie} other {sa propre moitié}} de la table.',
  'debellis.flank.on-water':
    '{base} ne peut pas entrer sur une voie navigable : seuls des socles navals y arrivent.',
  'debellis.flank.enters-whole': '{base} ne serait pas entièrement sur la table à la fin de son mouvement.',
  'debellis.is-unreliable':
    '{base} est d’un allié peu sûr, qui ne fait qu’arrêter ses troupes tant qu’il hésite.',
  'debellis.shoot.unreliable': '{base} est d’un allié peu sûr et ne tire que si l’on tire sur lui.',
  'event.notes-written': '{side} a écrit ses notes.',
  'event.notes-closed': 'Les deux camps ont écrit leurs notes.',
  'event.flank-march-sent': '{side} envoie le corps {command} vers le flanc {edgeName}, en secret.',
  'event.flank-march-called-back': '{side} rappelle le corps {command} de sa marche de flanc.',
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
  'event.stragglers-lost':
    'Les derniers socles de {command} sur la table sont perdus, et avec eux ses retardataires : {bases}.',
  'event.ally-unreliable': 'L’allié de {side} à la tête du corps {command} se révèle peu sûr.',
  'event.ally-reliable': 'L’allié de {side} à la tête du corps {command} prend part à la bataille.',
};
