import { far } from '../../length.ts';
import type { Catalogue } from '../../types.ts';

/** De Bellis Magistrorum Militum, moral : les corps perdent courage, déroutes, fin. */
export const morale: Catalogue = {
  'screen.beside.spent': 'Épuisés',
  'event.battle-decided':
    '{winner, select, null {Les deux armées sont défaites, et ont perdu autant.} other {Plus de la moitié d’une armée est perdue ou rompue. Victoire de {winner}.}}',
  'event.battle-limit': 'Le nombre convenu de bonds est joué : les pertes partagent les points.',
  'event.command-broken':
    '{command, select, none {L’armée de {side} est rompue : elle} other {Le corps {command} de {side} est rompu : il}} a perdu {lost, number} ME.',
  'event.command-disheartened':
    '{command, select, none {L’armée de {side} est découragée : elle} other {Le corps {command} de {side} est découragé : il}} a perdu {lost, number} ME.',
  'event.camp-taken':
    'Un ennemi se trouve dans le camp de bagages de {side} : cela ajoute 2 ME à ses pertes.',
  'event.command-shattered':
    '{command, select, none {L’armée de {side} est anéantie : elle} other {Le corps {command} de {side} est anéanti : il}} a perdu {lost, number} ME.',
  'event.destroyed.dbmm.rout.8': '{base} se jette sur {by} dans sa déroute et est détruit.',
  'event.joined-rout': '{base} se joint à la déroute derrière {by}.',
  'event.left-battlefield': '{base} quitte le champ de bataille et est perdu.',
  'event.losses-noted': 'Les pertes des corps sont notées.',
  'event.routed': `{base} est en déroute de ${far('went')}.`,
  'event.routs': '{base} est en déroute.',
  'event.town-passed':
    'L’envahisseur s’est tenu au milieu d’une ville : cela ajoute 2 ME aux pertes du défenseur.',
  'fault.question-score': 'La question donne ce que chaque camp avait et a perdu, en ME : {sides}.',
};
