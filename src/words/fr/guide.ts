import type { Catalogue } from '../types.ts';
import { bots } from './bots.ts';
import { why } from './why.ts';

/** What helps a player in a battle, loaded when it is first shown. */
export const guide: Catalogue = {
  ...bots,
  ...why,
  'screen.recent': 'Depuis votre dernier ordre',
  'screen.recent.more':
    'Le journal raconte encore {count, plural, one {un fait de moindre poids} other {# faits de moindre poids}}.',
  'screen.recent.of': 'Ce qu’a fait {side}',
  'screen.recent.lost': '{you, select, yes {Vous avez} other {{side} a}} perdu : {bases}.',
  'screen.recent.stopped': '{bases} ne trouvent aucun chemin pour avancer, et restent.',
  'screen.recent.limit':
    '{you, select, yes {Votre armée cède} other {{side} cède}} à {is} de pertes, et non plus à {was} : {way, select, up {une plus grande} other {une moins grande}} part en compte maintenant.',
  'screen.recent.how':
    '{base}{how, select, fought { (battu par {enemy})} shot { (abattu par {enemy})} spell { (sort de {enemy})} overrun { (renversé par {by}{from, select, none {} other {, qui {way, select, fled {fuyait} other {reculait}} devant {from}}})} other {}}',
  'screen.recent.passed': '{side} a passé : aucun ordre.',
  'screen.recent.after': 'Ce qu’il voulait',
  'screen.recent.again': 'Revoir',
  'screen.recent.steps': 'Pas à pas',
  'guide.commands': 'Vos corps',
  'guide.commands.what': 'Chacun a un général, et un dé à lui pour ses ordres. Ses socles portent son signe.',
  'guide.command': 'Corps {command} :',
  'screen.brief':
    'Vous commandez {side}, les socles {colour, select, brown {bruns} other {bleus}}. {goal} Chaque ordre coûte des points ({point}), {commands, select, yes {qu’un dé donne à chacun de vos corps} other {qu’un dé vous donne}} à chaque tour.{hand, select, finger { Touchez un socle, une fois de plus pour sa ligne ; puis glissez.} other {}}',
  'screen.brief.waiting':
    '{count, plural, one {# de vos socles attend} other {# de vos socles attendent}} à côté de la table ({troops}).',
  'screen.brief.offered':
    'La phase « Arrivées », avant vos mouvements, {count, plural, one {le} other {les}} propose{known, select, yes { dès qu’{count, plural, one {il peut} other {ils peuvent}} venir} other {}}.',
  'screen.brief.more': 'Comment ils viennent',
  'screen.brief.never':
    'Dans cette bataille ne peuvent pas venir : {troops}. La table n’a aucun terrain où ils puissent se cacher.',
  'screen.brief.theirs': 'L’ennemi peut encore faire venir sur la table : {troops}.',
  'screen.brief.none-came': 'Aucun de vos socles qui attendent ne pouvait venir dans cette période.',
  'screen.brief.trails': 'Les pointillés montrent d’où vient l’ennemi.',
  'screen.brief.lessons': 'Nouveau ? De courtes leçons enseignent le jeu.',
  'screen.brief.danger':
    'Danger : {bases} {count, plural, one {peut} other {peuvent}} atteindre votre place forte quand l’ennemi jouera. {count, plural, one {S’il} other {Si l’un d’eux}} la bat, vous perdez la bataille. Barrez-lui la route.',
  'screen.brief.breaks':
    '{you, select, yes {Votre armée} other {L’armée {side}}} a perdu {why, select, losses {{losses} des {routing} {points} dont la perte la fait rompre} other {son général ou sa place forte}} : à la fin de cette période, {you, select, yes {vous perdez la bataille} other {elle est battue}}, sauf si cela change d’ici là.',
  'screen.brief.no-shots':
    'Pas de tir après vos derniers mouvements : aucun de vos tireurs n’avait d’ennemi à portée.',
  'screen.brief.dear':
    'Cet ordre a coûté {cost, plural, one {1 {point}} other {# {point}}}. Ce qui l’a renchéri : {causes}.',
  'screen.brief.how': 'Comment ?',
  'screen.shots.theirs': 'L’ennemi vous tire dessus : {count, plural, one {1 tir} other {# tirs}}',
  'screen.shots.both':
    'Les deux camps tirent dans cette période. Les tirs de l’ennemi se règlent ici aussi : « Lancer les dés », et voyez ce que devient votre socle.',
  'screen.shot.suffer': 'Lancer les dés',
  'screen.fight.factors': 'Facteurs',
  'screen.fights': '{count, plural, one {# combat rapproché} other {# combats rapprochés}} à livrer',
  'screen.shots':
    '{count, plural, one {# tir possible} other {# tirs possibles}}{among, plural, =0 {} other { : choisissez parmi # cibles}}',
  'screen.fight.pair': '{base} – {against}',
  'screen.fight.go': 'Combattre',
  'screen.shot.lead': 'Tireur primaire :',
  'screen.shot.go': 'Tirer',
  'screen.odds': 'chances',
  'screen.odds.ways': '{ways} sur {of}',
  'screen.odds.here': '{kind, select, shot {Le tir} spell {Le sort} other {Le combat}} avant les dés',
  'screen.odds.there':
    '{kind, select, shot {Le tir} spell {Le sort} other {Le combat}} qu’il aurait à cet endroit',
  'screen.result': '{kind, select, shot {Le tir} spell {Le sort} other {Le combat}} est tranché',
  'screen.result.became': '{base} : {outcome}.',
  'screen.result.sum': 'Le détail du compte',
  'screen.spells':
    '{count, plural, one {# sort possible} other {# sorts possibles}}{among, plural, =0 {} other { : choisissez parmi # cibles}}',
  'screen.spells-and-shots': 'Sorts et tirs au choix',
  'screen.spell.go': 'Jeter le sort',
  'screen.spell.aid': 'avec l’aide de',
  'screen.goal': 'Ce qui fait gagner, et ce qu’il en manque',
  'screen.goal.far':
    '{you, select, yes {Votre armée} other {{side}}} a perdu {losses} des {routing} {points} dont la perte la fait rompre.',
  'screen.card.price': 'Prix d’un ordre : {cost, plural, =0 {gratuit} one {1 {point}} other {# {point}}}',
  'screen.card.here':
    'D’ici, il ne peut avancer tout droit que de {length, number, distance} {unit} : le terrain ou un socle le gêne.',
  'screen.card.idle':
    '{base} touche {others} de son front, mais ils ne se combattent pas : ils ne sont pas alignés. Il faut front contre front, front contre arrière, ou son front le long du flanc ennemi, coins avant ensemble.{can, select, yes { Un ordre peut l’aligner : faites-le glisser contre {others}.} no { Aucun ordre ne peut l’aligner maintenant : quelque chose le retient, comme le front d’un autre ennemi.} other {}}',
  'screen.card.worth': 'S’il est perdu : {worth} des {routing} {points} dont la perte fait rompre son armée.',
  'screen.end.score': 'Points et pertes',
  'screen.summary.score': 'Score',
  'screen.summary.secondary': 'Score secondaire',
  'screen.summary.losses': 'Points perdus',
  'screen.summary.routing': 'Rompt à',
  'screen.summary.rounds': 'Elle a duré {rounds, plural, one {un tour} other {# tours}}.',
  'screen.end.won': 'Vous avez gagné',
  'screen.end.lost': 'Vous avez perdu',
  'screen.end.drawn': 'Match nul',
  'screen.end.wins': '{side} a gagné',
  'screen.end.why':
    '{how, select, resigned {{you, select, yes {Vous avez} other {{side} a}} abandonné.} general {{you, select, yes {Vous avez} other {{side} a}} perdu le général, et plus de points d’armée que l’ennemi : {losses} contre {others}.} stronghold {La place forte de {you, select, yes {votre armée} other {{side}}} est prise.} time {Le temps est écoulé, et {you, select, yes {votre armée} other {l’armée {side}}} a le moins bon score : elle a perdu {losses} sur les {routing} qui la rompent.} night {La nuit est tombée, et {you, select, yes {votre armée} other {l’armée {side}}} a le moins bon score : elle a perdu {losses} sur les {routing} qui la rompent.} other {{you, select, yes {Votre armée} other {L’armée {side}}} a rompu : elle a perdu {losses}, et elle rompt à {routing}.}}',
  'screen.end.why-drawn':
    '{how, select, mutual {Les deux armées sont vaincues.} agreed {Les deux camps en sont convenus.} time {Le temps est écoulé.} night {La nuit est tombée.} other {Aucune armée n’est vaincue.}}',
  'screen.end.lost-troop':
    '{count} × {troopName}{worth, select, 0 {} other { ({worth}{count, plural, one {} other { chacun}})}}',
  'screen.end.lost-none': 'rien',
  'screen.end.lost-by': 'Pertes, {side} : {lost}.',
  'screen.end.rematch': 'Revanche',
  'screen.end.swap': 'Changer de camp',
  'screen.end.review': 'Revoir la bataille',
  'screen.card.moves': 'Mouvements',
  'screen.card.name': 'Le nom que vous lui donnez',
  'screen.card.open': 'terrain dégagé {length, number, distance} {unit}',
  'screen.card.on': '{what} {length, number, distance} {unit}',
  'screen.card.beats': 'Fort au corps à corps contre',
  'screen.card.beware': 'Faible au corps à corps contre',
  'screen.card.nobody': 'aucun ennemi ici',
  'screen.card.quickly':
    '{all, select, yes {Toute défaite au combat rapproché contre un ennemi de cette bataille, même petite, le détruit aussitôt.} other {Une défaite au combat rapproché contre {troops}, même petite, le détruit aussitôt.}}',
  'screen.card.legend.reach': 'En pointillé sur la table : jusqu’où il peut aller maintenant.',
  'screen.card.legend.zones':
    'Hachuré sur la table : les zones de contrôle. Celle d’un ennemi limite ce qu’on peut y faire.',
  'screen.card.legend.ranges':
    'Grisé sur la table : le terrain que couvrent les tireurs. Cercle de tirets : les ordres du général n’y coûtent pas plus cher. Cercle de points : la portée de la magie.',
  'screen.card.legend.gaps': 'Rayé sur la table : les interstices entre les socles.',
  'screen.card.in-range': 'À portée maintenant : {targets}.',
  'screen.card.against': 'Contre chaque troupe ennemie, seul en terrain dégagé',
  'screen.card.factors': 'facteurs {own} : {enemy}',
  'screen.fate': '{who} : {parts}',
  'screen.fate.edge':
    '{better, select, none {Combat égal} own {{size, select, large {Bon pour vous} other {Un peu mieux pour vous}}} enemy {{size, select, large {Mauvais pour vous} other {Un peu moins bon pour vous}}} other {{size, select, large {{base} a nettement l’avantage} other {{base} a un léger avantage}}}}',
  'screen.fate.stands': 'tient {share}',
  'screen.fate.back': 'recule ou fuit {share}',
  'screen.fate.lost': 'perdu {share}',
  'screen.term': 'Qu’est-ce que cela veut dire ?',
  'screen.warn.tramples':
    'S’il est battu et qu’il recule ou fuit, {base} piétine sur son chemin {bases}, {count, plural, one {alors détruit} other {alors détruits}}.',
  'screen.warn.likely-lost': 'Sans doute un mauvais combat : {base} est perdu dans {share} des jets.',
  'screen.warn.switch': 'Avertir des ordres sans doute mauvais',
  'screen.ground': '{kind}',
  'screen.aim': 'Ordonner en désignant…',
  'screen.aim.point': 'Désignez le socle que vous visez, ami ou ennemi.',
  'screen.aim.near': 'Ou choisissez-le ici :',
  'screen.aim.of': 'Que faire à propos de {base} ?',
  'screen.aim.none': 'Rien d’autorisé à portée.',
  'screen.aim.line-up': 'L’attaquer de front',
  'screen.aim.flank': 'L’attaquer de flanc',
  'screen.aim.rear': 'L’attaquer dans le dos',
  'screen.aim.overlap': 'Le déborder : coin contre coin, pour aider un voisin au combat',
  'screen.aim.inside-zone': 'Juste dans sa zone',
  'screen.aim.outside-zone': 'Juste hors de sa zone',
  'screen.aim.outside-range': 'Juste hors de sa portée',
  'screen.aim.towards': 'Aller vers lui',
  'screen.aim.join': 'Le rejoindre côte à côte',
  'screen.aim.behind': 'S’aligner derrière lui',
  'screen.brief.label': 'En bref',
  'screen.hints': 'Aide',
  'screen.hints.now': 'Que puis-je faire ?',
  'screen.hints.suggest': 'Proposer un ordre',
  'screen.hints.suggest.other': 'Proposer un autre ordre',
  'screen.hints.suggest.again': 'Proposer de nouveau le premier ordre',
  'screen.hints.suggest.choice': 'Conseiller un choix',
  'screen.hints.thinking': 'Recherche…',
  'guide.now.orders':
    'Chaque ordre déplace un socle, ou un groupe entier, et coûte des points ; la plupart des socles ne reçoivent qu’un ordre. Sélectionnez un socle, tirez-le à sa place et lâchez. {hand, select, finger {Touchez-le deux fois pour prendre toute la ligne. Pour une partie de la ligne, gardez le doigt sur chaque socle de plus, ou pressez « Sélectionner par un cadre » au-dessus de la table.} other {Cliquez deux fois pour prendre toute la ligne. Pour une partie de la ligne, cliquez sur chaque socle de plus avec Maj, ou pressez « Sélectionner par un cadre » à côté de la table.}} Toucher un ennemi du front ouvre un combat, qui se joue après les mouvements. Quand il ne reste ni points ni ordre utile, finissez la phase : les points ne se gardent pas.',
  'guide.now.shoot':
    'Vos tireurs peuvent tirer sur les ennemis à portée. Choisissez un tir : sa barre montre ce que risque la cible, et « Facteurs » dit pourquoi.',
  'guide.now.fight':
    'Les socles qui touchent un ennemi du front combattent. Choisissez le prochain combat : l’ordre compte, car un socle qui recule n’aide plus ses voisins.',
  'guide.now.pursue':
    'Un socle qui a battu son ennemi peut le poursuivre ou rester. S’il poursuit, il presse l’ennemi, mais il peut s’éloigner de ses amis et montrer ses flancs ; s’il reste, la ligne tient.',
  'hint.choice':
    'Mieux vaut « {choice} ». Le robot a essayé chaque choix et préfère la position des armées après celui-ci.',
  'hint.nobody': 'Ne faites venir personne : finissez la phase, et gardez les points pour vos mouvements.',
  'guide.now.over': 'Il ne reste rien à choisir ici : « Finir la phase ».',
  'guide.now.impetuous':
    'Les socles sans ordre qui ne se retiennent pas courent à l’ennemi. Vous choisissez lequel part d’abord.',
  'hint.bot.advance':
    '{count, plural, one {Rapprochez {base}} other {Rapprochez # socles avec {base}}} de l’ennemi ({price} {point}).',
  'hint.bot.march':
    'Faites marcher {count, plural, one {{base}} other {# socles avec {base}}} : aucun ennemi n’est proche.',
  'hint.attack':
    '{count, plural, one {Attaquez {enemy} avec {base}} other {Attaquez {enemy} avec # socles, menés par {base}}} ({price, plural, =0 {gratuit} other {# {point}}}).',
  'hint.odds': 'Alors {base} est perdu dans {share} des jets, {enemy} dans {other}.',
  'hint.only': 'Il n’y a que ce choix : « {choice} ».',
  'hint.odds.fight': '{base} est perdu dans {share} des jets, {enemy} dans {other}.',
  'hint.aim': '{base} contre {enemy}.',
  'hint.general': 'votre général {base}',
  'hint.harmless':
    'Aucun ordre ne rapporte beaucoup. Avec les points qui restent, vous pouvez resserrer votre armée.',
  'hint.bot.attack': 'Attaquez {enemy} avec {base} ({price} {point}).',
  'hint.bot.storm': 'Donnez l’assaut à {enemy} avec {base} ({price} {point}).',
  'hint.bot.help': 'Amenez {base} en aide contre {enemy} ({price} {point}).',
  'hint.bot.raid':
    '{count, plural, one {Envoyez {base}} other {Envoyez # socles avec {base}}} contourner l’ennemi, vers {enemy} ({price} {point}).',
  'hint.bot.break-off': 'Retirez {base} d’un combat qui tourne mal ({price} {point}).',
  'hint.bot.make-room': 'Ramenez {base}, pour avoir de la place devant l’ennemi ({price} {point}).',
  'hint.bot.escape':
    'Mettez {base} à l’abri, vers vos autres troupes : il est trop précieux ({price} {point}).',
  'hint.bot.rejoin':
    'Amenez {base} au reste de vos troupes : celles qui sont trop loin de lui coûtent plus cher à commander ({price} {point}).',
  'hint.bot.close-up':
    'Rapprochez {count, plural, one {{base}} other {# socles avec {base}}} de vos autres troupes ({price} {point}).',
  'hint.bot.turn':
    '{count, plural, one {Faites faire volte-face à {base}} other {Faites faire volte-face à # socles avec {base}}}, vers l’ennemi ({price} {point}).',
  'hint.bot.fight-first':
    'Ce combat d’abord : si {enemy} recule ou est perdu, {friend} combat {foe} avec de meilleures chances.',
  'hint.bot.best-option':
    '{options, plural, one {Un seul choix} other {Parmi # choix}} : celui-ci vous laisse au mieux.',
  'hint.bot.only-option': 'C’est le seul choix.',
  'hint.bot.halt':
    'Arrêtez {count, plural, one {{base} : sinon il court} other {# socles avec {base} : sinon ils courent}} à un mauvais combat.',
  'hint.bot.nothing-better':
    'Aucun ordre trouvé n’améliore votre position. Finissez la phase : rien n’oblige à dépenser {points, plural, one {le {point} qui reste} other {les # {point} qui restent}}.',
  'hint.bot.hold':
    'Tenez la ligne et finissez la phase : l’ennemi est proche, et tout ordre trouvé l’aiderait plus que vous. Rien n’oblige à dépenser {points, plural, one {le {point} qui reste} other {les # {point} qui restent}}.',
  'hint.bot.come-up':
    'Faites avancer {count, plural, one {{base}} other {# socles avec {base}}}, pour que vos troupes abordent l’ennemi ensemble ({price} {point}).',
  'hint.bot.column':
    'Mettez {count, plural, one {{base}} other {# socles avec {base}}} en colonne, pour passer là où une ligne ne passe pas ({price} {point}).',
  'hint.bot.no-points': 'Il ne reste plus de points : finissez la phase.',
  'hint.bot.nothing-left': 'Il ne reste rien à faire : finissez la phase.',
  'screen.plan': 'Ordres à l’essai',
  'screen.plan.begin': 'Essayer des ordres',
  'screen.plan.what':
    'Donnez des ordres sur la table comme d’habitude : c’est une copie, rien n’est définitif et aucun dé n’est lancé. Les traits montrent où irait le perdant d’un combat ; une croix marque un socle qu’une défaite détruirait. Donnez ensuite pour de bon ce qui vous plaît.',
  'screen.plan.fights': 'Combats qui suivraient',
  'screen.plan.fight': '{bases}',
  'screen.plan.goes': '{base} : {outcome} de {length, number, distance} {unit} ({share})',
  'screen.plan.falls': '{base} : {outcome}, et perdu ({share})',
  'screen.plan.take':
    '{count, plural, =0 {Aucun ordre} one {Donner cet ordre} other {{all, select, yes {Donner les {count} ordres} other {Donner ces {count} ordres}}}}',
  'screen.plan.drop': 'Revenir sans ces ordres',
  'screen.plan.given':
    '{count, plural, one {{given, plural, =0 {L’ordre a été refusé.} other {L’ordre est donné.}}} other {{given, plural, one {{given} ordre sur {count} est donné.} other {{given} ordres sur {count} sont donnés.}}}}',
  'table.loupe':
    '{gap, plural, =0 {au contact} other {écart {gap, number} mm}}, {angle, plural, =0 {parallèles} other {{angle, number}° de biais}}',
  'table.card.kind':
    '{what, select, far {mouvement lointain (sans ennemi proche)} tactical {mouvement normal} other {{what}}}',
  'table.card.going':
    '{going, select, GGo {bon terrain} RGo {terrain accidenté} DGo {terrain difficile} good {bon terrain} bad {terrain difficile} river {rivière} road {route} other {{going}}}',
  'table.card.zones':
    'Entre dans la zone de contrôle de {owners}{more, plural, =0 {} one { et d’un autre} other { et de # autres}}',
  'table.card.loses-shot':
    '{count, plural, one {Va trop loin pour pouvoir tirer ensuite} other {Vont trop loin pour pouvoir tirer ensuite}} : {bases}.',
  'table.card.loses-support':
    '{count, plural, one {Combattra avec un total plus bas} other {Combattront avec un total plus bas}} : {bases}.',
  'table.card.crowded':
    '{base} ne pourrait pas reculer : {by} serait derrière. Obligé à reculer, il serait perdu.',
  'table.card.more-contacts': '{count, plural, one {Un contact de plus} other {# contacts de plus}}',
  'table.card.more-fights':
    '{count, plural, one {Un combat de plus s’ensuit, moins risqué.} other {# combats de plus s’ensuivent, moins risqués.}}',
  'table.card.more-reasons': '{count, plural, one {Une raison de plus} other {# raisons de plus}}',
  'table.card.contact':
    '{base} {how} {other}{brings, select, none { : aucun combat n’en résulte} helped { : pas de combat propre} help { : pas de combat propre, mais il peut aider un ami} other {}}',
  'table.card.helps': 'Aide {friend} : {enemy} est alors perdu dans {then} des lancers ({now} à présent).',
  'table.card.why': 'Pourquoi ?',
  'term.overlapped':
    'Débordé : un second ennemi touche son coin avant, à côté de l’ennemi qu’il combat, et aucun ami ne s’y trouve. Cela compte 1 contre lui.',
  'table.card.refused': 'Interdit',
  'table.card.allowed': 'Autorisé',
  'table.card.waits': 'Autorisé, pas encore donné',
  'table.card.not-given': 'Aucun ordre n’a été donné à {bases}.',
  'table.card.judging': 'Vérification…',
  'table.card.setting-up': 'Mise en place',
  'table.card.edge':
    'S’arrêter juste avant {ground} ({length, number, distance} {unit}, {cost, plural, =0 {gratuit} one {1 {point}} other {# {point}}})',
  'table.card.part':
    'N’envoyer que {bases}{more, plural, =0 {} one { et un autre} other { et # autres}} ; {rest, plural, one {un autre reste} other {# autres restent}} sur place ({length, number, distance} {unit}, {cost, plural, =0 {gratuit} one {1 {point}} other {# {point}}})',
  'table.card.column':
    'Y aller en colonne ({length, number, distance} {unit}, {cost, plural, =0 {gratuit} one {1 {point}} other {# {point}}})',
  'table.card.going-of': '{what} : {bases}',
  'table.card.find-any': 'Montrer un mouvement autorisé',
  'table.card.find-nearest': 'Chercher le mouvement autorisé le plus proche',
  'table.card.look': '{order} : voir d’abord',
  'table.card.give': 'Donner l’ordre',
  'table.card.leave':
    '{count, plural, one {Quitter le champ de bataille : il est perdu} other {Quitter le champ de bataille : ils sont perdus}}',
  'table.card.asks': 'Pas encore donné : à peser',
  'table.card.slowed':
    '{bases} {count, plural, one {finit} other {finissent}} dans {ground}, qui {count, plural, one {le} other {les}} ralentit.',
  'table.card.straight':
    'Compris comme tout droit : un groupe ne va de côté qu’en pivotant. Tirez une de ses deux flèches rondes{hand, select, finger {} other {, ou tenez Alt en glissant}}.',
  'table.card.stays':
    '{bases}{more, plural, =0 {} one { et un autre} other { et # autres}} {count, plural, one {reste} other {restent}} sur place.',
  'table.card.stopped': 'Pourquoi pas plus loin : {why}',
  'table.card.sideways':
    'Un groupe ne glisse pas de côté. Tournez-le : tirez une de ses deux flèches rondes. Ou bougez ses socles un par un.',
  'table.card.cancel': 'Annuler',
  'table.pad': 'Déplacer la sélection',
  'table.pad.step': 'Pas',
  'table.pad.turn': 'Rotation',
  'table.pad.millimetre': '{length} mm',
  'table.pad.degrees': '{degrees}°',
  'table.pad.ahead': 'En avant',
  'table.pad.back': 'En arrière',
  'table.pad.left': 'Décaler à gauche',
  'table.pad.right': 'Décaler à droite',
  'table.pad.pivot-left': 'Pivoter sur la gauche',
  'table.pad.pivot-right': 'Pivoter sur la droite',
  'table.pad.turnabout': 'Volte-face',
  'table.pad.full': 'Pleine capacité',
  'table.pad.group': 'Groupe',
  'table.pad.next': 'Proposition suivante',
  'table.pad.previous': 'Proposition précédente',
  'table.pad.wheel': 'Faire glisser par pivot puis droit devant',
  'table.pad.plan': 'Ne pas encore donner l’ordre quand je relâche',
};
