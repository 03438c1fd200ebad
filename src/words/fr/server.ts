import type { Catalogue } from '../types.ts';

/** Pourquoi un serveur ne fait pas ce qu'on lui demande. */
export const server: Catalogue = {
  'server.already-seated': 'Vous avez déjà une place dans cette bataille.',
  'server.army-kind': 'Ce texte n’est pas une armée de ces règles : il lui faut une ligne « {kind}: NOM ».',
  'server.away':
    'Les batailles sont hors d’atteinte pour le moment. Rien n’est perdu : réessayez dans un instant.',
  'server.begun': 'La bataille a commencé : les mots et les armées restent ce qu’ils sont.',
  'server.bots-lead-sides': 'Un robot commande tout un camp, non un seul corps.',
  'server.choose-a-side': 'Choisissez un camp : {sides}.',
  'server.command-taken': 'Quelqu’un commande déjà le corps {command}.',
  'server.form': 'À {where} : ceci n’a pas la forme que montre /api/openapi.json.',
  'server.form-address': 'À {where} : il faut une adresse https du réseau public, sans port.',
  'server.form-blank': 'À {where} : personne ne verrait rien de ce texte. Écrivez au moins une lettre.',
  'server.form-choice': 'À {where} : il faut l’une de ces valeurs : {known}.',
  'server.form-large':
    'À {where} : {what, select, string {ce texte a plus de {most, plural, one {# caractère} other {# caractères}}} array {cette liste a plus de {most, plural, one {# élément} other {# éléments}}} other {cette valeur dépasse {most}}}.',
  'server.form-more': 'À {where} : {names} n’a pas sa place ici.',
  'server.form-small':
    'À {where} : {what, select, string {il faut à ce texte au moins {least, plural, one {# caractère} other {# caractères}}} array {il faut à cette liste au moins {least, plural, one {# élément} other {# éléments}}} other {cette valeur est inférieure à {least}}}.',
  'server.form-type':
    'À {where} : il faut {expected, select, string {un texte} number {un nombre} int {un nombre entier} boolean {true ou false} object {un objet} record {un objet} array {une liste} other {{expected}}}.',
  'server.gone-on': 'La bataille a continué depuis : voyez ce qui s’est passé, puis décidez de nouveau.',
  'server.leads-nothing': 'Vous ne commandez encore aucun corps : prenez-en un.',
  'server.leads-side': 'Vous commandez tout le camp.',
  'server.no-armies':
    'Il n’y a pas encore d’armées pour {ruleset} : aucune bataille ne peut commencer. Possibles : {known}.',
  'server.no-battle-awaited': 'Vous ne menez aucun camp d’une bataille que cette campagne attend.',
  'server.no-campaign': 'Il n’y a pas de campagnes de {ruleset}. Sont possibles : {known}.',
  'server.no-leave':
    'Vous pouvez prendre encore {left, plural, =0 {aucun jour de congé} one {# jour de congé} other {# jours de congé}}, et non {days}.',
  'server.no-player': 'Une campagne demande au moins une nation menée par un joueur.',
  'server.no-secret':
    'Envoyez le secret de votre place par « Authorization: Bearer SECRET » ; il a 43 à 128 lettres, chiffres, - ou _.',
  'server.no-spectators': 'Seuls ses joueurs peuvent regarder cette bataille.',
  'server.no-stand-ins':
    'Les conditions de cette bataille ne permettent pas que des robots remplacent les joueurs.',
  'server.no-such-army': 'Il n’y a pas d’armée {army}, ou elle enfreint les règles de composition.',
  'server.no-such-battle': 'Il n’y a pas de bataille {battle} ; elle a pu être effacée.',
  'server.no-such-bot': 'Il n’y a pas de robot {bot} ; il y a : {known}.',
  'server.no-such-campaign': 'Il n’y a pas de campagne {campaign} ; elle a pu être effacée.',
  'server.no-such-command': 'Ce camp n’a pas de corps {command}.',
  'server.no-such-general':
    '{general} ne peut pas porter votre général dans cette bataille. Sont possibles : {known}.',
  'server.no-such-message':
    'Vous nommez le message {number}, mais aucun message de ce numéro ne vous a été envoyé.',
  'server.no-time-call':
    'À distance, personne ne peut seul déclarer le temps écoulé : proposez la nulle, ou laissez décider les pendules.',
  'server.nobody-late': 'Le temps de l’autre camp n’est pas écoulé.',
  'server.not-begun': 'La bataille n’a pas commencé : les deux joueurs doivent être prêts.',
  'server.not-found': 'Il n’y a rien à cette adresse ; les adresses se trouvent sous /api/openapi.json.',
  'server.not-general': 'Seul le joueur qui commande tout le camp peut le faire.',
  'server.not-invited': 'Pour entrer dans cette bataille, il faut son invitation.',
  'server.not-json':
    'La requête n’est pas du JSON : envoyez « Content-Type: application/json » et un texte JSON.',
  'server.not-over': 'La bataille n’est pas encore terminée.',
  'server.not-ready': 'Les deux joueurs doivent d’abord être prêts.',
  'server.not-seated': 'Ce secret n’a pas de place dans la bataille.',
  'server.notice': '{title} : la bataille vous attend.',
  'server.notice-of-campaign': '{title} : la campagne vous attend.',
  'server.other-command': 'Vous ne donnez d’ordres qu’aux socles du corps {command}.',
  'server.other-orders': 'Vous ne reprenez que vos propres ordres.',
  'server.over': 'La bataille est terminée.',
  'server.same-secret': 'Deux nations ont le même secret. Chaque place a besoin du sien.',
  'server.say-your-name': 'Sans place, envoyez un nom avec votre texte.',
  'server.seats-taken': 'Toutes les places sont prises.',
  'server.side-taken': 'Quelqu’un commande déjà {side}.',
  'server.sides-are-drawn': 'Les camps sont tirés au sort dans cette bataille : n’en nommez aucun.',
  'server.too-deep': 'Le JSON est imbriqué sur plus de {most} niveaux.',
  'server.too-large': 'La requête dépasse {most} octets.',
  'server.too-many':
    'Trop de requêtes : réessayez dans {seconds, plural, one {# seconde} other {# secondes}}.',
  'server.too-many-spectators': 'Trop de spectateurs regardent cette bataille : réessayez plus tard.',
  'server.wrong': 'Une erreur s’est produite dans le serveur ; elle figure dans son journal. Réessayez.',
};
