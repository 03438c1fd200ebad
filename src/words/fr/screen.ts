import type { Catalogue } from '../types.ts';
import { battleScreen } from './battle-screen.ts';

const home: Catalogue = {
  'screen.picture': 'Deux armées de petits socles se rencontrent sur une table verte',
  'screen.go-on': 'Poursuivre : {name}{yours, select, yes {. À vous de jouer} other {}}',
  'screen.door.learn': 'Apprendre',
  'screen.door.learn.what':
    'Dix minutes à la table, une idée à la fois. Il ne faut ni livre de règles ni armée.',
  'screen.door.learn.first': 'Nouveau ? Commencez ici',
  'screen.door.play': 'Jouer',
  'screen.door.build': 'Composer',
  'screen.door.build.what':
    'Faites votre propre armée pour {games} : ses troupes, ses points, et ce qu’en disent les règles.',
  'screen.workshop.short': 'Ouvrir l’atelier',
  'screen.learn': 'Apprendre à jouer',
  'screen.about.1':
    'Un arbitre pour les batailles de figurines, antiques ou fantastiques, selon les règles de la famille DBx.',
  'screen.about.2':
    'Déplacez les socles librement, au millimètre. Acies connaît les règles, mesure, lance les dés et dit pourquoi.',
  'screen.quick.hint':
    'Deux armées qui vont ensemble, mises en place selon la règle. Vous jouez contre un robot pour débutants, qui marche droit sur vous. Pas de compte, rien à installer.',
  'screen.campaign': 'Campagne',
  'screen.at-distance': 'Jouer à distance',
  'screen.new': 'Nouvelle bataille',
  'screen.kept': 'Vos batailles',
  'screen.kept.none': 'Aucune encore. Les batailles sont gardées dans ce navigateur à mesure que vous jouez.',
  'screen.kept.facts':
    '{end, select, won {vous avez gagné} lost {vous avez perdu} drawn {match nul} over {terminée} other {{commands, plural, =0 {pas commencée} other {en cours}}}} · {when}',
  'screen.kept.save': 'Enregistrer {name} dans un fichier',
  'screen.kept.delete': 'Effacer {name}',
  'screen.open': 'Ouvrir un fichier',
  'screen.open.hint':
    'Une bataille enregistrée ou un scénario ; vous pouvez aussi déposer le fichier n’importe où sur la page.',
  'screen.open.failed': 'Impossible de l’ouvrir',
  'screen.open.failed.file': 'Impossible d’ouvrir {name}',
  'screen.faults.lost': 'Rien n’a été changé ni perdu.',
  'screen.record.broken': '{name} ne peut pas être vérifiée jusqu’au bout',
  'screen.record.broken.from':
    'Son action {entry} sur {count} ({command}) est interdite par les règles de cette version, ou a un autre résultat. Le fichier a été modifié, ou vient d’une autre version du programme.',
  'screen.record.broken.shown':
    'Vous voyez la bataille juste avant. La suite est gardée aussi, telle que le fichier la donne, mais les règles ne l’ont pas vérifiée.',
  'screen.scenarios': 'Choisissez un scénario',
  'screen.credit': 'Le programme est sous licence MIT.',
  'screen.against': 'contre',
  'screen.delete': 'Effacer',
  'screen.delete.sure': 'Effacer « {name} » de ce navigateur pour de bon ?',
  'screen.save': 'Exporter',
  'screen.export': 'Copies et impressions…',
  'screen.save.short': 'Enregistrer',
  'screen.home': 'Page d’accueil',
  'screen.loading': 'Chargement…',
  'screen.nowhere': 'Il n’y a rien à cette adresse',
  'screen.workshop': 'L’atelier : vos propres armées',
};

const setup: Catalogue = {
  'screen.new.begin': 'Commencer la bataille',
  'screen.new.busy': 'Mise en place…',
  'screen.new.failed': 'Cette bataille ne peut pas commencer',
  'screen.new.sizes':
    'Les armées ne sont pas de la même taille : {name} est de {one} AP, {otherName} de {other} AP. Choisissez-en deux de même taille.',
  'screen.new.fault-of': '{army} : {fault}',
  'screen.new.no-armies': 'Il n’y a pas d’armées pour une petite bataille.',
  'screen.cancel': 'Annuler',
  'screen.battle.name': '{red} – {blue}',
  'screen.army.south': 'Au sud',
  'screen.army.north': 'Au nord',
  'screen.army.open': 'Ouvrir un fichier d’armée…',
  'screen.army.forget': 'L’effacer de ce navigateur',
  'screen.army.swap': 'Échanger les camps',
  'screen.army.findings':
    '{count, plural, one {Un point s’y écarte} other {# points s’y écartent}} des règles des armées.',
  'screen.opponent': 'Contre',
  'screen.opponent.beginner': 'Débutant : marche droit sur vous',
  'screen.opponent.beginner.hint':
    'déplace la moitié de ses socles par tour, sans peser les combats : pour une première bataille',
  'screen.opponent.light': 'Facile : rapide, en voit moins',
  'screen.opponent.light.hint': 'prend le premier bon ordre qu’il trouve',
  'screen.opponent.playing': 'Pleine force',
  'screen.opponent.playing.hint': 'compare tous ses ordres ; réfléchit un moment',
  'screen.opponent.master': 'Maître : mène selon un plan',
  'screen.opponent.master.hint':
    'prépare chaque tour, puis compare tous ses ordres ; réfléchit quelques secondes',
  'screen.character': 'Son caractère',
  'screen.character.careful': 'Prudent',
  'screen.character.careful.hint': 'craint vos attaques et attend un bon combat',
  'screen.character.steady': 'Posé',
  'screen.character.steady.hint': 'pèse ce qu’il peut gagner et perdre',
  'screen.character.rash': 'Téméraire',
  'screen.character.rash.hint': 'vient à vous et se bat à chances égales',
  'screen.opponent.elsewhere': 'Quelqu’un à un autre endroit…',
  'screen.opponent.two': 'Deux personnes',
  'screen.opponent.two.hint': 'sur cet écran',
  'screen.seat': 'Vous commandez',
  'screen.seat.south': 'depuis le sud',
  'screen.seat.north': 'depuis le nord',
  'screen.setup': 'Mise en place',
  'screen.setup.by-rules': 'Prête à jouer',
  'screen.setup.by-rules.hint': 'terrain et déploiement selon la règle',
  'screen.setup.by-hand': 'Déployer à la main',
  'screen.setup.all-by-hand': 'Tout à la main',
  'screen.setup.all-by-hand.hint': 'terrain élément par élément, puis déploiement',
  'screen.setup.by-hand.hint': 'le terrain est posé pour vous',
  'screen.table.size': 'Table',
  'screen.table.size.of': '{width} × {depth} MU',
  'screen.table.size.mm': '{width, number, ::group-off} × {depth, number, ::group-off} mm',
  'screen.name': 'Nom',
  'screen.army': '« {name} »',
  'screen.side': '{side, select, red {Rouge} blue {Bleu} dice {Dés} other {{side}}}',
  'screen.ruleset': 'Règle',
  'screen.army.suited': 'Deux armées assorties',
};

