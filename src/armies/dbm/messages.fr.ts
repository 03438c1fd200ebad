/** The French messages about army files of DBM. The keywords of the files stay English. */
import { FRENCH as LISTS } from '../lists/messages.fr.ts';
import type { ENGLISH } from './messages.en.ts';

export const FRENCH: Readonly<Record<keyof typeof ENGLISH, string>> = {
  ...LISTS,
  'list.supporter': '{troop} ne donne aucun soutien qu’une liste puisse permettre : seuls les Ps en donnent',
  'order.supporter': '{troop} ne donne aucun soutien qu’une liste puisse permettre : ôtez « supporting »',
  'dbm.list.years':
    '« {text} » ne sont pas des années de la période : écrivez par exemple « 58 BC - 43 AD », de 3000 av. J.-C. à 1500 apr. J.-C., la plus ancienne d’abord',
  'dbm.list.climate': 'il n’y a pas de climat « {text} » : écrivez {knownOr}',
  'dbm.list.terrain': 'il n’y a pas de terrain « {text} » : les sortes sont {known}',
  'dbm.list.terrain-twice':
    'le terrain {kind} figure deux fois : gardez-le comme obligatoire ou comme facultatif',
  'dbm.order.command':
    '« {text} » n’est pas le général d’un corps : écrivez « C-in-C Reg Kn (O) », « sub-general Reg Cv (O) », « ally-general Irr Cv (O) » ou « ally-general of gauls Irr Cv (O) »',
  'dbm.order.empty': 'l’armée n’a pas de corps : écrivez par exemple « command: C-in-C Reg Kn (O) »',
  'dbm.order.no-command':
    '« {text} » n’appartient à aucun corps : écrivez « command: » et son général au-dessus',
  'dbm.order.baggage':
    '« {text} » n’est pas un nombre d’éléments de bagages : écrivez un nombre de 0 à {most}',
  'dbm.order.commands':
    'l’armée a {count, plural, one {# corps} other {# corps}}, {least} à {most} sont permis',
  'dbm.order.c-in-c':
    '{count, plural, =0 {aucun corps n’a} one {# corps a} other {# corps ont}} un C-en-C : un seul doit l’avoir',
  'dbm.order.general': 'la liste n’offre pas de {role} en {troop} : elle offre {existingOr}',
  'dbm.order.ally': 'la liste n’a pas de général allié de {list} : elle a ceux de {knownOr}',
  'dbm.order.ally-list': 'aucune liste d’armée n’a l’identifiant « {list} » : il y a {known}',
  'dbm.order.ally-least':
    'trop peu de {name} pour un général allié : {count}, il lui en faut au moins {least}, un quart du minimum',
  'dbm.order.ally-baggage':
    'le général allié a {count, plural, one {# élément} other {# éléments}} de bagages : il en faudrait {wanted}',
  'dbm.order.all-baggage':
    'l’armée a {count, plural, one {# élément} other {# éléments}} de bagages, ses corps en demandent {wanted} : 2 chacun',
  'dbm.list.double':
    '« {text} » n’est pas un double socle : écrivez par exemple « double: Reg Bw (X) + Reg Bw (S), 1 AP less »',
  'dbm.order.double':
    '« {text} » ne sont pas des doubles socles : écrivez par exemple « double: 4 Shields + Archers »',
  'dbm.order.double-names': 'le corps n’a pas de lignes {front} et {rear}',
  'dbm.order.double-apart':
    '{rear} ne peuvent pas partager un socle avec {front} : ils ne les soutiennent pas et ne tirent pas par-dessus eux',
  'dbm.order.double-pavise':
    '{front} ne peuvent pas partager un socle avec {rear} : des Bw (X) sont devant des Bw (O) ou des Bw (S)',
  'dbm.order.wedge': '{front} ne forment pas de coins : leur liste ne le demande pas',
  'dbm.walls': '« {text} » ne sont pas des sections de fortifications : il y a {known}',
  'dbm.order.walls': 'la liste ne permet pas de sections {name}',
};