const deploy: Catalogue = {
  'screen.deploy':
    '{count, plural, =0 {Tous les socles sont posés} one {# socle à déployer} other {# socles à déployer}}',
  'screen.deploy.troop': '{troopKind}{leader, select, yes { (général)} other {}}',
  'screen.deploy.of-command': 'Corps {command}',
  'screen.deploy.some': '{count} × {troop}',
  'screen.deploy.in-command': '{troops}.',
  'screen.deploy.less': '{troopName} : un de moins',
  'screen.deploy.more': '{troopName} : un de plus',
  'screen.deploy.of': '{chosen} sur {count}',
  'screen.deploy.all': 'Tous',
  'screen.deploy.none': 'Aucun',
  'screen.deploy.wide': 'Socles de front',
  'screen.deploy.line': 'En une ligne',
  'screen.deploy.column': 'En colonne',
  'screen.deploy.anywhere': 'Les placer pour moi',
  'screen.deploy.choose': 'Choisissez combien de chaque troupe poser ensemble.',
  'screen.deploy.click':
    '{count, plural, one {Un socle} other {# socles}}, {wide} de front et {deep} de profondeur : {hand, select, finger {touchez} other {cliquez sur}} la table là où doit être le milieu du front, jusqu’à {depth, number, distance} {unit} de votre bord.',
  'screen.deploy.arrive':
    '{count, plural, one {Un socle} other {# socles}}, {wide} de front et {deep} de profondeur : {hand, select, finger {touchez} other {cliquez sur}} le bord de table par où ils arrivent.',
  'screen.deploy.down': '{count, plural, one {Un socle est posé} other {# socles sont posés}}.',
  'screen.deploy.rest': 'Déployer le reste pour moi',
  'screen.deploy.barred':
    'Avec {count, plural, one {le socle déjà placé} other {les # socles déjà placés}}, le reste ne peut plus être déployé selon les règles.',
  'screen.deploy.anew':
    'Remettre {count, plural, one {ce socle} other {les # socles}} en réserve, et tout déployer pour moi',
  'screen.deploy.back': 'Remettre en réserve {count, plural, one {ce socle} other {# socles}}',
  'screen.end-deployment': 'Le déploiement est fini',
};

const clauses: Catalogue = {
  'screen.rulebook': 'Le livre de règles',
  'screen.rulebook.close': 'Fermer le livre de règles',
  'screen.clauses': 'Les clauses',
  'screen.clauses.of': 'Les clauses de {name}',
  'screen.clauses.search': 'Chercher',
  'screen.clauses.found': '{count, plural, =0 {Aucune clause} one {# clause} other {# clauses}}',
  'screen.clauses.failed': 'Les clauses n’ont pas pu être chargées. Vous semblez hors ligne.',
  'screen.clause.why': 'pourquoi ?',
  'screen.clause.told': 'Le lire dans le livre',
  'screen.clause.open': 'Lire la clause {rule}',
  'screen.clause.unknown': 'Aucune clause ne s’appelle {rule}.',
  'screen.clause.deferred': 'Pas encore joué : {what}.',
  'deferred.campaign': 'les campagnes',
  'screen.clause.credit':
    '{name} est de {author}. Ses points de règle sont reformulés ici avec nos propres mots, sous',
};

const dialogs: Catalogue = {
  'screen.settings': 'Réglages',
  'screen.link': 'Lien vers la position',
  'screen.link.what':
    'Il contient toute la position, en {count, plural, one {# caractère} other {# caractères}}.',
  'screen.link.damaged': 'Ce lien est abîmé.',
  'screen.help': 'Aide',
};

/** Everything on the screen beside the table. */
export const screen: Catalogue = {
  ...home,
  ...setup,
  ...deploy,
  ...battleScreen,
  ...clauses,
  ...dialogs,
};
